import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnerBooking } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { setRight } from '../../../worker/organisations/owners/team.server.ts'
import { lineIn, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { type Browser, PASSWORD } from '../../support/identity.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { routesOf } from '../../support/routes.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const SOON = byTheClock()

/** Body of each act of an owner's members that reads more than a version. */
const MORE: Record<string, object> = {
  confirm: {},
  decline: { reason: 'Sold' },
  counter: { starts: SOON.startDate, ends: SOON.endDate, media: 80_000, setup: 0 },
  cancel: { expect: 0 },
  messages: { text: 'Until midnight.', version: undefined },
}

const deletion = (browser: Browser) => browser.post('/api/account/delete', { password: PASSWORD })

const stateOf = (line: string) =>
  rowsOf(
    `SELECT l.status, l.version, (SELECT count(*) FROM messages m WHERE m.line_id = l.id) AS messages,
       (SELECT count(*) FROM audit_log a WHERE a.subject = l.id) AS acts FROM campaign_lines l WHERE l.id = ?`,
    line,
  )

describe('rights in requests and bookings', () => {
  let manager: Awaited<ReturnType<typeof ownerBrowser>>
  let viewer: Awaited<ReturnType<typeof ownerBrowser>>
  let line = { id: '', version: 0 }
  const right = async (to: 'view' | 'sell') =>
    setRight(service, await getUser(service, manager.id), `clm_${viewer.id}`, to)

  beforeAll(async () => {
    manager = await ownerBrowser()
    viewer = await ownerBrowser()
    line = lineIn(await newRequest(await newPerson(), [await newWall()], SOON))
    await right('view')
  })

  test('every act of an owner is one of these', () => {
    const acts = routesOf().filter((route) => /^POST \/api\/owner\/bookings\//.test(route))
    expect(acts.map((route) => route.split('/').at(-1)).toSorted()).toEqual(Object.keys(MORE).toSorted())
  })

  test.each(Object.keys(MORE))('who may look cannot %s, and reads which right it needs', async (verb) => {
    const before = await stateOf(line.id)
    const body = { version: line.version, ...MORE[verb] }
    const answer = await viewer.browser.post(`/api/owner/bookings/${line.id}/${verb}`, body)
    expect(answer.status).toBe(403)
    expect((await answer.json<{ error: { message: string } }>()).error.message).toMatch(/you need the right to sell/)
    expect(await stateOf(line.id)).toEqual(before)
  })

  test('who may look reads everything, and sees that it cannot answer', async () => {
    const read = async (who: typeof viewer) =>
      (await who.browser.get(`/api/owner/bookings/${line.id}`)).json<OwnerBooking>()
    expect(await read(viewer)).toMatchObject({ line: { id: line.id }, mayAnswer: false })
    expect(await read(manager)).toMatchObject({ line: { id: line.id }, mayAnswer: true })
    const list = await (await viewer.browser.get('/api/owner/bookings')).json<{ bookings: OwnerBooking[] }>()
    expect(list.bookings.map(({ mayAnswer }) => mayAnswer)).toContain(false)
    expect((await viewer.browser.get(`/api/owner/bookings/${line.id}/messages`)).status).toBe(200)
  })

  test('a right counts from the moment it is given, and from the moment it is taken', async () => {
    const write = () => viewer.browser.post(`/api/owner/bookings/${line.id}/messages`, { text: 'Hello' })
    await right('sell')
    expect((await write()).status).toBe(201)
    await right('view')
    expect((await write()).status).toBe(403)
    const removed = await manager.browser.send('DELETE', `/api/owner/team/members/clm_${viewer.id}`)
    expect(removed.status).toBe(204)
    expect((await write()).status).toBe(404)
    expect((await viewer.browser.get(`/api/owner/bookings/${line.id}`)).status).toBe(404)
  })
})

describe('deleting an account', () => {
  // Of an owner that other files do not count.
  const OWNER = 'left-owner'

  test('waits while nobody else would manage a team that has others', async () => {
    const manager = await ownerBrowser(OWNER)
    const viewer = await ownerBrowser(OWNER)
    await setRight(service, await getUser(service, manager.id), `clm_${viewer.id}`, 'view')
    const refused = await deletion(manager.browser)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toMatch(/You are the last manager/)
    await setRight(service, await getUser(service, manager.id), `clm_${viewer.id}`, 'manage')
    expect((await deletion(manager.browser)).status).toBe(200)
    expect((await deletion(viewer.browser)).status).toBe(200)
  })
})

describe('the addresses of a team', () => {
  test('are for who is signed in, and answer strangers as if nothing were there', async () => {
    const stranger = await person('advertiser')
    for (const [method, path, body] of [
      ['POST', '/api/owner/team/invitations', { owner: 'test-owner', email: 'a@example.in', right: 'view' }],
      ['POST', '/api/owner/team/invitations/inv_x/again', undefined],
      ['DELETE', '/api/owner/team/invitations/inv_x', undefined],
      ['PATCH', '/api/owner/team/members/clm_x', { right: 'view' }],
      ['DELETE', '/api/owner/team/members/clm_x', undefined],
    ] as const) {
      expect((await stranger.browser.send(method, path, body)).status, path).toBe(404)
    }
    expect((await stranger.browser.post('/api/join', { token: 'x' })).status).toBe(400)
  })

  test('the file of an account has its right, and the invitations to its address without their tokens', async () => {
    const manager = await ownerBrowser()
    const email = 'exported@example.in'
    const body = { owner: 'test-owner', email, right: 'sell' }
    expect((await manager.browser.post('/api/owner/team/invitations', body)).status).toBe(201)
    const file = await (await manager.browser.get('/api/account/data')).json<Record<string, unknown>>()
    expect(file).toMatchObject({
      companyRights: [{ company: 'Test Owner', right: 'manage', invited: false }],
      invitations: [{ email, right: 'sell', state: 'open' }],
    })
    expect(JSON.stringify(file)).not.toMatch(/token|hash/i)
  })
})

afterAll(async () => {
  await service.db.run("DELETE FROM owner_invitations WHERE owner_id = 'test-owner'")
})
