import type { CivilDate, DateSpan } from '../../../kernel/rules/dates.ts'
import type { LineMarked } from '../listing-marks.ts'

/** A wish for a place: a resource, its days, and how much of it. */
export interface WantedPlace {
  id: string
  /** `listing` or `listing:spot` */
  resource: string
  listing: string
  snapshot: LineMarked & { title: string }
  starts: CivilDate
  ends: CivilDate
  /** Single days of a line that has not all between; null of one that has. */
  days: CivilDate[] | null
  quantity: number
}

/** Lines of a refused request whose days are taken, with the alternatives. */
export interface TakenDetail {
  lines: {
    id: string
    title: string
    /** The nearest free days as long as those, nearest first. */
    nearest: DateSpan[]
    /** Listings of the same group and city that are free on those days. */
    alternatives: { id: string; title: string }[]
  }[]
}
