import type { DayRun } from '../../../worker/catalogue/rules/availability/calendar.ts'
import type { Appears } from '../../../worker/catalogue/rules/availability/issues.ts'
import { resourceOf } from '../../../worker/catalogue/rules/availability/resource.ts'
import { type Availability, isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { appearsOf } from '../../../worker/catalogue/rules/printed.ts'
import type { Rate } from '../../../worker/catalogue/rules/rate.ts'
import type { Season } from '../../../worker/catalogue/rules/seasons.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { Paise } from '../../../worker/kernel/rules/money.ts'

/** The item of a price panel: a listing, or one spot inside it. */
export interface PanelOffer {
  name: string
  rate: Rate
  /** Length in seconds, airtime only. */
  seconds: number | null
  setup: Paise
  minBudget: Paise | null
  availability: Availability
  seasons: readonly Season[]
  /** When it is issued, of what is printed: then its days are days of issue. */
  appears: Appears | null
  /** Its days, from today on. */
  runs: readonly DayRun[]
}

type Calendars = ListingPage['calendars']

export function listingOffer(listing: Listing, calendars: Calendars): PanelOffer {
  const { title: name, rate, setup, minBudget, availability, seasons } = listing
  const runs = calendars[listing.id] ?? []
  return { name, rate, seconds: null, setup, minBudget, availability, seasons, appears: appearsOf(listing, rate), runs }
}

/** A spot inside a listing. Setup (printing, mounting) is due for places, not for airtime. */
export function spotOffer(
  spot: Spot,
  listing: Pick<Listing, 'id' | 'setup' | 'seasons' | 'details'>,
  calendars: Calendars,
): PanelOffer {
  const { name, rate, seconds, availability } = spot
  const { seasons } = listing
  const runs = calendars[resourceOf(listing, spot)] ?? []
  const setup = seconds ? 0 : listing.setup
  return { name, rate, seconds, setup, minBudget: null, availability, seasons, appears: appearsOf(listing, rate), runs }
}

/** The spot in the URL, else the first that is available today, else the first. */
export function chosenSpot(spots: readonly Spot[], wanted: string | undefined, today: CivilDate): Spot | undefined {
  return (
    spots.find(({ id }) => id === wanted) ??
    spots.find(({ availability }) => isAvailable(availability, today)) ??
    spots[0]
  )
}
