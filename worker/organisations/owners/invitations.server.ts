import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { MAILS_PER_DAY, mailDay } from '../../kernel/rules/mail-limit.ts'
import { deletes } from '../../kernel/scheduled/expired.server.ts'
import type { ScheduledTask } from '../../kernel/scheduled/task.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { hashToken, newId, newToken } from '../../kernel/tokens.ts'
import { ownerInvitations, ownerMembers, owners } from '../owners.table.ts'
import { memberInvited, memberInvitedAgain, memberUninvited } from '../rules/organisations.events.ts'
import type { MemberRight } from '../rules/owners/rights.ts'
import {
  invitationEnd,
  joinAddress,
  MAX_INVITATION_MAILS,
  MAX_OPEN_INVITATIONS,
  NEEDS,
  type NewInvitation,
} from '../rules/owners/team.ts'
import { isMember, ownersOf } from './belongs.server.ts'
import { invitationLetter } from './owner-letters.ts'

const dayAgo = ({ now }: Pick<ServiceContext, 'now'>) => Date.parse(mailDay(now))

/** True while a user manages an owner. */
const manages = (user: CurrentUser, ownerId: string | SQL) => sql<boolean>`${ownerId} in ${ownersOf(user, 'manage')}`

/** Open invitations of an owner, also those whose links are too old. */
const openOf = (ownerId: string) => and(eq(ownerInvitations.ownerId, ownerId), eq(ownerInvitations.state, 'open'))

/** Mails of the last day: to an address from all owners, and of an owner. */
const mailsTo = (service: ServiceContext, email: string) =>
  sql`(select coalesce(sum(mails), 0) from owner_invitations where email = ${email} and mailed_at > ${dayAgo(service)})`
const mailsOf = (service: ServiceContext, ownerId: string) =>
  sql`(select coalesce(sum(mails), 0) from owner_invitations where owner_id = ${ownerId} and mailed_at > ${dayAgo(service)})`

/** True for the address of a member of the owner, which every member sees. */
const isMembers = (ownerId: string, email: string) =>
  sql`exists (select 1 from ${ownerMembers} join ${users} on ${users.id} = ${ownerMembers.userId}
    where ${ownerMembers.ownerId} = ${ownerId} and ${ownerMembers.state} = 'approved' and ${users.email} = ${email})`

interface Mailed {
  ownerId: string
  email: string
  right: MemberRight
}

/** Statements that refuse the mail: to a member, or too many. */
const mayMail = (service: ServiceContext, { ownerId, email }: Mailed) => [
  guard(service.db, sql`not ${isMembers(ownerId, email)}`),
  guard(service.db, sql`${mailsTo(service, email)} < ${MAILS_PER_DAY}`),
  guard(service.db, sql`${mailsOf(service, ownerId)} < ${MAX_INVITATION_MAILS}`),
]

/** Mails the link after the answer, which takes as long for every address. */
async function mail(
  { db, origin, mailer, waitUntil }: ServiceContext,
  { ownerId, email, right }: Mailed,
  token: string,
) {
  const [owner] = await db.select({ name: owners.name }).from(owners).where(eq(owners.id, ownerId))
  const letter = invitationLetter({ company: owner?.name ?? '', right, href: joinAddress(origin, token) })
  waitUntil(mailer.send({ to: email, ...letter }))
}

/**
 * Invites an address to the team of an owner and mails it a link. The response does not reveal an account of the
 * address.
 * @throws DomainError not_found for an owner of others; forbidden without the right to manage; conflict for a member,
 * or for an open invitation; rate_limited
 */
export async function invite(
  service: ServiceContext,
  user: CurrentUser,
  { owner: ownerId, email, right }: NewInvitation,
): Promise<{ id: string }> {
  const { db, now } = service
  const id = newId('inv')
  const token = newToken()
  const at = now.getTime()
  const invited = { ownerId, email, right }
  const happened = await emit(
    service,
    memberInvited.of(user.id, { owner: ownerId, detail: { invitation: id, right }, at }),
  )
  const writes = db.batch([
    guard(db, manages(user, ownerId)),
    ...mayMail(service, invited),
    guard(db, sql`${db.$count(ownerInvitations, openOf(ownerId))} < ${MAX_OPEN_INVITATIONS}`),
    db.insert(ownerInvitations).values({
      ...{ id, ownerId, email, rights: right, invitedBy: user.id },
      tokenHash: await hashToken(token),
      ...{ createdAt: at, mailedAt: at, expiresAt: invitationEnd(now) },
    }),
    ...happened.statements,
  ])
  await commit(writes, () => whyNotMailed(service, user, invited, true))
  await mail(service, invited, token)
  await happened.committed()
  return { id }
}

/** An open invitation of an owner that the user manages. @throws DomainError not_found, forbidden, conflict once it was used */
async function getManaged(service: ServiceContext, user: CurrentUser, id: string) {
  const { db } = service
  const [row] = await db
    .select({
      ownerId: ownerInvitations.ownerId,
      email: ownerInvitations.email,
      right: ownerInvitations.rights,
      state: ownerInvitations.state,
      mayManage: manages(user, sql`${ownerInvitations.ownerId}`).mapWith(Boolean).as('may_manage'),
    })
    .from(ownerInvitations)
    .where(and(eq(ownerInvitations.id, id), sql`${ownerInvitations.ownerId} in ${ownersOf(user)}`))
  if (!row) throw new DomainError('not_found', 'Invitation not found')
  if (!row.mayManage) throw new DomainError('forbidden', NEEDS.manage)
  if (row.state === 'accepted') throw new DomainError('conflict', 'This invitation was used: the person has joined')
  if (row.state === 'revoked') throw new DomainError('not_found', 'This invitation was withdrawn')
  return row
}

/** Mails a new link, which ends the former one. @throws DomainError as of `invite` */
export async function inviteAgain(service: ServiceContext, user: CurrentUser, id: string): Promise<void> {
  const { db, now } = service
  const invited = await getManaged(service, user, id)
  const token = newToken()
  const isOpen = and(eq(ownerInvitations.id, id), eq(ownerInvitations.state, 'open'))
  const detail = { invitation: id, right: invited.right }
  const happened = await emit(
    service,
    memberInvitedAgain.of(user.id, { owner: invited.ownerId, detail, at: now.getTime() }),
  )
  const isNewDay = sql`${ownerInvitations.mailedAt} <= ${dayAgo(service)}`
  const writes = db.batch([
    guard(db, manages(user, invited.ownerId)),
    ...mayMail(service, invited),
    guard(db, sql`exists (select 1 from ${ownerInvitations} where ${isOpen})`),
    db
      .update(ownerInvitations)
      .set({
        tokenHash: await hashToken(token),
        mails: sql`case when ${isNewDay} then 1 else ${ownerInvitations.mails} + 1 end`,
        mailedAt: now.getTime(),
        expiresAt: invitationEnd(now),
        // The inviter is responsible for it: it ends with their right to manage.
        invitedBy: user.id,
      })
      .where(isOpen),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    await getManaged(service, user, id)
    return whyNotMailed(service, user, invited, false)
  })
  await mail(service, invited, token)
  await happened.committed()
}

/** Takes an invitation back: its link is dead at once. @throws DomainError not_found, forbidden, conflict once it was used */
export async function uninvite(service: ServiceContext, user: CurrentUser, id: string): Promise<void> {
  const { db } = service
  const { ownerId, right } = await getManaged(service, user, id)
  const happened = await emit(
    service,
    memberUninvited.of(user.id, { owner: ownerId, detail: { invitation: id, right }, at: service.now.getTime() }),
  )
  const isOpen = and(eq(ownerInvitations.id, id), eq(ownerInvitations.state, 'open'))
  const writes = db.batch([
    guard(db, manages(user, ownerId)),
    guard(db, sql`exists (select 1 from ${ownerInvitations} where ${isOpen})`),
    db.update(ownerInvitations).set({ state: 'revoked' }).where(isOpen),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    await getManaged(service, user, id)
    return undefined
  })
  await happened.committed()
}

async function whyNotMailed(
  service: ServiceContext,
  user: CurrentUser,
  { ownerId, email }: Mailed,
  isNew: boolean,
): Promise<DomainError | undefined> {
  const { db } = service
  const [[own], [found]] = await db.batch([
    db
      .select({ right: ownerMembers.rights })
      .from(ownerMembers)
      .innerJoin(users, eq(users.id, ownerMembers.userId))
      .where(and(eq(ownerMembers.ownerId, ownerId), eq(ownerMembers.userId, user.id), isMember)),
    db
      .select({
        isMember: sql<number>`${isMembers(ownerId, email)}`.as('is_of_team'),
        isInvited:
          sql<number>`exists (select 1 from owner_invitations where owner_id = ${ownerId} and email = ${email} and state = 'open')`.as(
            'is_invited',
          ),
        open: sql<number>`${db.$count(ownerInvitations, openOf(ownerId))}`.as('open_ones'),
        mailsTo: sql<number>`${mailsTo(service, email)}`.as('mails_to'),
        mailsOf: sql<number>`${mailsOf(service, ownerId)}`.as('mails_of'),
      })
      .from(sql`(select 1)`),
  ])
  const onEmail = (message: string) => new DomainError('conflict', message, [{ path: 'email', message }])
  if (!own) return new DomainError('not_found', 'You do not belong to this company')
  if (own.right !== 'manage') return new DomainError('forbidden', NEEDS.manage)
  if (!found) return undefined
  if (found.isMember) return onEmail('This person is already in the team')
  if (isNew && found.isInvited) return onEmail('This address is already invited. You can send the link again')
  if (isNew && found.open >= MAX_OPEN_INVITATIONS) {
    return new DomainError('conflict', `At most ${MAX_OPEN_INVITATIONS} invitations can be open. Withdraw one first`)
  }
  if (found.mailsTo >= MAILS_PER_DAY) {
    return new DomainError(
      'rate_limited',
      'This address has received several invitations today. Please try again tomorrow',
    )
  }
  if (found.mailsOf >= MAX_INVITATION_MAILS) {
    return new DomainError('rate_limited', `At most ${MAX_INVITATION_MAILS} invitations are mailed a day`)
  }
  return undefined
}

const KEPT_MS = 30 * 86_400_000

/** Scheduled tasks of the room: deletes invitations that ended long ago, with their addresses. */
export const ownerTasks: readonly ScheduledTask[] = [
  deletes('invitations', ownerInvitations, ({ now }) => lt(ownerInvitations.expiresAt, now.getTime() - KEPT_MS)),
]
