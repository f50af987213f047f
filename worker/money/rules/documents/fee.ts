import { addDays, type CivilDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import { basisPoints, type Paise } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import { FEE_GST_BP } from '../../../organisations/rules/billing/payout.ts'
import type { DocumentBodies, DocumentLine, DocumentParty } from './document.ts'
import { valueLine } from './line.ts'
import { partyOnly } from './order.ts'
import { exactMoney } from './parts.ts'

// Our fee is a share of an owner's invoices less its credit notes. A fee invoice covers all invoices and credit notes
// up to the end of its month that no fee invoice covers yet. When more is credited than invoiced, none is issued, and
// the next month's fee invoice covers both months. So each document is on one fee invoice, and a late one is on the
// next.

/** Purchase or sale of advertising space, on commission. */
const FEE_SAC = '998362'
const DUE_DAYS = 15

/** A tax invoice or credit note of an owner that no fee invoice is for yet. */
export interface FeeSource {
  kind: 'invoice' | 'credit'
  number: string
  on: CivilDate
  /** Media, printing and mounting. A credit note has it positive, too. */
  taxable: Paise
  /** Basis points on the day of the tax invoice: a credit note refunds the fee at the same rate. */
  feeBp: number
  campaign: { ref: string; name: string }
}

export interface FeeFacts {
  /** `2026-11` */
  month: string
  /** Basis points, on the last day of the month. */
  feeBp: number
  platform: DocumentParty
  owner: DocumentParty
  sources: readonly FeeSource[]
  today: CivilDate
}

const signed = ({ kind, taxable }: FeeSource): Paise => (kind === 'credit' ? -taxable : taxable)
const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const NAMES = { invoice: ['Tax invoice', 'Tax invoices'], credit: ['credit note', 'credit notes'] } as const

const named = (kind: FeeSource['kind'], sources: readonly FeeSource[]) => {
  const numbers = sources.filter((source) => source.kind === kind).map(({ number }) => number)
  return numbers.length === 0 ? [] : [`${NAMES[kind][numbers.length === 1 ? 0 : 1]} ${list(numbers)}`]
}

/** `Tax invoice GSM/26-27/000318 less credit note GSM/26-27/C00012` */
const sourcesText = (sources: readonly FeeSource[]) =>
  [...named('invoice', sources), ...named('credit', sources)].join(' less ').replace(/^c/, 'C')

/** The fee on the documents of one campaign at one rate. */
function feeLine(sources: readonly FeeSource[], owner: DocumentParty, isIntraState: boolean): DocumentLine[] {
  const [first] = sources
  const base = sumOf(sources.map(signed))
  const taxable = first ? basisPoints(base, first.feeBp) : 0
  if (!first || taxable === 0) return []
  const { feeBp, campaign } = first
  const line = {
    ...{ id: null, ref: campaign.ref, title: `Fee for ${campaign.ref}, ${campaign.name}` },
    details: [sourcesText(sources), `${formatPercent(feeBp)} of ${exactMoney(base)}, the value without GST`],
    ...{ parts: [], sac: FEE_SAC, gstBp: FEE_GST_BP, place: owner.state, starts: null, ends: null, taxable },
  }
  return [valueLine(line, isIntraState)]
}

/** The fee invoice of an owner for a finished month; null where nothing is left to ask, and all of it waits for the next month. */
export function feeBody({ month, feeBp, platform, owner, sources, today }: FeeFacts): DocumentBodies['fee'] | null {
  const isIntraState = owner.state === platform.state
  const groups = groupBy(sources, (source) => `${source.campaign.ref} ${source.feeBp}`)
  const lines = [...groups.values()].flatMap((own) => feeLine(own, owner, isIntraState))
  if (sumOf(lines.map(({ taxable }) => taxable)) <= 0) return null
  return {
    ...{ from: partyOnly(platform), to: partyOnly(owner), campaign: null, lines, month, feeBp },
    due: addDays(today, DUE_DAYS),
    documents: sources.map((source) => ({ number: source.number, on: source.on, taxable: signed(source) })),
  }
}
