import { isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'
import {
  type ContentSpot,
  emptyContent,
  type ListingContent,
} from '../../../../worker/supply/rules/listings/content.ts'

// A spot that is not saved has a temporary id, so that it keeps its place and its fields while rows move.
const NEW = 'new:'

/**
 * Temporary id of a new spot.
 * @param random unique part of the id
 */
export const newSpotId = (random: string): string => `${NEW}${random}`

/** Content to send: the server gives new spots their ids. */
export const sentContent = (draft: ListingContent): ListingContent => ({
  ...draft,
  spots: draft.spots.map((spot) => (spot.id?.startsWith(NEW) ? { ...spot, id: null } : spot)),
})

/** True when two drafts would be saved with the same content. */
export const isSameContent = (one: ListingContent, other: ListingContent): boolean =>
  isSame(sentContent(one), sentContent(other))

/** New spot with the selling terms of the last one. */
export function nextSpot(spots: readonly ContentSpot[], empty: ContentSpot, id: string): ContentSpot {
  const last = spots.at(-1)
  return last ? { ...last, id, name: '', rate: null } : { ...empty, id }
}

/** Spots with a copy inserted after the spot at an index. */
export function withCopy(spots: readonly ContentSpot[], at: number, id: string): ContentSpot[] {
  const spot = spots[at]
  return spot ? spots.toSpliced(at + 1, 0, { ...spot, id, name: `${spot.name} copy`.trim() }) : [...spots]
}

export function movedRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows.slice(from, from + 1)
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...row)
}

/** Spot with empty fields. */
export function emptySpot(): ContentSpot {
  const { rate, unit, minQuantity, step, minDuration, capacity } = emptyContent()
  return {
    ...{ id: null, name: '', type: '', rate, unit, minQuantity, step, minDuration, capacity },
    ...{ seconds: null, slotFrom: null, slotTo: null, placement: null, size: null },
    ...{ terminal: null, zone: null, audience: null },
  }
}
