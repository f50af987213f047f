import type { MilestoneKind } from '../../../booking/rules/milestone.ts'
import { type CivilDate, civilDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import { formatTwoDecimals, type Paise, toRupees } from '../../../kernel/rules/money.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import { taxSum } from '../../../organisations/rules/billing/gst.ts'
import { serviceOf } from '../../../organisations/rules/billing/services.ts'
import { stateWithCode } from '../../../organisations/rules/billing/states.ts'
import type { DocumentBodies, DocumentLine, DocumentMilestone, DocumentParty, DocumentTds } from './document.ts'
import type { Cell, Column, Fact, Letterhead, PartyBlock, Row, SumRow, TableBlock } from './document-layout.ts'
import type { DocumentSums, TaxedLine } from './totals.ts'

// Parts that papers of several kinds have: money, parties, lines, taxes.

/** `3,86,800.00`, for columns that say ₹ in their head. A minus is U+2212. */
export const plainMoney = (amount: Paise): string =>
  // Zero has no minus, also as a deduction.
  formatTwoDecimals(toRupees(amount === 0 ? 0 : amount)).replace('-', '−')

/** `₹3,86,800.00` */
export const exactMoney = (amount: Paise): string =>
  amount < 0 ? `−₹${plainMoney(-amount)}` : `₹${plainMoney(amount)}`

/** `+0.38`, `−0.12`: a round off. */
export const signedMoney = (amount: Paise): string => (amount > 0 ? `+${plainMoney(amount)}` : plainMoney(amount))

/** A head of tax that does not apply is a dash, not a zero. */
const headMoney = (amount: Paise): string => (amount === 0 ? '–' : plainMoney(amount))

/** `20 Nov 2026` */
export const dateOf = (instant: number): string => formatLongDate(civilDate(new Date(instant)))

/** `15 Dec 2026 to 14 Feb 2027`, or the one day. */
export const spanText = ({ starts, ends }: { starts: CivilDate; ends: CivilDate }): string =>
  starts === ends ? formatLongDate(starts) : `${formatLongDate(starts)} to ${formatLongDate(ends)}`

/** `GS` of Golconda Skyline: the first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

/** The head of a paper that a party issues. */
export const letterheadOf = (party: DocumentParty, mark?: Letterhead['mark']): Letterhead => ({
  name: party.name,
  lines: [party.address, [party.email, party.gstin && `GSTIN ${party.gstin}`].filter(Boolean).join(' · ')].filter(
    Boolean,
  ),
  mark: mark ?? { kind: 'initials', text: initialsOf(party.name) },
})

/** A party with its registration. @param more rows below those of its registration */
export const partyBlock = (heading: string, party: DocumentParty, more: Fact[] = []): PartyBlock => ({
  kind: 'party',
  heading,
  name: party.name,
  address: party.address,
  rows: [
    { label: 'GSTIN', value: party.gstin ?? 'Not registered' },
    ...(party.pan ? [{ label: 'PAN', value: party.pan }] : []),
    ...(party.state ? [{ label: 'State', value: stateWithCode(party.state) }] : []),
    ...more,
  ],
})

/** Label for the numbers of release orders. @param numbers as `orderNumbers` writes them */
export const ordersLabel = (numbers: string): string => (numbers.includes(' ') ? 'Release orders' : 'Release order')

/** The state of supply of all lines; `Several states, by line` where they differ. */
export function placeText(lines: readonly DocumentLine[]): string {
  const places = [...new Set(lines.map(({ place }) => place).filter(Boolean))]
  return places.length > 1 ? 'Several states, by line' : stateWithCode(places[0] ?? '')
}

const HEADS = ['cgst', 'sgst', 'igst'] as const
type Head = (typeof HEADS)[number]
const HEAD_LABELS: Record<Head, string> = { cgst: 'CGST', sgst: 'SGST', igst: 'IGST' }

/** The heads of tax that a document has; IGST where it has none. */
export function headsOf(lines: readonly TaxedLine[]): Head[] {
  const used = HEADS.filter((head) => lines.some((line) => line[head] !== 0))
  return used.length > 0 ? used : ['igst']
}

const end = (label: string, width: number): Column => ({ label, align: 'end', width })
const start = (label: string, width: number): Column => ({ label, align: 'start', width })

/** Percent of one head: half of the rate where it is two heads. */
const headPercent = (head: Head, { gstBp }: DocumentLine) => formatPercent(head === 'igst' ? gstBp : gstBp / 2)

const totalOf = (line: TaxedLine): Paise => line.taxable + taxSum(line)

/**
 * The lines of a document with their value, each head of tax and their sum; grouped where `groupOf` names a group.
 * @param groupOf `Golconda Skyline Media Private Limited, Telangana (36)`
 */
export function linesTable(lines: readonly DocumentLine[], groupOf?: (line: DocumentLine) => string): TableBlock {
  const heads = headsOf(lines)
  const headWidth = heads.length === 3 ? 0.1 : heads.length === 2 ? 0.105 : 0.12
  const fixed = 0.04 + 0.09 + 0.125 + heads.length * headWidth + 0.125
  const rows = lines.flatMap((line, i): Row[] => {
    const group = groupOf?.(line)
    const before = lines[i - 1]
    const isNew = group !== undefined && (before === undefined || groupOf?.(before) !== group)
    return [...(isNew ? [{ kind: 'group' as const, text: group }] : []), lineRow(line, i + 1, heads)]
  })
  const sumOf = (key: keyof TaxedLine) => lines.reduce((sum, line) => sum + line[key], 0)
  return {
    kind: 'table',
    columns: [
      start('#', 0.04),
      start('Description', 1 - fixed),
      start('SAC', 0.09),
      end('Taxable ₹', 0.125),
      ...heads.map((head) => end(`${HEAD_LABELS[head]} ₹`, headWidth)),
      end('Total ₹', 0.125),
    ],
    rows,
    sum: [
      '',
      'Sum',
      '',
      plainMoney(sumOf('taxable')),
      ...heads.map((head) => plainMoney(sumOf(head))),
      plainMoney(lines.reduce((sum, line) => sum + totalOf(line), 0)),
    ],
  }
}

function lineRow(line: DocumentLine, number: number, heads: readonly Head[]): Row {
  const description: Cell = {
    main: line.title,
    isBold: true,
    sub: line.details,
    parts: line.parts.map(({ label, amount }) => ({ label, amount: plainMoney(amount) })),
  }
  return {
    kind: 'cells',
    cells: [
      String(number),
      description,
      line.sac,
      plainMoney(line.taxable),
      ...heads.map(
        (head): Cell => (line[head] === 0 ? '–' : { main: plainMoney(line[head]), sub: [headPercent(head, line)] }),
      ),
      { main: plainMoney(totalOf(line)), isBold: true },
    ],
    amounts: [null, null, null, line.taxable, ...heads.map((head) => line[head]), totalOf(line)],
  }
}

/** Value and tax by services accounting code and rate. */
export function taxTable(lines: readonly DocumentLine[]): TableBlock {
  const heads = headsOf(lines)
  const groups = groupBy(lines, ({ sac, gstBp }) => `${sac} ${gstBp}`)
  const rows = [...groups.values()].map((own): Row => {
    const [first] = own
    const sum = (key: keyof TaxedLine) => own.reduce((all, line) => all + line[key], 0)
    const amounts = [sum('taxable'), ...heads.map(sum), own.reduce((all, line) => all + taxSum(line), 0)]
    return {
      kind: 'cells',
      cells: [
        { main: first?.sac ?? '', isBold: true },
        serviceOf(first?.sac ?? ''),
        formatPercent(first?.gstBp ?? 0),
        ...amounts.map(
          (amount, i): Cell =>
            i === amounts.length - 1 ? { main: plainMoney(amount), isBold: true } : headMoney(amount),
        ),
      ],
      amounts: [null, null, null, ...amounts],
    }
  })
  const width = 0.13
  return {
    kind: 'table',
    heading: 'By SAC and rate',
    columns: [
      start('SAC', 0.11),
      start('Service', 1 - 0.11 - 0.07 - width * (heads.length + 2)),
      start('Rate', 0.07),
      end('Taxable ₹', width),
      ...heads.map((head) => end(`${HEAD_LABELS[head]} ₹`, width)),
      end('Tax ₹', width),
    ],
    rows,
  }
}

/** Sums of a document from its value to the exact total, with the round off when there is one. */
export const sumRows = (totals: Omit<DocumentSums, 'payable'>): SumRow[] => [
  { label: 'Taxable value', value: exactMoney(totals.taxable) },
  ...HEADS.filter((head) => totals[head] !== 0).map((head) => ({
    label: HEAD_LABELS[head],
    value: exactMoney(totals[head]),
  })),
  ...(totals.roundOff === 0 ? [] : [{ label: 'Round off', value: signedMoney(totals.roundOff) }]),
]

const MILESTONE_LABELS: Record<MilestoneKind, string> = { advance: 'Advance', progress: 'Progress', final: 'Final' }

/** `Advance, 30%` */
export const milestoneText = ({ kind, percent }: Pick<DocumentMilestone, 'kind' | 'percent'>): string =>
  `${MILESTONE_LABELS[kind]}, ${percent}%`

/** Due date of a milestone, in words. */
export const milestoneDue = ({ kind, due }: DocumentMilestone): string =>
  due === null
    ? 'On proofs, 30 days after the tax invoice'
    : kind === 'advance'
      ? `On proforma, before ${formatLongDate(due)}`
      : kind === 'progress'
        ? `First start, ${formatLongDate(due)}`
        : formatLongDate(due)

/** Bank account and reference for a payment. Null when the owner has given no account. */
export const payTo = (party: DocumentParty, reference: string): { heading: string; rows: Fact[] } | null =>
  party.bank && {
    heading: 'Pay to',
    rows: [
      { label: 'Account', value: party.name },
      { label: 'Number', value: party.bank.account },
      { label: 'IFSC', value: party.bank.ifsc },
      { label: 'Reference', value: reference },
    ],
  }

/** `TDS 2% on ₹5,88,300.00 (value without GST, s. 393(1) of the Income-tax Act 2025): ₹11,766.00` */
export const tdsText = ({ bp, amount }: DocumentTds, taxable: Paise): string =>
  amount === 0
    ? `No TDS: the value without GST, ${exactMoney(taxable)}, is not above ₹30,000. Above ₹1,00,000 in a year it is ${formatPercent(bp)} (s. 393(1) of the Income-tax Act 2025).`
    : `TDS ${formatPercent(bp)} on ${exactMoney(taxable)} (value without GST, s. 393(1) of the Income-tax Act 2025): ${exactMoney(amount)}.`

/** In the middle of the foot. */
export const madeFor = (party: DocumentParty, platform: string): string => `Made on ${platform} for ${party.name}`

/** `Winter launch CMP-0142` */
export const campaignText = ({ campaign }: Pick<DocumentBodies['ro'], 'campaign'>): string =>
  campaign ? `${campaign.name} ${campaign.ref}` : ''
