import { expect, test } from 'vitest'
import { addMember, endMembershipOf } from '../../../worker/organisations/owners/staff-members.server.ts'
import { signedIn } from '../../support/identity.ts'
import { listed, mediaOwner, seller } from '../../support/owner-claims.ts'
import { audited, recordedService, STAFF } from '../../support/staff.ts'
import { newAdmin, refused } from '../../support/users.ts'

test('staff make a media owner a member of a company, change the right and end it; each act is on record', async () => {
  const { browser, page } = await newAdmin()
  const person = await mediaOwner()
  const path = `/api/admin/users/${person.id}/memberships`
  const add = (owner = seller.id) => browser.post(path, { owner, right: 'sell' })
  expect(await refused(await add('nobody'))).toBe('400 bad_input owner')
  expect((await add()).status).toBe(204)
  expect(await refused(await add())).toBe('409 conflict owner')
  const [membership] = (await page(person.id)).memberships
  expect(membership).toMatchObject({ ownerId: seller.id, right: 'sell', state: 'approved' })
  expect(await person.owners()).toMatchObject([{ id: seller.id }])

  const one = `${path}/${membership?.id}`
  expect((await browser.send('PATCH', one, { right: 'manage' })).status).toBe(204)
  expect((await page(person.id)).memberships).toMatchObject([{ right: 'manage' }])
  expect((await browser.send('DELETE', one)).status).toBe(204)
  expect((await page(person.id)).memberships).toEqual([])
  expect(await person.owners()).toEqual([])
  expect(await refused(await browser.send('DELETE', one))).toBe('404 not_found')
  expect((await audited(seller.id)).map(({ action }) => action)).toEqual([
    'member.added',
    'member.changed',
    'member.removed',
  ])
})

test('pages of staff and of the member are notified of a membership that staff give and end', async () => {
  const { page } = await newAdmin()
  const person = await mediaOwner()
  const { ctx, publish } = recordedService()
  await addMember(ctx, STAFF, person.id, { owner: seller.id, right: 'sell' })
  const [membership] = (await page(person.id)).memberships
  await endMembershipOf(ctx, STAFF, { user: person.id, membership: membership?.id ?? '' })
  for (const event of ['member.added', 'member.removed'] as const) {
    expect(publish).toHaveBeenCalledWith(
      [expect.objectContaining({ event, data: expect.objectContaining({ id: seller.id }) })],
      expect.arrayContaining(['hub', `user:${person.id}`]),
    )
  }
})

test('the history of a user has what staff did to a membership and decided on a claim, with its company', async () => {
  const { id: actor, browser, page } = await newAdmin()
  const person = await mediaOwner()
  const { id: claim } = await person.claim(listed())
  const decided = `/api/admin/owner-claims/${claim}`
  expect((await browser.post(`${decided}/defer`)).status).toBe(200)
  expect((await browser.send('PUT', decided, { state: 'declined', reason: 'Nobody knows you.' })).status).toBe(200)
  const path = `/api/admin/users/${person.id}/memberships`
  await browser.post(path, { owner: seller.id, right: 'sell' })
  const [membership] = (await page(person.id)).memberships.filter(({ state }) => state === 'approved')
  await browser.send('PATCH', `${path}/${membership?.id}`, { right: 'manage' })

  const { history } = await page(person.id)
  expect(history.map(({ action, actor: by }) => [action, by?.id])).toMatchObject([
    ['member.changed', actor],
    ['member.added', actor],
    ['owner_claim.declined', actor],
    ['owner_claim.deferred', actor],
    ['owner_claim.requested', person.id],
    ['user.signed_in', person.id],
  ])
  expect(history[0]).toMatchObject({
    subject: { id: seller.id, name: seller.name },
    facts: [{ field: 'right', before: 'Sell', after: 'Manage' }, { field: 'user' }],
  })
})

test('an advertiser and a suspended account can belong to no company', async () => {
  const { browser, act } = await newAdmin()
  const add = (id: string) => browser.post(`/api/admin/users/${id}/memberships`, { owner: seller.id, right: 'view' })
  const [advertiser, owner] = [await signedIn('advertiser'), await signedIn('mediaOwner')]
  await act('suspend', owner.id)
  for (const { id } of [advertiser, owner]) expect(await refused(await add(id))).toBe('409 conflict')
})
