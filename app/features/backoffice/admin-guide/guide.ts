import { ACCESS } from './guide-access.ts'
import { CONTENT } from './guide-content.ts'
import { SELLING } from './guide-selling.ts'

/** A paragraph, steps in their order, or names with what they mean. */
export type GuideBlock = string | { steps: readonly string[] } | { terms: readonly (readonly [string, string])[] }

/** A part of a chapter under a heading of its own. */
interface GuideTopic {
  /** Its fragment in the address. */
  id: string
  title: string
  blocks: readonly GuideBlock[]
}

/** One page of the back office. */
export interface GuideChapter {
  id: string
  title: string
  /** The page that it describes, where there is one. */
  to?: string
  topics: readonly GuideTopic[]
}

export const GUIDE: readonly GuideChapter[] = [...ACCESS.slice(0, 2), ...SELLING, ...CONTENT, ...ACCESS.slice(2)]

/** The chapters and topics whose headings hold every word of a search; a chapter that is found by its own title comes whole. */
export function findTopics(search: string): readonly GuideChapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (title: string) => words.every((word) => title.toLowerCase().includes(word))
  if (words.length === 0) return GUIDE
  return GUIDE.flatMap((chapter) => {
    if (holds(chapter.title)) return [chapter]
    const topics = chapter.topics.filter(({ title }) => holds(`${chapter.title} ${title}`))
    return topics.length > 0 ? [{ ...chapter, topics }] : []
  })
}
