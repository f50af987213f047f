import type { ListingSummary } from '../../../worker/catalogue/rules/listing.ts'
import { isSamePlace, isSeenWidely } from '../../../worker/catalogue/rules/places/coverage.ts'

type Placed = Pick<ListingSummary, 'covers' | 'place'>

interface SimilarSection<Row> {
  title: string
  listings: Row[]
}

/**
 * Groups similar listings by location: `Similar sites in Indore`, `Similar sites in Madhya Pradesh`, and `Similar
 * sites elsewhere` for those of other states. A listing in several cities has one group.
 */
export function similarSections<Row extends Placed>(
  { covers, place }: Placed,
  similar: readonly Row[],
  noun: string,
): SimilarSection<Row>[] {
  const title = `Similar ${noun}`
  if (isSeenWidely(covers)) return similar.length > 0 ? [{ title, listings: [...similar] }] : []
  const isHere = (row: Row) => isSamePlace(row.place.state, place.state) && isSamePlace(row.place.city, place.city)
  const isNear = (row: Row) => isSamePlace(row.place.state, place.state) && !isSeenWidely(row.covers)
  const near = similar.filter(isNear)
  const where = near.every(isHere) ? place.city : place.state
  return [
    { title: `${title} in ${where}`, listings: near },
    { title: `${title} elsewhere`, listings: similar.filter((row) => !isNear(row)) },
  ].filter(({ listings }) => listings.length > 0)
}
