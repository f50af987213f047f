import type { Compared } from '../../../../worker/catalogue/rules/compare.ts'
import { isSeenWidely } from '../../../../worker/catalogue/rules/places/coverage.ts'

/** Location of a place: `Gachibowli, Hyderabad`; for a network only its area. */
export const areaAndCity = ({ place: { area, city }, covers }: Pick<Compared, 'place' | 'covers'>): string => {
  if (isSeenWidely(covers)) return area
  return area && area !== city ? `${area}, ${city}` : city
}
