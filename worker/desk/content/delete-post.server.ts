import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit, emitAlone } from '../../kernel/events/emit.server.ts'
import { recordEach } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { posts } from '../posts.table.ts'
import { type AdminPost, POST_RESTORE_MS } from '../rules/content/admin-post.ts'
import { postDeleted, postRestored } from '../rules/desk.events.ts'
import { expectPost, findAdminPost, getAdminPost, isPostAt, postConflict, postMissing } from './read-post.server.ts'

/** Deletions after this instant can be undone. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - POST_RESTORE_MS).toISOString()

/**
 * Deletes an article: it is no longer public, and its secret link ends. It can be restored for ten minutes.
 * @throws DomainError not_found; conflict with the `current` article when `version` is outdated
 */
export async function deletePost(ctx: ServiceContext, staff: CurrentUser, id: string, version: number): Promise<void> {
  const { db, now } = ctx
  const { post } = await expectPost(ctx, id, version)
  const happened = await emit(
    ctx,
    postDeleted.of(staff.id, { subject: id, version: version + 1, detail: { title: post.title } }),
  )
  const writes = db.batch([
    guard(db, isPostAt(id, version)),
    db
      .update(posts)
      .set({ deletedAt: now.toISOString(), previewHash: null, version: version + 1 })
      .where(eq(posts.id, id)),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const current = (await findAdminPost(ctx, id))?.post
    return current ? postConflict(current) : postMissing()
  })
  ctx.cache.purge(['content'])
  await happened.committed()
}

/** Restores an article that was just deleted. @throws DomainError not_found when it is too late */
export async function restorePost(ctx: ServiceContext, staff: CurrentUser, id: string): Promise<AdminPost> {
  const { db, now } = ctx
  const isDeleted = sql`exists (select 1 from ${posts} where ${posts.id} = ${id} and ${posts.deletedAt} > ${restorableSince(now)})`
  const writes = db.batch([
    guard(db, isDeleted),
    db
      .update(posts)
      .set({ deletedAt: null, version: sql`${posts.version} + 1`, updatedAt: now.toISOString() })
      .where(eq(posts.id, id)),
    recordEach(ctx, postRestored, staff.id, sql`select ${id} as subject, '{}' as detail`),
  ])
  await commit(writes, async () => new DomainError('not_found', 'This article can no longer be restored'))
  const post = await getAdminPost(ctx, id)
  ctx.cache.purge(['content'])
  await emitAlone(ctx, postRestored.of(staff.id, { subject: id, version: post.version, detail: null }))
  return post
}
