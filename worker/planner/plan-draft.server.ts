import { listCampaigns } from '../booking/campaigns/list-campaigns.server.ts'
import { createDraft, type NewDraft, type WantedLine } from '../booking/campaigns/new-draft.server.ts'
import type { FromPlan } from '../booking/rules/campaigns/campaign-edit.ts'
import type { LineDaysInput } from '../booking/rules/campaigns/campaign-item.ts'
import type { LoadedOffer } from '../catalogue/offers.server.ts'
import { daysOf } from '../catalogue/rules/availability/calendar.ts'
import { issueState, issuesIn } from '../catalogue/rules/availability/issues.ts'
import { lastOpenDay } from '../catalogue/rules/availability/range.ts'
import { titleWithRef } from '../catalogue/rules/listing-marks.ts'
import { appearsOf } from '../catalogue/rules/printed.ts'
import { fitOrder } from '../catalogue/rules/rate.ts'
import { UNITS } from '../catalogue/rules/registry/units.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { getPlan } from './plans.server.ts'
import type { Plan, PlanLine } from './rules/plan/plan.ts'
import { withLeastSpend } from './rules/plan/stock/to-inventory.ts'

/**
 * A draft with the lines of a plan that was shared, at the prices of today.
 * @throws DomainError not_found or gone for the plan; as of `createDraft`
 */
export async function draftFromPlan(
  ctx: ServiceContext,
  user: CurrentUser,
  input: Omit<FromPlan, 'hold'>,
): Promise<NewDraft> {
  const { plan } = await getPlan(ctx, { id: input.planId })
  const name = input.campaignName ?? (await freeName(ctx, user, plan.title.slice(0, MAX_TITLE)))
  const head = { name, key: input.key, budget: plan.totals.budget }
  return createDraft(ctx, user, head, wantedOfPlan(ctx, plan))
}

/** The lines of a plan, as they would be booked. */
export const wantedOfPlan = (ctx: ServiceContext, { lineItems }: Pick<Plan, 'lineItems'>): WantedLine[] =>
  lineItems.map((line) => ({
    resource: line.inventoryId,
    title: titleWithRef(line),
    askOf: (offer) => orderOfPlan(ctx, line, offer),
  }))

/** Leaves room for a number behind it. */
const MAX_TITLE = 70

/** The name of a plan, with a number where the advertiser has a campaign of that name. */
async function freeName(ctx: ServiceContext, user: CurrentUser, title: string): Promise<string> {
  const taken = new Set((await listCampaigns(ctx, user)).map(({ name }) => name.toLowerCase()))
  for (let n = 1; ; n++) {
    const name = n === 1 ? title : `${title} ${n}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

/** Order of a line in pieces and days, for print in issues; a plan counts smallest orders and periods of them. */
function orderOfPlan({ now }: ServiceContext, line: PlanLine, offer: LoadedOffer): LineDaysInput {
  const { rate, minBudget, listing, calendar } = offer
  const smallest = withLeastSpend(rate, minBudget)
  const { quantity, duration } = fitOrder(smallest, {
    quantity: smallest.minQuantity * line.quantity,
    duration: line.units,
  })
  const span = { start: line.startDate, end: line.endDate }
  const days = { startDate: span.start, endDate: span.end, quantity }
  if (UNITS[rate.unit].period !== 'release') return days
  const appears = appearsOf(listing, rate)
  if (!appears) return { ...days, insertions: duration }
  const today = civilDate(now)
  const open = daysOf(calendar, { start: today, end: lastOpenDay(today) }, { quantity, now: now.getTime() })
  const free = issuesIn(appears, span).filter((day) => issueState(appears, open, day, { today, quantity }) === 'free')
  const issues = free.slice(0, duration)
  return {
    ...days,
    startDate: issues[0] ?? span.start,
    endDate: issues.at(-1) ?? span.end,
    insertions: duration,
    days: issues,
  }
}
