import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listTeamActs } from '../../../worker/backoffice/audit/team-acts.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { listOwnOwners } from '../../../worker/catalogue/owners/memberships.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { invite } from '../../../worker/organisations/owners/invitations.server.ts'
import { join } from '../../../worker/organisations/owners/join.server.ts'
import { getTeam, removeMember, setRight } from '../../../worker/organisations/owners/team.server.ts'
import { lineIn, newOwner, newPerson, newRequest, newWall, outcomes } from '../../support/bookings.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, recordedService } from '../../support/staff.ts'
import { newEmail, newMember, newTeam, posted, rightOf } from '../../support/teams.ts'

describe('who manages', () => {
  test('changes rights; others do not, and strangers find nothing', async () => {
    const { owner, manager } = await newTeam()
    const seller = await newMember(owner, 'sell')
    const stranger = (await newTeam()).manager
    await setRight(service, manager, seller.member, 'view')
    expect(await rightOf(seller, owner)).toBe('view')
    for (const act of [
      (user: CurrentUser) => setRight(service, user, `clm_${manager.id}`, 'view'),
      (user: CurrentUser) => removeMember(service, user, `clm_${manager.id}`),
      (user: CurrentUser) => invite(service, user, { owner, email: newEmail(), right: 'manage' }),
    ]) {
      expect(await refusalOf(act(seller))).toMatch(/^forbidden: Only a manager/)
      expect(await refusalOf(act(stranger))).toMatch(/^not_found/)
    }
    expect(await refusalOf(getTeam(service, stranger, owner))).toMatch(/^not_found/)
    expect(await listTeamActs(service, stranger, owner)).toEqual([])
    expect(await rightOf(manager, owner)).toBe('manage')
  })

  test('is never nobody: two at once leave one', async () => {
    const { owner, manager } = await newTeam()
    expect(await refusalOf(setRight(service, manager, `clm_${manager.id}`, 'view'))).toMatch(
      /^conflict: The last manager/,
    )
    expect(await refusalOf(removeMember(service, manager, `clm_${manager.id}`))).toMatch(/^conflict: The last manager/)
    const other = await newMember(owner, 'manage')
    const both = await outcomes([
      setRight(service, manager, `clm_${manager.id}`, 'view'),
      removeMember(service, other, other.member),
    ])
    expect(both).toEqual({ done: 1, conflict: 1 })
    const { members } = await getTeam(service, (await rightOf(manager, owner)) ? manager : other, owner)
    expect(members.filter(({ right }) => right === 'manage')).toHaveLength(1)
  })

  test('does not count whose account is suspended', async () => {
    const { owner, manager } = await newTeam()
    const other = await newMember(owner, 'manage')
    await service.db.run(`UPDATE users SET status = 'suspended' WHERE id = '${other.id}'`)
    expect(await refusalOf(removeMember(service, manager, `clm_${manager.id}`))).toMatch(/^conflict/)
  })

  test('loses the invitations that were sent with the right, so that nobody comes back by one', async () => {
    const { owner, manager } = await newTeam()
    const other = await newMember(owner, 'manage')
    const { ctx, tokenTo } = posted()
    const user = await newPerson('mediaOwner')
    await invite(ctx, other, { owner, email: user.email, right: 'manage' })
    await removeMember(service, manager, other.member)
    expect(await refusalOf(join(service, user, { token: tokenTo(user.email) }))).toMatch(/was withdrawn/)
  })
})

test('a member leaves, and is gone at once from every list', async () => {
  const { owner } = await newTeam()
  const member = await newMember(owner, 'view')
  await removeMember(service, member, member.member)
  expect(await listOwnOwners(service, member)).toEqual([])
  expect(await refusalOf(getTeam(service, member, owner))).toMatch(/^not_found/)
  expect((await audited(owner)).map(({ action }) => action)).toEqual(['member.left'])
})

test('open pages of the team and of the removed member are notified, and no others', async () => {
  const { owner, manager } = await newTeam()
  const member = await newMember(owner, 'view')
  const publish = vi.fn(async () => {})
  const { ctx } = recordedService({ live: { ...service.live, publish } })
  await removeMember(ctx, manager, member.member)
  expect(publish.mock.calls).toEqual([
    [
      [{ event: 'member.removed', data: { id: owner, version: ctx.now.getTime() } }],
      [`user:${manager.id}`, `user:${member.id}`],
    ],
  ])
})

describe('what the page of a team says', () => {
  let owner = ''
  let manager: CurrentUser
  beforeAll(async () => {
    const team = await newTeam()
    owner = team.owner
    manager = team.manager
    await invite(service, manager, { owner, email: 'karthik@golconda.example', right: 'sell' })
  })

  test('invitations are for managers; everybody reads who else is there', async () => {
    const viewer = await newMember(owner, 'view')
    expect(await getTeam(service, viewer, owner)).toMatchObject({
      members: [
        { right: 'manage', isYou: false },
        { right: 'view', isYou: true },
      ],
      invitations: [],
    })
    const trips = countRoundTrips()
    const { invitations } = await getTeam(service, manager, owner)
    expect(trips.count()).toBe(1)
    vi.restoreAllMocks()
    expect(invitations).toMatchObject([{ email: 'karthik@golconda.example', right: 'sell' }])
    expect((await listTeamActs(service, viewer, owner))[0]?.text).toBe('invited someone as Sell')
    expect((await listTeamActs(service, manager, owner))[0]?.text).toBe('invited karthik@golconda.example as Sell')
  })

  test('what members did to bookings is there, what advertisers did is not', async () => {
    const seller = await newOwner('test-owner')
    const request = await newRequest(await newPerson(), [await newWall()])
    const line = lineIn(request)
    await confirmLine(service, seller, line)
    const acts = await listTeamActs(service, seller, 'test-owner')
    expect(acts[0]).toMatchObject({ name: seller.name, text: expect.stringContaining(`confirmed ${line.ref}`) })
    expect(acts.map(({ text }) => text).join(' ')).not.toMatch(/added|asked/)
  })
})
