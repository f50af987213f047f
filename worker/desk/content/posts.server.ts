import { and, count, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { postSlugs, posts } from '../posts.table.ts'
import type { Post, PostList, PostPage } from '../rules/content/post.ts'
import type { PostQuery, PostRef } from '../rules/content/post-query.ts'
import { searchWords } from '../rules/content/words.ts'

// Every statement here selects public articles only: drafts are for staff.

const POSTS_A_PAGE = 12
const RELATED = 3
const IN_THE_FEED = 20

/**
 * Condition for articles that are public at an instant. A scheduled article appears by itself, without waiting for the
 * hourly task. The status is the first column in the index of the list.
 */
const isPublicAt = ({ now }: Pick<ServiceContext, 'now'>) =>
  and(
    eq(posts.status, 'published'),
    isNull(posts.deletedAt),
    or(isNull(posts.publishAt), lte(posts.publishAt, now.toISOString())),
  )
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

export const articleColumns = {
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
export async function listPosts(ctx: ServiceContext, query: PostQuery): Promise<PostList> {
  const { db } = ctx
  const { q, category, page } = query
  const wanted = and(
    isPublicAt(ctx),
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

/** Number of tags that two articles share, ignoring the case of A to Z. */
const sharedTags = (slug: string) =>
  sql`(select count(*) from json_each(${posts.tags}) t where lower(t.value) in
    (select lower(o.value) from ${posts} p, json_each(p.tags) o where p.slug = ${slug}))`

/**
 * An article, with others to read next: those with most of its tags first, then those of its category, then the newest.
 * One round trip to D1. Null for an unknown one.
 */
export async function findPost(ctx: ServiceContext, { slug }: PostRef): Promise<PostPage | null> {
  const { db } = ctx
  const isPublic = isPublicAt(ctx)
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
        desc(sharedTags(slug)),
        desc(sql`${posts.category} = (select p.category from ${posts} p where p.slug = ${slug})`),
        ...newestFirst,
      )
      .limit(RELATED),
  ])
  return post ? { post, related } : null
}

export const articleMissing = () => new DomainError('not_found', 'Article Not Found')

/** An article, as of `findPost`. @throws DomainError not_found */
export async function getPost(ctx: ServiceContext, ref: PostRef): Promise<PostPage> {
  const page = await findPost(ctx, ref)
  if (!page) throw articleMissing()
  return page
}

/** The present address of a public article that had this one before; null of an address that none had. */
export async function findMovedSlug(ctx: ServiceContext, { slug }: PostRef): Promise<string | null> {
  const [moved] = await ctx.db
    .select({ slug: posts.slug })
    .from(postSlugs)
    .innerJoin(posts, eq(posts.id, postSlugs.postId))
    .where(and(eq(postSlugs.slug, slug), isPublicAt(ctx)))
  return moved?.slug ?? null
}

/** The newest articles in full, for feed readers. */
export const listNewestPosts = (ctx: ServiceContext): Promise<Post[]> =>
  ctx.db
    .select(articleColumns)
    .from(posts)
    .where(isPublicAt(ctx))
    .orderBy(...newestFirst)
    .limit(IN_THE_FEED)

/** Address and last change of every article, for the sitemap. */
export const listPostAddresses = (ctx: ServiceContext): Promise<Pick<Post, 'slug' | 'updatedAt'>[]> =>
  ctx.db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isPublicAt(ctx))
    .orderBy(...newestFirst)
