import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'

/** Offer of an owner: other days, another price, or both. */
export interface Offer {
  starts: CivilDate
  ends: CivilDate
  days: CivilDate[] | null
  /** Media and setup as the owner asks for them. */
  media: Paise
  setup: Paise
}
