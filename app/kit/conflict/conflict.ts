import * as v from 'valibot'
import { isSame } from '../../../worker/kernel/rules/merge/three-way.ts'

/** A record that counts its changes. */
export interface Versioned {
  version: number
}

const Refused = v.object({
  code: v.literal('conflict'),
  details: v.looseObject({ current: v.looseObject({ version: v.number() }) }),
})

/**
 * The record as someone else has saved it, from the refusal of an outdated change; null for any other error.
 * @param refused the error of the API, or what a mutation made of it; its route says of which type `current` is
 */
export function currentOnConflict<Current extends Versioned>(refused: unknown): Current | null {
  return v.is(Refused, refused) ? (refused.details.current as unknown as Current) : null
}

/** Texts of the fields that a form shows, by their labels. */
export type FieldTexts = Readonly<Record<string, string>>

/** A field that someone else changed. */
export interface FieldChange {
  label: string
  before: string
  now: string
}

/** Fields whose texts differ. */
export const changesOf = (before: FieldTexts, now: FieldTexts): FieldChange[] =>
  Object.keys(now).flatMap((label) => {
    const change = { label, before: before[label] ?? '', now: now[label] ?? '' }
    return change.before === change.now ? [] : [change]
  })

/** Their version with one's own changes: what was not touched is as they saved it. */
export const mineOver = <Values extends object>(base: Values, mine: Values, theirs: Values): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(value, base[name as keyof Values]))),
})
