import { formatDate, formatLongDate } from '../dates.ts'
import { type Paise, roundedRatio } from '../money.ts'
import type { DocumentParty } from './document.ts'
import type { Block, Fact, Paper, PartyBlock, SumRow } from './paper.ts'
import type { PaperAbout } from './paper-of.ts'
import { campaignText, exactMoney, letterheadOf, partyBlock, placeText, signedMoney, spanText } from './parts.ts'
import type { Statement } from './statement.ts'
import { linesTable, orderedTable, papersTable, receivedTable, sacTable } from './statement-tables.ts'
import { amountInWords } from './words.ts'

const less = (amount: Paise) => exactMoney(-amount)

/** `70.5% paid` of what is invoiced less what is credited. */
function paidShare(paid: Paise, asked: Paise): { share: number; note: string } {
  const share = asked > 0 ? Math.min(1, Math.max(0, paid / asked)) : 0
  return { share, note: `${asked > 0 ? roundedRatio([Math.max(0, paid), 1000], [asked]) / 10 : 0}% paid` }
}

/** What the sum that counts is called. */
const openLabel = ({ rows, sums }: Statement): string =>
  sums.open < 0 ? 'Paid too much' : rows.length === 0 ? 'To come' : 'Open'

function openBox(statement: Statement): PartyBlock {
  const { asOf, rows, sums } = statement
  const isInvoiced = rows.length > 0
  const facts: Fact[] = isInvoiced
    ? [
        { label: 'Invoiced', value: exactMoney(sums.invoiced) },
        ...(sums.credited === 0 ? [] : [{ label: 'Credited', value: less(sums.credited) }]),
        { label: 'Received with TDS', value: less(sums.paid) },
      ]
    : [
        { label: 'Ordered, with GST', value: exactMoney(sums.ordered) },
        { label: 'Received with TDS', value: less(sums.inAdvance) },
      ]
  return {
    kind: 'open',
    label: `${openLabel(statement)} on ${formatLongDate(asOf)}`,
    amount: exactMoney(Math.abs(sums.open)),
    rows: facts,
    ...(isInvoiced ? paidShare(sums.paid, sums.invoiced - sums.credited) : paidShare(sums.inAdvance, sums.ordered)),
  }
}

const NOT_INVOICED =
  '**No owner has invoiced yet.** This is what is ordered and what was paid in advance; an owner invoices once everything was shown and proven.'

function sumsBlock(statement: Statement): Block {
  const { rows, sums } = statement
  const invoiced: SumRow[] = [
    { label: 'Lines before round off', value: exactMoney(sums.exact) },
    ...(sums.roundOff === 0 ? [] : [{ label: 'Round off', value: signedMoney(sums.roundOff) }]),
    { label: 'Invoiced', value: exactMoney(sums.invoiced), isStrong: true },
    ...(sums.credited === 0 ? [] : [{ label: 'Credit notes', value: less(sums.credited) }]),
    { label: 'Received with TDS', value: less(sums.paid) },
  ]
  const ordered: SumRow[] = [
    { label: 'Ordered, with GST', value: exactMoney(sums.ordered) },
    { label: 'Received in advance, with TDS', value: less(sums.inAdvance) },
  ]
  const isMixed = rows.length > 0 && (sums.ordered !== 0 || sums.inAdvance !== 0)
  return {
    kind: 'sums',
    words: { label: `${openLabel(statement)}, in words`, value: amountInWords(Math.abs(sums.open)) },
    details: null,
    text: isMixed ? 'What is ordered and not invoiced yet is not in this sum.' : null,
    rows: rows.length > 0 ? invoiced : ordered,
    bar: { label: openLabel(statement), value: exactMoney(Math.abs(sums.open)) },
    after: isMixed ? ordered : [],
  }
}

/** When the open invoices of each owner are due. */
function duesText({ rows, asOf }: Statement): string[] {
  const dues = rows.flatMap(({ number, due, open }) =>
    due === null || open <= 0 ? [] : [`${number} ${formatDate(due, asOf)}${due < asOf ? ' (overdue)' : ''}`],
  )
  return dues.length === 0 ? [] : [`Due: ${dues.join(', ')}.`]
}

/** A campaign statement as it is laid out. @param platform who makes it */
export function presentStatement(statement: Statement, platform: DocumentParty, about: PaperAbout): Paper {
  const { asOf, buyer, campaign, lines, ordered, overdue, received, rows } = statement
  const blocks: Block[] = [
    ...(rows.length === 0 ? [{ kind: 'note' as const, text: NOT_INVOICED }] : [papersTable(statement)]),
    ...(ordered.length === 0 ? [] : [orderedTable(statement)]),
    ...(lines.length === 0 ? [] : [linesTable(statement), sacTable(statement)]),
    ...(received.length === 0 ? [] : [receivedTable(statement)]),
    sumsBlock(statement),
  ]
  return {
    title: 'Campaign statement',
    number: `STM-${campaign.ref}`,
    note: 'Lists the owners’ invoices; no tax document',
    letterhead: letterheadOf(platform, { kind: 'platform' }),
    facts: [
      { label: 'As of', value: formatLongDate(asOf) },
      { label: 'Campaign', value: campaignText({ campaign }) },
      { label: 'Flight', value: spanText(campaign) },
      ...(lines.length === 0 ? [] : [{ label: 'Place of supply', value: placeText(lines.map(({ line }) => line)) }]),
      ...(overdue
        ? [{ label: `Overdue since ${formatDate(overdue.since, asOf)}`, value: exactMoney(overdue.amount) }]
        : []),
    ],
    parties: [partyBlock('For', buyer), openBox(statement)],
    blocks,
    terms: [
      'Each owner supplies and invoices in its own name; this statement only adds them up.',
      'Pay each owner on its invoice, with the invoice number as reference.',
      ...duesText(statement),
      `Money is what the owners and ${about.platform} have recorded. Tell us within 7 days if something is missing.`,
    ],
    ...{ code: null, signatures: [] },
    made: `${about.platform}, one brief, one statement`,
    running: `${buyer.name} · ${campaignText({ campaign })}`,
    carried: null,
  }
}
