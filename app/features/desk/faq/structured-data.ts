import type { StructuredData } from '../../../seo/structured-data.ts'
import type { QuestionGroup } from './questions.ts'

/** The questions and answers as schema.org structured data. */
export const faqData =
  (groups: readonly QuestionGroup[]): StructuredData =>
  () => ({
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    ),
  })
