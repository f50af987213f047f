import type { DayRun } from '../../../worker/catalogue/rules/availability/calendar.ts'
import type { Appears } from '../../../worker/catalogue/rules/availability/issues.ts'
import { resourceOf } from '../../../worker/catalogue/rules/availability/resource.ts'
import { type Availability, isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { GstRate } from '../../../worker/catalogue/rules/gst-rates.ts'
import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { type Offer, toOffer } from '../../../worker/catalogue/rules/offer.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { appearsOf } from '../../../worker/catalogue/rules/printed.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'

/** The offer of a price panel: of a listing, or of one spot inside it. */
export interface PanelOffer extends Offer {
  name: string
  availability: Availability
  /** Days of issue of a printed title; null for other media. */
  appears: Appears | null
  /** Free and taken days, from today. */
  runs: readonly DayRun[]
}

/**
 * Offer of a whole listing, or of one of its spots.
 * @param gst rates on its category today
 */
export function panelOffer(
  { listing, calendars }: Pick<ListingPage, 'calendars'> & { listing: Omit<Listing, 'spots' | 'owner'> },
  spot: Spot | null,
  gst: GstRate,
): PanelOffer {
  const offer = toOffer(listing, spot, gst)
  return {
    ...offer,
    name: spot?.name ?? listing.title,
    availability: (spot ?? listing).availability,
    appears: appearsOf(listing, offer.rate),
    runs: calendars[resourceOf(listing, spot)] ?? [],
  }
}

/** The spot in the URL, else the first that is available today, else the first. */
export function chosenSpot(spots: readonly Spot[], wanted: string | undefined, today: CivilDate): Spot | undefined {
  return (
    spots.find(({ id }) => id === wanted) ??
    spots.find(({ availability }) => isAvailable(availability, today)) ??
    spots[0]
  )
}
