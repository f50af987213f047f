import type { LineMarked } from '../../../catalogue/rules/listing-marks.ts'
import type { Point } from '../../../catalogue/rules/places/distance.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'

/** Facts of the booking that its proofs are checked against. */
export interface BookedFacts {
  isLit: boolean
  /** Position of the listing; null where it is unknown. */
  site: Point | null
  /** Plays of one slot a day, of a digital screen. */
  playsADay: number | null
  /** Shows a day on one screen, of a cinema. */
  showsADay: number | null
  /** Minutes after midnight in which its spots run; null where any time will do. */
  band: { from: number; to: number } | null
}

/** Copy of the listing in a line, so that the line reads the same after the listing changes or is deleted. */
export interface LineSnapshot extends LineMarked {
  title: string
  category: string
  place: string
  owner: string
  /** The page of the listing. */
  path: string
  /** The drawing of it. */
  variant: string | null
  /** Working days between its booking and its first showing. */
  leadDays: number
  minimum: Pick<Rate, 'minQuantity' | 'minDuration' | 'step'>
  /** As it was when its owner was asked; a draft has none. */
  proof?: BookedFacts
}
