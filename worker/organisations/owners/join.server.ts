import { and, eq, sql } from 'drizzle-orm'
import { emailUnconfirmed } from '../../identity/rules/confirmed-email.ts'
import { getUser } from '../../identity/session.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { guard, isRefusal } from '../../kernel/sql/statements.server.ts'
import { hashToken, isToken, newId } from '../../kernel/tokens.ts'
import { ownerInvitations, ownerMembers, owners } from '../owners.table.ts'
import { memberJoined } from '../rules/organisations.events.ts'
import type { MemberRight } from '../rules/owners/rights.ts'
import type { InvitationState, Joining } from '../rules/owners/team.ts'
import { ownersOf } from './belongs.server.ts'

/** An invitation, as shown to the holder of its link. */
export interface Invitation {
  owner: { id: string; name: string; city: string }
  /** The address it was mailed to: only an account of it can join. */
  email: string
  right: MemberRight
  /** `expired` is open, but too old. */
  state: InvitationState | 'expired'
  /** User who joined by it, while they are a member. */
  usedBy: string | null
}

/** Invitation of a link; null for an unknown or ended one. */
export async function findInvitation({ db, now }: ServiceContext, token: string): Promise<Invitation | null> {
  if (!isToken(token)) return null
  const [row] = await db
    .select({
      owner: { id: owners.id, name: owners.name, city: owners.city },
      email: ownerInvitations.email,
      right: ownerInvitations.rights,
      state: ownerInvitations.state,
      expiresAt: ownerInvitations.expiresAt,
      usedBy: sql<string | null>`(select m.user_id from ${ownerMembers} m where m.user_id = ${ownerInvitations.userId}
        and m.owner_id = ${ownerInvitations.ownerId} and m.state = 'approved')`.as('used_by'),
    })
    .from(ownerInvitations)
    .innerJoin(owners, eq(owners.id, ownerInvitations.ownerId))
    .where(eq(ownerInvitations.tokenHash, await hashToken(token)))
  if (!row) return null
  const { expiresAt, ...invitation } = row
  const isOver = invitation.state === 'open' && expiresAt <= now.getTime()
  return { ...invitation, state: isOver ? 'expired' : invitation.state }
}

const GONE: Record<Exclude<Invitation['state'], 'open'>, string> = {
  accepted: 'This invitation was already used',
  revoked: 'This invitation was withdrawn. Ask the company for a new one',
  expired: 'This invitation has expired. Ask the company for a new one',
}

const INVITER_GONE = 'The member who invited you no longer manages this company. Ask the company for a new invitation'

/** True while the inviter manages the owner of the invitation. */
const isInviterManaging = (tokenHash: string) =>
  sql`exists (select 1 from ${ownerInvitations} where ${ownerInvitations.tokenHash} = ${tokenHash}
    and ${ownerInvitations.ownerId} in ${ownersOf({ id: ownerInvitations.invitedBy }, 'manage')})`

/**
 * Makes the user a member of the owner that invited its address. A second call of the same user changes nothing.
 * @throws DomainError invalid_link for a link that was used, withdrawn, too old or never sent, or whose sender no
 * longer manages the owner; forbidden for another address, one that is not confirmed, and accounts of other roles
 */
export async function join(service: ServiceContext, user: CurrentUser, { token }: Joining): Promise<{ owner: string }> {
  const { db, now } = service
  const found = await findInvitation(service, token)
  if (!found) throw new DomainError('invalid_link', 'Invitation not found. The link may be incomplete')
  const { owner, email, right, state } = found
  if (found.usedBy === user.id) return { owner: owner.id }
  if (state !== 'open') throw new DomainError('invalid_link', GONE[state])
  const refused = whyNotThis(user, email)
  if (refused) throw refused
  const at = now.toISOString()
  const tokenHash = await hashToken(token)
  const happened = await emit(
    service,
    memberJoined.of(user.id, { owner: owner.id, detail: { user: user.id, right }, at: now.getTime() }),
  )
  const isUsable = sql`token_hash = ${tokenHash} and state = 'open' and expires_at > ${now.getTime()}`
  const writes = db.batch([
    guard(db, sql`exists (select 1 from owner_invitations where ${isUsable})`),
    guard(
      db,
      sql`exists (select 1 from ${users} where ${users.id} = ${user.id} and ${users.email} = ${email}
        and ${users.emailVerifiedAt} is not null and ${users.role} = 'mediaOwner' and ${users.status} = 'active')`,
    ),
    guard(db, isInviterManaging(tokenHash)),
    db
      .insert(ownerMembers)
      .values({
        ...{ id: newId('clm'), userId: user.id, ownerId: owner.id, state: 'approved', invited: true, rights: right },
        ...{ role: 'employee', company: owner.name, city: owner.city, workEmail: email, phone: user.phone },
        ...{ createdAt: at, decidedAt: at },
        decidedBy: sql`(select invited_by from owner_invitations where token_hash = ${tokenHash})`,
      })
      // A pending claim of the user is answered by this; an approved one stays unchanged.
      .onConflictDoUpdate({
        target: [ownerMembers.userId, ownerMembers.ownerId],
        targetWhere: sql`state <> 'declined'`,
        set: {
          state: 'approved',
          invited: true,
          rights: right,
          decidedAt: at,
          decidedBy: sql`excluded.decided_by`,
        },
        setWhere: sql`owner_members.state = 'requested'`,
      }),
    db
      .update(ownerInvitations)
      .set({ state: 'accepted', userId: user.id })
      .where(and(eq(ownerInvitations.tokenHash, tokenHash), eq(ownerInvitations.state, 'open'))),
    ...happened.statements,
  ])
  try {
    await writes
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    const [current, account] = await Promise.all([findInvitation(service, token), getUser(service, user.id)])
    if (current?.usedBy === user.id) return { owner: owner.id }
    if (current && current.state !== 'open') throw new DomainError('invalid_link', GONE[current.state])
    const [inviter] = await db
      .select({ manages: sql<number>`${isInviterManaging(tokenHash)}`.as('manages') })
      .from(sql`(select 1)`)
    const refusal = whyNotThis(account, email)
    if (!refusal && !inviter?.manages) throw new DomainError('invalid_link', INVITER_GONE)
    throw refusal ?? new DomainError('conflict', 'This was changed at the same moment. Please try again')
  }
  await happened.committed()
  return { owner: owner.id }
}

/** The reason why an account cannot use an invitation to an address. */
function whyNotThis(
  { email: own, emailVerified, role }: Pick<CurrentUser, 'email' | 'emailVerified' | 'role'>,
  email: string,
): DomainError | undefined {
  if (own !== email) return new DomainError('forbidden', `This invitation is for ${email}. Sign in with that address`)
  if (!emailVerified) return emailUnconfirmed()
  if (role === 'mediaOwner') return undefined
  const message = 'Only accounts of media owners can join a team. Ask the company to invite another address of yours'
  return new DomainError('forbidden', message)
}
