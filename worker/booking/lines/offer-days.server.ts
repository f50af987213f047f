import { and, eq, ne } from 'drizzle-orm'
import { selectAllocations } from '../../catalogue/calendar.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { loadOffers } from '../../catalogue/offers.server.ts'
import { daysOf } from '../../catalogue/rules/availability/calendar.ts'
import { type IssueState, issueRefusal, issueState } from '../../catalogue/rules/availability/issues.ts'
import { lastOpenDay } from '../../catalogue/rules/availability/range.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import { lineValues } from '../rules/lines/line-values.ts'
import type { Offer } from '../rules/lines/offer.ts'

/** Days of an offer: from first to last, or days of issue. */
export type OfferedDays = Pick<Offer, 'starts' | 'ends' | 'days'>

/** An error in an offer, with the path of its field: `starts`, `ends` or `days.0`. */
export interface OfferProblem {
  path: string
  message: string
}

type RequestedLine = CampaignLine & { userId: string | null }

/** The first of some days of issue that cannot be booked, and all that cannot in one sentence; null when each can. */
export function issueProblem(
  days: readonly CivilDate[],
  stateOf: (day: CivilDate) => IssueState,
  today: CivilDate,
): OfferProblem | null {
  const message = issueRefusal(days, stateOf, today)
  return message === null ? null : { path: `days.${days.findIndex((day) => stateOf(day) !== 'free')}`, message }
}

const FIELDS: Record<string, string> = { endDate: 'ends', days: 'days.0' }

/**
 * The offer that a line books, as sold today: its calendar without the line itself, and the price of other days; null
 * when it is no longer sold.
 */
export async function findOffered(ctx: ServiceContext, { id, resource, quantity, insertions, userId }: RequestedLine) {
  const { db, now } = ctx
  const today = civilDate(now)
  const [{ offerOf, buyer }, others] = await Promise.all([
    loadOffers(ctx, [resource], userId ?? ''),
    selectAllocations(db).where(and(eq(allocations.resourceId, resource), ne(allocations.takerId, id))),
  ])
  const offer = offerOf(resource)
  if (!offer) return null
  const open = daysOf(
    { ...offer.calendar, allocations: others },
    { start: today, end: lastOpenDay(today) },
    { quantity, now: now.getTime() },
  )
  const appears = appearsOf(offer.listing, offer.rate)

  /** The price of days by the rule of lines, or the reason why they cannot be booked. */
  const priceOf = ({ starts, ends, days }: OfferedDays) => {
    const order = { span: { start: starts, end: ends }, days, quantity, insertions: days?.length ?? insertions }
    try {
      const { media, setup } = lineValues(ctx, offer, order, buyer)
      return { price: { media, setup }, problem: null }
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure
      const path = FIELDS[failure.issues?.[0]?.path ?? ''] ?? 'starts'
      return { price: null, problem: { path, message: failure.message } }
    }
  }

  return {
    open,
    appears,
    today,
    priceOf,
    stateOf: (day: CivilDate): IssueState => (appears ? issueState(appears, open, day, { today, quantity }) : 'none'),
  }
}

/**
 * Checks offered days: consecutive days or days of issue, as in the request. The batch checks that they are free.
 * @throws DomainError bad_input at the day that is wrong
 */
export async function checkOfferedDays(ctx: ServiceContext, line: RequestedLine, { starts, ends, days }: OfferedDays) {
  const refuse = ({ path, message }: OfferProblem) => new DomainError('bad_input', message, [{ path, message }])
  if ((line.days === null) !== (days === null)) {
    throw refuse({ path: 'starts', message: 'Offer days as they were asked for' })
  }
  if (days === null) return
  const inOrder = [...new Set(days)].sort()
  if (days.length === 0 || `${inOrder}` !== `${days}` || days[0] !== starts || days.at(-1) !== ends) {
    throw refuse({ path: 'days.0', message: 'Offer each day once, in their order' })
  }
  const found = await findOffered(ctx, line)
  if (!found?.appears) return
  const isTaken = (state: IssueState) => state === 'asked' || state === 'full'
  const stateOf = (day: CivilDate) => (isTaken(found.stateOf(day)) ? 'free' : found.stateOf(day))
  const problem = issueProblem(days, stateOf, found.today)
  if (problem) throw refuse(problem)
}
