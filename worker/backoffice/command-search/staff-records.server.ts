import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { campaignsMatching } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { listingsNamed } from '../../catalogue/filters.server.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import { posts } from '../../desk/posts.table.ts'
import { ticketsNamed } from '../../desk/support/select-tickets.server.ts'
import { supportTickets } from '../../desk/support.table.ts'
import type { DbContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { type BackOfficeArea, mayStaff, type Role } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { matchOf } from '../../kernel/rules/text/match.ts'
import { usersMatching } from '../../kernel/sql/full-text.server.ts'
import { enquiries } from '../../planner/enquiries.table.ts'
import { type CommandQuery, type CommandResult, FOUND_A_GROUP } from '../rules/command-search/command-search.ts'

/** The question to a source: a query of a full-text table, and the text itself, for references. */
interface Asked {
  match: string
  q: string
}

/** A group of the back office: the area whose staff may see it, and the newest that it has. */
interface Source {
  area: BackOfficeArea
  find: (ctx: DbContext, asked: Asked) => Promise<CommandResult[]>
}

const ROLES: Record<Role, string> = {
  advertiser: 'Advertiser',
  mediaOwner: 'Media owner',
  admin: 'Admin',
  staff: 'Staff',
}

async function findPeople({ db }: DbContext, { match }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: users.id, title: users.name, company: users.company, role: users.role })
    .from(users)
    .where(usersMatching(match, FOUND_A_GROUP))
    .orderBy(sql`${users}.rowid desc`)
  return rows.map(({ id, title, company, role }) => {
    const note = [ROLES[role], company].filter(Boolean).join(', ')
    return { group: 'people', id, title, note, href: `/admin/users/${id}` }
  })
}

async function findCampaigns({ db }: DbContext, { match }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({
      id: campaigns.id,
      title: campaigns.name,
      ref: campaigns.ref,
      status: campaigns.status,
      client: campaigns.client,
    })
    .from(campaigns)
    .where(and(campaignsMatching(match, 2 * FOUND_A_GROUP), ne(campaigns.status, 'deleted')))
    .orderBy(sql`${campaigns}.rowid desc`)
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, ref, status, client }) => {
    const note = [ref, status, client].filter(Boolean).join(', ')
    return { group: 'campaigns', id, title, note, href: `/admin/campaigns/${id}` }
  })
}

async function findLines({ db }: DbContext, { q }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({
      id: campaignLines.id,
      ref: campaignLines.ref,
      snapshot: campaignLines.snapshot,
      status: campaignLines.status,
      campaignId: campaignLines.campaignId,
    })
    .from(campaignLines)
    .where(eq(campaignLines.ref, q.toUpperCase()))
  return rows.map(({ id, ref, snapshot, status, campaignId }) => {
    const note = [ref, snapshot.ref, status].join(', ')
    return { group: 'campaigns', id, title: snapshot.title, note, href: `/admin/campaigns/${campaignId}` }
  })
}

async function findInReview({ db }: DbContext, { q }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: ownerListings.id, title: ownerListings.ref })
    .from(ownerListings)
    .where(and(eq(ownerListings.ref, q.toUpperCase()), eq(ownerListings.state, 'review')))
  return rows.map(({ id, title }) => {
    return { group: 'listings', id, title, note: 'In review', href: `/admin/approvals/listings/${id}` }
  })
}

async function findListings({ db }: DbContext, { match }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      ref: listings.ref,
      city: listings.city,
      category: listings.categoryId,
      subcategory: listings.subcategoryId,
    })
    .from(listings)
    .where(listingsNamed(match, FOUND_A_GROUP))
    .orderBy(sql`${listings}.rowid desc`)
  return rows.map(({ id, title, ref, city, ...at }) => {
    return { group: 'listings', id, title, note: `${ref}, ${city}`, href: listingPath({ id, ...at }) }
  })
}

async function findTickets({ db }: DbContext, { match }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({
      id: supportTickets.reference,
      title: supportTickets.subject,
      name: supportTickets.name,
      status: supportTickets.status,
    })
    .from(supportTickets)
    .where(and(ticketsNamed(match, 2 * FOUND_A_GROUP), eq(supportTickets.isSpam, false)))
    .orderBy(desc(supportTickets.id))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, title, name, status }) => {
    const note = [id, name, status.replaceAll('_', ' ')].join(', ')
    return { group: 'tickets', id, title, note, href: `/admin/support/tickets/${id}` }
  })
}

async function findEnquiries({ db }: DbContext, { q }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: enquiries.reference, name: enquiries.name, status: enquiries.status })
    .from(enquiries)
    .where(or(eq(enquiries.reference, q.toUpperCase()), eq(enquiries.email, q.toLowerCase())))
    .limit(FOUND_A_GROUP)
  return rows.map(({ id, name, status }) => {
    const [title, note] = [`Enquiry of ${name}`, `${id}, ${status}`]
    return { group: 'tickets', id, title, note, href: `/admin/support/enquiries/${id}` }
  })
}

async function findArticles({ db }: DbContext, { q }: Asked): Promise<CommandResult[]> {
  const rows = await db
    .select({ id: posts.id, title: posts.title, note: posts.status })
    .from(posts)
    .where(
      and(isNull(posts.deletedAt), sql`(instr(${posts.searched}, lower(${q})) > 0 or ${posts.slug} = lower(${q}))`),
    )
    .orderBy(desc(posts.date), posts.id)
    .limit(FOUND_A_GROUP)
  return rows.map((row) => ({ group: 'articles', ...row, href: `/admin/blog/${row.id}` }))
}

const SOURCES: readonly Source[] = [
  { area: 'admin', find: findPeople },
  { area: 'approvals', find: findCampaigns },
  { area: 'approvals', find: findLines },
  { area: 'approvals', find: findInReview },
  { area: 'approvals', find: findListings },
  { area: 'support', find: findTickets },
  { area: 'support', find: findEnquiries },
  { area: 'content', find: findArticles },
]

/**
 * Records of the back office by name or reference, newest first, in the areas of a member of staff. Other areas are not
 * queried.
 */
export async function searchForStaff(
  ctx: DbContext,
  staff: Pick<CurrentUser, 'role' | 'areas'>,
  { q }: CommandQuery,
): Promise<CommandResult[]> {
  const asked = { match: matchOf(q), q }
  const sources = SOURCES.filter(({ area }) => mayStaff(staff, area))
  return (await Promise.all(sources.map(({ find }) => find(ctx, asked)))).flat()
}
