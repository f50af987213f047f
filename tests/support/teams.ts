import { listOwnOwners } from '../../worker/catalogue/owners/memberships.server.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { invite } from '../../worker/organisations/owners/invitations.server.ts'
import type { MemberRight } from '../../worker/organisations/rules/owners/rights.ts'
import { newOwner, newPerson } from './bookings.ts'
import { service } from './service.ts'

let teams = 0
let people = 0

/** A listed owner with one member who manages it. */
export async function newTeam() {
  const owner = `team-${++teams}`
  await service.db.run(
    `INSERT INTO owners (id, name, city, state) VALUES ('${owner}', 'Team ${teams}', 'Nashik', 'Maharashtra')`,
  )
  const manager = await newOwner(owner)
  return { owner, manager }
}

export async function newMember(owner: string, right: MemberRight): Promise<CurrentUser & { member: string }> {
  const user = await newOwner(owner)
  const member = `clm_${user.id}`
  await service.db.run(`UPDATE owner_members SET rights = '${right}' WHERE id = '${member}'`)
  return { ...user, member }
}

/** A service that keeps its mails. */
export function posted(more: Partial<ServiceContext> = {}) {
  const mails: { to: string; text: string }[] = []
  const ctx: ServiceContext = {
    ...service,
    mailer: { send: async (mail) => void mails.push(mail) },
    waitUntil: () => {},
    ...more,
  }
  const tokenTo = (to: string) => /\/join\/(\S+)/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? ''
  return { ctx, mails, tokenTo }
}

/** An invitation, the address that got it, and its token. */
export async function invited(right: MemberRight = 'sell', role: 'mediaOwner' | 'advertiser' = 'mediaOwner') {
  const team = await newTeam()
  const { ctx, tokenTo, mails } = posted()
  const user = await newPerson(role)
  const { id } = await invite(ctx, team.manager, { owner: team.owner, email: user.email, right })
  return { ...team, id, user, mails, token: tokenTo(user.email) }
}

export const rightOf = async (user: CurrentUser, owner: string) =>
  (await listOwnOwners(service, user)).find(({ id }) => id === owner)?.right
export const newEmail = () => `nobody-${++people}@example.in`
