import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import type { Post, PostList, PostPage } from '../domain/content/post.ts'
import type { PostQuery, PostRef } from '../domain/content/post-query.ts'
import { searchWords } from '../domain/content/words.ts'
import { DomainError } from '../domain/errors.ts'
import { pageCount } from '../domain/pagination.ts'
import { posts } from './posts.table.ts'

// Every statement here selects published articles only: drafts are for staff.

const POSTS_A_PAGE = 12
const RELATED = 3
const IN_THE_FEED = 20

const isPublic = eq(posts.status, 'published')
const newestFirst = [desc(posts.date), desc(posts.id)] as const

const cardColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  author: posts.author,
  date: posts.date,
  category: posts.category,
  picture: posts.picture,
  readMinutes: posts.readMinutes,
}

const articleColumns = {
  ...cardColumns,
  authorRole: posts.authorRole,
  content: posts.content,
  headings: posts.headings,
  tags: posts.tags,
  updatedAt: posts.updatedAt,
}

/**
 * One page of the blog, the newest first: articles of a category that have every word of the search in their title or
 * excerpt. One round trip to D1.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listPosts({ db }: ServiceContext, query: PostQuery): Promise<PostList> {
  const { q, category, page } = query
  const wanted = and(
    isPublic,
    category ? eq(posts.category, category) : undefined,
    ...searchWords(q).map((word) => sql`instr(${posts.searched}, ${word})`),
  )
  const [found, [counted]] = await db.batch([
    db
      .select(cardColumns)
      .from(posts)
      .where(wanted)
      .orderBy(...newestFirst)
      .limit(POSTS_A_PAGE)
      .offset((page - 1) * POSTS_A_PAGE),
    db.select({ total: count() }).from(posts).where(wanted),
  ])
  const total = counted?.total ?? 0
  return { query, posts: found, total, pages: pageCount(total, { page, size: POSTS_A_PAGE }) }
}

/**
 * An article, with others to read next: those of its category first, then the newest. One round trip to D1.
 * @throws DomainError not_found
 */
export async function getPost({ db }: ServiceContext, { slug }: PostRef): Promise<PostPage> {
  const [[post], related] = await db.batch([
    db
      .select(articleColumns)
      .from(posts)
      .where(and(isPublic, eq(posts.slug, slug))),
    db
      .select(cardColumns)
      .from(posts)
      .where(and(isPublic, ne(posts.slug, slug)))
      .orderBy(
        desc(sql`${posts.category} = (select p.category from ${posts} p where p.slug = ${slug})`),
        ...newestFirst,
      )
      .limit(RELATED),
  ])
  if (!post) throw new DomainError('not_found', 'Article Not Found')
  return { post, related }
}

/** The newest articles in full, for feed readers. */
export const listNewestPosts = ({ db }: ServiceContext): Promise<Post[]> =>
  db
    .select(articleColumns)
    .from(posts)
    .where(isPublic)
    .orderBy(...newestFirst)
    .limit(IN_THE_FEED)

/** Address and last change of every article, for the sitemap. */
export const listPostAddresses = ({ db }: ServiceContext): Promise<Pick<Post, 'slug' | 'updatedAt'>[]> =>
  db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isPublic)
    .orderBy(...newestFirst)
