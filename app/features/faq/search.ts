import * as v from 'valibot'
import { folded, searchWords } from '../../../worker/domain/content/words.ts'
import { text } from '../../../worker/domain/fields.ts'
import type { QuestionGroup } from './questions.ts'

export const FAQ = '/faq'

/** What the page may be asked for. */
export const FaqQuery = v.object({ q: text('The search') })

/** The groups with the questions that have every word of the search, in the question or in its answer; no empty groups. */
export function findQuestions(groups: readonly QuestionGroup[], q: string | undefined): QuestionGroup[] {
  const words = searchWords(q)
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const all = folded(`${question} ${answer}`)
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** A text in pieces, every second of which is one of the words. */
export function piecesOf(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  // The longest first: of two words that begin alike, the whole one is marked.
  const patterns = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  return text.split(new RegExp(`(${patterns.join('|')})`, 'i'))
}
