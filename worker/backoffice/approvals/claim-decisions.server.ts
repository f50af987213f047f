import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import { listings } from '../../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { DomainError, type ErrorBody } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { slugOf } from '../../kernel/rules/slug.ts'
import { commit, contains, guard } from '../../kernel/sql/statements.server.ts'
import { claimDecidedLetter } from '../../organisations/owners/owner-letters.ts'
import { selectStaffClaims } from '../../organisations/owners/select-claims.server.ts'
import { checkDay, recordStatements } from '../../organisations/owners/verification.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import { claimApproved, claimDeclined, claimDeferred } from '../../organisations/rules/organisations.events.ts'
import {
  CLAIMS_PAGE,
  type ClaimConflict,
  type ClaimDecision,
  type ClaimQuery,
  type ClaimsPage,
  type StaffClaim,
} from '../../organisations/rules/owners/claim.ts'

/** Claims for staff, oldest first. @throws DomainError not_found for a page beyond the last */
export async function listClaims({ db }: ServiceContext, { state, q, page }: ClaimQuery): Promise<ClaimsPage> {
  const narrow = and(
    eq(ownerMembers.invited, false),
    state && eq(ownerMembers.state, state),
    contains(q, ownerMembers.company, users.name, users.email, ownerMembers.workEmail),
  )
  const [claims, [found]] = await db.batch([
    selectStaffClaims(db)
      .where(narrow)
      .orderBy(asc(ownerMembers.createdAt), asc(ownerMembers.id))
      .limit(CLAIMS_PAGE)
      .offset((page - 1) * CLAIMS_PAGE),
    db.select({ total: count() }).from(ownerMembers).innerJoin(users, eq(users.id, ownerMembers.userId)).where(narrow),
  ])
  const total = found?.total ?? 0
  return { claims, total, page, pages: pageCount(total, { page, size: CLAIMS_PAGE }) }
}

/** One claim, for staff. @throws DomainError not_found, also for one that was withdrawn */
export async function getClaim({ db }: ServiceContext, id: string): Promise<StaffClaim> {
  const [claim] = await selectStaffClaims(db).where(eq(ownerMembers.id, id))
  if (!claim) throw new DomainError('not_found', 'Claim not found. It may have been withdrawn')
  return claim
}

/**
 * Approves or declines a claim, once, and mails the claimant. An approved user is a member of the owner from this
 * moment. The Verified mark of the owner is about its documents: the approval gives it only when staff name the
 * documents that they checked.
 * @throws DomainError not_found; conflict with the `current` claim when it was decided in between, or when the claimant
 * may not have it; bad_input for an unknown owner, and for documents checked on a later day
 */
export async function decideClaim(
  service: ServiceContext,
  staff: CurrentUser,
  id: string,
  decision: ClaimDecision,
): Promise<StaffClaim> {
  const { db, now, origin, mailer } = service
  const checked = decision.state === 'approved' ? decision.verification : undefined
  if (checked) checkDay(service, checked, 'verification.day')
  const before = await getClaim(service, id)
  const target = decision.state === 'approved' ? await targetOf(service, before, decision) : null
  const isWaiting = and(eq(ownerMembers.id, id), eq(ownerMembers.state, 'requested'))
  const kind = decision.state === 'approved' ? claimApproved : claimDeclined
  const detail = { user: before.user.id, owner: target?.id ?? before.ownerId, newOwner: target?.isNew ?? false }
  const happened = await emit(service, kind.of(staff.id, { subject: id, version: now.getTime(), detail }))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${ownerMembers} where ${isWaiting})`),
    ...(target
      ? [
          guard(db, sql`exists (select 1 from ${users} where ${mayBelong(before.user.id)})`),
          ...(target.isNew ? [db.insert(owners).values(target.row)] : []),
          guard(db, sql`exists (select 1 from ${owners} where ${eq(owners.id, target.id)})`),
          ...(checked ? recordStatements(service, staff, target.id, checked) : []),
        ]
      : []),
    db
      .update(ownerMembers)
      .set({
        state: decision.state,
        reason: decision.reason,
        decidedAt: now.toISOString(),
        decidedBy: staff.id,
        ...(target && { ownerId: target.id }),
      })
      .where(isWaiting),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotDecided(service, id, target?.id))
  // The mark is on every card and page of the owner.
  if (checked) service.cache.purge(catalogueTags())
  await happened.committed()
  const decided = await getClaim(service, id)
  const letter = claimDecidedLetter({ ...decision, company: decided.company, href: `${origin}/dashboard` })
  service.waitUntil(mailer.send({ to: decided.user.email, ...letter }))
  return decided
}

/**
 * Defers a claim to the end of the list, without notifying the claimant.
 * @throws DomainError not_found; conflict with the `current` claim
 */
export async function deferClaim(service: ServiceContext, staff: CurrentUser, id: string): Promise<StaffClaim> {
  const { db, now } = service
  const before = await getClaim(service, id)
  const isWaiting = and(eq(ownerMembers.id, id), eq(ownerMembers.state, 'requested'))
  const detail = { user: before.user.id }
  const happened = await emit(service, claimDeferred.of(staff.id, { subject: id, version: now.getTime(), detail }))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${ownerMembers} where ${isWaiting})`),
    db.update(ownerMembers).set({ deferredAt: now.getTime() }).where(isWaiting),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotDecided(service, id, undefined))
  await happened.committed()
  return getClaim(service, id)
}

/** Condition for a user who can become a member of an owner, on the present row. */
const mayBelong = (userId: string) =>
  and(
    eq(users.id, userId),
    eq(users.role, 'mediaOwner'),
    eq(users.status, 'active'),
    sql`${users.emailVerifiedAt} is not null`,
  )

type Target = { id: string; isNew: false } | { id: string; isNew: true; row: typeof owners.$inferInsert }

/** The owner of an approved user: the one in the claim, the one that staff chose, or a new one. */
async function targetOf(
  { db }: ServiceContext,
  claim: StaffClaim,
  { ownerId }: Extract<ClaimDecision, { state: 'approved' }>,
): Promise<Target> {
  if (claim.ownerId !== null && ownerId !== undefined && ownerId !== claim.ownerId) {
    const message = 'The claim is for another owner'
    throw new DomainError('bad_input', message, [{ path: 'ownerId', message }])
  }
  const known = claim.ownerId ?? ownerId
  if (known !== undefined) return { id: known, isNew: false }

  const slug = slugOf(claim.company) || 'owner'
  const [taken, [place]] = await db.batch([
    db
      .select({ id: owners.id })
      .from(owners)
      .where(sql`${owners.id} = ${slug} or ${owners.id} glob ${`${slug}-*`}`),
    db.select({ state: listings.state }).from(listings).where(eq(listings.city, claim.city)).limit(1),
  ])
  const ids = new Set(taken.map((row) => row.id))
  const free = (n: number): string => (ids.has(`${slug}-${n}`) ? free(n + 1) : `${slug}-${n}`)
  const id = ids.has(slug) ? free(2) : slug
  const row = {
    id,
    name: claim.company,
    city: claim.city,
    state: place?.state ?? '',
  }
  return { id, isNew: true, row }
}

async function whyNotDecided(
  service: ServiceContext,
  id: string,
  ownerId: string | undefined,
): Promise<DomainError | undefined> {
  const { db } = service
  const current = await getClaim(service, id)
  if (current.state !== 'requested') {
    const detail: Omit<ClaimConflict, keyof ErrorBody> = { current }
    return new DomainError('conflict', `This claim was already ${current.state}`, undefined, undefined, detail)
  }
  if ((await db.$count(users, mayBelong(current.user.id))) === 0) {
    const message = 'Only a media owner with a confirmed email can be approved. This account is not one now'
    return new DomainError('conflict', message)
  }
  if (ownerId === undefined) return undefined
  const others = and(
    eq(ownerMembers.userId, current.user.id),
    eq(ownerMembers.ownerId, ownerId),
    ne(ownerMembers.id, id),
    ne(ownerMembers.state, 'declined'),
  )
  if ((await db.$count(ownerMembers, others)) > 0) {
    return new DomainError('conflict', 'This account already belongs to that owner, or claims it in another request')
  }
  if ((await db.$count(owners, eq(owners.id, ownerId))) === 0) {
    const message = 'Owner not found'
    return new DomainError('bad_input', message, [{ path: 'ownerId', message }])
  }
  return undefined
}
