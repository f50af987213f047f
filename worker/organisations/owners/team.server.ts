import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { sessions, users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { ownerInvitations, ownerMembers } from '../owners.table.ts'
import { memberChanged, memberLeft, memberRemoved } from '../rules/organisations.events.ts'
import type { MemberRight } from '../rules/owners/rights.ts'
import { NEEDS } from '../rules/owners/team.ts'
import { isMember, ownersOf } from './belongs.server.ts'

/** A member of an owner's team. */
export interface TeamMember {
  id: string
  userId: string
  name: string
  email: string
  right: MemberRight
  isYou: boolean
  /** Since when; ISO 8601. */
  since: string
  /** Last use of one of their sessions; null without one. */
  activeAt: string | null
}

/** An unused invitation. */
export interface OpenInvitation {
  id: string
  email: string
  right: MemberRight
  /** Instants, ms. */
  mailedAt: number
  expiresAt: number
}

export interface Team {
  members: TeamMember[]
  /** For managers; empty for others. */
  invitations: OpenInvitation[]
}

/**
 * Members of an owner's team, most rights first. One round trip.
 * @throws DomainError not_found for an owner of others
 */
export async function getTeam({ db }: ServiceContext, user: CurrentUser, ownerId: string): Promise<Team> {
  const [members, invitations] = await db.batch([
    db
      .select({
        id: ownerMembers.id,
        userId: ownerMembers.userId,
        name: users.name,
        email: users.email,
        right: ownerMembers.rights,
        isYou: sql<boolean>`${users.id} = ${user.id}`.mapWith(Boolean).as('is_you'),
        since: sql<string>`coalesce(${ownerMembers.decidedAt}, ${ownerMembers.createdAt})`.as('since'),
        activeAt: sql<string | null>`(select max(s.last_used_at) from ${sessions} s where s.user_id = ${users.id})`.as(
          'active_at',
        ),
      })
      .from(ownerMembers)
      .innerJoin(users, eq(users.id, ownerMembers.userId))
      .where(and(eq(ownerMembers.ownerId, ownerId), isMember, sql`${ownerMembers.ownerId} in ${ownersOf(user)}`))
      .orderBy(sql`${ownerMembers.rights} = 'view', ${ownerMembers.rights} = 'sell'`, asc(sql`since`), ownerMembers.id),
    db
      .select({
        id: ownerInvitations.id,
        email: ownerInvitations.email,
        right: ownerInvitations.rights,
        mailedAt: ownerInvitations.mailedAt,
        expiresAt: ownerInvitations.expiresAt,
      })
      .from(ownerInvitations)
      .where(
        and(
          eq(ownerInvitations.ownerId, ownerId),
          eq(ownerInvitations.state, 'open'),
          sql`${ownerInvitations.ownerId} in ${ownersOf(user, 'manage')}`,
        ),
      )
      .orderBy(desc(ownerInvitations.mailedAt), ownerInvitations.id),
  ])
  if (members.length === 0) throw new DomainError('not_found', 'You do not belong to this company')
  return { members, invitations }
}

/** True where others than a membership `t` manage its owner. A suspended account manages nothing. */
const isManagedByOthers = sql`exists (select 1 from ${ownerMembers} join ${users} on ${users.id} = ${ownerMembers.userId}
  where ${ownerMembers.ownerId} = t.owner_id and ${ownerMembers.id} <> t.id and ${ownerMembers.rights} = 'manage' and ${isMember})`

/** True where an owner has no other manager than a membership. */
export const isLastManager = (id: string) =>
  sql`exists (select 1 from owner_members t where t.id = ${id} and t.rights = 'manage' and not ${isManagedByOthers})`

export const LAST_MANAGER = 'The last manager cannot be removed. Make someone else a manager first'

interface Seen {
  id: string
  ownerId: string
  userId: string
  right: MemberRight
  mayManage: boolean
}

/** A membership of a team that the user belongs to. @throws DomainError not_found */
async function getMember({ db }: ServiceContext, user: CurrentUser, id: string): Promise<Seen> {
  const [row] = await db
    .select({
      id: ownerMembers.id,
      ownerId: sql<string>`${ownerMembers.ownerId}`.as('team_of'),
      userId: ownerMembers.userId,
      right: ownerMembers.rights,
      mayManage: sql<boolean>`${ownerMembers.ownerId} in ${ownersOf(user, 'manage')}`.mapWith(Boolean).as('may_manage'),
    })
    .from(ownerMembers)
    .where(
      and(
        eq(ownerMembers.id, id),
        eq(ownerMembers.state, 'approved'),
        sql`${ownerMembers.ownerId} in ${ownersOf(user)}`,
      ),
    )
  if (!row) throw new DomainError('not_found', 'Member of your team not found')
  return row
}

/** Error of a batch that changes a member. */
async function whyNotChanged(service: ServiceContext, user: CurrentUser, id: string): Promise<DomainError | undefined> {
  const { mayManage, userId } = await getMember(service, user, id)
  if (!mayManage && userId !== user.id) return new DomainError('forbidden', NEEDS.manage)
  const [row] = await service.db.select({ isLast: sql<number>`${isLastManager(id)}` }).from(sql`(select 1)`)
  return row?.isLast ? new DomainError('conflict', LAST_MANAGER) : undefined
}

/** Ends the invitations sent by a member, when their right to manage ends: they may hold the links themselves. */
export const endInvitations = (
  { db }: Pick<ServiceContext, 'db'>,
  { ownerId, userId }: Pick<Seen, 'ownerId' | 'userId'>,
) =>
  db
    .update(ownerInvitations)
    .set({ state: 'revoked' })
    .where(
      and(
        eq(ownerInvitations.ownerId, ownerId),
        eq(ownerInvitations.invitedBy, userId),
        eq(ownerInvitations.state, 'open'),
      ),
    )

/**
 * Changes the rights of a member, from this moment on.
 * @throws DomainError not_found; forbidden without the right to manage; conflict for the last manager
 */
export async function setRight(
  service: ServiceContext,
  user: CurrentUser,
  id: string,
  right: MemberRight,
): Promise<void> {
  const { db } = service
  const seen = await getMember(service, user, id)
  if (!seen.mayManage) throw new DomainError('forbidden', NEEDS.manage)
  if (seen.right === right) return
  const detail = { user: seen.userId, from: seen.right, right }
  const happened = await emit(
    service,
    memberChanged.of(user.id, { owner: seen.ownerId, detail, at: service.now.getTime() }),
  )
  const writes = db.batch([
    guard(db, sql`${seen.ownerId} in ${ownersOf(user, 'manage')}`),
    guard(db, sql`exists (select 1 from owner_members where id = ${id} and state = 'approved')`),
    ...(right === 'manage' ? [] : [guard(db, sql`not ${isLastManager(id)}`), endInvitations(service, seen)]),
    db
      .update(ownerMembers)
      .set({ rights: right })
      .where(and(eq(ownerMembers.id, id), ne(ownerMembers.rights, right))),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotChanged(service, user, id))
  await happened.committed()
}

/**
 * Ends a membership at once. A member may end their own.
 * @throws DomainError not_found; forbidden without the right to manage; conflict for the last one who manages
 */
export async function removeMember(service: ServiceContext, user: CurrentUser, id: string): Promise<void> {
  const { db } = service
  const seen = await getMember(service, user, id)
  const isOwn = seen.userId === user.id
  if (!isOwn && !seen.mayManage) throw new DomainError('forbidden', NEEDS.manage)
  const ended = isOwn ? memberLeft : memberRemoved
  const detail = { user: seen.userId, right: seen.right }
  const happened = await emit(
    service,
    ended.of(user.id, { owner: seen.ownerId, detail, at: service.now.getTime(), left: seen.userId }),
  )
  const writes = db.batch([
    guard(db, isOwn ? sql`${seen.ownerId} in ${ownersOf(user)}` : sql`${seen.ownerId} in ${ownersOf(user, 'manage')}`),
    guard(db, sql`exists (select 1 from owner_members where id = ${id} and state = 'approved')`),
    guard(db, sql`not ${isLastManager(id)}`),
    endInvitations(service, seen),
    db.delete(ownerMembers).where(eq(ownerMembers.id, id)),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotChanged(service, user, id))
  await happened.committed()
}

/** True when deleting an account would leave a team without a manager. */
export const leavesNoManager = ({ id }: Pick<CurrentUser, 'id'>) =>
  sql`exists (select 1 from owner_members t where t.user_id = ${id} and t.state = 'approved' and t.rights = 'manage'
    and exists (select 1 from owner_members m where m.owner_id = t.owner_id and m.id <> t.id and m.state = 'approved')
    and not ${isManagedByOthers})`
