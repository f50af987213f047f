import { languageOf } from '../../../../worker/planner/rules/plan/language.ts'
import type { ChatTurn } from '../client/planner-state.ts'

export type OpeningKind = 'changed' | 'not_done' | 'not_understood' | 'as_it_was'

/** Effect of a turn on the plan, shown before the answer. */
export interface Opening {
  kind: OpeningKind
  /** As it is shown before the text: `Changed`. */
  word: string
  text: string
}

/** Words that a part of an opening begins with. */
const KINDS: Readonly<Record<string, OpeningKind>> = {
  Changed: 'changed',
  Removed: 'changed',
  Replaced: 'changed',
  Locked: 'changed',
  Unlocked: 'changed',
  'Not done': 'not_done',
  'Not understood': 'not_understood',
  'Back to the earlier plan.': 'changed',
  'The plan is as it was.': 'as_it_was',
  बदला: 'changed',
  हटाया: 'changed',
  'पक्का किया': 'changed',
  खोला: 'changed',
  'नहीं हुआ': 'not_done',
  'समझ नहीं आया': 'not_understood',
  'पिछली योजना वापस आ गई।': 'changed',
  'योजना वैसी ही है।': 'as_it_was',
}
/** A part with its word, wherever it is not in words that are quoted. */
const PART = new RegExp(
  `“[^“”]*”|(?<=^|\\s)(${Object.keys(KINDS)
    .map((word) => (/[.।]$/.test(word) ? word.replaceAll('.', '\\.') : `${word}(?=:)`))
    .join('|')})`,
  'g',
)

const AS_IT_WAS = { en: 'The plan is as it was.', hi: 'योजना वैसी ही है।' } as const

/** Turns that ask nothing: a plan on the page needs no word of its own for them. */
const NO_QUESTION: readonly string[] = ['plan', 'undo', 'greeting', 'thanks', 'help', 'unclear', 'refused', 'off_topic']

/** The parts of an opening, each with the word that it begins with. */
function partsOf(opening: string): Opening[] {
  const starts = [...opening.matchAll(PART)].flatMap(({ 1: word, index }) => (word ? [{ word, index }] : []))
  const parts = starts.map(({ word, index }, at) => ({
    kind: KINDS[word] ?? 'changed',
    word,
    text: opening
      .slice(index + word.length, starts[at + 1]?.index)
      .replace(/^:/, '')
      .trim(),
  }))
  const before = opening.slice(0, starts[0]?.index).trim()
  return before === ''
    ? parts
    : [{ kind: 'changed', word: languageOf(before) === 'hi' ? 'बदला' : 'Changed', text: before }, ...parts]
}

/** A message of the planner in its parts: what it did to the plan, and the rest. Nothing of the message is left out. */
export function messageParts({ content, answer }: Pick<ChatTurn, 'content' | 'answer'>): {
  openings: Opening[]
  rest: string
} {
  if (!answer) return { openings: [], rest: content }
  const { opening, intent, hadPlan } = answer
  if (opening !== '' && content.startsWith(opening)) {
    return { openings: partsOf(opening), rest: content.slice(opening.length).trimStart() }
  }
  const isQuestion = opening === '' && hadPlan && !NO_QUESTION.includes(intent)
  return {
    openings: isQuestion ? [{ kind: 'as_it_was', word: AS_IT_WAS[languageOf(content)], text: '' }] : [],
    rest: content,
  }
}
