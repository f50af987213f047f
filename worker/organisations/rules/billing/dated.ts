import * as v from 'valibot'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { day } from '../../../kernel/rules/fields.ts'
import { CANCELLATION_KINDS } from './cancellation.ts'
import { RULES } from './rules.ts'

// Rates and rules are valid from a day on. Staff add a row for today or later; a row is never changed, and only a
// future one can be withdrawn: so every quote and bill can be computed again.

const fromDate = day('Enter the first day')

export const SUPPLIES = ['site', 'buyer', 'event'] as const

/** Basis of the place of supply, in words. */
export const SUPPLY_LABELS: Record<(typeof SUPPLIES)[number], string> = {
  site: 'The state of the site',
  buyer: 'The state of the buyer',
  event: 'The state of a registered buyer, else of the event',
}

/** A tax rate that staff add: GST of a medium from a day on. */
export const NewTaxRate = v.strictObject({
  /** Id of a category; empty for all categories made by staff that have no row. */
  medium: v.pipe(v.string('Choose a category'), v.maxLength(80, 'Choose a category')),
  fromDate,
  sac: v.pipe(v.string('Enter the code'), v.trim(), v.regex(/^99\d{4}$/, 'Six digits that start with 99')),
  gstBp: v.pipe(
    v.number('Enter a percentage'),
    v.integer('At most two digits after the point'),
    v.minValue(0, 'From 0 to 40 percent'),
    v.maxValue(4_000, 'From 0 to 40 percent'),
  ),
  supply: v.picklist(SUPPLIES, 'Choose the place of supply'),
})
export type NewTaxRate = v.InferOutput<typeof NewTaxRate>

/** Key of a tax rate to withdraw. */
export const TaxRateRef = v.object({ medium: NewTaxRate.entries.medium, fromDate })
export type TaxRateRef = v.InferOutput<typeof TaxRateRef>

const Fee = v.pipe(
  v.number('Enter a percentage'),
  v.integer('At most two digits after the point'),
  v.minValue(0, 'From 0 to 50 percent'),
  v.maxValue(5_000, 'From 0 to 50 percent'),
)

const Band = v.strictObject({
  days: v.pipe(
    v.number('Whole days'),
    v.integer('Whole days'),
    v.minValue(0, '0 to 365 days'),
    v.maxValue(365, '0 to 365 days'),
  ),
  kept: v.pipe(
    v.number('Whole percent'),
    v.integer('Whole percent'),
    v.minValue(0, '0 to 100 percent'),
    v.maxValue(100, '0 to 100 percent'),
  ),
})

/** Bands of one kind, earliest first: a later cancellation never keeps less. */
const Bands = v.pipe(
  v.array(Band, 'Enter the bands'),
  v.minLength(1, 'At least one band'),
  v.maxLength(6, 'At most six bands'),
  v.check(
    (bands) => bands.every((band, at) => at === 0 || band.days < (bands[at - 1]?.days ?? 0)),
    'Days must fall from band to band',
  ),
  v.check(
    (bands) => bands.every((band, at) => at === 0 || band.kept >= (bands[at - 1]?.kept ?? 0)),
    'The share kept cannot fall closer to the start',
  ),
)

/** A rule that staff add, by its name. */
export const NewRule = v.variant(
  'name',
  [
    v.strictObject({ name: v.literal('fee'), fromDate, value: Fee }),
    v.strictObject({
      name: v.literal('milestones'),
      fromDate,
      value: v.pipe(RULES.milestones, v.length(3, 'Advance, progress and final')),
    }),
    v.strictObject({
      name: v.literal('cancellation'),
      fromDate,
      value: v.strictObject(v.entriesFromList(CANCELLATION_KINDS, Bands)),
    }),
  ],
  'Rule not found',
)
export type NewRule = v.InferOutput<typeof NewRule>

/** Key of a rule to withdraw. */
export const RuleRef = v.object({
  name: v.picklist(['fee', 'milestones', 'cancellation'], 'Rule not found'),
  fromDate,
})
export type RuleRef = v.InferOutput<typeof RuleRef>

/** Phase of a dated row: past, the current one, or future. */
export type Phase = 'past' | 'current' | 'future'

/** The phase of each row of one medium or rule. @param days first days of the rows, in any order */
export function phaseOf(fromDate: CivilDate, days: readonly CivilDate[], today: CivilDate): Phase {
  if (fromDate > today) return 'future'
  return days.some((other) => other > fromDate && other <= today) ? 'past' : 'current'
}
