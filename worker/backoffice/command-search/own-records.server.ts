import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { proofs } from '../../booking/proofs.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { suggestionPath } from '../../catalogue/rules/search/suggestion-path.ts'
import { suggest } from '../../catalogue/search/suggest.server.ts'
import { listPosts } from '../../desk/content/posts.server.ts'
import { POST_CATEGORIES } from '../../desk/rules/content/post.ts'
import { supportTickets } from '../../desk/support.table.ts'
import type { DbContext, ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { contains } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import { enquiries } from '../../planner/enquiries.table.ts'
import { listSavedPlans } from '../../planner/plans.server.ts'
import { type CommandQuery, type CommandResult, FOUND_A_GROUP } from '../rules/command-search/command-search.ts'

// Every query of a user's records starts from the user, or from their owners, by an index. CROSS JOIN fixes that order
// of the loops.

const lineTitle = sql<string>`${campaignLines.snapshot} ->> 'title'`
const lineNote = sql<string>`${campaignLines.ref} || ', ' || (${campaignLines.snapshot} ->> 'ref')`

async function findCampaigns({ db }: DbContext, { id: user }: CurrentUser, q: string): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: campaigns.id, title: campaigns.name, ref: campaigns.ref, status: campaigns.status })
    .from(campaigns)
    .where(and(eq(campaigns.userId, user), ne(campaigns.status, 'deleted'), contains(q, campaigns.name, campaigns.ref)))
    .orderBy(desc(campaigns.createdAt))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, ref, status }) => {
    return { group: 'campaigns', id, title, note: `${ref}, ${status}`, href: `/dashboard/campaigns/${id}` }
  })
}

async function findLines({ db }: DbContext, { id: user }: CurrentUser, q: string): Promise<CommandResult[]> {
  const rows = await db
    .select({
      id: campaignLines.id,
      title: lineTitle,
      note: lineNote,
      campaignId: campaigns.id,
      campaign: campaigns.name,
    })
    .from(campaigns)
    .crossJoin(campaignLines)
    .where(
      and(
        eq(campaignLines.campaignId, campaigns.id),
        eq(campaigns.userId, user),
        ne(campaigns.status, 'deleted'),
        ne(campaignLines.status, 'removed'),
        contains(q, campaignLines.ref, lineTitle),
      ),
    )
    .orderBy(desc(campaignLines.createdAt))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, note, campaignId, campaign }) => {
    return { group: 'campaigns', id, title, note: `${note}, ${campaign}`, href: `/dashboard/campaigns/${campaignId}` }
  })
}

async function findRequests({ db }: DbContext, user: CurrentUser, q: string): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: campaignLines.id, title: lineTitle, note: lineNote, status: campaignLines.status })
    .from(campaignLines)
    .where(
      and(
        inArray(campaignLines.ownerId, ownersOf(user)),
        notInArray(campaignLines.status, ['draft', 'held', 'removed']),
        contains(q, campaignLines.ref, lineTitle),
      ),
    )
    .orderBy(desc(campaignLines.createdAt))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, note, status }) => {
    return { group: 'requests', id, title, note: `${note}, ${status}`, href: `/dashboard/requests/${id}` }
  })
}

async function findListings({ db }: DbContext, user: CurrentUser, q: string): Promise<CommandResult[]> {
  const title = sql<string>`coalesce(${listings.title}, ${ownerListings.content} ->> '$.title')`
  const rows = await db
    .select({
      id: ownerListings.id,
      title,
      ref: ownerListings.ref,
      ownRef: ownerListings.ownRef,
      state: ownerListings.state,
    })
    .from(ownerListings)
    .leftJoin(listings, eq(listings.id, ownerListings.id))
    .where(
      and(inArray(ownerListings.ownerId, ownersOf(user)), contains(q, ownerListings.ref, ownerListings.ownRef, title)),
    )
    .orderBy(desc(ownerListings.updatedAt))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, ref, ownRef, state }) => {
    const note = [ref, ...(ownRef === null ? [] : [ownRef]), state].join(', ')
    return { group: 'listings', id, title, note, href: `/dashboard/listings/${id}` }
  })
}

async function findProofs({ db }: DbContext, user: CurrentUser, q: string): Promise<CommandResult[]> {
  const rows = await db
    .select({
      id: proofs.id,
      title: lineTitle,
      ref: proofs.ref,
      listing: sql<string>`${campaignLines.snapshot} ->> 'ref'`,
      label: proofs.label,
      line: campaignLines.id,
      slot: proofs.slot,
    })
    .from(campaignLines)
    .crossJoin(proofs)
    .where(
      and(
        eq(proofs.lineId, campaignLines.id),
        inArray(campaignLines.ownerId, ownersOf(user)),
        contains(q, proofs.ref, lineTitle),
      ),
    )
    .orderBy(desc(proofs.sentAt))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, ref, listing, label, line, slot }) => {
    const note = [ref, listing, label].join(', ')
    return { group: 'proofs', id, title, note, href: `/dashboard/proofs/${line}/${slot}` }
  })
}

async function findTeam({ db }: DbContext, user: CurrentUser, q: string): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: ownerMembers.id, title: users.name, note: ownerMembers.company })
    .from(ownerMembers)
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .where(
      and(
        inArray(ownerMembers.ownerId, ownersOf(user)),
        eq(ownerMembers.state, 'approved'),
        contains(q, users.name, users.email),
      ),
    )
    .orderBy(users.name)
    .limit(FOUND_A_GROUP)
  return rows.map((row) => ({ group: 'people', ...row, href: '/dashboard/team' }))
}

async function findTickets({ db }: DbContext, { id: user }: CurrentUser, q: string): Promise<CommandResult[]> {
  const { reference, subject, status } = supportTickets
  const rows = await db
    .select({ id: reference, title: subject, status })
    .from(supportTickets)
    // The plus leads SQLite to the index of the user's tickets, not to that of all that are no spam.
    .where(and(eq(supportTickets.userId, user), sql`+${supportTickets.isSpam} = 0`, contains(q, reference, subject)))
    .orderBy(desc(supportTickets.id))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, status }) => {
    const note = `${id}, ${status.replaceAll('_', ' ')}`
    return { group: 'tickets', id, title, note, href: `/dashboard/support/${id}` }
  })
}

async function findEnquiries({ db }: DbContext, { id: user }: CurrentUser, q: string): Promise<CommandResult[]> {
  const { reference, item, planTitle, status } = enquiries
  const rows = await db
    .select({ id: reference, item, planTitle, status })
    .from(enquiries)
    .where(and(eq(enquiries.userId, user), contains(q, reference, item, planTitle)))
    .orderBy(desc(enquiries.id))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, item, planTitle, status }) => {
    const title = item ?? planTitle ?? 'Enquiry'
    return { group: 'tickets', id, title, note: `${id}, ${status}`, href: '/dashboard#enquiries' }
  })
}

async function findPlans(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  user: CurrentUser,
  q: string,
): Promise<CommandResult[]> {
  const plans = await listSavedPlans(ctx, user)
  return plans
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    .slice(0, FOUND_A_GROUP)
    .map(({ id, title, path, cities }) => ({ group: 'plans', id, title, note: cities.join(', '), href: path }))
}

/** Suggestions of the public search: media, cities and listings. */
async function findMedia(ctx: ServiceContext, _: CurrentUser, q: string): Promise<CommandResult[]> {
  const suggestions = await suggest(ctx, { q })
  return suggestions.map((one) => {
    const href = suggestionPath(one)
    return { group: 'media', id: href, title: one.label, note: one.detail, href }
  })
}

async function findArticles(ctx: ServiceContext, _: CurrentUser, q: string): Promise<CommandResult[]> {
  const { posts } = await listPosts(ctx, { q, category: undefined, page: 1 })
  return posts.slice(0, FOUND_A_GROUP).map(({ id, slug, title, category }) => {
    return { group: 'articles', id, title, note: POST_CATEGORIES[category], href: `/blog/${slug}` }
  })
}

/** The groups in their order. */
const SOURCES = [
  findCampaigns,
  findLines,
  findRequests,
  findListings,
  findProofs,
  findTeam,
  findTickets,
  findEnquiries,
  findPlans,
  findMedia,
  findArticles,
]

/**
 * Records of an advertiser or media owner by name or reference, newest first, and public results. Records of others are
 * not queried.
 */
export const searchOwnRecords = async (
  ctx: ServiceContext,
  user: CurrentUser,
  { q }: CommandQuery,
): Promise<CommandResult[]> => (await Promise.all(SOURCES.map((find) => find(ctx, user, q)))).flat()
