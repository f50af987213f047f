import { HOLD } from '../../../booking/rules/promises/promises.ts'
import { type CivilDate, formatInstant } from '../../../kernel/rules/dates.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import { stateWithCode } from '../../../organisations/rules/billing/states.ts'
import { checkCode } from './check-code.ts'
import type { DocumentBodies, DocumentLine, DocumentOf } from './document.ts'
import type { Block, DocumentLayout, NoteBlock, PartyBlock } from './document-layout.ts'
import { bandsTable, MAX_OWNER_COLUMNS, numberRanges, ownersTable, paymentTable } from './estimate-tables.ts'
import type { LayoutContext } from './layout-of.ts'
import {
  campaignText,
  dateOf,
  exactMoney,
  letterheadOf,
  linesTable,
  madeFor,
  partyBlock,
  placeText,
  plainMoney,
  spanText,
  sumRows,
  taxTable,
} from './parts.ts'
import { amountInWords } from './words.ts'

type Body = DocumentBodies['estimate']

/** Limit of owners listed next to the advertiser; with more, the table below has all. */
const MAX_LISTED = 5

const owners = (count: number) => plural(count, ['owner', 'owners'])
const lines = (count: number) => plural(count, ['line', 'lines'])

/** An estimate: the cost of a campaign, a plan or a selection, by owner. It is no tax document, and books nothing. */
export function presentEstimate(estimate: DocumentOf<'estimate'>, about: LayoutContext): DocumentLayout {
  const { body, number, at, payable } = estimate
  const { from, to, campaign } = body
  const running = campaignText(body)
  return {
    title: 'Estimate',
    number,
    note: 'No tax document',
    letterhead: letterheadOf(from, { kind: 'platform' }),
    facts: [
      { label: 'Made on', value: dateOf(at) },
      { label: 'Valid until', value: formatInstant(body.validUntil) },
      ...(campaign ? [{ label: 'Campaign', value: running }] : []),
      { label: 'Runs', value: spanText(flightOf(body.lines)) },
      { label: 'Place of supply', value: body.isWithIgst ? 'Not known yet' : placeText(body.lines) },
    ],
    parties: [partyBlock('Prepared for', to), ownersBlock(body)],
    blocks: [
      linesTable(body.lines, groupText(body)),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: null,
        text: tdsNote(body),
        rows: sumRows(estimate),
        bar: { label: body.isWithIgst ? 'Payable, with IGST' : 'Payable', value: exactMoney(payable) },
        after: [],
      },
      ...notes(body),
      paymentTable(body, payable),
      ...(body.owners.length > MAX_OWNER_COLUMNS ? [ownersTable(body, payable)] : []),
      ...cancelling(body, at),
      taxTable(body.lines),
    ],
    terms: [
      `An estimate books nothing. Places are held for ${HOLD} when you send a campaign; each owner then confirms.`,
      `You pay each owner on the owner's own documents. ${about.platform} does not hold your money.`,
      'Rates are set by the owners and valid until the date above; after it, lines that were not sent are priced again.',
      `Printing is kept once the artwork was approved. Tax as of ${dateOf(at)}.`,
    ],
    code: checkCode(estimate, about),
    signatures: [
      { heading: `Accepted for ${to.name}`, name: '', detail: 'Name, date, signature and seal' },
      { heading: `For ${from.name}`, name: from.signatory ?? '', detail: dateOf(at) },
    ],
    made: madeFor(to, about.platform),
    running: running || to.name,
    carried: {
      label: `payable, ${lines(body.lines.length)}, ${owners(body.owners.length)}`,
      value: exactMoney(payable),
    },
  }
}

/** From the first day of all lines to the last. */
function flightOf(printed: readonly DocumentLine[]): { starts: CivilDate; ends: CivilDate } {
  const starts = printed.flatMap((line) => (line.starts ? [line.starts] : [])).toSorted()
  const ends = printed.flatMap((line) => (line.ends ? [line.ends] : [])).toSorted()
  return { starts: starts[0] ?? '', ends: ends.at(-1) ?? '' }
}

/** An owner confirms line by line, and each has its release order. */
function ownersBlock({ owners: all, lines }: Body): PartyBlock {
  const shown = all.length > MAX_LISTED + 1 ? all.slice(0, MAX_LISTED) : all
  const rest = all.slice(shown.length)
  return {
    kind: 'sums',
    heading: `${owners(all.length)}, ${plural(lines.length, ['release order', 'release orders'])}`,
    rows: [
      ...shown.map(({ name, gstin, payable }) => ({
        name,
        detail: gstin ?? 'No GSTIN on record',
        amount: plainMoney(payable),
      })),
      ...(rest.length === 0
        ? []
        : [
            {
              name: `${rest.length} more`,
              detail: 'See “By owner”',
              amount: plainMoney(rest.reduce((sum, { payable }) => sum + payable, 0)),
            },
          ]),
    ],
  }
}

/** `Golconda Skyline Media Private Limited, Telangana (36)` */
function groupText({ owners: all }: Body): (line: DocumentLine) => string {
  const texts = new Map(all.map(({ id, name, state }) => [id, [name, stateWithCode(state)].filter(Boolean).join(', ')]))
  return ({ owner }) => texts.get(owner ?? '') ?? ''
}

/** Tax that the advertiser may withhold. */
function tdsNote({ tds }: Body): string {
  const due = tds.filter(({ amount }) => amount !== 0)
  if (due.length === 0) {
    return "No TDS: no owner's value without GST is above ₹30,000. Above ₹1,00,000 in a year to one owner it is due (s. 393(1), Income-tax Act 2025)."
  }
  const parts = due.map(
    ({ bp, amount }) =>
      `${formatPercent(bp)}${bp < 200 ? ' of individuals' : ''}, in all ${exactMoney(amount).replace(/\.00$/, '')}`,
  )
  return `TDS: you may deduct ${list(parts)} on the value without GST (s. 393(1), Income-tax Act 2025). Each sum is rounded to the rupee.`
}

/** The reason why two ways of taxing a line differ by a paisa. */
const PAISA = 'CGST and SGST are rounded one by one, so a line with them may differ by a paisa from one with IGST.'

/** Notes to read before the approval. */
function notes({ isWithIgst, lostCredit, notPriced }: Body): NoteBlock[] {
  const texts = [
    ...(isWithIgst
      ? [
          `**With IGST, because your state is not known.** Once your billing details have it, lines supplied in the owner's state have CGST and SGST instead. ${PAISA}`,
        ]
      : []),
    ...lostCredit.map(
      ({ lines: own, state, tax }) =>
        `**${own.length === 1 ? 'Line' : 'Lines'} ${numberRanges(own)}: CGST and SGST of ${state}, ${exactMoney(tax)}, may give you no credit**, because space at a site is taxed at its place and you are registered in another state. The owner can sell it as a display service instead; then it has IGST. ${PAISA}`,
    ),
    ...(notPriced.length > 0
      ? [
          `**Not in this estimate:** ${notPriced.map(({ title, reason }) => `${title} (${reason.replace(/\.$/, '')})`).join('; ')}.`,
        ]
      : []),
  ]
  return texts.map((text) => ({ kind: 'note', text }))
}

const cancelling = (body: Body, at: number): Block[] =>
  body.bands.length === 0
    ? []
    : [
        bandsTable(body.bands, at),
        {
          kind: 'text',
          heading: 'What is kept',
          text: 'It is a share of the media that the owner keeps. Before the owner confirms every line is free. Tax goes back at the rate of the line.',
        },
      ]
