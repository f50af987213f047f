import * as v from 'valibot'
import { folded, searchWords } from '../../../../worker/desk/rules/content/words.ts'
import { text } from '../../../../worker/kernel/rules/fields.ts'
import type { QuestionGroup } from './questions.ts'

export const FAQ = '/faq'

/** The query of the page. */
export const FaqQuery = v.object({ q: text('The search') })

/** The questions that contain every word of the search, in question or answer, by group without empty groups. */
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

/** Splits a text into pieces; every second piece is a match. */
export function splitByMatches(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  // Longest first, so that of two words with the same prefix the longer one is marked.
  const patterns = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  return text.split(new RegExp(`(${patterns.join('|')})`, 'i'))
}
