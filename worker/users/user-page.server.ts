import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import type { AuditAction } from '../domain/identity/audit.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import type { ManagedUser } from '../domain/users/managed-user.ts'
import { listSessionsOf, type SessionOfUser } from '../identity/account-sessions.server.ts'
import { listMembershipsOf, type MembershipOfUser } from '../owners/staff-members.server.ts'
import { getManagedUser } from './select-users.server.ts'

/** One line of the history of a user. */
export interface HistoryRow {
  id: number
  action: AuditAction
  /** Who did it; null for nobody signed in, and for deleted accounts. */
  actor: { id: string; name: string } | null
  /** Whether the user did it. */
  isOwn: boolean
  /** ISO 8601, UTC. */
  at: string
  /** What it was before and after, `role: advertiser → admin`. */
  detail: Record<string, string | number | boolean | null>
}

export interface UserPage {
  user: ManagedUser
  /** Whether it is the account of who looks. */
  isYou: boolean
  sessions: SessionOfUser[]
  memberships: MembershipOfUser[]
  history: HistoryRow[]
}

const SHOWN = 30

interface Row {
  id: number
  action: AuditAction
  actor: string | null
  name: string | null
  at: string
  detail: string
}

/** What a user did and what was done to the account, the newest first. Each half reads the newest rows of one index. */
async function listHistory({ db }: ServiceContext, id: string): Promise<HistoryRow[]> {
  const rows = await db.all<Row>(sql`
    select a.id, a.action, a.actor, u.name, a.at, a.detail from (
      select * from (select * from audit_log where actor = ${id} order by at desc limit ${SHOWN})
      union
      select * from (select * from audit_log where subject = ${id} order by at desc limit ${SHOWN})
    ) a left join users u on u.id = a.actor
    order by a.at desc, a.id desc limit ${SHOWN}`)
  return rows.map(({ actor, name, detail, ...row }) => ({
    ...row,
    actor: actor !== null && name !== null ? { id: actor, name } : null,
    isOwn: actor === id,
    detail: JSON.parse(detail),
  }))
}

/** A user with everything that staff see. @throws DomainError not_found */
export async function getUserPage(service: ServiceContext, staff: CurrentUser, id: string): Promise<UserPage> {
  const user = await getManagedUser(service, id)
  const [sessions, memberships, history] = await Promise.all([
    listSessionsOf(service, user),
    listMembershipsOf(service, id),
    listHistory(service, id),
  ])
  return { user, isYou: id === staff.id, sessions, memberships, history }
}
