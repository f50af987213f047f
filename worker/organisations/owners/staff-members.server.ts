import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { ownerMembers, owners } from '../owners.table.ts'
import { memberAdded, memberChanged, memberRemoved } from '../rules/organisations.events.ts'
import type { ClaimState } from '../rules/owners/claim.ts'
import type { MemberRight } from '../rules/owners/rights.ts'
import type { NewMembership } from '../rules/owners/team.ts'
import { endInvitations, isLastManager, LAST_MANAGER } from './team.server.ts'

// Acts of staff on the memberships of a user. Acts of members are in team.server.ts, with a check of the right to
// manage.

/** An owner that a user belongs to, or asks to. */
export interface MembershipOfUser {
  id: string
  ownerId: string | null
  /** Name in the catalogue, or in the claim. */
  company: string
  city: string
  state: ClaimState
  right: MemberRight
  /** ISO 8601, UTC. */
  since: string
}

/** Claims and memberships of a user, by company. */
export const listMembershipsOf = ({ db }: ServiceContext, userId: string): Promise<MembershipOfUser[]> =>
  db
    .select({
      id: ownerMembers.id,
      ownerId: ownerMembers.ownerId,
      company: sql<string>`coalesce(${owners.name}, ${ownerMembers.company})`.as('company_name'),
      city: ownerMembers.city,
      state: ownerMembers.state,
      right: ownerMembers.rights,
      since: sql<string>`coalesce(${ownerMembers.decidedAt}, ${ownerMembers.createdAt})`.as('since'),
    })
    .from(ownerMembers)
    .leftJoin(owners, eq(owners.id, ownerMembers.ownerId))
    .where(and(eq(ownerMembers.userId, userId), ne(ownerMembers.state, 'declined')))
    .orderBy(asc(sql`company_name`), ownerMembers.id)

/**
 * Makes a media owner a member of an owner.
 * @throws DomainError bad_input for an unknown owner; conflict for an account that cannot belong to one, and for a member or claimant
 */
export async function addMember(
  service: ServiceContext,
  staff: CurrentUser,
  userId: string,
  { owner: ownerId, right }: NewMembership,
): Promise<void> {
  const { db, now } = service
  const [[owner], [user]] = await db.batch([
    db.select({ name: owners.name, city: owners.city }).from(owners).where(eq(owners.id, ownerId)),
    db.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, userId)),
  ])
  if (!user) throw new DomainError('not_found', 'User not found')
  if (!owner) {
    const message = 'Owner not found'
    throw new DomainError('bad_input', message, [{ path: 'owner', message }])
  }
  const at = now.toISOString()
  const fact = { owner: ownerId, detail: { user: userId, right }, at: now.getTime(), isStaffs: true }
  const happened = await emit(service, memberAdded.of(staff.id, fact))
  const mayBelong = and(eq(users.id, userId), eq(users.role, 'mediaOwner'), eq(users.status, 'active'))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${users} where ${mayBelong})`),
    db.insert(ownerMembers).values({
      ...{ id: newId('clm'), userId, ownerId, state: 'approved', rights: right, role: 'employee' },
      ...{ company: owner.name, city: owner.city, workEmail: user.email, phone: user.phone },
      ...{ createdAt: at, decidedAt: at, decidedBy: staff.id },
    }),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    if ((await db.$count(users, mayBelong)) === 0) {
      return new DomainError('conflict', 'Only an active media owner can belong to a company')
    }
    const message = 'This user already belongs to the company, or has claimed it'
    return new DomainError('conflict', message, [{ path: 'owner', message }])
  })
  await happened.committed()
}

/** A membership of a user. @throws DomainError not_found */
async function getMembership({ db }: ServiceContext, userId: string, id: string) {
  const [row] = await db
    .select({
      ownerId: sql<string>`${ownerMembers.ownerId}`.as('team_of'),
      userId: ownerMembers.userId,
      right: ownerMembers.rights,
    })
    .from(ownerMembers)
    .where(and(eq(ownerMembers.id, id), eq(ownerMembers.userId, userId), eq(ownerMembers.state, 'approved')))
  if (!row) throw new DomainError('not_found', 'Membership not found')
  return row
}

const explain = async ({ db }: ServiceContext, id: string): Promise<DomainError | undefined> => {
  const [row] = await db.select({ isLast: sql<number>`${isLastManager(id)}`.as('is_last') }).from(sql`(select 1)`)
  return row?.isLast ? new DomainError('conflict', LAST_MANAGER) : undefined
}

/** Changes the rights of a member. @throws DomainError not_found; conflict for the last manager */
export async function setRightOf(
  service: ServiceContext,
  staff: CurrentUser,
  { user, membership: id, right }: { user: string; membership: string; right: MemberRight },
): Promise<void> {
  const { db } = service
  const seen = await getMembership(service, user, id)
  if (seen.right === right) return
  const fact = {
    owner: seen.ownerId,
    detail: { user, from: seen.right, right },
    at: service.now.getTime(),
    isStaffs: true,
  }
  const happened = await emit(service, memberChanged.of(staff.id, fact))
  const writes = db.batch([
    guard(db, right === 'manage' ? sql`true` : sql`not ${isLastManager(id)}`),
    ...(right === 'manage' ? [] : [endInvitations(service, seen)]),
    db
      .update(ownerMembers)
      .set({ rights: right })
      .where(and(eq(ownerMembers.id, id), ne(ownerMembers.rights, right))),
    ...happened.statements,
  ] as const)
  await commit(writes, () => explain(service, id))
  await happened.committed()
}

/** Ends a membership at once. @throws DomainError not_found; conflict for the last one who manages a team with others in it */
export async function endMembershipOf(
  service: ServiceContext,
  staff: CurrentUser,
  { user, membership: id }: { user: string; membership: string },
): Promise<void> {
  const { db } = service
  const seen = await getMembership(service, user, id)
  const fact = {
    owner: seen.ownerId,
    detail: { user, right: seen.right },
    at: service.now.getTime(),
    left: user,
    isStaffs: true,
  }
  const happened = await emit(service, memberRemoved.of(staff.id, fact))
  const hasOthers = sql`exists (select 1 from owner_members t where t.owner_id = ${seen.ownerId} and t.id <> ${id} and t.state = 'approved')`
  const writes = db.batch([
    guard(db, sql`not (${isLastManager(id)} and ${hasOthers})`),
    endInvitations(service, seen),
    db.delete(ownerMembers).where(eq(ownerMembers.id, id)),
    ...happened.statements,
  ])
  await commit(writes, () => explain(service, id))
  await happened.committed()
}
