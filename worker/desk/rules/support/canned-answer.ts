import * as v from 'valibot'
import { line, whole } from '../../../kernel/rules/fields.ts'
import { messageLines } from './ticket.ts'

/** A text that staff write once and insert often. `{name}` in it becomes the requester's first name. */
export const CannedAnswerInput = v.strictObject({
  title: line('Give the answer a title', 80),
  body: messageLines('Write the answer'),
})
export type CannedAnswerInput = v.InferOutput<typeof CannedAnswerInput>

export const CannedAnswerChange = v.strictObject({
  ...CannedAnswerInput.entries,
  /** The version that they saw. */
  version: v.pipe(v.number('A number'), v.integer('A whole number')),
})
export type CannedAnswerChange = v.InferOutput<typeof CannedAnswerChange>

/** The version of an answer that is deleted, in an address. */
export const CannedAnswerSeen = v.object({ version: whole('Versions are counted from 1', 1_000_000) })

export interface CannedAnswer extends CannedAnswerInput {
  id: number
  version: number
}

/** Limit of canned answers: a longer list is hard to choose from. */
export const MAX_CANNED_ANSWERS = 100

/** Letters of any script, with marks, hyphens, dots and apostrophes between them: no address, no markup, no sentence. */
const FIRST_NAME = /^\p{L}(?:[\p{L}\p{M}'’.-]|\u200c|\u200d){0,29}$/u
/** Ends of names that programs make links of: `a.in`. */
const LINK = /\.\p{L}{2,}/u

/**
 * Text of an answer for one requester. The name comes from a public form, and the mail goes to an address from that
 * form: text that does not look like a first name is left out. Placeholders inside the name are not replaced.
 */
export function fillAnswer(body: string, name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const called = FIRST_NAME.test(first) && !LINK.test(first) ? first : null
  return body.replace(/ ?\{name\}/g, (place) => (called === null ? '' : place.replace('{name}', () => called)))
}
