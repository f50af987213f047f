import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { creatives } from '../../booking/bookings.table.ts'
import { approvals, campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { creativeCleared, creativeDeferred, creativeRejected } from '../../booking/rules/booking.events.ts'
import { artworkHints, takesArtwork } from '../../booking/rules/lines/artwork.ts'
import type { LineSnapshot } from '../../booking/rules/lines/snapshot.ts'
import type { LineState } from '../../booking/rules/lines/states.ts'
import { restrictionOf } from '../../booking/rules/restricted/restricted.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import type { Check } from '../rules/approvals/approval.ts'
import { restrictionCheck } from '../rules/approvals/checks.ts'
import { type Decision, isWaiting } from './campaign-approvals.server.ts'

/** Artwork of restricted goods that waits for staff, before its owner judges it. */
export interface WaitingArtwork {
  id: string
  status: typeof approvals.$inferSelect.status
  version: number
  submittedAt: number
  deferredAt: number | null
  reason: string
  client: string
  campaign: { id: string; ref: string; name: string; userId: string | null }
  line: {
    id: string
    campaignId: string
    ownerId: string
    resource: string
    listing: string
    snapshot: LineSnapshot
    placeState: string
    status: LineState
    starts: string
    ends: string
  }
  file: {
    /** Name given by the sender; empty without a file. */
    name: string
    /** Its key; null where none is kept. */
    key: string | null
    mime: string
    bytes: number
    width: number | null
    height: number | null
    version: number
  }
  checks: Check[]
}

/** Artwork by the ids of its approvals, decided or not. */
export async function readArtwork(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  ids: readonly string[],
): Promise<WaitingArtwork[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: approvals.id,
      status: approvals.status,
      version: approvals.version,
      submittedAt: approvals.submittedAt,
      deferredAt: approvals.deferredAt,
      reason: approvals.reason,
      client: campaigns.client,
      objective: campaigns.objective,
      setup: campaignLines.setup,
      campaign: {
        id: sql<string>`${campaigns.id}`.as('cmp_id'),
        ref: sql<string>`${campaigns.ref}`.as('cmp_ref'),
        name: sql<string>`${campaigns.name}`.as('cmp_name'),
        userId: sql<string | null>`${campaigns.userId}`.as('cmp_user'),
      },
      line: {
        id: sql<string>`${campaignLines.id}`.as('lin_id'),
        campaignId: campaignLines.campaignId,
        ownerId: campaignLines.ownerId,
        resource: campaignLines.resourceId,
        listing: campaignLines.listingId,
        snapshot: campaignLines.snapshot,
        placeState: campaignLines.placeState,
        status: sql<LineState>`${campaignLines.status}`.as('lin_status'),
        starts: sql<string>`${campaignLines.starts}`.as('lin_starts'),
        ends: sql<string>`${campaignLines.ends}`.as('lin_ends'),
      },
      file: {
        name: sql<string>`coalesce(${uploads.name}, '')`.as('file_name'),
        key: sql<string | null>`${uploads.key}`.as('file_key'),
        mime: creatives.mime,
        bytes: creatives.bytes,
        width: creatives.width,
        height: creatives.height,
        version: sql<number>`${creatives.version}`.as('file_version'),
      },
    })
    .from(approvals)
    .innerJoin(creatives, eq(creatives.id, approvals.subjectId))
    .innerJoin(campaignLines, eq(campaignLines.id, creatives.lineId))
    .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
    .leftJoin(uploads, eq(uploads.key, creatives.file))
    .where(and(inArray(approvals.id, idsOf(ids)), eq(approvals.type, 'content')))
  const today = civilDate(now)
  return rows.map(({ objective, setup, ...row }) => ({
    ...row,
    checks: [
      restrictionCheck(restrictionOf(row.campaign.name, row.client, objective)),
      ...artworkHints({ category: row.line.snapshot.category, setup }, row.file).map((text) => ({
        isGood: false,
        text,
      })),
      takesArtwork(row.line, today)
        ? { isGood: true, text: 'Its booking is open' }
        : { isGood: false, text: 'Its booking has ended or was cancelled' },
    ],
  }))
}

/** One of them. @throws DomainError not_found */
export async function getArtworkApproval(ctx: Pick<ServiceContext, 'db' | 'now'>, id: string): Promise<WaitingArtwork> {
  const [found] = await readArtwork(ctx, [id])
  if (!found) throw new DomainError('not_found', 'Approval not found')
  return found
}

/** Decides it once, with the given statements, and updates open pages. */
async function decide(
  ctx: ServiceContext,
  staff: CurrentUser,
  decision: Decision,
  to: {
    event: typeof creativeCleared | typeof creativeRejected | typeof creativeDeferred
    set: Partial<typeof approvals.$inferInsert>
  },
  statements: (seen: WaitingArtwork) => BatchItem<'sqlite'>[],
): Promise<WaitingArtwork> {
  const { db } = ctx
  const seen = await getArtworkApproval(ctx, decision.id)
  const { campaign, line, file } = seen
  const happened = await emit(
    ctx,
    to.event.of(staff.id, {
      ...{ line, advertiser: campaign.userId, version: file.version },
      detail: { campaign: campaign.id, approval: seen.id },
    }),
  )
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${approvals} where ${isWaiting(decision)})`),
    db
      .update(approvals)
      .set({ ...to.set, version: decision.version + 1 })
      .where(isWaiting(decision)),
    ...happened.statements,
    ...statements(seen),
  ])
  await commit(writes, async () => {
    const current = await getArtworkApproval(ctx, decision.id)
    const message =
      current.status === 'pending' ? 'This has changed since you opened it' : `This was already ${current.status}`
    return new DomainError('conflict', message, undefined, undefined, { current })
  })
  await happened.committed()
  return getArtworkApproval(ctx, decision.id)
}

/**
 * Clears artwork of restricted goods for its owner, who reviews it next. The artwork itself stays unchanged.
 * @throws DomainError not_found; conflict with the `current` approval
 */
export const approveArtwork = (ctx: ServiceContext, staff: CurrentUser, decision: Decision): Promise<WaitingArtwork> =>
  decide(
    ctx,
    staff,
    decision,
    { event: creativeCleared, set: { status: 'approved', decidedAt: ctx.now.getTime(), decidedBy: staff.id } },
    () => [],
  )

/** Sends it back to the advertiser, who reads the reason. @throws DomainError not_found; conflict with the `current` approval */
export const rejectArtwork = (
  ctx: ServiceContext,
  staff: CurrentUser,
  { reason, ...decision }: Decision & { reason: string },
): Promise<WaitingArtwork> =>
  decide(
    ctx,
    staff,
    decision,
    {
      event: creativeRejected,
      set: { status: 'rejected', reason, decidedAt: ctx.now.getTime(), decidedBy: staff.id },
    },
    ({ line, file }) => [
      ctx.db
        .update(creatives)
        .set({ status: 'rejected', reason })
        .where(
          and(eq(creatives.lineId, line.id), eq(creatives.version, file.version), eq(creatives.status, 'uploaded')),
        ),
    ],
  )

/** Puts it off: it is at the end of the list. @throws DomainError not_found; conflict with the `current` approval */
export const deferArtwork = (ctx: ServiceContext, staff: CurrentUser, decision: Decision): Promise<WaitingArtwork> =>
  decide(ctx, staff, decision, { event: creativeDeferred, set: { deferredAt: ctx.now.getTime() } }, () => [])
