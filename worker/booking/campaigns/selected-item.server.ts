import { findListing } from '../../catalogue/catalogue.server.ts'
import { loadOffer } from '../../catalogue/offers.server.ts'
import type { Appears } from '../../catalogue/rules/availability/issues.ts'
import { lastOpenDay } from '../../catalogue/rules/availability/range.ts'
import { type ResourceRef, resourceOf } from '../../catalogue/rules/availability/resource.ts'
import { type LineMarked, sideText, titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import { photosOf } from '../../catalogue/rules/photos.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import { monthlyPrice, type Rate } from '../../catalogue/rules/rate.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { leadDaysOf } from '../rules/lines/lead-days.ts'
import { firstDay } from '../rules/lines/working-days.ts'

/**
 * A listing or spot as the dialog shows it before it is added to a campaign. The dialog sends it back to be checked.
 */
export interface SelectedItem extends LineMarked {
  /** `listing`, or `listing:spot`. */
  id: string
  title: string
  path: string
  category: string
  type: string
  location: { area: string; city: string; state: string }
  mediaOwner: { id: string; name: string }
  variant: string | null
  photo: string | null
  rate: Rate
  seconds: number | null
  /** Of the smallest booking over 30 days, before GST and setting up. */
  monthly: Paise
  /** Days of issue of printed media; null for others. */
  appears: Appears | null
  /** The first day that the lead time leaves, and the last of the calendar. */
  firstDay: CivilDate
  lastDay: CivilDate
}

/** Choice of a spot, for a listing that is sold by spots. */
export interface SpotChoice {
  /** With its reference. */
  title: string
  spots: { id: string; name: string; type: string; rate: Rate; seconds: number | null }[]
}

/** The offer sold under that id today, or its spots when it is sold by spots. @throws DomainError not_found */
export async function getSelectedItem(ctx: ServiceContext, ref: ResourceRef): Promise<SelectedItem | SpotChoice> {
  if (ref.spot === null) {
    const listing = await findListing(ctx, ref.listing)
    if (listing && listing.spots.length > 0) {
      const spots = listing.spots.map((spot) => ({
        id: resourceOf(listing, spot),
        name: spot.name,
        type: spot.type,
        rate: spot.rate,
        seconds: spot.seconds,
      }))
      return { title: titleWithRef(listing), spots }
    }
  }
  const { resource, listing, spot, rate, seconds, minBudget } = await loadOffer(ctx, ref)
  const { ref: listingRef, place, category, subcategory } = listing
  const today = civilDate(ctx.now)
  return {
    id: resource,
    title: spot ? `${spot.name}, ${listing.title}` : listing.title,
    ref: listingRef,
    side: sideText(listing),
    path: listingPath({ category, subcategory, id: listing.id }),
    category,
    type: listing.type,
    location: { area: place.area, city: place.city, state: place.state },
    mediaOwner: { id: listing.owner.id, name: listing.owner.name },
    variant: spot?.variant ?? listing.variant,
    photo: photosOf(listing.photos)[0]?.src ?? null,
    rate,
    seconds,
    monthly: monthlyPrice(rate, { seconds, minBudget }),
    appears: appearsOf(listing, rate),
    firstDay: firstDay(today, leadDaysOf(listing)),
    lastDay: lastOpenDay(today),
  }
}
