import type { CivilDate } from '../../../worker/domain/dates.ts'

/** Props of every detail page about the visit. */
export interface DetailProps {
  /** Path under which the page is read, to come back to after signing in. */
  path: string
  today: CivilDate
}
