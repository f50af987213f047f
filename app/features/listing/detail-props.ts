import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'

/** Props of every detail page about the request. */
export interface DetailProps {
  /** Path of the page, to return to after signing in. */
  path: string
  today: CivilDate
}
