import faq from '../../../content/faq.md'
import { type ContentPage, partsOf, type Section } from '../../../content/page.ts'

// Only the loader reads this: the browser gets the answers with the document, not with the scripts.

export interface Question {
  /** The URL fragment. */
  id: string
  question: string
  answer: string
  /** A link where the answer applies. */
  more?: { label: string; to: string } | undefined
}

export interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}

export const FAQ_PAGE: ContentPage = faq

/** The questions of the page: a group is a section, a question a section in it. */
export const readGroups = (sections: readonly Section[]): QuestionGroup[] =>
  sections.map(({ id, title, sections: questions }) => ({
    id,
    title,
    questions: questions.map((one) => {
      const { texts, links } = partsOf(one.body)
      return { id: one.id, question: one.title, answer: texts.join('\n'), more: links[0] }
    }),
  }))
