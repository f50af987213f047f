import { generateCatalogue } from '../catalogue.seed.ts'
import type { ListingRow, SpotRow } from '../medium.ts'

export const TODAY = '2026-11-20'
export const { listings, spots, customFields } = generateCatalogue({ today: TODAY })

const inside = new Map<string, SpotRow[]>()
for (const spot of spots) inside.set(spot.listingId, [...(inside.get(spot.listingId) ?? []), spot])

/** The spots of a listing, in its owner's order. */
export const spotsOf = ({ id }: Pick<ListingRow, 'id'>): SpotRow[] => inside.get(id) ?? []

export const inCategory = (category: string): ListingRow[] =>
  listings.filter(({ categoryId }) => categoryId === category)

/** Every number that a text has, without its commas. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''))
