import { isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'
import {
  type ContentSpot,
  emptyContent,
  type ListingContent,
} from '../../../../worker/supply/rules/listings/content.ts'

// A spot that is not saved yet has an id of the page, so that it keeps its place and its fields while rows move.
const NEW = 'new:'

/** @param random part of the id, unlike that of any other spot */
export const newSpotId = (random: string): string => `${NEW}${random}`

/** What is sent: new spots get their ids from the server. */
export const sentContent = (draft: ListingContent): ListingContent => ({
  ...draft,
  spots: draft.spots.map((spot) => (spot.id?.startsWith(NEW) ? { ...spot, id: null } : spot)),
})

/** Whether two drafts would be saved alike. */
export const isSameContent = (one: ListingContent, other: ListingContent): boolean =>
  isSame(sentContent(one), sentContent(other))

/** A new spot that is sold as the last one is. */
export function nextSpot(spots: readonly ContentSpot[], empty: ContentSpot, id: string): ContentSpot {
  const last = spots.at(-1)
  return last ? { ...last, id, name: '', rate: null } : { ...empty, id }
}

/** A copy right after the spot. */
export function withCopy(spots: readonly ContentSpot[], at: number, id: string): ContentSpot[] {
  const spot = spots[at]
  return spot ? spots.toSpliced(at + 1, 0, { ...spot, id, name: `${spot.name} copy`.trim() }) : [...spots]
}

export function movedRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows.slice(from, from + 1)
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...row)
}

/** A spot of which nothing is written. */
export function emptySpot(): ContentSpot {
  const { rate, unit, minQuantity, step, minDuration, capacity } = emptyContent()
  return {
    ...{ id: null, name: '', type: '', rate, unit, minQuantity, step, minDuration, capacity },
    ...{ seconds: null, slotFrom: null, slotTo: null, placement: null, size: null },
    ...{ terminal: null, zone: null, audience: null },
  }
}
