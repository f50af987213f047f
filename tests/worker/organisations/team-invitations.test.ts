import { describe, expect, test } from 'vitest'
import { getUser } from '../../../worker/identity/session.server.ts'
import { invite, inviteAgain, ownerTasks, uninvite } from '../../../worker/organisations/owners/invitations.server.ts'
import { findInvitation, join } from '../../../worker/organisations/owners/join.server.ts'
import { getTeam, removeMember } from '../../../worker/organisations/owners/team.server.ts'
import { at, newPerson, outcomes } from '../../support/bookings.ts'
import { newAccount } from '../../support/identity.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, rowsOf } from '../../support/staff.ts'
import { invited, newEmail, newTeam, posted, rightOf } from '../../support/teams.ts'

describe('an invitation', () => {
  test('makes its address a member with the right that was given, once, and says who decided', async () => {
    const { owner, manager, user, token } = await invited('sell')
    expect(await findInvitation(service, token)).toMatchObject({ state: 'open', right: 'sell', email: user.email })
    expect(await join(service, user, { token })).toEqual({ owner })
    expect(await rightOf(user, owner)).toBe('sell')
    expect(
      await rowsOf('SELECT role, invited, decided_by, city FROM owner_members WHERE user_id = ?', user.id),
    ).toEqual([{ role: 'employee', invited: 1, decided_by: manager.id, city: 'Nashik' }])
    expect(await join(service, user, { token })).toEqual({ owner })
    expect((await getTeam(service, manager, owner)).members).toHaveLength(2)
    expect((await audited(owner)).map(({ action }) => action)).toEqual(['member.invited', 'member.joined'])
  })

  test('pressed twice at once joins once', async () => {
    const { owner, user, token } = await invited()
    expect(await outcomes([join(service, user, { token }), join(service, user, { token })])).toEqual({ done: 2 })
    expect(await rowsOf('SELECT id FROM owner_members WHERE user_id = ?', user.id)).toHaveLength(1)
    expect((await audited(owner)).filter(({ action }) => action === 'member.joined')).toHaveLength(1)
  })

  test('is for nobody else, whatever their account is', async () => {
    const { owner, user, token } = await invited()
    const other = await newPerson('mediaOwner')
    expect(await refusalOf(join(service, other, { token }))).toBe(
      `forbidden: This invitation is for ${user.email}. Sign in with that address`,
    )
    const unconfirmed = await getUser(service, (await newAccount('mediaOwner')).id)
    await service.db.run(`UPDATE owner_invitations SET email = '${unconfirmed.email}' WHERE owner_id = '${owner}'`)
    expect(await refusalOf(join(service, unconfirmed, { token }))).toMatch(/^forbidden: Please confirm/)
    // The database decides, not the session.
    expect(await refusalOf(join(service, { ...unconfirmed, emailVerified: true }, { token }))).toMatch(
      /^forbidden: Please/,
    )
    expect(await rowsOf('SELECT id FROM owner_members WHERE owner_id = ?', owner)).toHaveLength(1)
  })

  test('is of no use once who sent it manages the company no more', async () => {
    const { owner, manager, user, token } = await invited()
    await service.db.run(`UPDATE owner_members SET rights = 'sell' WHERE user_id = '${manager.id}'`)
    expect(await refusalOf(join(service, user, { token }))).toMatch(
      /^invalid_link: The member who invited you no longer manages/,
    )
    expect(await rightOf(user, owner)).toBeUndefined()
  })

  test('is of no use to an advertiser, who reads why', async () => {
    const { owner, user, token } = await invited('manage', 'advertiser')
    expect(await refusalOf(join(service, user, { token }))).toMatch(/^forbidden: Only accounts of media owners/)
    expect(await rightOf(user, owner)).toBeUndefined()
  })

  test('that was used, taken back, is too old or was never sent says so', async () => {
    const used = await invited()
    await join(service, used.user, { token: used.token })
    const late = await newPerson('mediaOwner')
    expect(await refusalOf(join(service, late, { token: used.token }))).toBe(
      'invalid_link: This invitation was already used',
    )

    const back = await invited()
    await uninvite(service, back.manager, back.id)
    expect(await refusalOf(join(service, back.user, { token: back.token }))).toMatch(/was withdrawn/)
    expect(await refusalOf(uninvite(service, back.manager, back.id))).toMatch(/^not_found/)

    const old = await invited()
    const ctx = at('2026-12-20T12:00:00+05:30')
    expect(await refusalOf(join(ctx, old.user, { token: old.token }))).toMatch(/has expired/)
    expect(await findInvitation(ctx, old.token)).toMatchObject({ state: 'expired' })

    expect(await refusalOf(join(service, late, { token: 'x'.repeat(43) }))).toMatch(
      /^invalid_link: Invitation not found/,
    )
    expect(await findInvitation(service, "' or 1=1")).toBeNull()
  })

  test('who was removed does not come back by the link that was used', async () => {
    const { owner, manager, user, token } = await invited()
    await join(service, user, { token })
    const { members } = await getTeam(service, manager, owner)
    await removeMember(service, manager, members.find(({ userId }) => userId === user.id)?.id ?? '')
    expect(await refusalOf(join(service, user, { token }))).toMatch(/^invalid_link/)
    expect(await rightOf(user, owner)).toBeUndefined()
  })

  test('answers a claim to the same company that waits', async () => {
    const { owner, user, token } = await invited('view')
    await service.db.run(`INSERT INTO owner_members (id, user_id, owner_id, state, role, company, city, work_email, phone, created_at)
      VALUES ('clm_wait', '${user.id}', '${owner}', 'requested', 'owner', 'T', 'Nashik', '${user.email}', '', '2026-11-01')`)
    await join(service, user, { token })
    expect(await rowsOf('SELECT id, state, rights, invited FROM owner_members WHERE user_id = ?', user.id)).toEqual([
      { id: 'clm_wait', state: 'approved', rights: 'view', invited: 1 },
    ])
  })

  test('sent again has a new link, and the former one is dead', async () => {
    const { owner, manager, user, id, token } = await invited()
    const { ctx, tokenTo } = posted()
    await inviteAgain(ctx, manager, id)
    const next = tokenTo(user.email)
    expect(next).not.toBe(token)
    expect(await findInvitation(service, token)).toBeNull()
    expect(await join(service, user, { token: next })).toEqual({ owner })
    expect(await refusalOf(inviteAgain(ctx, manager, id))).toMatch(/^conflict: This invitation was used/)
  })

  test('has nothing that a user typed, and its token is nowhere in the database', async () => {
    const { mails, token, manager } = await invited()
    expect(mails[0]?.text).toMatch(/Team \d+ sells its media/)
    expect(mails[0]?.text).not.toContain(manager.name)
    expect(JSON.stringify(await rowsOf('SELECT * FROM owner_invitations'))).not.toContain(token)
    expect(JSON.stringify(await rowsOf('SELECT detail FROM audit_log'))).not.toContain(token)
  })

  test('to an address with and without an account reads the same', async () => {
    const { owner, manager } = await newTeam()
    const { ctx, mails } = posted()
    const known = await newPerson('advertiser')
    const answers = await Promise.all(
      [known.email, newEmail()].map((email) => invite(ctx, manager, { owner, email, right: 'view' })),
    )
    expect(answers.map((answer) => Object.keys(answer))).toEqual([['id'], ['id']])
    const texts = mails.map(({ text }) => text.replace(/join\/\S+/, ''))
    expect(texts).toHaveLength(2)
    expect(new Set(texts).size).toBe(1)
  })

  test('is refused twice, for members, beyond twenty, and when an address got too many', async () => {
    const { owner, manager } = await newTeam()
    const email = newEmail()
    const { id } = await invite(service, manager, { owner, email, right: 'sell' })
    expect(await refusalOf(invite(service, manager, { owner, email, right: 'sell' }))).toMatch(
      /^conflict: This address is already invited/,
    )
    expect(await refusalOf(invite(service, manager, { owner, email: manager.email, right: 'sell' }))).toMatch(
      /^conflict: This person is already/,
    )
    await inviteAgain(service, manager, id)
    await inviteAgain(service, manager, id)
    expect(await refusalOf(inviteAgain(service, manager, id))).toMatch(/^rate_limited: This address/)
    // Mails of the day are counted for the address, whether the invitation was taken back or another company sends it.
    await uninvite(service, manager, id)
    expect(await refusalOf(invite(service, manager, { owner, email, right: 'sell' }))).toMatch(/^rate_limited/)
    const other = await newTeam()
    expect(await refusalOf(invite(service, other.manager, { owner: other.owner, email, right: 'sell' }))).toMatch(
      /^rate_limited/,
    )
    const tomorrow = at('2026-11-26T12:00:00+05:30')
    await invite(tomorrow, other.manager, { owner: other.owner, email, right: 'sell' })
    for (let n = 0; n < 20; n += 1) await invite(service, manager, { owner, email: newEmail(), right: 'view' })
    expect(await refusalOf(invite(service, manager, { owner, email: newEmail(), right: 'view' }))).toMatch(
      /^conflict: At most 20/,
    )
  })

  test('goes a month after its end, with the address', async () => {
    const { id } = await invited()
    const task = ownerTasks[0] ?? expect.unreachable()
    await task.step({ ...service, now: new Date('2026-12-25T12:00:00+05:30') })
    expect(await rowsOf('SELECT id FROM owner_invitations WHERE id = ?', id)).toHaveLength(1)
    await task.step({ ...service, now: new Date('2027-02-25T12:00:00+05:30') })
    expect(await rowsOf('SELECT id FROM owner_invitations WHERE id = ?', id)).toEqual([])
  })
})
