import { addDays, type CivilDate, daysIn } from '../../../../kernel/rules/dates.ts'
import { toRupees } from '../../../../kernel/rules/money.ts'
import type { Assumption, Brief, HeldOrder, PlanEdits } from '../brief.ts'
import { type CompleteBrief, isPlannable } from '../complete-brief.ts'
import { notesForMedia } from '../compliance/notes.ts'
import { finish, type InSteps, type PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { costsIn } from '../market/costs.ts'
import { type Market, openMarket } from '../market/market.ts'
import type { Plan } from '../plan.ts'
import { withAskedFloors } from '../search/asked-floors.ts'
import { certify } from '../search/certificate/certify.ts'
import { chooseMedia, type MediaChoice } from '../search/media-sets.ts'
import { aimOf, shownContacts } from '../search/objectives.ts'
import { selectOffers } from '../search/select-offers.ts'
import { productionOf, type SelectionInput, spentOn } from '../search/selection.ts'
import { fingerprint } from '../stock/fingerprint.ts'
import { toPublicBrief } from '../to-public.ts'
import type { ComplianceReading } from '../understanding.ts'
import { alternativesTo } from './alternatives.ts'
import { planAssumptions } from './assumptions.ts'
import { curveOf } from './curve.ts'
import { deliveryOfPlan, universeIn } from './delivery.ts'
import { explainInfeasible, type Infeasible } from './infeasible.ts'
import { limitWarnings } from './limits.ts'
import { moneyOf } from './money.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import { channelSummary, citySummary, flightPlan } from './summaries.ts'
import { withTarget } from './target.ts'
import { titleOf } from './title.ts'
import { unmetOf } from './unmet.ts'
import { warningsOf } from './warnings.ts'
import { writeLines } from './write-lines.ts'

export interface PlanContext {
  /** Civil date in India. */
  today: CivilDate
  /** ISO instant, for the plan's dates. */
  now: string
  catalogueVersion: string
}

export interface PlanRequest {
  assumptions: Assumption[]
  edits: PlanEdits
  /** Legal conditions of the campaign; absent for none. */
  compliance?: Pick<ComplianceReading, 'notes' | 'language'>
  /** Lines of the plan before: they stay where another plan is hardly better. */
  standing?: readonly HeldOrder[]
  /** True when the advertisement needs a certificate before it may run. */
  needsCertificate?: boolean
  /** `lines` leaves out the parts for display: curve, alternatives and certificate. */
  detail?: 'lines' | 'full'
}

export type PlanResult = { feasible: true; plan: Plan } | Infeasible

/** Below this share of the budget in preferred media, others are added. */
const MIN_OF_PREFERRED = 0.9
/** Days for which rates and dates of a plan are valid. */
const VALID_DAYS = 7

/**
 * Makes the plan of a complete brief: the same brief, catalogue and edits give the same plan, in whatever order the items
 * come. Every price is the catalogue's, every sum is of the rounded lines.
 * @throws RangeError when the brief is not complete (`isPlannable`)
 */
export const planCampaign = (...inputs: Parameters<typeof planCampaignInSteps>): PlanResult =>
  finish(planCampaignInSteps(...inputs))

/** `planCampaign` with a stop before each heavy step. */
export function* planCampaignInSteps(
  brief: Brief,
  items: readonly InventoryItem[],
  context: PlanContext,
  {
    assumptions,
    edits,
    compliance = { notes: [], language: 'en' },
    standing = [],
    needsCertificate = false,
    detail = 'full',
  }: PlanRequest,
): InSteps<PlanStep, PlanResult> {
  if (!isPlannable(brief)) throw new RangeError('A plan needs a budget, a place and dates')
  const booking = { today: context.today, needsCertificate }
  const before = new Map(standing.map((order) => [order.id, order]))
  const held = edits.held.map((order) => startingAs(order, before.get(order.id)))
  const market = openMarket(brief, items, { ...edits, held }, booking)
  yield { lines: held.length }
  const input = {
    budget: brief.budget.amount,
    emphasis: brief.emphasis,
    held: new Map(held.map((order) => [order.id, order])),
    standing: before,
  }
  const { selection, searched, widened, within, leftOut, thin } = yield* chooseWide(brief, market, input)
  if (selection.selected.length === 0) {
    const reason = withLimits(explainInfeasible(brief, market, booking), { brief, market })
    if (detail === 'lines') return reason
    const more = { assumptions, edits, compliance, needsCertificate, detail: 'lines' } as const
    const unmet = yield* unmetOf(brief, market, {
      reason,
      around: brief.areas.length > 0 ? openMarket({ ...brief, areas: [] }, items, edits, booking) : null,
      planFor: function* (other) {
        const made = yield* planCampaignInSteps(other, items, context, more)
        return made.feasible ? made.plan : null
      },
    })
    return { ...reason, unmet }
  }

  const step = { lines: selection.selected.length }
  yield step
  const { places } = searched
  const aim = aimOf(brief)
  const lines = priceLines(selection.selected, places)
  const money = moneyOf(brief, lines, productionOf(selection.selected))
  const lineItems = writeLines(lines, {
    universe: universeIn(places),
    now: context.now,
    asked: brief.channels,
    audience: audienceOf(brief),
  })
  const delivery = withTarget(deliveryOfPlan(lines, places, shownContacts(aim)), lines, places, brief)
  const isFull = detail === 'full'
  const curve = isFull
    ? yield* curveOf(
        brief,
        searched,
        { ...within, floors: new Map() },
        { delivery, unallocated: money.unallocated, ...step },
      )
    : null
  if (isFull) yield step
  const certificate = isFull ? certify(selection.problem(), selection.solution) : null
  const plan: Omit<Plan, 'planId'> = {
    version: 1,
    status: 'draft',
    title: titleOf(brief),
    engine: 'embedded',
    catalogueVersion: context.catalogueVersion,
    currency: 'INR',
    createdAt: context.now,
    validUntil: addDays(context.today, VALID_DAYS),
    brief: { ...brief, durationDays: daysIn(market.flight) },
    lineItems,
    channelSummary: channelSummary(lines, places),
    citySummary: citySummary(lines, places),
    flightPlan: flightPlan(lines, market.flight),
    totals: money.totals,
    delivery,
    assumptions: planAssumptions(assumptions, { brief, selected: selection.selected, aim }),
    warnings: warningsOf({
      brief,
      market,
      lines,
      booking,
      lost: lostOf(held, lines, items),
      widened,
      leftOut,
      thin,
      curve,
      ...money,
    }),
    alternatives: isFull ? yield* alternativesTo(brief, searched, selection.selected, within) : [],
    method: {
      model: 'nbd-duplication-v1',
      objective: aim.name,
      q: aim.q,
      evaluations: selection.evaluations,
      certificate,
    },
    compliance: notesForMedia(
      compliance.notes,
      lineItems.map(({ channel }) => channel),
      compliance.language,
    ),
    curve,
  }
  return { feasible: true, plan: { planId: planIdOf(brief, lineItems), ...plan } }
}

/** The reason with the limits that the catalogue cannot keep, which come first. */
function withLimits(reason: Infeasible, facts: { brief: CompleteBrief; market: Market }): Infeasible {
  const limits = limitWarnings(facts)
  return {
    ...reason,
    text: [...limits.map(({ text }) => `${text}.`), reason.text].join(' '),
    hindi: [...limits.map(({ hindi }) => `${hindi}।`), reason.hindi].join(' '),
  }
}

/** A held order on the day on which the plan before has it, where it names none. */
const startingAs = (order: HeldOrder, before: HeldOrder | undefined): HeldOrder =>
  order.start === undefined && before?.start && before.units === order.units && before.quantity === order.quantity
    ? { ...order, start: before.start }
    : order

/** Titles of held orders that the plan does not have as they were held. */
function lostOf(held: readonly HeldOrder[], lines: readonly PricedLine[], items: readonly InventoryItem[]): string[] {
  const bought = new Map(lines.map((line) => [line.offer.item.id, line]))
  const lost = held.filter(({ id, units, quantity, start }) => {
    const line = bought.get(id)
    const isSame = line?.order.units === units && line.order.quantity === quantity
    return !isSame || (start !== undefined && line?.startDate !== start)
  })
  return lost.map(({ id }) => items.find((item) => item.id === id)?.title ?? id)
}

/**
 * Selects from the media of the brief, and from all media where these leave too much of the budget; each medium has enough, or is
 * left out.
 */
function* chooseWide(
  brief: CompleteBrief,
  market: Market,
  input: SelectionInput,
): InSteps<PlanStep, MediaChoice & { searched: Market; widened: boolean }> {
  const within = withAskedFloors(brief, market, input)
  const selection = yield* selectOffers(brief, market, market.offers, within)
  const spent = spentOn(selection.selected, costsIn(brief.budget))
  if (market.extraOffers.length === 0 || spent >= MIN_OF_PREFERRED * input.budget) {
    return { ...(yield* chooseMedia(brief, market, within, selection)), searched: market, widened: false }
  }
  yield { lines: selection.selected.length }
  const searched = { ...market, offers: [...market.offers, ...market.extraOffers] }
  const wider = yield* selectOffers(brief, searched, searched.offers, within)
  const choice = yield* chooseMedia(brief, searched, within, wider)
  const asked = new Set(brief.channels)
  const widened = asked.size > 0 && choice.selection.selected.some(({ offer }) => !asked.has(offer.item.channel))
  return { ...choice, searched, widened }
}

/** A hash of the brief and the orders as the API answers them, so that the same plan keeps its id in every edition. */
function planIdOf(brief: Brief, lines: Plan['lineItems']): string {
  const orders = lines.map(({ inventoryId, units, quantity, rate, locked }) => [
    inventoryId,
    units,
    quantity,
    toRupees(rate),
    locked,
  ])
  return `pln_${fingerprint(JSON.stringify([toPublicBrief(brief), orders]))}`
}
