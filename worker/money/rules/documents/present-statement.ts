import { formatDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { roundedRatio } from '../../../kernel/rules/money.ts'
import type { MoneySums } from './campaign-sums.ts'
import type { DocumentParty } from './document.ts'
import type { Block, DocumentLayout, Fact, PartyBlock } from './document-layout.ts'
import type { LayoutContext } from './layout-of.ts'
import { campaignText, exactMoney, letterheadOf, partyBlock, placeText, spanText } from './parts.ts'
import { dueNow, moneyRows } from './present-sums.ts'
import type { Statement } from './statement.ts'
import { documentsTable, linesTable, orderedTable, receivedTable, sacTable } from './statement-tables.ts'
import { amountInWords } from './words.ts'

/** `70.5% paid` of the confirmed sum. */
function paidShare({ paid, overpaid, due, later }: MoneySums): { share: number; note: string } {
  const settled = paid - overpaid
  const asked = settled + due + later
  return {
    share: asked > 0 ? settled / asked : 0,
    note: `${asked > 0 ? roundedRatio([settled, 1000], [asked]) / 10 : 0}% paid`,
  }
}

const openBox = ({ asOf, sums }: Statement): PartyBlock => ({
  kind: 'open',
  label: `Due now, ${formatLongDate(asOf)}`,
  amount: exactMoney(sums.due),
  rows: moneyRows(sums).map(({ label, value }): Fact => ({ label, value })),
  ...paidShare(sums),
})

const NOT_INVOICED =
  '**No owner has invoiced yet.** This is what is ordered and what was paid in advance; an owner invoices once everything was shown and proven.'

const sumsBlock = ({ sums }: Statement): Block => ({
  kind: 'sums',
  words: { label: 'Due now, in words', value: amountInWords(sums.due) },
  details: null,
  text: 'With GST. Tax that was withheld (TDS) counts as paid.',
  rows: moneyRows(sums),
  bar: dueNow(sums),
  after: [],
})

/** Due dates of the open invoices of each owner. */
function duesText({ rows, asOf }: Statement): string[] {
  const dues = rows.flatMap(({ number, due, open }) =>
    due === null || open <= 0 ? [] : [`${number} ${formatDate(due, asOf)}${due < asOf ? ' (overdue)' : ''}`],
  )
  return dues.length === 0 ? [] : [`Due: ${dues.join(', ')}.`]
}

/** Layout of a campaign statement. @param platform its issuer */
export function presentStatement(statement: Statement, platform: DocumentParty, about: LayoutContext): DocumentLayout {
  const { asOf, buyer, campaign, lines, ordered, received, rows, sums } = statement
  const blocks: Block[] = [
    ...(rows.length === 0 ? [{ kind: 'note' as const, text: NOT_INVOICED }] : [documentsTable(statement)]),
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
      ...(sums.dueSince !== null && sums.dueSince < asOf
        ? [{ label: `Overdue since ${formatDate(sums.dueSince, asOf)}`, value: exactMoney(sums.due) }]
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
