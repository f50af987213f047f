import type { ListingFact } from './listing.ts'

/** What is known of a listing where one is chosen among others. */
export interface Marked {
  /** Ours: `OOH-0041`. */
  ref: string
  /** Its owner's own, for its owner alone. */
  ownRef?: string | null | undefined
  place: { area: string; city: string }
  /** All of them, or `sideFacts`. */
  specifications: readonly ListingFact[]
}

const isSide = ({ label, value }: ListingFact): boolean =>
  label === 'Position' || (label === 'Facing' && value.startsWith('Towards '))

/** The specifications that tell a place from its neighbour: `Towards Sadar`, `Rake 12`, `By gate 2`. */
export const sideFacts = (specifications: readonly ListingFact[]): ListingFact[] => specifications.filter(isSide)

/**
 * Line under a title wherever a listing is chosen, because titles repeat: `OOH-0084 · Sadar, Nagpur · Towards Sitabuldi`.
 * @param isPlaced false where the place is beside it already
 */
export function listingMarks({ ref, ownRef, place: { area, city }, specifications }: Marked, isPlaced = true): string {
  const place = area === '' || area === city ? city : area.includes(city) ? area : `${area}, ${city}`
  const sides = sideFacts(specifications).map(({ value }) => value)
  return [ref, ownRef, isPlaced && place, ...sides].filter(Boolean).join(' · ')
}
