import { foldName } from '../../kernel/rules/text/names.ts'
import type { ListingFact } from './listing.ts'

/** A listing in a list from which one is chosen. */
export interface Marked {
  /** Ours: `OOH-0041`. */
  ref: string
  /** Its owner's own, for its owner alone. */
  ownRef?: string | null | undefined
  title: string
  place: { area: string; city: string }
  /** All of them, or `sideFacts`. */
  specifications: readonly ListingFact[]
}

/** Marks of a listing that a line of a plan or of a campaign keeps. */
export interface LineMarked {
  /** `OOH-0041` */
  ref: string
  /** `Towards Sitabuldi`; empty where it has none or its title contains it. */
  side: string
}

const TOWARDS = 'Towards '

const isSide = ({ label, value }: ListingFact): boolean =>
  label === 'Position' || (label === 'Facing' && value.startsWith(TOWARDS))

/** The specifications that tell a place from its neighbour: `Towards Sadar`, `Rake 12`, `By gate 2`. */
export const sideFacts = (specifications: readonly ListingFact[]): ListingFact[] => specifications.filter(isSide)

/** Words alone, so that `By gate 1` is in `Bazaar canopy, by gate 1` and not in `…, by gate 12`. */
const wordsIn = (text: string): string => ` ${foldName(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `

const isSaid = (title: string, mark: string): boolean => wordsIn(title).includes(wordsIn(mark))

/** `Unipole facing the flyover, Dadar side` contains `Towards Dadar`. */
const isSideSaid = (title: string, side: string): boolean =>
  isSaid(title, side) || (side.startsWith(TOWARDS) && isSaid(title, `${side.slice(TOWARDS.length)} side`))

/** The sides of a listing that are not in its title. */
export const sideText = ({ title, specifications }: Pick<Marked, 'title' | 'specifications'>): string =>
  sideFacts(specifications)
    .flatMap(({ value }) => (isSideSaid(title, value) ? [] : [value]))
    .join(' · ')

/** The area and the city of a listing that are not in its title. */
function placeText({ title, place: { area, city } }: Pick<Marked, 'title' | 'place'>): string {
  const parts = area === '' || area === city ? [city] : area.includes(city) ? [area] : [area, city]
  return parts.filter((part) => !isSaid(title, part)).join(', ')
}

/**
 * Line under a title wherever a listing is chosen, because titles repeat: `OOH-0084 · Sadar, Nagpur · Towards
 * Sitabuldi`. Words of the title are not repeated.
 * @param isPlaced false where the place is shown next to it
 */
export function listingMarks(listing: Marked, isPlaced = true): string {
  const { ref, ownRef } = listing
  return [ref, ownRef, isPlaced && placeText(listing), sideText(listing)].filter(Boolean).join(' · ')
}

/** Marks of a line: `OOH-0084 · Towards Sitabuldi`. */
export const lineMarks = ({ ref, ownRef, side }: LineMarked & Pick<Marked, 'ownRef'>): string =>
  [ref, ownRef, side].filter(Boolean).join(' · ')

/** The name of a listing in a sentence or an option: `Bus shelter, Sadar (OOH-0084)`. */
export const titleWithRef = ({ title, ref }: { title: string; ref: string }): string =>
  ref === '' ? title : `${title} (${ref})`
