import { sql } from 'drizzle-orm'
import type { listings, spots } from './catalogue.table.ts'
import type { LengthDiscount } from './rules/offer.ts'
import type { Season } from './rules/seasons.ts'

// Columns of an offer, for any selection of listings or spots: no other file lists them.

/** The rate of a listing or a spot. */
export const rateColumns = <Table extends typeof listings | typeof spots>(table: Table) => ({
  rate: table.rate,
  unit: table.unit,
  minQuantity: table.minQuantity,
  step: table.step,
  minDuration: table.minDuration,
})

/** Its availability, as set for today. */
export const availabilityColumns = <Table extends typeof listings | typeof spots>(table: Table) => ({
  status: table.availability,
  nextAvailable: table.nextAvailable,
})

/** The seasons of a listing, in the order of the year; for a selection of listings. */
export const seasonsOfListing = sql`(select json_group_array(
    json_object('name', name, 'fromMd', from_md, 'untilMd', until_md, 'bp', bp) order by from_md)
  from seasons where seasons.listing_id = listings.id)`
  .mapWith((value: string): Season[] => JSON.parse(value))
  .as('own_seasons')

/** The discounts of a listing for long bookings, the shortest first; for a selection of listings. */
export const discountsOfListing = sql`(select json_group_array(json_object('months', months, 'bp', bp) order by months)
  from discounts where discounts.listing_id = listings.id)`
  .mapWith((value: string): LengthDiscount[] => JSON.parse(value))
  .as('own_discounts')
