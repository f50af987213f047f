import * as v from 'valibot'
import { isSame } from '../../../worker/kernel/rules/merge/three-way.ts'
import type { Refusal } from '../mutation/refusal.ts'

/** Record with a version. */
export interface Versioned {
  version: number
}

const Refused = v.object({
  code: v.literal('conflict'),
  details: v.looseObject({ current: v.looseObject({ version: v.number() }) }),
})

/**
 * Record as saved by someone else, from the refusal of an outdated change; null for any other error.
 * @param refused the error of the API, or the refusal of a mutation; the route defines the type of `current`
 */
export function currentOnConflict<Current extends Versioned>(refused: unknown): Current | null {
  return v.is(Refused, refused) ? (refused.details.current as unknown as Current) : null
}

/** A refusal without its message where it is a conflict, which `ConflictBanner` shows. */
export const withoutConflict = (refusal: Refusal): Refusal =>
  currentOnConflict(refusal) ? { ...refusal, whole: null } : refusal

/** Texts of the fields that a form shows, by their labels. */
export type FieldTexts = Readonly<Record<string, string>>

/** Field that someone else changed. */
export interface FieldChange {
  label: string
  before: string
  now: string
}

/** Fields with different texts. */
export const changesOf = (before: FieldTexts, now: FieldTexts): FieldChange[] =>
  Object.keys(now).flatMap((label) => {
    const change = { label, before: before[label] ?? '', now: now[label] ?? '' }
    return change.before === change.now ? [] : [change]
  })

/** Their version with one's own changes; untouched fields have their values. */
export const mineOver = <Values extends object>(base: Values, mine: Values, theirs: Values): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(value, base[name as keyof Values]))),
})
