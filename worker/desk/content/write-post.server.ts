import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError, type Issue } from '../../kernel/rules/errors.ts'
import { changes, type Fact } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { isSame } from '../../kernel/rules/merge/three-way.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { posts, postVersions } from '../posts.table.ts'
import type { AdminPost } from '../rules/content/admin-post.ts'
import { inputOf, lacksForPublic, type PostChange, type PostInput } from '../rules/content/post-input.ts'
import { postChanged, postCreated, type postVersionRestored } from '../rules/desk.events.ts'
import { type PostDraft, writeArticle } from './article.server.ts'
import { claimPictures, isSlugFree, keepOriginal, keepVersion, moveSlug, whyNotWritten } from './post-writes.server.ts'
import { expectPost, findAdminPost, getAdminPost, isPostAt, postConflict, postMissing } from './read-post.server.ts'

/** An article that staff began: a draft, dated by today until it appears. @throws DomainError conflict when its address is taken */
export async function createPost(ctx: ServiceContext, staff: CurrentUser, input: PostInput): Promise<AdminPost> {
  const { db, now } = ctx
  const id = newId('pst')
  const value: PostDraft = { ...input, id, date: civilDate(now), status: 'draft' }
  const { row, pictures } = writeArticle(value)
  const happened = await emit(ctx, postCreated.of(staff.id, { subject: id, version: 1, detail: { title: row.title } }))
  const writes = db.batch([
    guard(db, isSlugFree(row.slug, id)),
    db.insert(posts).values({ ...row, updatedAt: now.toISOString() }),
    ...keepVersion(ctx, { value: { ...value, content: row.content }, version: 1, by: staff.id }),
    ...claimPictures(db, id, pictures),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotWritten(ctx, { id, slug: row.slug, keys: pictures }))
  ctx.cache.purge(['content'])
  await happened.committed()
  return getAdminPost(ctx, id)
}

/** Automatically saved versions of one author within these milliseconds are merged. */
const ONE_VERSION_MS = 10 * 60_000

/**
 * Changes an article; a public one changes for all readers at once.
 * @throws DomainError not_found; conflict with the `current` article when `version` is outdated, or when the address is
 * in use; bad_input when a public article would become incomplete
 */
export const changePost = (
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  { version, isAutosave = false, ...input }: PostChange,
): Promise<AdminPost> => writePost(ctx, staff, id, { input, version, isAutosave, kind: postChanged })

/** Changes of an article: its title and address before and after, and the names of other changed fields. */
function changeOf(before: PostInput, after: PostInput): Record<string, Fact> {
  const { title, slug, ...others } = inputOf(after)
  const changed = (Object.keys(others) as (keyof typeof others)[]).filter((name) => !isSame(before[name], others[name]))
  return {
    // The log outlives the article, so the row has its title.
    ...(title === before.title && { title }),
    ...changes(before, { title, slug }),
    ...(changed.length > 0 && { changed: changed.join(', ') }),
  }
}

interface Writing {
  input: PostInput
  version: number
  isAutosave: boolean
  kind: typeof postChanged | typeof postVersionRestored
  detail?: Record<string, string | number>
}

export async function writePost(
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  { input, version, isAutosave, kind, detail }: Writing,
): Promise<AdminPost> {
  const { db, now } = ctx
  const { post, saved, row: before } = await expectPost(ctx, id, version)
  const { date, status, publishAt } = before
  const { row, text, pictures } = writeArticle({ ...input, id, date, status })
  // Also of one that waits for its time.
  if (status === 'published') refuseLacks(lacksForPublic(input, text))
  if (isSame(inputOf(row), inputOf(post))) return post

  const isContinued =
    isAutosave && status === 'draft' && saved?.by === staff.id && now.getTime() - Date.parse(saved.at) < ONE_VERSION_MS
  const next = version + 1
  const value: PostDraft = { ...inputOf(row), id, date, status, publishAt }
  const happened = await emit(
    ctx,
    kind.of(staff.id, {
      ...{ subject: id, version: next },
      detail: isContinued ? null : { ...changeOf(post, row), ...detail },
    }),
  )
  const writes = db.batch([
    guard(db, sql`${isPostAt(id, version)} and ${isSlugFree(row.slug, id)}`),
    ...(isContinued
      ? [
          db
            .update(postVersions)
            .set({ version: next, value })
            .where(and(eq(postVersions.postId, id), eq(postVersions.version, version))),
        ]
      : [
          keepOriginal(db, { ...inputOf(post), id, date, status, publishAt }, version, post.updatedAt),
          ...keepVersion(ctx, { value, version: next, by: staff.id }),
        ]),
    db
      .update(posts)
      .set({ ...row, version: next, updatedAt: now.toISOString() })
      .where(eq(posts.id, id)),
    ...happened.statements,
    ...moveSlug(db, id, post.slug, row.slug, post.wasPublic),
    ...claimPictures(db, id, pictures),
  ])
  await commit(writes, async () => {
    const current = (await findAdminPost(ctx, id))?.post
    if (!current) return postMissing()
    if (current.version !== version) return postConflict(current)
    return whyNotWritten(ctx, { id, slug: row.slug, keys: pictures })
  })
  ctx.cache.purge(['content'])
  await happened.committed()
  return getAdminPost(ctx, id)
}

/** @throws DomainError bad_input naming everything that is missing */
export function refuseLacks(lacks: Issue[]): void {
  const [first] = lacks
  if (first) throw new DomainError('bad_input', first.message, lacks)
}
