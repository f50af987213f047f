import { describe, expect, test } from 'vitest'
import { changeUsers } from '../../../worker/backoffice/users/bulk.server.ts'
import { changeUser } from '../../../worker/backoffice/users/change-user.server.ts'
import { getManagedUser } from '../../../worker/backoffice/users/select-users.server.ts'
import { eraseUser } from '../../../worker/identity/account-deletion.server.ts'
import { endAllSessions, endSessionsOf } from '../../../worker/identity/account-sessions.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { Browser, newAccount, PASSWORD, signedIn } from '../../support/identity.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, recordedService, STAFF } from '../../support/staff.ts'
import { newAdmin, refused, userOf } from '../../support/users.ts'

const isIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200

describe('an invited user', () => {
  test('is in the list at once, sets a password by the mailed link, once, and signs in', async () => {
    const { box, invite, browser } = await newAdmin()
    const response = await invite({ email: ' New.Person@Example.in ', role: 'staff', areas: ['content', 'support'] })
    expect(response.status).toBe(201)
    const user = await userOf(response)
    expect(user).toMatchObject({
      ...{ email: 'new.person@example.in', status: 'invited', role: 'staff', areas: ['support', 'content'] },
      ...{ location: 'Mysuru, Karnataka', emailVerified: false },
    })
    const list = await browser.get('/api/admin/users?q=new.person')
    expect(await list.json()).toMatchObject({ total: 1, users: [{ id: user.id, status: 'invited' }] })
    expect((await new Browser().signIn(user.email)).status).toBe(401)

    const token = box.token(user.email)
    const accept = (password = PASSWORD) => new Browser().post('/api/auth/accept-invitation', { token, password })
    expect(await refused(await accept('iloveyou'))).toBe('400 bad_input password')
    expect(await (await accept()).json()).toEqual({ isStaff: true })
    expect(await refused(await accept())).toBe('400 invalid_link')
    const person = new Browser()
    expect((await person.signIn(user.email, { area: 'admin' })).status).toBe(200)
    expect((await person.get('/api/admin/tickets')).status).toBe(200)
    expect((await person.get('/api/admin/users')).status).toBe(403)
    expect(await getManagedUser(service, user.id)).toMatchObject({ status: 'active', emailVerified: true })
  })

  test('receives nothing that staff typed', async () => {
    const { box, invite } = await newAdmin()
    const { email } = await userOf(await invite({ name: 'Click evil.example', company: 'evil.example' }))
    expect(box.mails.filter(({ to }) => to === email).map(({ text }) => /evil/.test(text ?? ''))).toEqual([false])
  })

  test('needs an email of their own, in any case', async () => {
    const { invite, email } = await newAdmin()
    expect(await refused(await invite({ email: email.toUpperCase() }))).toBe('409 conflict email')
  })

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['role', { role: 'owner' }],
    ['areas', { role: 'staff', areas: [] }],
    ['areas.0', { role: 'staff', areas: ['admin'] }],
    ['location', { location: 'x'.repeat(81) }],
    ['status', { status: 'active' }],
  ])('is refused at the field: %s', async (path, more) => {
    const { invite } = await newAdmin()
    expect(await refused(await invite(more))).toBe(`400 bad_input ${path}`)
  })

  test('gets another link, which ends the former one, until they have accepted', async () => {
    const { box, invite, browser } = await newAdmin()
    const { id, email } = await userOf(await invite())
    const first = box.token(email)
    const again = () => browser.post(`/api/admin/users/${id}/invitation`)
    expect((await again()).status).toBe(204)
    const accept = (token: string) => new Browser().post('/api/auth/accept-invitation', { token, password: PASSWORD })
    expect(await refused(await accept(first))).toBe('400 invalid_link')
    expect(await (await accept(box.token(email))).json()).toEqual({ isStaff: false })
    expect(await refused(await again())).toBe('409 conflict')
  })

  test('cannot accept while suspended, and is invited again once activated', async () => {
    const { box, invite, act, page } = await newAdmin()
    const { id, email } = await userOf(await invite())
    await act('suspend', id)
    const token = box.token(email)
    expect(await refused(await new Browser().post('/api/auth/accept-invitation', { token, password: PASSWORD }))).toBe(
      '400 invalid_link',
    )
    await act('activate', id)
    expect((await page(id)).user.status).toBe('invited')
  })

  test('is mailed a few times a day at most', async () => {
    const { invite, browser } = await newAdmin()
    const { id } = await userOf(await invite())
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await browser.post(`/api/admin/users/${id}/invitation`)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a change', () => {
  test('of the details is kept and on record, before and after', async () => {
    const { id: actor, change } = await newAdmin()
    const { id } = await newAccount()
    const response = await change(id, { name: 'Asha M. Menon', company: '', location: 'Kochi, Kerala' })
    expect(await userOf(response)).toMatchObject({ name: 'Asha M. Menon', company: '', location: 'Kochi, Kerala' })
    expect(await audited(id)).toEqual([
      {
        action: 'user.changed',
        actor,
        detail: JSON.stringify({
          ...{ nameBefore: 'Asha Menon', name: 'Asha M. Menon', companyBefore: 'Kaveri Coffee', company: '' },
          ...{ locationBefore: '', location: 'Kochi, Kerala' },
        }),
      },
    ])
  })

  test('of the role holds at once: what was open before is closed', async () => {
    const { id: actor, change } = await newAdmin()
    const other = await signedIn('admin')
    expect((await other.browser.get('/api/admin/overview')).status).toBe(200)
    expect((await change(other.id, { role: 'staff', areas: ['support'] })).status).toBe(200)
    expect(await isIn(other.browser)).toBe(false)
    await other.browser.signIn(other.email)
    expect((await other.browser.get('/api/admin/users')).status).toBe(403)
    expect((await other.browser.get('/api/admin/tickets')).status).toBe(200)
    expect((await audited(other.id)).filter(({ action }) => action === 'role.changed')).toEqual([
      {
        action: 'role.changed',
        actor,
        detail: JSON.stringify({ before: 'admin', after: 'staff', areasBefore: '', areas: 'support' }),
      },
    ])
  })

  test('of other areas ends the sessions; the same role again ends none', async () => {
    const { change } = await newAdmin()
    const { id, email } = await newAccount('staff', { areas: ['content'] })
    const person = new Browser()
    await person.signIn(email)
    expect((await change(id, { role: 'staff', areas: ['content'] })).status).toBe(200)
    expect(await isIn(person)).toBe(true)
    expect((await change(id, { role: 'staff', areas: ['approvals'] })).status).toBe(200)
    expect(await isIn(person)).toBe(false)
  })

  test('of an outdated version is refused with the current one', async () => {
    const { change, page } = await newAdmin()
    const { id } = await newAccount()
    const { version } = (await page(id)).user
    expect((await change(id, { location: 'Goa' })).status).toBe(200)
    const late = await change(id, { version, name: 'Another' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: { current: { id, location: 'Goa', name: 'Asha Menon' } } })
    expect((await page(id)).user.name).toBe('Asha Menon')
  })

  test('by the user counts as one of another person', async () => {
    const { change, page } = await newAdmin()
    const { id, browser } = await signedIn()
    const { version } = (await page(id)).user
    await browser.send('PATCH', '/api/account', { name: 'My name', company: 'Mine', phone: '+91 98450 10001' })
    expect(await refused(await change(id, { version }))).toBe('409 conflict')
  })

  test('tells pages of staff which user it was', async () => {
    const { ctx, publish } = recordedService()
    await newAccount('admin', { id: STAFF.id })
    const { id } = await newAccount()
    await changeUser(ctx, STAFF, id, { version: 1, name: 'Asha', company: '', location: 'Goa', areas: [] })
    await changeUsers(ctx, STAFF, { act: 'suspend', ids: [id] })
    expect(publish.mock.calls.map(([changes]) => changes)).toEqual([
      [{ event: 'user.changed', data: { id, version: 2 } }],
      [{ event: 'user.suspended', data: { id, version: 0 } }],
    ])
  })

  test('of role and name is one message, and both are on record', async () => {
    const { ctx, published } = recordedService()
    const staff = { ...STAFF, id: (await newAccount('admin')).id }
    const { id } = await newAccount()
    await changeUser(ctx, staff, id, { version: 1, name: 'Asha', company: '', location: '', role: 'staff', areas: [] })
    expect(published()).toEqual(['user.changed'])
    expect((await audited(id)).map(({ action }) => action)).toEqual(['user.changed', 'role.changed'])
  })

  test('by staff reaches their pages; what a user does with the own account does not', async () => {
    const { ctx, published } = recordedService()
    const [own, other] = [await newAccount(), await newAccount()]
    const ownUser = await getUser(service, own.id)
    await endAllSessions(ctx, { user: ownUser })
    await eraseUser(ctx, ownUser, { actor: own.id })
    expect(published()).toEqual([])
    await endSessionsOf(ctx, STAFF, other.id)
    await eraseUser(ctx, await getUser(service, other.id), { actor: STAFF.id })
    expect(published()).toEqual(['user.signed_out_everywhere', 'user.deleted'])
    for (const { id } of [own, other]) {
      expect((await audited(id)).map(({ action }) => action)).toEqual(['user.signed_out_everywhere', 'user.deleted'])
    }
  })
})

describe('a suspended account', () => {
  test('loses its sessions at once, cannot sign in, and can again when it is active', async () => {
    const { act } = await newAdmin()
    const person = await signedIn()
    expect(await (await act('suspend', person.id)).json()).toEqual({
      changed: [{ id: person.id, location: '' }],
      left: [],
    })
    expect(await isIn(person.browser)).toBe(false)
    expect((await person.browser.signIn(person.email)).status).toBe(401)
    expect((await act('activate', person.id)).status).toBe(200)
    expect((await person.browser.signIn(person.email)).status).toBe(200)
    expect((await audited(person.id)).map(({ action }) => action)).toContain('user.suspended')
  })

  test('has its sockets closed', async () => {
    const { ctx } = recordedService()
    await newAccount('admin', { id: 'usr_closer' })
    const closed: unknown[] = []
    const live = { ...ctx.live, close: async (whose: unknown) => void closed.push(whose) }
    const { id } = await newAccount()
    await changeUsers({ ...ctx, live }, { ...STAFF, id: 'usr_closer' }, { act: 'suspend', ids: [id] })
    expect(closed).toEqual([{ user: id }])
  })

  test('among several: those who can be are changed, the others are named', async () => {
    const { act, id: own } = await newAdmin('Meera Pillai')
    const [one, two, gone] = [
      await newAccount(),
      await newAccount(),
      await newAccount('advertiser', { status: 'suspended' }),
    ]
    const response = await act('suspend', one.id, two.id, gone.id, own, 'usr_nobody')
    const { changed, left } = await response.json<{ changed: { id: string }[]; left: { name: string }[] }>()
    expect(new Set(changed.map(({ id }) => id))).toEqual(new Set([one.id, two.id]))
    expect(left).toEqual([
      { name: 'Asha Menon', reason: 'The account is already suspended' },
      { name: 'Meera Pillai', reason: 'You cannot suspend your own account' },
    ])
  })
})

test('locations of several users are set, and put back as each was', async () => {
  const { browser } = await newAdmin()
  const [one, two] = [await newAccount('advertiser', { location: 'Goa' }), await newAccount()]
  const bulk = (body: unknown) => browser.post('/api/admin/users/bulk', body)
  const ids = [one.id, two.id]
  const moved = await (await bulk({ act: 'locate', ids, location: 'Pune, Maharashtra' })).json<{
    changed: { id: string; location: string }[]
  }>()
  const placesOf = async () => Promise.all(ids.map(async (id) => (await getManagedUser(service, id)).location))
  expect(await placesOf()).toEqual(['Pune, Maharashtra', 'Pune, Maharashtra'])
  expect((await bulk({ act: 'restore', locations: moved.changed })).status).toBe(200)
  expect(await placesOf()).toEqual(['Goa', ''])
  expect(await refused(await bulk({ act: 'restore', locations: moved.changed }))).toBe('409 conflict')
})

describe('nobody is left without an admin', () => {
  test('since nobody suspends, deletes or demotes themselves', async () => {
    const { id, email, act, change, remove } = await newAdmin()
    expect(await refused(await act('suspend', id))).toBe('409 conflict')
    expect(await refused(await change(id, { role: 'advertiser' }))).toBe('409 conflict')
    expect(await refused(await remove(id, email))).toBe('409 conflict')
    expect((await change(id, { role: 'admin', location: 'Goa' })).status).toBe(200)
  })

  test('and of two admins who suspend each other at once, one stays', async () => {
    const [one, two] = [await newAccount('admin'), await newAccount('admin')]
    const as = (id: string) => ({ ...STAFF, id })
    await changeUsers(service, as(one.id), { act: 'suspend', ids: [two.id] })
    // The second request was let in before the first was written.
    expect(await refusalOf(changeUsers(service, as(two.id), { act: 'suspend', ids: [one.id] }))).toBe(
      'forbidden: Your account is no longer an admin',
    )
    const change = { version: 1, name: 'A', company: '', location: '', role: 'advertiser' as const, areas: [] }
    expect(await refusalOf(changeUser(service, as(two.id), one.id, change))).toMatch(/^forbidden/)
    expect(await getManagedUser(service, one.id)).toMatchObject({ status: 'active', role: 'admin' })
  })
})
