import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { posts } from '../posts.table.ts'
import { type AdminPostList, type AdminPostQuery, POST_SORTS, type PostSort } from '../rules/content/admin-post.ts'
import { searchWords } from '../rules/content/words.ts'
import { stateOf } from './read-post.server.ts'

const POSTS_A_PAGE = 20

const sortedBy = (isShown: SQL): Record<PostSort, SQL> => ({
  status: isShown,
  date: sql`${posts.date}`,
  title: sql`${posts.title} collate nocase`,
  author: sql`${posts.author} collate nocase`,
  category: sql`${posts.category}`,
})

/**
 * Articles for staff, newest first by default, that have every word of the search in title or excerpt. One round trip.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listAdminPosts(ctx: ServiceContext, query: AdminPostQuery): Promise<AdminPostList> {
  const { db, now } = ctx
  const { q, status, category, sort = '-date', page } = query
  const isShown = sql`(${posts.status} = 'published' and (${posts.publishAt} is null or ${posts.publishAt} <= ${now.toISOString()}))`
  const ofSearch = and(
    isNull(posts.deletedAt),
    category && eq(posts.category, category),
    ...searchWords(q).map((word) => sql`instr(${posts.searched}, ${word})`),
  )
  const wanted = and(ofSearch, status && (status === 'published' ? isShown : sql`not ${isShown}`))
  const by = sortedBy(isShown)[POST_SORTS.find((one) => sort.endsWith(one)) ?? 'date']
  const direction = sort.startsWith('-') ? desc : asc
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        excerpt: posts.excerpt,
        author: posts.author,
        date: posts.date,
        category: posts.category,
        updatedAt: posts.updatedAt,
        version: posts.version,
        status: posts.status,
        publishAt: posts.publishAt,
        publishedAt: posts.publishedAt,
      })
      .from(posts)
      .where(wanted)
      .orderBy(direction(by), direction(posts.id))
      .limit(POSTS_A_PAGE)
      .offset((page - 1) * POSTS_A_PAGE),
    db
      .select({ all: count(), published: sql<number>`coalesce(sum(${isShown}), 0)`.as('published') })
      .from(posts)
      .where(ofSearch),
  ])
  const { all, published } = counted ?? { all: 0, published: 0 }
  const counts = { published, draft: all - published }
  const total = status ? counts[status] : all
  return {
    posts: rows.map(({ publishedAt, ...row }) => {
      const { wasPublic: _, ...state } = stateOf({ ...row, publishedAt }, now)
      return { ...row, ...state }
    }),
    counts,
    total,
    page,
    pages: pageCount(total, { page, size: POSTS_A_PAGE }),
  }
}
