import type { posts } from '../posts.table.ts'
import type { Post, PostStatus } from '../rules/content/post.ts'
import { pictureKeys } from '../rules/content/post-input.ts'
import { folded, readMinutes } from '../rules/content/words.ts'
import { cleanArticle } from './article-html.ts'

/** An article as its author wrote it, with HTML that is not yet cleaned. */
export interface PostDraft extends Omit<Post, 'headings' | 'readMinutes' | 'updatedAt'> {
  status: PostStatus
  /** From when a published article is shown; null for at once. Missing in versions that were kept before it was. */
  publishAt?: string | null
}

/** The row of an article, its words, and the keys of its pictures. This is the only way for HTML into the table. */
export function writeArticle({ content, ...draft }: PostDraft) {
  const { html, text, headings, pictures } = cleanArticle(content)
  const row = {
    ...draft,
    content: html,
    headings,
    readMinutes: readMinutes(text),
    searched: folded(`${draft.title} ${draft.excerpt}`),
  } satisfies typeof posts.$inferInsert
  return { row, text, pictures: pictureKeys(draft.picture, pictures) }
}

/** The row of an article alone. */
export const toPostRow = (draft: PostDraft): typeof posts.$inferInsert => writeArticle(draft).row
