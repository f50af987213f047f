import type { Season } from '../../worker/catalogue/rules/seasons.ts'
import type { CivilDate } from '../../worker/kernel/rules/dates.ts'
import file from './booking-vectors.json' with { type: 'json' }

/** One case of a rule: its name, what is given, and what a second program computes. */
type Vector<Given, Expected> = [name: string, given: Given, expected: Expected]

interface FileVector {
  kind: string
  name: string
  given: unknown
  expect: unknown
}

/** The cases of one kind. Money in paise, rates in basis points; spans end with their last day, but those of capacity. */
export const vectorsOf = <Given, Expected>(kind: string): Vector<Given, Expected>[] =>
  (file.vectors as FileVector[])
    .filter((vector) => vector.kind === kind)
    .map(({ name, given, expect }) => [name, given as Given, expect as Expected])

export const KINDS = [...new Set(file.vectors.map(({ kind }) => kind))]

/** `[from, until, quantity]`; `until` is the first day that is free again. */
export type TakenSpan = [starts: CivilDate, until: CivilDate, quantity: number]
export const CAPACITIES = vectorsOf<{ capacity: number; standing: TakenSpan[]; asked: TakenSpan[] }, boolean>(
  'capacity',
)

/** Seasons of a vector, with the names of the product. */
export const toSeasons = (seasons: readonly { from: string; until: string; bp: number }[]): Season[] =>
  seasons.map(({ from, until, bp }) => ({ name: from, fromMd: from, untilMd: until, bp }))

export const FEE_BP = 1000
