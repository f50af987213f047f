import { type Availability, isAvailable } from '../../../worker/domain/catalogue/availability.ts'
import type { Listing, Spot } from '../../../worker/domain/catalogue/listing.ts'
import type { Rate } from '../../../worker/domain/catalogue/rate.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import type { Paise } from '../../../worker/domain/money.ts'

/** The item of a price panel: a listing, or one spot inside it. */
export interface PanelOffer {
  name: string
  rate: Rate
  /** Length in seconds, airtime only. */
  seconds: number | null
  setup: Paise
  minBudget: Paise | null
  availability: Availability
}

export function listingOffer({ title, rate, setup, minBudget, availability }: Listing): PanelOffer {
  return { name: title, rate, seconds: null, setup, minBudget, availability }
}

/** A spot inside a listing. Setup (printing, mounting) is due for places, not for airtime. */
export function spotOffer({ name, rate, seconds, availability }: Spot, { setup }: Pick<Listing, 'setup'>): PanelOffer {
  return { name, rate, seconds, setup: seconds ? 0 : setup, minBudget: null, availability }
}

/** The spot in the URL, else the first that is available today, else the first. */
export function chosenSpot(spots: readonly Spot[], wanted: string | undefined, today: CivilDate): Spot | undefined {
  return (
    spots.find(({ id }) => id === wanted) ??
    spots.find(({ availability }) => isAvailable(availability, today)) ??
    spots[0]
  )
}
