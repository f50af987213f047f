import * as v from 'valibot'
import { CANCELLATION_KINDS, type CancellationBands } from './cancellation.ts'

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const days = v.pipe(v.number(), v.integer(), v.minValue(0))

const Bands = v.array(v.object({ days, kept: percent }))

/** Rules that staff change with a date: each is a row with the day from which it holds. */
export const RULES = {
  cancellation: v.object(v.entriesFromList(CANCELLATION_KINDS, Bands)) satisfies v.GenericSchema<
    unknown,
    CancellationBands
  >,
  /** Advance, progress, final. */
  milestones: v.pipe(
    v.array(percent),
    v.check((parts) => parts.reduce((sum, part) => sum + part, 0) === 100, 'Milestones add up to 100 percent'),
  ),
  /** Our fee, basis points of media and setup. */
  fee: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
}
export type RuleName = keyof typeof RULES
export type Rule<Name extends RuleName> = v.InferOutput<(typeof RULES)[Name]>

/** Every rule as it is on one day. */
export type RulesOfDay = { [Name in RuleName]: Rule<Name> }
