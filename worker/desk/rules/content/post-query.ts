import * as v from 'valibot'
import { NOT_OFFERED, orAny, publicPage, slug, text } from '../../../kernel/rules/fields.ts'
import { POST_CATEGORY_IDS } from './post.ts'

/** Search part of the address of the blog. */
export const PostQuery = v.object({
  q: text('The search'),
  category: orAny(v.picklist(POST_CATEGORY_IDS, NOT_OFFERED)),
  page: publicPage,
})
export type PostQuery = v.InferOutput<typeof PostQuery>

/** Something that is no slug becomes '', which no article has. */
export const PostRef = v.object({ slug: v.fallback(slug, '') })
export type PostRef = v.InferOutput<typeof PostRef>

/** Tags of the answers that show an article. */
export const postTags = ({ slug }: PostRef): string[] => ['content', `post:${slug}`]
