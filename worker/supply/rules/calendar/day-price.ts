import { countingOf } from '../../../catalogue/rules/dues.ts'
import { mediaSum } from '../../../catalogue/rules/offer.ts'
import { piecePrice, type Rate } from '../../../catalogue/rules/rate.ts'
import { type Season, seasonSum } from '../../../catalogue/rules/seasons.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'

const DUES = { days: { n: 1, d: 1 }, weeks: { n: 1, d: 7 }, months: { n: 1, d: 30 }, pieces: { n: 1, d: 1 } } as const

/** Price of the smallest order on a day with its season; of one insertion, for what is sold by the piece. */
export const dayPrice = (rate: Rate, seconds: number | null, seasons: readonly Season[], day: CivilDate): Paise =>
  mediaSum(piecePrice(rate, seconds), rate.minQuantity, DUES[countingOf(rate)], {
    sum: seasonSum(seasons, { start: day, end: day }),
    days: 1,
  })
