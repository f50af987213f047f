import type { LineMarked } from '../../../catalogue/rules/listing-marks.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'

/** What the proofs of a line are judged by. */
export interface BookedFacts {
  isLit: boolean
  lat: number | null
  lng: number | null
  /** Plays of one slot a day, of a digital screen. */
  playsADay: number | null
  /** Shows a day on one screen, of a cinema. */
  showsADay: number | null
  /** Minutes after midnight in which its spots run. */
  from: number | null
  to: number | null
}

/** What a line keeps of its listing, so that it reads the same when the listing changes or goes. */
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
