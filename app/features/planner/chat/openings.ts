import { changeText } from '../client/plan-versions.ts'
import type { ChatTurn } from '../client/planner-state.ts'

export type OpeningKind = 'changed' | 'not_done' | 'not_understood' | 'as_it_was'

/** What a turn did to the plan, said before anything else. */
export interface Opening {
  kind: OpeningKind
  /** As it is shown before the text: `Changed`. */
  word: string
  text: string
}

/** Words that an answer begins with, in the languages of the planner. */
const OPENERS: readonly { kind: OpeningKind; words: readonly string[] }[] = [
  { kind: 'changed', words: ['Changed', 'Badla', 'बदला गया', 'बदला', 'बदलाव'] },
  { kind: 'not_done', words: ['Not done', 'Nahi hua', 'नहीं हुआ', 'नहीं किया'] },
  { kind: 'not_understood', words: ['Not understood', 'Samajh nahi aaya', 'समझ नहीं आया', 'नहीं समझा'] },
]
const UNCHANGED = ['The plan is as it was', 'Plan waisa hi hai', 'प्लान वैसा ही है', 'योजना वैसी ही है']

/** Turns that only ask something, or that are refused: a plan on the page stays as it was. */
const WITHOUT_PLAN = ['refused', 'off_topic'] as const
const NO_QUESTION: readonly string[] = ['plan', 'undo', 'greeting', 'thanks', 'help', 'unclear', ...WITHOUT_PLAN]

/** The text up to the end of its line, or of its sentence where the line goes on. */
function sentenceOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const end = /[.।!?](?=\s|$)/.exec(line)
  return end && line.length < text.length ? line : line.slice(0, end ? end.index + 1 : undefined)
}

function readOpening(text: string): { opening: Opening; length: number } | null {
  for (const { kind, words } of OPENERS) {
    const word = words.find((one) => text.startsWith(`${one}:`))
    if (word === undefined) continue
    const said = sentenceOf(text.slice(word.length + 1))
    return { opening: { kind, word, text: said.trim() }, length: word.length + 1 + said.length }
  }
  const still = UNCHANGED.find((one) => text.startsWith(one))
  if (still === undefined) return null
  const said = sentenceOf(text)
  return { opening: { kind: 'as_it_was', word: said.trim(), text: '' }, length: said.length }
}

/** What the data of an answer say about the plan, for an answer whose words do not. */
function computed({ answer }: Pick<ChatTurn, 'answer'>): Opening[] {
  if (!answer?.hadPlan) return []
  const { changes, notUnderstood, intent } = answer
  const openings: Opening[] = []
  if (changes.length > 0) {
    openings.push({ kind: 'changed', word: 'Changed', text: `${changes.map(changeText).join('. ')}.` })
  }
  if (notUnderstood.length > 0) {
    openings.push({
      kind: 'not_understood',
      word: 'Not understood',
      text: `${notUnderstood.map((words) => `“${words}”`).join(', ')}.`,
    })
  }
  if (openings.length === 0 && !NO_QUESTION.includes(intent)) {
    openings.push({ kind: 'as_it_was', word: 'The plan is as it was.', text: '' })
  }
  return openings
}

/** A message of the planner in its parts: what it did to the plan, and the rest. Nothing of the message is left out. */
export function messageParts({ content, answer }: Pick<ChatTurn, 'content' | 'answer'>): {
  openings: Opening[]
  rest: string
} {
  const openings: Opening[] = []
  let rest = content.trimStart()
  for (let read = readOpening(rest); read; read = readOpening(rest)) {
    openings.push(read.opening)
    rest = rest.slice(read.length).trimStart()
  }
  return openings.length > 0 ? { openings, rest } : { openings: computed({ ...(answer && { answer }) }), rest: content }
}
