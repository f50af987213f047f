import { artworkBy, issuesIn } from '../../../catalogue/rules/availability/issues.ts'
import type { Listing, Spot } from '../../../catalogue/rules/listing.ts'
import { sideText } from '../../../catalogue/rules/listing-marks.ts'
import { listingPath } from '../../../catalogue/rules/paths.ts'
import { appearsOf } from '../../../catalogue/rules/printed.ts'
import { checkDays } from '../../../catalogue/rules/quote.ts'
import { fitOrder } from '../../../catalogue/rules/rate.ts'
import { type CivilDate, civilDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import type { LineDaysInput } from '../campaigns/campaign-item.ts'
import { leadDaysOf } from './lead-days.ts'
import { type Buyer, type LineOrder, orderProblem, priceLine, type SuppliedOffer } from './line-price.ts'
import { firstDay, leavesLeadTime } from './working-days.ts'

/** An offer that a line can book. */
export interface BookableOffer extends SuppliedOffer {
  resource: string
  listing: Pick<
    Listing,
    'id' | 'ref' | 'category' | 'subcategory' | 'title' | 'variant' | 'details' | 'leadDays' | 'specifications'
  > & {
    owner: Pick<Listing['owner'], 'id' | 'name'>
    place: Pick<Listing['place'], 'city' | 'state'>
  }
  spot: Pick<Spot, 'id' | 'name' | 'variant'> | null
}

const refuse = (path: string, message: string) => new DomainError('bad_input', message, [{ path, message }])

const FIELDS = { ends: 'endDate', quantity: 'quantity', insertions: 'insertions', days: 'days' } as const

/** The requested order, with the smallest quantity as default. */
export function orderOf({ rate }: Pick<BookableOffer, 'rate'>, asked: LineDaysInput): LineOrder {
  const least = fitOrder(rate, {})
  return {
    span: { start: asked.startDate, end: asked.endDate },
    days: asked.days ?? null,
    quantity: asked.quantity ?? least.quantity,
    insertions: asked.insertions ?? asked.days?.length ?? least.duration,
  }
}

/**
 * Checks that printed media are booked by issue.
 * @throws DomainError bad_input for a day without an issue, or after its artwork deadline
 */
function checkIssues({ listing, rate }: BookableOffer, { days, span }: LineOrder, today: CivilDate): void {
  const appears = appearsOf(listing, rate)
  if (!appears) return
  if (days === null) throw refuse('days', 'Choose the days of issue')
  const issues = issuesIn(appears, span)
  const named = (some: readonly CivilDate[]) => list(some.map(formatLongDate))
  const none = days.filter((day) => !issues.includes(day))
  if (none.length > 0) throw refuse('days', `No issue appears on ${named(none)}`)
  const late = days.filter((day) => artworkBy(appears, day) < today)
  if (late.length > 0) throw refuse('days', `Artwork is no longer taken for ${named(late)}`)
}

/**
 * The columns of a line that its listing, its days and its buyer decide, as they are today.
 * @throws DomainError bad_input with the field: days that are over, too few, too far ahead or within the lead time
 */
export function lineValues({ now }: { now: Date }, offer: BookableOffer, order: LineOrder, buyer: Buyer) {
  const today = civilDate(now)
  checkDays(order.span, today, { start: 'startDate', end: 'endDate' })
  const problem = orderProblem(offer.rate, order)
  if (problem) throw refuse(FIELDS[problem.field], problem.message)
  const { listing, spot, resource } = offer
  const leadDays = leadDaysOf(listing)
  if (!leavesLeadTime(now, order.span.start, leadDays)) {
    throw refuse('startDate', `The first possible day is ${formatLongDate(firstDay(today, leadDays))}`)
  }
  checkIssues(offer, order, today)
  const price = priceLine(offer, order, buyer)
  if (!price) throw refuse('endDate', 'These are too few days')
  const { minQuantity, minDuration, step } = offer.rate
  return {
    resourceId: resource,
    listingId: listing.id,
    spotId: spot?.id ?? null,
    ownerId: listing.owner.id,
    snapshot: {
      title: spot ? `${spot.name}, ${listing.title}` : listing.title,
      ref: listing.ref,
      side: sideText(listing),
      category: listing.category,
      place: listing.place.city,
      owner: listing.owner.name,
      path: listingPath({ category: listing.category, subcategory: listing.subcategory, id: listing.id }),
      variant: (spot ?? listing).variant,
      minimum: { minQuantity, minDuration, step },
      leadDays,
    },
    starts: order.span.start,
    ends: order.span.end,
    days: order.days ? [...order.days] : null,
    quantity: order.quantity,
    insertions: order.insertions,
    ...price,
  }
}
