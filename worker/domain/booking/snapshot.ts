import type { Rate } from '../catalogue/rate.ts'

/** What a line keeps of its listing, so that it reads the same when the listing changes or goes. */
export interface LineSnapshot {
  title: string
  category: string
  place: string
  owner: string
  /** The page of the listing. */
  path: string
  /** The drawing of it. */
  variant: string | null
  minimum: Pick<Rate, 'minQuantity' | 'minDuration' | 'step'>
}
