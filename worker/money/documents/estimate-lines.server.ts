import { asc, eq, inArray } from 'drizzle-orm'
import { validateLines } from '../../booking/campaigns/new-draft.server.ts'
import { priceToday } from '../../booking/campaigns/price-today.server.ts'
import { getCampaign } from '../../booking/campaigns/select-campaigns.server.ts'
import { milestones } from '../../booking/milestones.table.ts'
import type { CampaignLine } from '../../booking/rules/campaigns/campaign.ts'
import type { LineDaysInput } from '../../booking/rules/campaigns/campaign-item.ts'
import { lineValues, orderOf } from '../../booking/rules/lines/line-values.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { type LoadedOffer, loadOffers } from '../../catalogue/offers.server.ts'
import { daysOf, freeSpans, nearestFree, takenIn } from '../../catalogue/rules/availability/calendar.ts'
import { issueState, issuesIn } from '../../catalogue/rules/availability/issues.ts'
import { lastOpenDay, lengthOf } from '../../catalogue/rules/availability/range.ts'
import { refOf, resourceOf } from '../../catalogue/rules/availability/resource.ts'
import { spansOf } from '../../catalogue/rules/availability/spans.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import { getRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, civilDate, type DateSpan, formatLongDate } from '../../kernel/rules/dates.ts'
import { DomainError, type Issue } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { wantedOfPlan } from '../../planner/plan-draft.server.ts'
import { getPlan } from '../../planner/plans.server.ts'
import type { DocumentCampaign, NotPriced } from '../rules/documents/document.ts'
import type { EstimatedLine } from '../rules/documents/estimate.ts'
import type { FrozenSource, SelectedItem } from '../rules/documents/estimate-inputs.ts'

/** Contents of an estimate. */
export interface EstimateLines {
  campaign: DocumentCampaign | null
  lines: EstimatedLine[]
  notPriced: NotPriced[]
  /** Advance, progress, final. */
  percents: readonly number[]
}

type Source<Kind extends FrozenSource['kind']> = Extract<FrozenSource, { kind: Kind }>

/**
 * Priced lines of the requested estimate.
 * @throws DomainError not_found, also for a campaign of another user; gone for an expired plan; bad_input by the field
 * for a selection that cannot be booked
 */
export async function estimateLines(
  ctx: ServiceContext,
  user: CurrentUser,
  source: FrozenSource,
): Promise<EstimateLines> {
  if (source.kind === 'campaign') return linesOfCampaign(ctx, user, source)
  const [lines, percents] = await Promise.all([
    source.kind === 'plan' ? linesOfPlan(ctx, user, source) : linesOfSelection(ctx, user, source),
    getRule(ctx, 'milestones', civilDate(ctx.now)),
  ])
  return { ...lines, campaign: null, percents }
}

/** States of lines with an agreed price: they add to the cost, or will once their owner confirms. */
const AGREED: readonly CampaignLine['status'][] = [
  ...(['held', 'requested', 'countered', 'confirmed', 'live', 'ended', 'stopped', 'settled'] as const),
]

/** Unsent lines at today's price, the others at the agreed price. */
async function linesOfCampaign(ctx: ServiceContext, user: CurrentUser, { id }: Source<'campaign'>) {
  const [campaign, rows, rule] = await Promise.all([
    getCampaign(ctx, user, id),
    ctx.db
      .select({ percent: milestones.percent })
      .from(milestones)
      .where(eq(milestones.campaignId, id))
      .orderBy(asc(milestones.n)),
    getRule(ctx, 'milestones', civilDate(ctx.now)),
  ])
  const { ref, name, starts, ends } = campaign
  const today = await priceToday(
    ctx,
    user,
    campaign.lines.filter(({ status }) => status === 'draft'),
  )
  const byLine = new Map(today.map((one) => [one.line.id, one]))
  const lines = campaign.lines.flatMap((line): EstimatedLine[] => {
    if (AGREED.includes(line.status)) return line.refund < line.total || line.total === 0 ? [line] : []
    const values = byLine.get(line.id)?.values
    return values ? [{ ...values, id: line.id, ref: line.ref, refund: 0 }] : []
  })
  const notPriced = today.flatMap(({ line: { snapshot }, problem }): NotPriced[] => {
    const title = titleWithRef(snapshot)
    return problem ? [{ title, reason: reasonOf(problem.message, title) }] : []
  })
  return {
    campaign: { id, ref, name, starts, ends },
    ...{ lines, notPriced },
    percents: rows.length > 0 ? rows.map(({ percent }) => percent) : rule,
  }
}

/** A refusal of a campaign names the line; under its title it need not. */
const reasonOf = (message: string, title: string): string =>
  message.startsWith(`${title}: `) ? message.slice(title.length + 2) : message

async function linesOfPlan(ctx: ServiceContext, user: CurrentUser, { id }: Source<'plan'>) {
  const { plan } = await getPlan(ctx, { id })
  const judged = await validateLines(ctx, user, wantedOfPlan(ctx, plan))
  return {
    lines: judged.flatMap(({ values }) => (values ? [{ id: '', ref: '', ...values, refund: 0 }] : [])),
    notPriced: judged.flatMap(({ title, reason }) => (reason === null ? [] : [{ title, reason }])),
  }
}

/** All of a selection can be had, or it is refused by its items. */
async function linesOfSelection(ctx: ServiceContext, user: CurrentUser, { items }: Source<'selection'>) {
  const names = items.map(({ resource: { listing, spot } }) =>
    resourceOf({ id: listing }, spot === null ? null : { id: spot }),
  )
  const { offerOf, buyer } = await loadOffers(ctx, names, user.id)
  const withSpots = await listed(
    ctx,
    names.filter((name) => offerOf(name) === null),
  )
  const issues: Issue[] = []
  const lines = items.flatMap((item, n): EstimatedLine[] => {
    const refuse = (field: string, message: string) => {
      issues.push({ path: `source.items.${n}.${field}`, message })
      return []
    }
    const offer = offerOf(names[n] ?? '')
    if (!offer) {
      return refuse(
        'resource',
        withSpots.has(item.resource.listing) && item.resource.spot === null
          ? 'It is sold by its spots: choose one on its page'
          : 'It is no longer sold',
      )
    }
    try {
      const values = lineValues(ctx, offer, orderOf(offer, askOf(ctx, offer, item)), buyer)
      const taken = whyTaken(ctx, offer, values)
      return taken ? refuse('startDate', taken) : [{ id: '', ref: '', ...values, refund: 0 }]
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure
      const [issue] = failure.issues ?? []
      return refuse(issue?.path ?? 'resource', failure.message)
    }
  })
  if (issues.length > 0) {
    const message = items.length === 1 ? 'It cannot be had on these days' : 'Some of it cannot be had on these days'
    throw new DomainError('bad_input', message, issues)
  }
  return { lines, notPriced: [] }
}

/** Ids of the given listings that exist. */
async function listed({ db }: ServiceContext, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const ids = names.map((name) => refOf(name).listing)
  const rows = await db.select({ id: listings.id }).from(listings).where(inArray(listings.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Open days from today, with the allocations of a resource. */
function openDays({ now }: ServiceContext, { calendar }: LoadedOffer, quantity: number) {
  const today = civilDate(now)
  return daysOf(calendar, { start: today, end: lastOpenDay(today) }, { quantity, now: now.getTime() })
}

/**
 * Input of a line. Printed media without named issues get the first free ones of the span, as many as the smallest
 * order has.
 */
function askOf(ctx: ServiceContext, offer: LoadedOffer, { resource: _, ...item }: SelectedItem): LineDaysInput {
  const appears = appearsOf(offer.listing, offer.rate)
  if (!appears || item.days !== undefined) return item
  const { quantity, insertions, span } = orderOf(offer, item)
  const open = openDays(ctx, offer, quantity)
  const today = civilDate(ctx.now)
  const free = issuesIn(appears, span).filter((day) => issueState(appears, open, day, { today, quantity }) === 'free')
  if (free.length < insertions) {
    const message = free.length === 0 ? 'No issue on these days is free' : `It needs ${insertions} issues on these days`
    throw new DomainError('bad_input', message, [{ path: 'endDate', message }])
  }
  return { ...item, insertions, days: free.slice(0, insertions) }
}

/** The reason why the days of a line are not available; null when they are free. */
function whyTaken(
  ctx: ServiceContext,
  offer: LoadedOffer,
  { starts, ends, days, quantity }: Pick<CampaignLine, 'starts' | 'ends' | 'days' | 'quantity'>,
): string | null {
  const open = openDays(ctx, offer, quantity)
  const isTaken = spansOf({ starts, ends, days }).some(
    (span) => takenIn(open, { start: span.starts, end: addDays(span.until, -1) }).length > 0,
  )
  if (!isTaken) return null
  const [nearest] = nearestFree(freeSpans(open), starts, lengthOf({ start: starts, end: ends }))
  return nearest ? `Others have some of these days. Free: ${spanWords(nearest)}` : 'Others have some of these days'
}

const spanWords = ({ start, end }: DateSpan) => `${formatLongDate(start)} to ${formatLongDate(end)}`
