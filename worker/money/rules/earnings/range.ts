import * as v from 'valibot'
import { addMonths, type CivilDate, monthsFrom } from '../../../kernel/rules/dates.ts'
import { NOT_OFFERED, orAny } from '../../../kernel/rules/fields.ts'

/** Ranges of months for earnings. */
export const EARNING_RANGES = {
  past: 'Last 12 months',
  year: 'This financial year',
  next: 'Next 6 months',
} as const
export type EarningRange = keyof typeof EARNING_RANGES
const RANGES = ['past', 'year', 'next'] as const satisfies readonly EarningRange[]

export const EarningsQuery = v.object({ range: orAny(v.picklist(RANGES, NOT_OFFERED)) })
export type EarningsQuery = v.InferOutput<typeof EarningsQuery>

/** A month of a range. */
export interface EarningMonth {
  /** `2026-11` */
  id: string
  /** `Nov`; January has its year as well: `Jan 2027`. */
  name: string
}

/** Months of a range, with its first day and the first day after it. */
export interface MonthRange {
  months: EarningMonth[]
  first: CivilDate
  after: CivilDate
}

/** The financial year begins in April. */
function yearStart(today: CivilDate): CivilDate {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '04' ? 1 : 0)
  return `${year}-04-01`
}

/** The months of a range as it is on a day. The current month is the last of `past`, and the first of `next`. */
export function monthsOf(range: EarningRange, today: CivilDate): MonthRange {
  const current = `${today.slice(0, 7)}-01`
  const [first, count] =
    range === 'past'
      ? [addMonths(current, -11), 12]
      : range === 'year'
        ? [yearStart(today), 12]
        : ([current, 6] as const)
  const months = monthsFrom(first, count)
  return {
    months: months.map(({ first: day, name }, at) => ({
      id: day.slice(0, 7),
      name: at === 0 || day.slice(5, 7) === '01' ? `${name} ${day.slice(0, 4)}` : name,
    })),
    first,
    after: addMonths(first, count),
  }
}
