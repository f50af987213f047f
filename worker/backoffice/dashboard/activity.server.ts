import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { approvals, campaigns } from '../../booking/campaigns.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { posts } from '../../desk/posts.table.ts'
import { ticketOpened } from '../../desk/rules/desk.events.ts'
import { supportTickets } from '../../desk/support.table.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { type BackOfficeArea, mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import { enquiries } from '../../planner/enquiries.table.ts'
import { enquirySent } from '../../planner/rules/planner.events.ts'
import { MANAGED } from '../campaigns/detail.server.ts'
import type { Activity, ActivityKind } from '../rules/analytics/overview.ts'

/** Limit of events on the dashboard. */
const EVENTS = 5

/** Acts of the audit log that are news to staff, and the area that they belong to. */
const ACTS = {
  'campaign.submitted': 'approvals',
  'campaign.approved': 'approvals',
  'campaign.rejected': 'approvals',
  'campaign.cancelled': 'approvals',
  'owner_claim.requested': 'approvals',
  'listing.submitted': 'approvals',
  'post.published': 'content',
  'user.signed_up': 'admin',
} as const satisfies Partial<Record<ActivityKind, BackOfficeArea>>

type Act = keyof typeof ACTS
const ALL_ACTS = Object.keys(ACTS) as Act[]

interface ActRow {
  kind: Act
  subject: string
  at: string
}

/** The newest of one kind, by the index of actions: a busy day of other acts is never read. D1 joins five selects at most. */
const newestOf = ({ db }: Pick<ServiceContext, 'db'>, kind: Act) =>
  db
    .select({ subject: sql<string>`${auditLog.subject}`, at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.action, kind))
    .orderBy(desc(auditLog.at))
    .limit(EVENTS)

/** The newest acts of some kinds. */
async function listActs({ db }: Pick<ServiceContext, 'db'>, kinds: readonly Act[]): Promise<ActRow[]> {
  const [first, ...others] = kinds.map((kind) => newestOf({ db }, kind))
  if (!first) return []
  const lists = await db.batch([first, ...others])
  return lists
    .flatMap((rows, n) => rows.flatMap((row) => (kinds[n] ? [{ ...row, kind: kinds[n] }] : [])))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, EVENTS)
}

/**
 * Subjects of an act, each row once: the company or person, its name, the amount and the record in the back office.
 * Deleted subjects have no name.
 */
const campaignName = (id: string) =>
  sql`select ${campaigns.client} as who, ${campaigns.name} as what, ${campaigns.budget} as amount,
      case when ${campaigns.status} in ${idsOf(MANAGED)} then 'campaigns/' || ${campaigns.id} else (
        select 'approvals/campaigns/' || ${approvals.id} from ${approvals}
        where ${approvals.subjectId} = ${campaigns.id} order by ${approvals.submittedAt} desc limit 1) end as record
    from ${campaigns} where ${campaigns.id} = ${id}`

const NAMES: Record<Act, (subject: string) => SQL> = {
  'campaign.submitted': campaignName,
  'campaign.approved': campaignName,
  'campaign.rejected': campaignName,
  'campaign.cancelled': campaignName,
  'owner_claim.requested': (id) =>
    sql`select ${ownerMembers.company} as who, ${ownerMembers.city} as what, null as amount, ${ownerMembers.id} as record
      from ${ownerMembers} where ${ownerMembers.id} = ${id}`,
  'listing.submitted': (id) =>
    sql`select ${owners.name} as who, coalesce(${listings.title}, ${ownerListings.content} ->> 'title', ${ownerListings.ref}) as what,
        null as amount, ${ownerListings.id} as record
      from ${ownerListings} left join ${owners} on ${owners.id} = ${ownerListings.ownerId}
        left join ${listings} on ${listings.id} = ${ownerListings.id}
      where ${ownerListings.id} = ${id}`,
  'post.published': (id) =>
    sql`select coalesce(${posts.author}, 'An author') as who, coalesce(${posts.title}, 'deleted since') as what, null as amount, ${posts.id} as record
      from (select 1) left join ${posts} on ${posts.id} = ${id} and ${posts.deletedAt} is null`,
  'user.signed_up': (id) =>
    sql`select ${users.name} as who, ${users.role} as what, null as amount, ${users.id} as record from ${users} where ${users.id} = ${id}`,
}

interface NameRow {
  who: string | null
  what: string | null
  amount: number | null
  record: string | null
}

/** The newest events that staff may know of, the newest first. */
export async function listActivity({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser): Promise<Activity[]> {
  const acts = ALL_ACTS.filter((act) => mayStaff(user, ACTS[act]))
  const limit = mayStaff(user, 'support') ? EVENTS : 0
  const [named, [asked, written]] = await Promise.all([
    listActs({ db }, acts).then((newest) => namesOf({ db }, newest)),
    db.batch([
      db
        .select({
          reference: enquiries.reference,
          name: enquiries.name,
          company: enquiries.company,
          at: enquiries.createdAt,
        })
        .from(enquiries)
        .orderBy(desc(enquiries.id))
        .limit(limit),
      db
        .select({
          reference: supportTickets.reference,
          name: supportTickets.name,
          subject: supportTickets.subject,
          at: supportTickets.createdAt,
        })
        .from(supportTickets)
        .where(eq(supportTickets.isSpam, false))
        .orderBy(desc(supportTickets.id))
        .limit(limit),
    ]),
  ])
  const events: Activity[] = [
    ...named,
    ...asked.map(({ reference, name, company, at }) => ({
      ...{ kind: enquirySent.name, at, who: company || name, what: reference, amount: null },
      path: `/admin/support/enquiries/${reference}`,
    })),
    ...written.map(({ reference, name, subject, at }) => ({
      ...{ kind: ticketOpened.name, at, who: name, what: subject, amount: null },
      path: `/admin/support/tickets/${reference}`,
    })),
  ]
  return events.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, EVENTS)
}

async function namesOf({ db }: Pick<ServiceContext, 'db'>, acts: readonly ActRow[]): Promise<Activity[]> {
  if (acts.length === 0) return []
  const rows = await db
    .select({
      at: sql<number>`n`.as('n'),
      who: sql<NameRow['who']>`who`.as('who'),
      what: sql<NameRow['what']>`what`.as('what'),
      amount: sql<NameRow['amount']>`amount`.as('amount'),
      record: sql<NameRow['record']>`record`.as('record'),
    })
    .from(
      sql`(${sql.join(
        acts.map(
          ({ kind, subject }, n) => sql`select ${n} as n, who, what, amount, record from (${NAMES[kind](subject)})`,
        ),
        sql` union all `,
      )}) names`,
    )
  const byAct = new Map(rows.map((row) => [row.at, row]))
  return acts.map(({ kind, at }, n) => {
    const name = byAct.get(n)
    return {
      ...{ kind, at },
      who: name?.who || 'A deleted account',
      what: name?.what ?? '',
      amount: name?.amount ?? null,
      path: name?.record ? PATHS[kind](name.record) : null,
    }
  })
}

/** Path of a campaign: its own page once approved, otherwise that of its approval. */
const campaignPath = (record: string) => `/admin/${record}`
const PATHS: Record<Act, (record: string) => string> = {
  'campaign.submitted': campaignPath,
  'campaign.approved': campaignPath,
  'campaign.rejected': campaignPath,
  'campaign.cancelled': campaignPath,
  'owner_claim.requested': (id) => `/admin/approvals/${id}`,
  'listing.submitted': (id) => `/admin/approvals/listings/${id}`,
  'post.published': (id) => `/admin/blog/${id}`,
  'user.signed_up': (id) => `/admin/users/${id}`,
}
