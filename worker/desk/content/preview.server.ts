import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { hashToken, isToken, newToken } from '../../kernel/tokens.ts'
import { posts } from '../posts.table.ts'
import { previewPath } from '../rules/content/admin-post.ts'
import type { Post } from '../rules/content/post.ts'
import { postPreviewMade, postPreviewRevoked } from '../rules/desk.events.ts'
import { articleColumns, articleMissing } from './posts.server.ts'
import { postMissing } from './read-post.server.ts'

const isThere = (id: string) =>
  sql`exists (select 1 from ${posts} where ${posts.id} = ${id} and ${posts.deletedAt} is null)`

/**
 * Makes the secret link to read an article in any state without an account, and ends the previous link. Only its hash
 * is stored, so it is shown once.
 * @returns the whole address
 * @throws DomainError not_found
 */
export async function makePreview(ctx: ServiceContext, staff: CurrentUser, id: string): Promise<{ href: string }> {
  const { db, origin } = ctx
  const token = newToken()
  const writes = db.batch([
    guard(db, isThere(id)),
    db
      .update(posts)
      .set({ previewHash: await hashToken(token) })
      .where(eq(posts.id, id)),
    record(ctx, postPreviewMade.of(staff.id, { subject: id })),
  ])
  await commit(writes, async () => postMissing())
  return { href: `${origin}${previewPath(token)}` }
}

/** Ends the secret link of an article at once. @throws DomainError not_found */
export async function revokePreview(ctx: ServiceContext, staff: CurrentUser, id: string): Promise<void> {
  const { db } = ctx
  const writes = db.batch([
    guard(db, isThere(id)),
    db.update(posts).set({ previewHash: null }).where(eq(posts.id, id)),
    record(ctx, postPreviewRevoked.of(staff.id, { subject: id })),
  ])
  await commit(writes, async () => postMissing())
}

/** An article in any state, as readers will see it. @throws DomainError not_found */
export async function getPostForStaff({ db }: ServiceContext, id: string): Promise<Post> {
  const [post] = await db
    .select(articleColumns)
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
  if (!post) throw postMissing()
  return post
}

/** The article of a secret link, as it is now. @throws DomainError not_found */
export async function getPreview({ db }: ServiceContext, token: string): Promise<Post> {
  if (!isToken(token)) throw articleMissing()
  const [post] = await db
    .select(articleColumns)
    .from(posts)
    .where(and(eq(posts.previewHash, await hashToken(token)), isNull(posts.deletedAt)))
  if (!post) throw articleMissing()
  return post
}
