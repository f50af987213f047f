import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Overview, Waiting } from '../rules/analytics/overview.ts'

/** How many the dashboard shows. */
const SHOWN = 5

const iso = (ms: string) => sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', ${ms} / 1000.0, 'unixepoch')`)

/** What waits for a decision, the oldest of each kind first; each is read by an index of its state. */
const DECISIONS: readonly SQL[] = [
  sql`select 'campaign' as kind, c.name as title, c.client as who, c.budget as amount, ${iso('a.submitted_at')} as since,
      '/admin/approvals/campaigns/' || a.id as path
    from approvals a join campaigns c on c.id = a.subject_id
    where a.status = 'pending' and a.type = 'campaign' order by a.submitted_at limit ${SHOWN}`,
  sql`select 'content' as kind, coalesce((l.snapshot ->> 'title') || ' (' || (l.snapshot ->> 'ref') || ')', 'Artwork') as title, coalesce(c.client, '') as who, null as amount,
      ${iso('a.submitted_at')} as since, '/admin/approvals/content/' || a.id as path
    from approvals a left join creatives cr on cr.id = a.subject_id left join campaign_lines l on l.id = cr.line_id
      left join campaigns c on c.id = l.campaign_id
    where a.status = 'pending' and a.type = 'content' order by a.submitted_at limit ${SHOWN}`,
  sql`select 'mediaOwner' as kind, company as title, city as who, null as amount, created_at as since,
      '/admin/approvals/' || id as path
    from owner_members where state = 'requested' and invited = 0 order by created_at limit ${SHOWN}`,
  sql`select 'listing' as kind, coalesce((ol.content ->> 'title') || ' (' || ol.ref || ')', ol.ref) as title, coalesce(o.name, '') as who, null as amount,
      ${iso('ol.submitted_at')} as since, '/admin/approvals/listings/' || ol.id as path
    from owner_listings ol left join owners o on o.id = ol.owner_id where ol.state = 'review' order by ol.submitted_at limit ${SHOWN}`,
  sql`select 'proof' as kind, (l.snapshot ->> 'title') || ' (' || (l.snapshot ->> 'ref') || ')' as title, l.snapshot ->> 'owner' as who, null as amount,
      ${iso('p.decided_at')} as since, '/admin/proofs' as path
    from proofs p join campaign_lines l on l.id = p.line_id where p.status = 'disputed' order by p.decided_at limit ${SHOWN}`,
]

const TICKETS = sql`select 'ticket' as kind, subject as title, name as who, null as amount, created_at as since,
    '/admin/support/tickets/' || reference as path
  from support_tickets where status = 'open' and is_spam = 0 order by id limit ${SHOWN}`

const COUNTS: readonly SQL[] = [
  sql`(select count(*) from approvals where status = 'pending')`,
  sql`(select count(*) from owner_members where state = 'requested' and invited = 0)`,
  sql`(select count(*) from owner_listings where state = 'review')`,
  sql`(select count(*) from proofs where status = 'disputed')`,
]
const TICKET_COUNT = sql`(select count(*) from support_tickets where status = 'open' and is_spam = 0)`

const columns = {
  kind: sql<Waiting['kind']>`kind`.as('kind'),
  title: sql<string>`title`.as('title'),
  who: sql<string>`who`.as('who'),
  amount: sql<number | null>`amount`.as('amount'),
  since: sql<string>`since`.as('since'),
  path: sql<string>`path`.as('path'),
}

/** What waits longest for this member of staff, and how much waits in all. */
export async function listWaitingLongest(
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
): Promise<Overview['waiting']> {
  const [decides, supports] = [mayStaff(user, 'approvals'), mayStaff(user, 'support')]
  const kinds = [...(decides ? DECISIONS : []), ...(supports ? [TICKETS] : [])]
  const counts = [...(decides ? COUNTS : []), ...(supports ? [TICKET_COUNT] : [])]
  const [first, ...others] = kinds.map((kind) => db.select(columns).from(sql`(${kind}) w`))
  if (!first) return { items: [], total: 0 }
  const [lists, [all]] = await Promise.all([
    db.batch([first, ...others]),
    db.select({ total: sql<number>`${sql.join(counts, sql` + `)}`.as('total') }).from(sql`(select 1) one`),
  ])
  const items = lists.flat().toSorted((a, b) => (a.since < b.since ? -1 : 1))
  return { items: items.slice(0, SHOWN), total: all?.total ?? 0 }
}
