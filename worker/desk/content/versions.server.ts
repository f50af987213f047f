import { and, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { postVersions } from '../posts.table.ts'
import type { AdminPost, PostVersion } from '../rules/content/admin-post.ts'
import { inputOf, type PostInput } from '../rules/content/post-input.ts'
import { postVersionRestored } from '../rules/desk.events.ts'
import { getAdminPost, publicationOf } from './read-post.server.ts'
import { writePost } from './write-post.server.ts'

/** The history of an article, the newest version first. */
export async function listVersions(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  id: string,
): Promise<PostVersion[]> {
  const rows = await db
    .select({
      version: postVersions.version,
      at: postVersions.at,
      by: sql<string>`coalesce(${users.name}, '')`.as('by_name'),
      title: sql<string>`${postVersions.value} ->> 'title'`.as('title'),
      status: sql<PostVersion['status']>`${postVersions.value} ->> 'status'`.as('status'),
      publishAt: sql<string | null>`${postVersions.value} ->> 'publishAt'`.as('publish_at'),
    })
    .from(postVersions)
    .leftJoin(users, eq(users.id, postVersions.by))
    .where(eq(postVersions.postId, id))
    .orderBy(desc(postVersions.version))
  return rows.map(({ status, publishAt, ...row }, index) => {
    // Publication of a version while it was the present one.
    const end = rows[index - 1]?.at
    return { ...row, ...publicationOf({ status, publishAt }, end === undefined ? now : new Date(end)) }
  })
}

/** An article at a version. @throws DomainError not_found */
export async function getVersion({ db }: Pick<ServiceContext, 'db'>, id: string, version: number): Promise<PostInput> {
  const [found] = await db
    .select({ value: postVersions.value })
    .from(postVersions)
    .where(and(eq(postVersions.postId, id), eq(postVersions.version, version)))
  if (!found) throw new DomainError('not_found', 'This version is no longer kept')
  return inputOf(found.value)
}

/**
 * Restores the content of an article at a version, as a new version. Its address and publication stay.
 * @param version the version that the page showed
 * @throws DomainError not_found; conflict when `version` is outdated or a picture of it was deleted
 */
export async function restoreVersion(
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  { from, version }: { from: number; version: number },
): Promise<AdminPost> {
  const { slug } = await getAdminPost(ctx, id)
  const input = { ...(await getVersion(ctx, id, from)), slug }
  return writePost(ctx, staff, id, {
    input,
    version,
    isAutosave: false,
    kind: postVersionRestored,
    detail: { from },
  })
}
