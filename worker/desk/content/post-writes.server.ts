import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { claimStatements } from '../../uploads/claim.server.ts'
import { BLOG_SUBJECT } from '../../uploads/rules/upload.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { postSlugs, posts, postVersions } from '../posts.table.ts'
import type { PostDraft } from './article.server.ts'

// Parts of the batches that write articles. A read before the batch may be outdated when it runs: conditions are in the SQL.

type Db = ServiceContext['db']

/** Versions of an article that are kept. */
const MAX_VERSIONS = 100

/** True when no other article has an address, or had it while it was public. */
export const isSlugFree = (slug: string, id: string) =>
  sql`(not exists (select 1 from ${posts} p where p.slug = ${slug} and p.id <> ${id})
    and not exists (select 1 from ${postSlugs} s where s.slug = ${slug} and s.post_id <> ${id}))`

/** Statements that keep a version, and none but the newest of those before. */
export function keepVersion(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { value, version, by }: { value: PostDraft; version: number; by: string },
): BatchItem<'sqlite'>[] {
  const postId = value.id
  const newest = sql`(select v.version from ${postVersions} v where v.post_id = ${postId} order by v.version desc limit ${MAX_VERSIONS})`
  return [
    db.insert(postVersions).values({ postId, version, value, at: now.toISOString(), by }),
    db.delete(postVersions).where(and(eq(postVersions.postId, postId), sql`${postVersions.version} not in ${newest}`)),
  ]
}

/** The statement that stores the version before the first change by the editor. */
export const keepOriginal = (db: Db, value: PostDraft, version: number, at: string) =>
  db.insert(postVersions).values({ postId: value.id, version, value, at, by: '' }).onConflictDoNothing()

/** Statements for another address: the old one of an article that was public leads to it from now on. */
export const moveSlug = (db: Db, id: string, from: string, to: string, wasPublic: boolean): BatchItem<'sqlite'>[] => [
  ...(wasPublic && from !== to ? [db.insert(postSlugs).values({ slug: from, postId: id }).onConflictDoNothing()] : []),
  db.delete(postSlugs).where(and(eq(postSlugs.slug, to), eq(postSlugs.postId, id))),
]

/** Statements that make the pictures of an article belong to it. They stay as long as it does: earlier versions show them. */
export const claimPictures = (db: Db, id: string, keys: readonly string[]): BatchItem<'sqlite'>[] =>
  keys.length === 0 ? [] : [...claimStatements(db, { keys, claimedBy: id, purpose: 'article', subject: BLOG_SUBJECT })]

/**
 * The reason why an article with this address and these pictures could not be written; undefined when neither is the
 * reason.
 */
export async function whyNotWritten(
  { db }: ServiceContext,
  { id, slug, keys }: { id: string; slug: string; keys: readonly string[] },
): Promise<DomainError | undefined> {
  const isUsable = sql`u.key = k.value and u.purpose = 'article' and u.sha256 <> '' and (u.claimed_by is null or u.claimed_by = ${id})`
  const [found] = await db
    .select({
      isFree: sql<number>`${isSlugFree(slug, id)}`.as('is_free'),
      isGone: sql<number>`exists (select 1 from ${idsOf(keys)} k
        where not exists (select 1 from ${uploads} u where ${isUsable}))`.as('is_gone'),
    })
    .from(sql`(select 1)`)
  const refusal = (path: string, message: string) => new DomainError('conflict', message, [{ path, message }])
  if (found?.isFree === 0) return refusal('slug', 'Another article has or had this address')
  if (found?.isGone === 1) {
    return refusal('content', 'A picture is missing or belongs to another article. Please send it again')
  }
  return undefined
}
