import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { mailDay } from '../../kernel/rules/mail-limit.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { ownerMembers, owners } from '../owners.table.ts'
import { CONDITIONS, expectMet } from '../rules/billing/conditions.ts'
import { claimRequested, claimWithdrawn } from '../rules/organisations.events.ts'
import { MAX_CLAIMS_PER_DAY, MAX_OPEN_CLAIMS, type NewClaim, type OwnClaim } from '../rules/owners/claim.ts'
import { claimTeamLetter } from './owner-letters.ts'
import { OWN_CLAIM } from './select-claims.server.ts'

/** Claims of a user, the newest first. */
export const listOwnClaims = ({ db }: ServiceContext, user: CurrentUser): Promise<OwnClaim[]> =>
  db
    .select(OWN_CLAIM)
    .from(ownerMembers)
    .leftJoin(owners, eq(owners.id, ownerMembers.ownerId))
    .where(eq(ownerMembers.userId, user.id))
    .orderBy(desc(ownerMembers.createdAt), desc(ownerMembers.id))

const openOf = ({ id }: CurrentUser) => and(eq(ownerMembers.userId, id), eq(ownerMembers.state, 'requested'))

/** Claims that a user sent within a day. The audit log also has those that were withdrawn. */
const recentOf = ({ now }: ServiceContext, { id }: CurrentUser) =>
  and(eq(auditLog.actor, id), eq(auditLog.action, claimRequested.name), gt(auditLog.at, mailDay(now)))

/**
 * Claim pending to an owner, and mails the team. Nothing is gained before staff approve it.
 * @throws DomainError forbidden while the address of the account is not confirmed; bad_input for an unknown owner; conflict
 * for a second open claim to the same company; rate_limited
 */
export async function createClaim(service: ServiceContext, user: CurrentUser, claim: NewClaim): Promise<OwnClaim> {
  const { db, now, origin, settings, mailer } = service
  expectMet(CONDITIONS.claim(user))
  const { role, workEmail, phone, website, statement } = claim
  // An unknown owner has no name: NOT NULL breaks the batch.
  const place =
    claim.kind === 'listed'
      ? {
          ownerId: claim.ownerId,
          company: sql<string>`(select name from owners where id = ${claim.ownerId})`,
          city: sql<string>`(select city from owners where id = ${claim.ownerId})`,
        }
      : { company: claim.company, city: claim.city, sells: claim.sells }
  const id = newId('clm')
  const happened = await emit(service, claimRequested.of(user.id, { subject: id, version: now.getTime() }))
  const writes = db.batch([
    guard(db, sql`${db.$count(ownerMembers, openOf(user))} < ${MAX_OPEN_CLAIMS}`),
    guard(db, sql`${db.$count(auditLog, recentOf(service, user))} < ${MAX_CLAIMS_PER_DAY}`),
    db.insert(ownerMembers).values({
      ...place,
      role,
      workEmail,
      phone,
      website,
      statement,
      id,
      userId: user.id,
      createdAt: now.toISOString(),
    }),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotClaimed(service, user, claim))
  await happened.committed()
  const made = (await listOwnClaims(service, user)).find((one) => one.id === id)
  if (!made) throw new DomainError('not_found', 'The claim was withdrawn')
  const letter = claimTeamLetter({
    company: made.company,
    city: made.city,
    role,
    isListed: claim.kind === 'listed',
    name: user.name,
    email: user.email,
    href: `${origin}/admin/approvals/${id}`,
  })
  service.waitUntil(mailer.send({ to: settings.teamEmail, ...letter }))
  return made
}

async function whyNotClaimed(
  service: ServiceContext,
  user: CurrentUser,
  claim: NewClaim,
): Promise<DomainError | undefined> {
  const { db } = service
  const own = await listOwnClaims(service, user)
  if (claim.kind === 'listed') {
    if ((await db.$count(owners, eq(owners.id, claim.ownerId))) === 0) {
      const message = 'Company not found'
      return new DomainError('bad_input', message, [{ path: 'ownerId', message }])
    }
    const same = own.find(({ ownerId, state }) => ownerId === claim.ownerId && state !== 'declined')
    if (same?.state === 'approved') return new DomainError('conflict', `You already belong to ${same.company}`)
    if (same) return new DomainError('conflict', `Your claim to ${same.company} is already being checked`)
  } else if (
    own.some(
      ({ ownerId, state, company }) =>
        ownerId === null && state === 'requested' && company.toLowerCase() === claim.company.toLowerCase(),
    )
  ) {
    return new DomainError('conflict', `Your claim to ${claim.company} is already being checked`)
  }
  if (own.filter(({ state }) => state === 'requested').length >= MAX_OPEN_CLAIMS) {
    return new DomainError(
      'rate_limited',
      `At most ${MAX_OPEN_CLAIMS} claims can be pending at a time. Withdraw one first`,
    )
  }
  const [recent] = await db.select({ n: count() }).from(auditLog).where(recentOf(service, user))
  if ((recent?.n ?? 0) >= MAX_CLAIMS_PER_DAY) {
    return new DomainError('rate_limited', `At most ${MAX_CLAIMS_PER_DAY} claims a day. Please ask again tomorrow`)
  }
  return undefined
}

/**
 * Withdraws a waiting claim.
 * @throws DomainError not_found; conflict with the `current` state when staff have decided
 */
export async function withdrawClaim(service: ServiceContext, user: CurrentUser, id: string): Promise<void> {
  const { db } = service
  const isWaiting = and(eq(ownerMembers.id, id), openOf(user))
  const happened = await emit(service, claimWithdrawn.of(user.id, { subject: id, version: service.now.getTime() }))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${ownerMembers} where ${isWaiting})`),
    db.delete(ownerMembers).where(isWaiting),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const decided = (await listOwnClaims(service, user)).find((claim) => claim.id === id)
    return decided
      ? new DomainError('conflict', `This claim was already ${decided.state}`)
      : new DomainError('not_found', 'Claim not found')
  })
  await happened.committed()
}
