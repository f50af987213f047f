import { type SQL, sql } from 'drizzle-orm'
import { listingPath } from '../../catalogue/rules/paths.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type BackOfficeArea, mayStaff, type Role } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { matchOf, TICKET_NAMES } from '../../kernel/rules/text/match.ts'
import { type FindQuery, FOUND_A_GROUP, type Found } from '../rules/find/find.ts'

interface Row {
  id: string
  title: string
  note: string
  /** What the address needs besides the id. */
  more: string | null
}

/** A group of the back office: who may see it, what is read, and where its pages are. */
interface Source {
  area: BackOfficeArea
  /** @param match a query of a full-text table. @param q the text itself, for references */
  select: (match: string, q: string) => SQL
  found: (row: Row) => Omit<Found, 'id' | 'title' | 'note'> & { note?: string }
}

const ROLES: Record<Role, string> = {
  advertiser: 'Advertiser',
  mediaOwner: 'Media owner',
  admin: 'Admin',
  staff: 'Staff',
}
const isRole = (text: string): text is Role => Object.hasOwn(ROLES, text)

/** The newest rows that a full-text table finds: it gives them in the order of their numbers, so it reads only these. */
const newest = (table: string, match: string, limit = FOUND_A_GROUP) =>
  sql`(select rowid from ${sql.raw(table)} where ${sql.raw(table)} match ${match} order by rowid desc limit ${limit})`

const SOURCES: readonly Source[] = [
  {
    area: 'admin',
    select: (match) => sql`select id, name as title, company as note, role as more from users
      where rowid in ${newest('users_fts', match)} order by rowid desc`,
    found: ({ id, note, more }) => ({
      group: 'people',
      note: [isRole(`${more}`) ? ROLES[more as Role] : '', note].filter(Boolean).join(', '),
      href: `/admin/users/${id}`,
    }),
  },
  {
    area: 'approvals',
    select: (
      match,
    ) => sql`select id, name as title, ref || ', ' || status || case when client = '' then '' else ', ' || client end as note,
      null as more from campaigns where rowid in ${newest('campaigns_fts', match, 2 * FOUND_A_GROUP)} and status <> 'deleted'
      order by rowid desc limit ${FOUND_A_GROUP}`,
    found: ({ id }) => ({ group: 'campaigns', href: `/admin/campaigns/${id}` }),
  },
  {
    area: 'approvals',
    select: (
      _,
      q,
    ) => sql`select id, snapshot ->> 'title' as title, ref || ', ' || (snapshot ->> 'ref') || ', ' || status as note, campaign_id as more
      from campaign_lines where ref = ${q.toUpperCase()}`,
    found: ({ more }) => ({ group: 'campaigns', href: `/admin/campaigns/${more}` }),
  },
  {
    area: 'approvals',
    select: (_, q) => sql`select id, ref as title, 'In review' as note, null as more
      from owner_listings where ref = ${q.toUpperCase()} and state = 'review'`,
    found: ({ id }) => ({ group: 'listings', href: `/admin/approvals/listings/${id}` }),
  },
  {
    area: 'approvals',
    select: (
      match,
    ) => sql`select id, title, ref || ', ' || city as note, category_id || '/' || subcategory_id as more from listings
      where rowid in ${newest('listings_fts', `{title native_title about} : (${match})`)} order by rowid desc`,
    found: ({ id, more }) => {
      const [category = '', subcategory = ''] = more?.split('/') ?? []
      return { group: 'listings', href: listingPath({ category, subcategory, id }) }
    },
  },
  {
    area: 'support',
    select: (
      match,
    ) => sql`select reference as id, subject as title, reference || ', ' || name || ', ' || replace(status, '_', ' ') as note,
      null as more from support_tickets where id in ${newest('tickets_fts', `${TICKET_NAMES} : (${match})`, 2 * FOUND_A_GROUP)} and is_spam = 0
      order by id desc limit ${FOUND_A_GROUP}`,
    found: ({ id }) => ({ group: 'tickets', href: `/admin/support/tickets/${id}` }),
  },
  {
    area: 'support',
    select: (
      _,
      q,
    ) => sql`select reference as id, 'Enquiry of ' || name as title, reference || ', ' || status as note, null as more
      from enquiries where reference = ${q.toUpperCase()}
      union all select reference, 'Enquiry of ' || name, reference || ', ' || status, null
      from enquiries where email = ${q.toLowerCase()} limit ${FOUND_A_GROUP}`,
    found: ({ id }) => ({ group: 'tickets', href: `/admin/support/enquiries/${id}` }),
  },
  {
    area: 'content',
    select: (_, q) => sql`select id, title, status as note, null as more from posts
      where deleted_at is null and (instr(searched, lower(${q})) > 0 or slug = lower(${q})) order by date desc, id limit ${FOUND_A_GROUP}`,
    found: ({ id }) => ({ group: 'articles', href: `/admin/blog/${id}` }),
  },
]

/**
 * What the back office has of a name or a reference, the newest first, of the areas that a member of staff may work in. What they
 * may not see is not asked for.
 */
export async function findForStaff(
  { db }: Pick<ServiceContext, 'db'>,
  staff: Pick<CurrentUser, 'role' | 'areas'>,
  { q }: FindQuery,
): Promise<Found[]> {
  const match = matchOf(q)
  const sources = SOURCES.filter(({ area }) => mayStaff(staff, area))
  const rows = await Promise.all(sources.map(({ select }) => db.all<Row>(select(match, q))))
  return sources.flatMap(({ found }, index) =>
    (rows[index] ?? []).map((row) => ({ id: row.id, title: row.title, note: row.note, ...found(row) })),
  )
}
