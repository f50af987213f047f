import { type SQL, sql } from 'drizzle-orm'
import { listSessionsOf, type SessionOfUser } from '../../identity/account-sessions.server.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { findBillingProfile } from '../../organisations/billing/billing-profile.server.ts'
import { listMembershipsOf, type MembershipOfUser } from '../../organisations/owners/staff-members.server.ts'
import type { BillingProfile } from '../../organisations/rules/billing/party.ts'
import { type AuditRow, nameActs } from '../audit/list-audit.server.ts'
import type { AuditAct } from '../rules/audit/audit-query.ts'
import type { ManagedUser } from '../rules/users/managed-user.ts'
import { getManagedUser } from './select-users.server.ts'

export interface UserPage {
  user: ManagedUser
  /** True for the account of the reader. */
  isYou: boolean
  sessions: SessionOfUser[]
  memberships: MembershipOfUser[]
  /**
   * Billing details of the user, and of each owner where they are a member, by its name; `of` is null for the account
   * itself.
   */
  billing: { of: string | null; party: BillingProfile }[]
  /** Acts by and on the user, newest first. */
  history: AuditAct[]
}

const MAX_ACTS = 30

/**
 * Acts by a user, acts on the account, and acts elsewhere that name the user, such as a membership or the decision on a
 * claim. Each part reads the newest rows of one index.
 */
async function listHistory({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<AuditAct[]> {
  const newest = (which: SQL) => sql`select * from (select * from ${auditLog}
    where ${which} order by ${auditLog.at} desc, ${auditLog.id} desc limit ${MAX_ACTS})`
  const named = sql`${auditLog.detail} ->> 'user'`
  const rows = await db.all<AuditRow>(sql`
    ${newest(sql`${auditLog.actor} = ${id}`)} union ${newest(sql`${auditLog.subject} = ${id}`)} union
    ${newest(sql`${named} = ${id} and ${named} is not null`)}
    order by at desc, id desc limit ${MAX_ACTS}`)
  return (await nameActs({ db }, rows)).acts
}

/** A user with everything that staff see. @throws DomainError not_found */
export async function getUserPage(service: ServiceContext, staff: CurrentUser, id: string): Promise<UserPage> {
  const user = await getManagedUser(service, id)
  const [sessions, memberships, history] = await Promise.all([
    listSessionsOf(service, user),
    listMembershipsOf(service, id),
    listHistory(service, id),
  ])
  const sides = [
    { of: null, ref: { user: id } },
    ...memberships.flatMap(({ ownerId, company, state }) =>
      ownerId !== null && state === 'approved' ? [{ of: company, ref: { owner: ownerId } }] : [],
    ),
  ]
  const found = await Promise.all(
    sides.map(async ({ of, ref }) => ({ of, party: await findBillingProfile(service, ref) })),
  )
  const billing = found.flatMap(({ of, party }) => (party ? [{ of, party }] : []))
  return { user, isYou: id === staff.id, sessions, memberships, billing, history }
}
