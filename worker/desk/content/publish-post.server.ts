import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { changes } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { posts } from '../posts.table.ts'
import type { AdminPost } from '../rules/content/admin-post.ts'
import { inputOf, lacksForPublic, type PostPublication, refuseInstant } from '../rules/content/post-input.ts'
import { withoutTags } from '../rules/content/words.ts'
import { postPublished, postScheduled, postUnpublished, postUnscheduled } from '../rules/desk.events.ts'
import { keepOriginal, keepVersion } from './post-writes.server.ts'
import { expectPost, findAdminPost, getAdminPost, isPostAt, postConflict, postMissing } from './read-post.server.ts'
import { refuseLacks } from './write-post.server.ts'

const EVENTS = {
  publish: postPublished,
  unpublish: postUnpublished,
  schedule: postScheduled,
  unschedule: postUnscheduled,
} as const

/** The reason why an act does not fit the state of an article; undefined when it does. */
function misfit({ act }: PostPublication, { status, publishAt }: AdminPost): string | undefined {
  if (act === 'publish' || act === 'schedule')
    return status === 'published' ? 'This article is already published' : undefined
  if (act === 'unpublish') return status === 'published' ? undefined : 'This article is not published'
  return publishAt === null ? 'This article is not scheduled' : undefined
}

/**
 * Publishes an article, now or at a time, or withdraws it. Its date is the day on which it first appears.
 * @throws DomainError not_found; conflict when `version` is outdated or the act does not fit; bad_input for an
 * incomplete article, and for a time that is over or too far away
 */
export async function changePublication(
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  publication: PostPublication,
): Promise<AdminPost> {
  const { db, now } = ctx
  const { act, version } = publication
  const { post, publishedAt, row } = await expectPost(ctx, id, version)
  const wrong = misfit(publication, post)
  if (wrong !== undefined) throw new DomainError('conflict', wrong)

  const at = publication.act === 'schedule' ? publication.at : null
  const late = at === null ? null : refuseInstant(at, now)
  if (late !== null) throw new DomainError('bad_input', late, [{ path: 'at', message: late }])
  const isGoingPublic = act === 'publish' || act === 'schedule'
  if (isGoingPublic) refuseLacks(lacksForPublic(post, withoutTags(post.content).trim()))

  const status = isGoingPublic ? 'published' : 'draft'
  const date = isGoingPublic && publishedAt === null ? civilDate(at === null ? now : new Date(at)) : row.date
  const first = act === 'publish' ? now.toISOString() : act === 'unpublish' ? (row.publishAt ?? post.updatedAt) : null
  const next = version + 1
  const article = { ...inputOf(post), id }
  // A scheduled article is a draft, as on its page.
  const shown = { status: act === 'publish' ? 'published' : 'draft', publishAt: at }
  const happened = await emit(
    ctx,
    EVENTS[act].of(staff.id, { subject: id, version: next, detail: { title: post.title, ...changes(post, shown) } }),
  )
  const writes = db.batch([
    guard(db, isPostAt(id, version)),
    keepOriginal(
      db,
      { ...article, date: row.date, status: row.status, publishAt: row.publishAt },
      version,
      post.updatedAt,
    ),
    ...keepVersion(ctx, { value: { ...article, date, status, publishAt: at }, version: next, by: staff.id }),
    db
      .update(posts)
      .set({
        status,
        date,
        publishAt: at,
        publishedAt: first === null ? sql`${posts.publishedAt}` : sql`coalesce(${posts.publishedAt}, ${first})`,
        version: next,
        updatedAt: now.toISOString(),
      })
      .where(eq(posts.id, id)),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const current = (await findAdminPost(ctx, id))?.post
    return current ? postConflict(current) : postMissing()
  })
  ctx.cache.purge(['content'])
  await happened.committed()
  return getAdminPost(ctx, id)
}
