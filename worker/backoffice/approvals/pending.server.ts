import { inArray, sql } from 'drizzle-orm'
import { approvals } from '../../booking/campaigns.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import { listWaitingListings } from '../../supply/listings/review.server.ts'
import type { WaitingListing } from '../../supply/rules/listings/review.ts'
import { APPROVALS_PAGE, type ApprovalQuery, type ApprovalType } from '../rules/approvals/approval.ts'
import { listWaiting, type WaitingCampaign } from './approval-page.server.ts'
import { readArtwork, type WaitingArtwork } from './artwork-approvals.server.ts'
import { readClaims, type WaitingClaim } from './waiting-claims.server.ts'

/**
 * An item that waits for staff, by its kind. `submittedAt` and `deferredAt` are ms; the latter is null unless it was
 * deferred.
 */
export type PendingItem =
  | ({ kind: 'campaign' } & WaitingCampaign)
  | ({ kind: 'owner' } & WaitingClaim)
  | ({ kind: 'artwork' } & WaitingArtwork)
  | ({ kind: 'listing' } & WaitingListing & { deferredAt: number | null })

export interface PendingPage {
  approvals: PendingItem[]
  total: number
  page: number
  pages: number
  /** Of all that waits, by type. */
  counts: Record<ApprovalType, number>
  /** Instant at which the oldest item of the chosen type was sent, ms. */
  oldest: number | null
}

/** Rows of each table that wait for staff; each condition has an index. */
export const IS_WAITING = {
  approval: sql`${approvals.status} = 'pending'`,
  claim: sql`${ownerMembers.state} = 'requested' and ${ownerMembers.invited} = 0`,
  listing: sql`${ownerListings.state} = 'review'`,
}

/** All waiting items. A deferral ends when the item is sent again. */
const WAITING = sql`(
  select ${approvals.id} as id, case ${approvals.type} when 'campaign' then 'campaign' else 'artwork' end as kind,
      ${approvals.submittedAt} as at, ${approvals.deferredAt} as deferred
    from ${approvals} where ${IS_WAITING.approval}
  union all select ${ownerMembers.id}, 'owner', unixepoch(${ownerMembers.createdAt}) * 1000, ${ownerMembers.deferredAt}
    from ${ownerMembers} where ${IS_WAITING.claim}
  union all select ${ownerListings.id}, 'listing', coalesce(${ownerListings.submittedAt}, 0),
      case when ${ownerListings.deferredAt} > ${ownerListings.submittedAt} then ${ownerListings.deferredAt} end
    from ${ownerListings} where ${IS_WAITING.listing})`

const KINDS_BY_TYPE = {
  campaigns: ['campaign'],
  owners: ['owner'],
  content: ['artwork', 'listing'],
} as const satisfies Record<ApprovalType, readonly PendingItem['kind'][]>

/** Numbers of items that wait for staff, by type, for the list, the navigation and the dashboard. */
export const countPending = async ({ db }: Pick<ServiceContext, 'db'>): Promise<Record<ApprovalType, number>> =>
  countsOf(await selectCounts({ db }))

/** The statement of `countPending` for a batch, read by `countsOf`. */
export const selectCounts = ({ db }: Pick<ServiceContext, 'db'>) =>
  db.select(countColumns).from(sql`${WAITING} w`).groupBy(sql`w.kind`)

const countColumns = {
  kind: sql<PendingItem['kind']>`w.kind`.as('kind'),
  count: sql<number>`count(*)`.as('waiting'),
  oldest: sql<number>`min(w.at)`.as('oldest'),
}

const oldestOf = (rows: readonly { oldest: number }[]) =>
  rows.length > 0 ? Math.min(...rows.map(({ oldest }) => oldest)) : null

/** Numbers of waiting items, by type. */
export function countsOf(rows: readonly { kind: PendingItem['kind']; count: number }[]): Record<ApprovalType, number> {
  const of = (type: ApprovalType) =>
    rows.reduce((sum, { kind, count }) => sum + (KINDS_BY_TYPE[type].some((one) => one === kind) ? count : 0), 0)
  return { campaigns: of('campaigns'), owners: of('owners'), content: of('content') }
}

/**
 * Items that wait for staff, oldest first; deferred ones last, in the order of their deferral.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listPending(ctx: ServiceContext, { type, sort, page }: ApprovalQuery): Promise<PendingPage> {
  const { db } = ctx
  const kinds = idsOf(
    type === undefined
      ? [...KINDS_BY_TYPE.campaigns, ...KINDS_BY_TYPE.owners, ...KINDS_BY_TYPE.content]
      : KINDS_BY_TYPE[type],
  )
  const [rows, counted] = await db.batch([
    db
      .select({
        id: sql<string>`w.id`.as('id'),
        kind: sql<PendingItem['kind']>`w.kind`.as('kind'),
        deferredAt: sql<number | null>`w.deferred`.as('deferred'),
      })
      .from(sql`${WAITING} w`)
      .where(sql`w.kind in ${kinds}`)
      .orderBy(sql`w.deferred is not null`, sql`w.deferred`, sort === 'newest' ? sql`w.at desc` : sql`w.at`, sql`w.id`)
      .limit(APPROVALS_PAGE)
      .offset((page - 1) * APPROVALS_PAGE),
    selectCounts(ctx),
  ])
  const counts = countsOf(counted)
  const total = type ? counts[type] : counts.campaigns + counts.owners + counts.content
  const pages = pageCount(total, { page, size: APPROVALS_PAGE })
  const idsOfKind = (kind: PendingItem['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [campaigns, claims, artwork, listings] = await Promise.all([
    listWaiting(ctx, idsOfKind('campaign')),
    readClaims(ctx, idsOfKind('owner')),
    readArtwork(ctx, idsOfKind('artwork')),
    listWaitingListings(ctx, inArray(ownerListings.id, idsOf(idsOfKind('listing')))),
  ])
  const putOff = new Map(rows.map(({ id, deferredAt }) => [id, deferredAt]))
  const items: PendingItem[] = [
    ...campaigns.map((one) => ({ kind: 'campaign' as const, ...one })),
    ...claims.map((one) => ({ kind: 'owner' as const, ...one })),
    ...artwork.map((one) => ({ kind: 'artwork' as const, ...one })),
    ...listings.map((one) => ({ kind: 'listing' as const, ...one, deferredAt: putOff.get(one.id) ?? null })),
  ]
  const found = new Map(items.map((item) => [item.id, item]))
  return {
    // Items decided between the two reads are left out.
    approvals: rows.flatMap(({ id }) => found.get(id) ?? []),
    total,
    page,
    pages,
    counts,
    oldest: oldestOf(
      counted.filter(({ kind }) => type === undefined || KINDS_BY_TYPE[type].some((one) => one === kind)),
    ),
  }
}
