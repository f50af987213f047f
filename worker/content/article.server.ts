import type { Post, PostStatus } from '../domain/content/post.ts'
import { folded, readMinutes } from '../domain/content/words.ts'
import { cleanArticle } from './article-html.ts'
import type { posts } from './posts.table.ts'

/** An article as its author hands it in: HTML as it was typed. */
export interface PostDraft extends Omit<Post, 'headings' | 'readMinutes' | 'updatedAt'> {
  status: PostStatus
}

/** The row of an article. Everything that follows from its text is made here, and nowhere else is its HTML let in. */
export function toPostRow({ content, ...draft }: PostDraft): typeof posts.$inferInsert {
  const { html, text, headings } = cleanArticle(content)
  return {
    ...draft,
    content: html,
    headings,
    readMinutes: readMinutes(text),
    searched: folded(`${draft.title} ${draft.excerpt}`),
  }
}
