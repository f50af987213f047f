import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReadContext } from '../../kernel/context.ts'
import { DomainError, type ErrorBody } from '../../kernel/rules/errors.ts'
import { posts, postVersions } from '../posts.table.ts'
import type { AdminPost, PostConflict } from '../rules/content/admin-post.ts'
import { articleColumns } from './posts.server.ts'

type Row = typeof posts.$inferSelect

/** Publication that staff see at an instant: a scheduled article is a draft until its time has come. */
export function publicationOf({ status, publishAt }: Pick<Row, 'status' | 'publishAt'>, now: Date) {
  const isScheduled = status === 'published' && publishAt !== null && publishAt > now.toISOString()
  const isPublic = status === 'published' && !isScheduled
  return { status: isPublic ? 'published' : 'draft', publishAt: isScheduled ? publishAt : null } as const
}

/** Publication of a row, and whether it was ever public. */
export function stateOf({ publishedAt, ...row }: Pick<Row, 'status' | 'publishAt' | 'publishedAt'>, now: Date) {
  const publication = publicationOf(row, now)
  return { ...publication, wasPublic: publication.status === 'published' || publishedAt !== null }
}

export const postMissing = () => new DomainError('not_found', 'Article not found')

/** An article for its editor, with the author and instant of its present version; null for an unknown one. */
export async function findAdminPost({ db, now }: ReadContext, id: string) {
  const [row] = await db
    .select({
      ...articleColumns,
      status: posts.status,
      publishAt: posts.publishAt,
      publishedAt: posts.publishedAt,
      hasPreview: sql<number>`${posts.previewHash} is not null`.as('has_preview'),
      version: posts.version,
      savedAt: postVersions.at,
      savedBy: postVersions.by,
    })
    .from(posts)
    .leftJoin(postVersions, and(eq(postVersions.postId, posts.id), eq(postVersions.version, posts.version)))
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
  if (!row) return null
  const { headings: _, publishedAt, savedAt, savedBy, hasPreview, ...rest } = row
  const post: AdminPost = { ...rest, hasPreview: hasPreview === 1, ...stateOf(row, now) }
  return { post, saved: savedAt === null ? null : { at: savedAt, by: savedBy ?? '' }, publishedAt, row }
}

/** An article for its editor. @throws DomainError not_found */
export async function getAdminPost(ctx: ReadContext, id: string): Promise<AdminPost> {
  const found = await findAdminPost(ctx, id)
  if (!found) throw postMissing()
  return found.post
}

/** Error of a save after another one, with the saved article. */
export function postConflict(current: AdminPost): DomainError {
  const detail: Omit<PostConflict, keyof ErrorBody> = { current }
  return new DomainError('conflict', 'Someone else has changed this article', undefined, undefined, detail)
}

/** The article at the version that an act was made for. @throws DomainError not_found; conflict at another version */
export async function expectPost(ctx: ReadContext, id: string, version: number) {
  const found = await findAdminPost(ctx, id)
  if (!found) throw postMissing()
  if (found.post.version !== version) throw postConflict(found.post)
  return found
}

/** Condition for an article at a version, for a guard. */
export const isPostAt = (id: string, version: number) =>
  sql`exists (select 1 from ${posts} where ${posts.id} = ${id} and ${posts.version} = ${version} and ${posts.deletedAt} is null)`
