import { MILESTONE_KINDS, type MilestoneKind } from '../../../booking/rules/milestone.ts'
import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { addDays, type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { wholeRupees } from '../../../kernel/rules/money.ts'
import type { CancellationBands } from '../../../organisations/rules/billing/cancellation.ts'
import { gstOf, taxSum } from '../../../organisations/rules/billing/gst.ts'
import { tdsOf } from '../../../organisations/rules/billing/withheld-tax.ts'
import type {
  DocumentBands,
  DocumentBodies,
  DocumentCampaign,
  DocumentLine,
  DocumentMilestone,
  DocumentParty,
  DocumentTds,
  NotPriced,
} from './document.ts'
import type { FrozenSource } from './estimate-inputs.ts'
import { documentLine, type PrintedLine, partLine } from './line.ts'
import { milestonesOf, shareMilestones } from './milestones.ts'
import { partyOnly } from './order.ts'
import { exactMoney } from './parts.ts'
import { platformParty } from './platform-party.ts'
import { type DocumentTotals, documentTotals } from './totals.ts'

/** A line with its price. `id` and `ref` are empty outside a campaign; `refund` is the refunded part of `total`. */
export type EstimatedLine = Omit<PrintedLine, 'snapshot'> & {
  ownerId: string
  total: Paise
  refund: Paise
  snapshot: PrintedLine['snapshot'] & { category: string }
}

interface EstimateFacts {
  /** Of support, for the head of the paper. */
  email: string
  buyer: DocumentParty
  supplierOf: (owner: string) => DocumentParty & { tdsBp: number }
  campaign: DocumentCampaign | null
  /** Advance, progress, final. */
  percents: readonly number[]
  bands: CancellationBands
  notPriced: NotPriced[]
  source: FrozenSource
  now: Date
}

/** Days for which an estimate is valid. */
const VALID_DAYS = 7

/** Until 18:00 in India on the seventh day after, ms. */
export const validUntil = (now: Date): number => Date.parse(`${addDays(civilDate(now), VALID_DAYS)}T18:00+05:30`)

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const grossOf = (line: DocumentLine) => line.taxable + taxSum(line)

/**
 * The body of an estimate, and its sums. Lines are grouped by owner, in the order of each owner's first line. Each owner's sum is
 * rounded to the rupee, as on its invoice; the payable sum is the total of these.
 * @param lines at least one
 */
export function estimateOf(
  lines: readonly [EstimatedLine, ...EstimatedLine[]],
  facts: EstimateFacts,
): { body: DocumentBodies['estimate']; totals: DocumentTotals } {
  const { buyer, supplierOf, bands, now } = facts
  const isWithIgst = buyer.state === ''
  const byOwner = groupBy(lines, ({ ownerId }) => ownerId)
  const ordered = [...byOwner.values()].flat()
  const printed = ordered.map((line) => printedLine(line, isWithIgst))
  const owners = [...byOwner.keys()].map((id) => {
    const own = printed.filter(({ owner }) => owner === id)
    return { id, party: supplierOf(id), exact: sumOf(own.map(grossOf)), taxable: sumOf(own.map((one) => one.taxable)) }
  })
  // Each owner invoices separately, so each sum is rounded separately: of many, the round off may be a rupee or more.
  const payables = owners.map(({ exact }) => wholeRupees(exact))
  const payable = sumOf(payables)
  const amounts = milestonesOf(payable, facts.percents)
  const shares = shareMilestones(amounts, payables)
  const starts = ordered.map((line) => line.starts).toSorted()[0] ?? civilDate(now)
  const sums = documentTotals(printed)
  return {
    totals: { ...sums, roundOff: payable - sums.exact, payable },
    body: {
      from: platformParty(facts.email),
      to: partyOnly(buyer),
      campaign: facts.campaign,
      lines: printed,
      validUntil: validUntil(now),
      source: facts.source,
      isWithIgst,
      owners: owners.map(({ id, party }, at) => ({
        ...{ id, name: party.name, gstin: party.gstin, state: party.state },
        payable: payables[at] ?? 0,
        milestones: shares[at] ?? [],
      })),
      milestones: MILESTONE_KINDS.map((kind, at) => milestone(kind, facts.percents[at] ?? 0, amounts[at] ?? 0, starts)),
      tds: tdsByRate(owners.map(({ party, taxable }) => ({ bp: party.tdsBp, taxable }))),
      bands: bandsOf(ordered, bands),
      lostCredit: isWithIgst ? [] : lostCredit(printed, buyer),
      notPriced: facts.notPriced,
    },
  }
}

/** A line as it is printed. While the state of the buyer is not known it has no place of supply, and is taxed as between states. */
function printedLine(line: EstimatedLine, isWithIgst: boolean): DocumentLine {
  const printed =
    line.refund === 0
      ? documentLine(line)
      : partLine(line, line.total - line.refund, `Less what was not shown, of ${exactMoney(line.total)} with GST`)
  return {
    ...printed,
    ...(isWithIgst && { place: '', ...gstOf(printed.taxable, printed.gstBp, false) }),
    id: line.id === '' ? null : line.id,
    owner: line.ownerId,
  }
}

const milestone = (kind: MilestoneKind, percent: number, amount: Paise, starts: CivilDate): DocumentMilestone => ({
  ...{ kind, percent, amount },
  due: kind === 'advance' ? addDays(starts, -1) : kind === 'progress' ? starts : null,
})

/** Tax that may be withheld, by its rate. Each owner has a limit of its own. */
function tdsByRate(owners: readonly { bp: number; taxable: Paise }[]): DocumentTds[] {
  return [...groupBy(owners, ({ bp }) => String(bp)).values()].flatMap((own): DocumentTds[] => {
    const [first] = own
    return first ? [{ bp: first.bp, amount: sumOf(own.map(({ bp, taxable }) => tdsOf({ taxable, bp }))) }] : []
  })
}

/** Lines that begin on one day and are cancelled by the same bands are one row. */
function bandsOf(lines: readonly EstimatedLine[], bands: CancellationBands): DocumentBands[] {
  const numbered = lines.map((line, at) => ({
    ...{ n: at + 1, line },
    kind: mediaSpec({ id: line.snapshot.category, name: '' }).terms.cancellation,
  }))
  return [...groupBy(numbered, ({ kind, line }) => `${kind} ${line.starts}`).values()].flatMap(
    (own): DocumentBands[] => {
      const [first] = own
      if (!first) return []
      const { kind, line } = first
      return [
        {
          lines: own.map(({ n }) => n),
          title: own.length === 1 ? line.snapshot.title : `${line.snapshot.title} and ${own.length - 1} more`,
          starts: line.starts,
          media: sumOf(own.map((one) => one.line.media)),
          bands: [...bands[kind]],
        },
      ]
    },
  )
}

/** Lines taxed within a state in which a registered buyer is not registered, by state. */
function lostCredit(
  printed: readonly DocumentLine[],
  { gstin, state }: DocumentParty,
): DocumentBodies['estimate']['lostCredit'] {
  if (gstin === null) return []
  const numbered = printed.map((line, at) => ({ n: at + 1, line }))
  const lost = numbered.filter(({ line }) => line.cgst !== 0 && line.place !== state)
  return [...groupBy(lost, ({ line }) => line.place)].map(([place, own]) => ({
    lines: own.map(({ n }) => n),
    state: place,
    tax: sumOf(own.map(({ line }) => taxSum(line))),
  }))
}
