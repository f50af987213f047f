import { type AnyColumn, and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { isStaff, mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { statesBefore } from '../../kernel/rules/transitions.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { claimStatements } from '../../uploads/claim.server.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { creatives } from '../bookings.table.ts'
import { approvals, campaignLines, campaigns } from '../campaigns.table.ts'
import { creativeApproved, creativeRejected, creativeUploaded } from '../rules/booking.events.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import { type Creative, MAX_VERSIONS, TAKES_ARTWORK, takesArtwork } from '../rules/lines/artwork.ts'
import { CREATIVE } from '../rules/lines/states.ts'
import { restrictionOf } from '../rules/restricted/restricted.ts'
import { getRequestedLine } from './line-decisions.server.ts'

/** True while staff review artwork before its owner may approve it. @param creative its id, in SQL */
const isWithStaff = (creative: SQL | AnyColumn) =>
  sql`exists (select 1 from approvals a where a.type = 'content' and a.subject_id = ${creative} and a.status = 'pending')`

const newestFirst = (db: ServiceContext['db']) =>
  db
    .select({
      id: creatives.id,
      lineId: creatives.lineId,
      version: creatives.version,
      status: creatives.status,
      reason: creatives.reason,
      name: sql<string>`coalesce(${uploads.name}, '')`.as('name'),
      file: uploads.key,
      mime: creatives.mime,
      bytes: creatives.bytes,
      width: creatives.width,
      height: creatives.height,
      at: creatives.at,
      isWithStaff: sql<boolean>`${isWithStaff(creatives.id)}`.mapWith(Boolean).as('is_with_staff'),
    })
    .from(creatives)
    .leftJoin(uploads, eq(uploads.key, creatives.file))

/** The statement that reads the artwork of lines, newest first, for readers whose right was checked before. */
export const selectCreatives = (db: ServiceContext['db'], lines: readonly string[]) =>
  newestFirst(db)
    .where(inArray(creatives.lineId, idsOf(lines)))
    .orderBy(desc(creatives.version)) satisfies PromiseLike<Creative[]>

/** Artwork of a line that a member of its owner sees, newest first. @throws DomainError not_found, also for another owner's */
export async function listCreatives(ctx: ServiceContext, user: CurrentUser, line: string): Promise<Creative[]> {
  await getRequestedLine(ctx, 'mediaOwner', user, line)
  return selectCreatives(ctx.db, [line])
}

const isOpen = (ctx: ServiceContext, line: string) =>
  sql`exists (select 1 from ${campaignLines} where ${campaignLines.id} = ${line} and ${campaignLines.ends} >= ${civilDate(ctx.now)}
    and ${campaignLines.status} in ${idsOf(TAKES_ARTWORK)})`

const NOT_NOW = 'Artwork can be sent after the request to the owner, until the last day'

/** True when the text of a campaign names restricted goods: staff review its artwork first. */
async function isRestricted({ db }: ServiceContext, { campaignId }: CampaignLine): Promise<boolean> {
  const [campaign] = await db
    .select({ name: campaigns.name, client: campaigns.client, objective: campaigns.objective })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
  return restrictionOf(...Object.values(campaign ?? {})) !== null
}

/**
 * The advertiser sends artwork, or a new version after the last was rejected or approved. The owner reviews each
 * version; approved artwork keeps running. Staff first review artwork for restricted goods; a new version closes their
 * review of the older one. The same file again is the same version.
 * @throws DomainError not_found, also for a line of another user; bad_input for a missing file; conflict
 */
export async function addCreative(
  ctx: ServiceContext,
  user: CurrentUser,
  { line: id, key }: { line: string; key: string },
): Promise<Creative[]> {
  const { db, now } = ctx
  const { userId: advertiser, ...line } = await getRequestedLine(ctx, 'advertiser', user, id)
  const before = await selectCreatives(db, [id])
  if (before.some(({ file }) => file === key)) return before
  const version = (before[0]?.version ?? 0) + 1
  if (version > MAX_VERSIONS) throw new DomainError('conflict', `A booking has at most ${MAX_VERSIONS} versions`)
  const creative = newId('crt')
  const isForStaff = await isRestricted(ctx, line)
  const happened = await emit(
    ctx,
    creativeUploaded.of(user.id, {
      ...{ line, advertiser, version, isQuiet: isForStaff },
      detail: { campaign: line.campaignId, creative, version },
    }),
  )
  const writes = db.batch([
    guard(db, isOpen(ctx, id)),
    ...claimStatements(db, { keys: [key], claimedBy: creative, purpose: 'artwork', subject: id }),
    db.insert(creatives).select(
      sql`select ${creative}, ${id}, ${version}, u.key, u.mime, u.bytes, u.sha256, u.width, u.height, null, 'uploaded', '', ${user.id},
          ${now.getTime()} from ${uploads} u where u.key = ${key}`,
    ),
    db
      .update(approvals)
      .set({ status: 'withdrawn', version: sql`${approvals.version} + 1`, decidedAt: now.getTime() })
      .where(
        and(
          eq(approvals.status, 'pending'),
          sql`${approvals.subjectId} in (select id from creatives where line_id = ${id})`,
        ),
      ),
    ...(isForStaff
      ? [
          db.insert(approvals).values({
            id: newId('apr'),
            type: 'content',
            subjectId: creative,
            userId: user.id,
            submittedAt: now.getTime(),
          }),
        ]
      : []),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const current = await getRequestedLine(ctx, 'advertiser', user, id)
    if (!takesArtwork(current, civilDate(now))) return new DomainError('conflict', NOT_NOW)
    const [newest] = await selectCreatives(db, [id])
    if ((newest?.version ?? 0) >= version) return undefined
    return new DomainError('bad_input', 'This file is no longer here. Please send it again')
  })
  await happened.committed()
  return selectCreatives(db, [id])
}

type Verdict = { to: 'approved'; reason?: undefined } | { to: 'rejected'; reason: string }

const VERB = { approved: 'approve', rejected: 'reject' } as const
const EVENT = { approved: creativeApproved, rejected: creativeRejected }

/**
 * A member of the owner with the right to sell approves or rejects the newest artwork; staff can reject it, also after
 * the approval.
 * @throws DomainError not_found, also for another owner; forbidden without the right; conflict once it was decided or
 * replaced
 */
export async function reviewCreative(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  { to, reason = '' }: Verdict,
): Promise<Creative[]> {
  const { db, now } = ctx
  const by = isStaff(user) ? 'admin' : 'mediaOwner'
  if (by === 'admin' && !mayStaff(user, 'approvals')) {
    throw new DomainError('forbidden', 'Your role has no access to artwork')
  }
  const [found] = await newestFirst(db).where(eq(creatives.id, id))
  if (!found) throw new DomainError('not_found', 'Artwork not found')
  const { userId: advertiser, ...line } = await getRequestedLine(ctx, by, user, found.lineId)
  const isMembers = sql`l.owner_id in ${ownersOf(user, 'sell')}`
  const { version } = found
  const happened = await emit(
    ctx,
    EVENT[to].of(user.id, {
      line,
      advertiser,
      version,
      detail: { campaign: line.campaignId, creative: id, version },
    }),
  )
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${creatives} k join ${campaignLines} l on l.id = k.line_id where k.id = ${id}
        and k.status in ${idsOf(statesBefore(CREATIVE, VERB[to], by))}
        and not exists (select 1 from ${creatives} n where n.line_id = k.line_id and n.version > k.version)
        and ${by === 'admin' ? sql`true` : isMembers}) and ${isOpen(ctx, line.id)}
        and ${to === 'approved' ? sql`not ${isWithStaff(sql`${id}`)}` : sql`true`}`,
    ),
    db.update(creatives).set({ status: to, reason }).where(eq(creatives.id, id)),
    // Closes the review of staff, where there is one.
    db
      .update(approvals)
      .set({
        status: to,
        reason,
        version: sql`${approvals.version} + 1`,
        decidedAt: now.getTime(),
        decidedBy: user.id,
      })
      .where(and(eq(approvals.subjectId, id), eq(approvals.status, 'pending'))),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const mayJudge = by === 'admin' || (await isSeller(ctx, user, line.ownerId))
    if (!mayJudge) {
      return new DomainError(
        'forbidden',
        'You need the right to sell to review artwork. Ask a manager of your team for it',
      )
    }
    const [current] = await newestFirst(db).where(eq(creatives.id, id))
    return current?.isWithStaff && current.status === 'uploaded' && to === 'approved'
      ? new DomainError('conflict', 'Our team reviews this artwork first, because its goods are restricted by law')
      : new DomainError('conflict', 'This artwork was already reviewed or replaced')
  })
  await happened.committed()
  return selectCreatives(db, [line.id])
}

async function isSeller({ db }: ServiceContext, user: CurrentUser, owner: string): Promise<boolean> {
  const [found] = await db
    .select({ is: sql<number>`${owner} in ${ownersOf(user, 'sell')}`.as('is_seller') })
    .from(sql`(select 1)`)
  return Boolean(found?.is)
}
