import type { Section } from '../../../content/page.ts'

/** Chapters and topics whose headings contain every word of a search; a chapter found by its own title is complete. */
export function findTopics(guide: readonly Section[], search: string): readonly Section[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (title: string) => words.every((word) => title.toLowerCase().includes(word))
  if (words.length === 0) return guide
  return guide.flatMap((chapter) => {
    if (holds(chapter.title)) return [chapter]
    const sections = chapter.sections.filter(({ title }) => holds(`${chapter.title} ${title}`))
    return sections.length > 0 ? [{ ...chapter, sections }] : []
  })
}
