import type { Listing, Owner, Place, Spot } from '../../../worker/catalogue/rules/listing.ts'
import {
  describeMinimum,
  describeOrder,
  describePrice,
  type Order,
  type Rate,
} from '../../../worker/catalogue/rules/rate.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'

/** Subject of an enquiry, as the dialog shows and sends it. */
export interface EnquirySubject {
  listingId: string
  spotId?: string
  title: string
  /** Type and place: `Billboard · Linking Road, Mumbai`. */
  note: string
  /** Rate: `₹1,85,000 per month`. */
  price: string
  minimum: string
  owner: string
  /** Order in the price panel, for a button inside of one. */
  asked?: Order
  /** Chosen days of issue of a printed title, in order. */
  issues?: readonly CivilDate[]
  /** Order as text: `2 sites, 3 months`. */
  order: string | null
}

/** Fields of a listing for its enquiries. */
export interface SubjectListing extends Pick<Listing, 'id' | 'title' | 'type' | 'rate'> {
  place: Pick<Place, 'area' | 'city'>
  owner: Pick<Owner, 'name'>
}

/** A listing, or one spot in it, as the subject of an enquiry. */
export function enquirySubject(
  listing: SubjectListing,
  spot?: Pick<Spot, 'id' | 'name' | 'type' | 'rate' | 'seconds'>,
): EnquirySubject {
  const { rate, type } = spot ?? listing
  const seconds = spot?.seconds ?? null
  const { area, city } = listing.place
  const { amount, unit } = describePrice(rate, seconds)
  return {
    listingId: listing.id,
    ...(spot && { spotId: spot.id }),
    title: spot ? `${spot.name}, ${listing.title}` : listing.title,
    note: [type, area === city ? city : [area, city].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    price: `${formatMoney(amount)} ${unit}`,
    minimum: describeMinimum(rate),
    owner: listing.owner.name,
    order: null,
  }
}

/** Subject with the order of the price panel. */
export const withOrder = (subject: EnquirySubject, rate: Rate, asked: Order): EnquirySubject => ({
  ...subject,
  asked,
  order: describeOrder(rate, asked),
})
