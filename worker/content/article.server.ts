import type { Post, PostStatus } from '../domain/content/post.ts'
import { folded, readMinutes } from '../domain/content/words.ts'
import { cleanArticle } from './article-html.ts'
import type { posts } from './posts.table.ts'

/** An article as its author wrote it, with HTML that is not yet cleaned. */
export interface PostDraft extends Omit<Post, 'headings' | 'readMinutes' | 'updatedAt'> {
  status: PostStatus
}

/** The row of an article. Derives everything from its text. This is the only way for HTML into the table. */
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
