import { and, count, eq, sql } from 'drizzle-orm'
import { creatives } from '../../booking/bookings.table.ts'
import { approvals, campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { proofs } from '../../booking/proofs.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import { isOpenTicket } from '../../desk/support/list-tickets.server.ts'
import { supportTickets } from '../../desk/support.table.ts'
import type { DbContext } from '../../kernel/context.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import { IS_WAITING } from '../approvals/pending.server.ts'
import type { Waiting } from '../rules/analytics/overview.ts'

/** Limit of items on the dashboard. */
const MAX_ITEMS = 5

/** The oldest items, and counts of those outside the list of approvals: disputed proofs and tickets. */
interface WaitingLongest {
  items: Waiting[]
  others: number
}

const NOTHING: WaitingLongest = { items: [], others: 0 }

const iso = (ms: number | null) => new Date(ms ?? 0).toISOString()

/** Items that wait for a decision, the oldest of each kind first; each is read by an index of its state. One round trip. */
async function listDecisions({ db }: DbContext): Promise<WaitingLongest> {
  const [sent, artwork, claims, listed, disputed, [disputes]] = await db.batch([
    db
      .select({
        id: approvals.id,
        title: campaigns.name,
        who: campaigns.client,
        amount: campaigns.budget,
        since: approvals.submittedAt,
      })
      .from(approvals)
      .innerJoin(campaigns, eq(campaigns.id, approvals.subjectId))
      .where(and(IS_WAITING.approval, sql`${approvals.type} = 'campaign'`))
      .orderBy(approvals.submittedAt)
      .limit(MAX_ITEMS),
    db
      .select({
        id: approvals.id,
        snapshot: campaignLines.snapshot,
        who: campaigns.client,
        since: approvals.submittedAt,
      })
      .from(approvals)
      .leftJoin(creatives, eq(creatives.id, approvals.subjectId))
      .leftJoin(campaignLines, eq(campaignLines.id, creatives.lineId))
      .leftJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .where(and(IS_WAITING.approval, sql`${approvals.type} = 'content'`))
      .orderBy(approvals.submittedAt)
      .limit(MAX_ITEMS),
    db
      .select({
        id: ownerMembers.id,
        title: ownerMembers.company,
        who: ownerMembers.city,
        since: ownerMembers.createdAt,
      })
      .from(ownerMembers)
      .where(IS_WAITING.claim)
      .orderBy(ownerMembers.createdAt)
      .limit(MAX_ITEMS),
    db
      .select({
        id: ownerListings.id,
        title: sql<string | null>`${ownerListings.content} ->> 'title'`.as('title'),
        ref: ownerListings.ref,
        who: owners.name,
        since: ownerListings.submittedAt,
      })
      .from(ownerListings)
      .leftJoin(owners, eq(owners.id, ownerListings.ownerId))
      .where(IS_WAITING.listing)
      .orderBy(ownerListings.submittedAt)
      .limit(MAX_ITEMS),
    db
      .select({ snapshot: campaignLines.snapshot, since: proofs.decidedAt })
      .from(proofs)
      .innerJoin(campaignLines, eq(campaignLines.id, proofs.lineId))
      .where(IS_DISPUTED)
      .orderBy(proofs.decidedAt)
      .limit(MAX_ITEMS),
    db.select({ count: count() }).from(proofs).where(IS_DISPUTED),
  ])
  const items: Waiting[] = [
    ...sent.map(({ id, since, ...row }) => ({
      ...{ kind: 'campaign' as const, since: iso(since), path: `/admin/approvals/campaigns/${id}` },
      ...row,
    })),
    ...artwork.map(({ id, snapshot, who, since }) => ({
      ...{ kind: 'content' as const, title: snapshot ? titleWithRef(snapshot) : 'Artwork', who: who ?? '' },
      ...{ amount: null, since: iso(since), path: `/admin/approvals/content/${id}` },
    })),
    ...claims.map(({ id, ...row }) => ({
      ...{ kind: 'mediaOwner' as const, amount: null, path: `/admin/approvals/${id}` },
      ...row,
    })),
    ...listed.map(({ id, title, ref, who, since }) => ({
      ...{ kind: 'listing' as const, title: title === null ? ref : titleWithRef({ title, ref }), who: who ?? '' },
      ...{ amount: null, since: iso(since), path: `/admin/approvals/listings/${id}` },
    })),
    ...disputed.map(({ snapshot, since }) => ({
      ...{ kind: 'proof' as const, title: titleWithRef(snapshot), who: snapshot.owner },
      ...{ amount: null, since: iso(since), path: '/admin/proofs' },
    })),
  ]
  return { items, others: disputes?.count ?? 0 }
}

const IS_DISPUTED = sql`${proofs.status} = 'disputed'`

/** Unassigned open tickets, oldest first. One round trip. */
async function listOpenTickets({ db }: DbContext): Promise<WaitingLongest> {
  const { reference, subject, name, createdAt } = supportTickets
  const [rows, [counted]] = await db.batch([
    db
      .select({ reference, title: subject, who: name, since: createdAt })
      .from(supportTickets)
      .where(isOpenTicket)
      .orderBy(supportTickets.id)
      .limit(MAX_ITEMS),
    db.select({ count: count() }).from(supportTickets).where(isOpenTicket),
  ])
  const items = rows.map(({ reference, ...row }) => ({
    ...{ kind: 'ticket' as const, amount: null, path: `/admin/support/tickets/${reference}` },
    ...row,
  }))
  return { items, others: counted?.count ?? 0 }
}

/** The items that wait longest for this member of staff. Two round trips at once. */
export async function listWaitingLongest(ctx: DbContext, user: CurrentUser): Promise<WaitingLongest> {
  const [decisions, tickets] = await Promise.all([
    mayStaff(user, 'approvals') ? listDecisions(ctx) : NOTHING,
    mayStaff(user, 'support') ? listOpenTickets(ctx) : NOTHING,
  ])
  const items = [...decisions.items, ...tickets.items].toSorted((a, b) => (a.since < b.since ? -1 : 1))
  return { items: items.slice(0, MAX_ITEMS), others: decisions.others + tickets.others }
}
