import type { CivilDate } from '../../../worker/domain/dates.ts'

/** What every detail page is told about the visit. */
export interface DetailProps {
  /** Path under which the page is read, to come back to after signing in. */
  path: string
  today: CivilDate
}
