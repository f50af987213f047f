import { describe, expect, test } from 'vitest'
import { listSavedPlans } from '../../../worker/planner/plans.server.ts'
import type { PlanTalk } from '../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { Browser, newAccount, PASSWORD, signedIn } from '../../support/identity.ts'
import { planWith } from '../../support/plan.ts'
import { service } from '../../support/service.ts'
import { sharedPlan } from '../../support/shared-plan.ts'
import { rowsOf } from '../../support/staff.ts'

const talkOf = async (browser: Browser, id: string) => (await browser.get(`/api/plans/${id}/talk`)).json<PlanTalk>()

const approval = async (id: string, more: Record<string, unknown> = {}) => ({
  key: crypto.randomUUID(),
  name: 'Meera Nair',
  email: 'Meera@Kaveri.example',
  hash: (await talkOf(new Browser(), id)).hash,
  ...more,
})
const approve = (browser: Browser, id: string, body: unknown) => browser.post(`/api/plans/${id}/approval`, body)
const withdraw = (browser: Browser, id: string, body: unknown = { key: null }) =>
  browser.post(`/api/plans/${id}/approval/withdraw`, body)

describe('the approval of a shared plan', () => {
  test('by a guest has a name and a hash for everybody, and the address for the maker alone', async () => {
    const { id: userId, browser: maker } = await signedIn()
    const id = await sharedPlan(undefined, undefined, userId)
    const body = await approval(id)
    expect((await approve(new Browser(), id, body)).status).toBe(201)
    const seen = (await talkOf(new Browser(), id)).approval
    expect(seen).toEqual({
      name: 'Meera Nair',
      isGuest: true,
      email: null,
      hash: body.hash,
      createdAt: expect.any(String),
      canWithdraw: false,
    })
    expect((await talkOf(maker, id)).approval).toMatchObject({ email: 'meera@kaveri.example', canWithdraw: true })
    expect(await listSavedPlans(service, { id: userId })).toMatchObject([{ id, approvedBy: 'Meera Nair' }])
  })

  test('by an account has its name and address, whatever the form says', async () => {
    const id = await sharedPlan()
    const { browser } = await signedIn()
    await approve(browser, id, await approval(id))
    expect((await talkOf(browser, id)).approval).toMatchObject({
      name: 'Asha Menon',
      isGuest: false,
      canWithdraw: true,
    })
  })

  test('belongs to exactly the plan that was shown', async () => {
    const [id, other] = [await sharedPlan(), await sharedPlan(planWith([], { title: 'Another' }))]
    const body = await approval(other)
    expect((await approve(new Browser(), id, body)).status).toBe(409)
    expect((await approve(new Browser(), id, { ...body, hash: 'x' })).status).toBe(400)
    expect((await talkOf(new Browser(), id)).approval).toBeNull()
  })

  test('is one: of two at the same time the second learns who was first', async () => {
    const id = await sharedPlan()
    const [first, second] = [await approval(id), await approval(id, { name: 'Second' })]
    const answers = await Promise.all([approve(new Browser(), id, first), approve(new Browser(), id, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    const { name } = (await talkOf(new Browser(), id)).approval ?? {}
    expect(await refused?.json()).toMatchObject({ error: { message: `${name} has already approved this plan` } })
  })

  test('sent twice, also at once, is one', async () => {
    const id = await sharedPlan()
    const [browser, body] = [new Browser(), await approval(id)]
    const answers = await Promise.all([approve(browser, id, body), approve(browser, id, body)])
    answers.push(await approve(browser, id, body))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  test.each([
    ['name', { name: undefined }],
    ['email', { email: undefined }],
    ['email', { email: 'nobody' }],
    ['website', { website: 'x' }],
  ])('of a guest without a good %s is refused at its field', async (path, more) => {
    const id = await sharedPlan()
    const response = await approve(new Browser(), id, await approval(id, more))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { issues: [{ path }] } })
  })

  test('is refused from another site, and of a plan whose time is over', async () => {
    const id = await sharedPlan()
    const body = await approval(id)
    const foreign = { Origin: 'https://evil.example' }
    expect((await new Browser().send('POST', `/api/plans/${id}/approval`, body, foreign)).status).toBe(403)
    const over = await sharedPlan(undefined, '2026-01-01T00:00:00.000Z')
    expect((await approve(new Browser(), over, body)).status).toBe(410)
    expect((await withdraw(new Browser(), over)).status).toBe(410)
  })
})

describe('taking an approval back', () => {
  test('takes the key of the browser that gave it', async () => {
    const id = await sharedPlan()
    const body = await approval(id)
    await approve(new Browser(), id, body)
    expect((await withdraw(new Browser(), id)).status).toBe(403)
    expect((await withdraw(new Browser(), id, { key: crypto.randomUUID() })).status).toBe(403)
    expect((await withdraw((await signedIn()).browser, id)).status).toBe(403)
    expect((await withdraw(new Browser(), id, { key: body.key })).status).toBe(204)
    expect((await withdraw(new Browser(), id, { key: body.key })).status).toBe(404)
    expect((await approve(new Browser(), id, await approval(id))).status).toBe(201)
  })

  test('is done by the account that gave it, and by the maker of the plan', async () => {
    const { id: userId, browser: maker } = await signedIn()
    const id = await sharedPlan(undefined, undefined, userId)
    const { browser: client } = await signedIn()
    for (const who of [client, maker]) {
      await approve(client, id, await approval(id))
      expect((await withdraw(who, id)).status).toBe(204)
    }
    expect((await talkOf(maker, id)).approval).toBeNull()
  })
})

test('the maker is notified of an approval and of its end, and of no own one', async () => {
  const { id: userId, browser: maker } = await signedIn()
  const [id, own] = [await sharedPlan(undefined, undefined, userId), await sharedPlan(undefined, undefined, userId)]
  const body = await approval(id)
  await approve(new Browser(), id, body)
  await withdraw(new Browser(), id, { key: body.key })
  await approve(maker, own, await approval(own))
  const told = 'SELECT kind, subject FROM notices WHERE audience = ? ORDER BY id'
  expect(await rowsOf(told, `user:${userId}`)).toEqual([
    { kind: 'plan.approved', subject: id },
    { kind: 'plan.withdrawn', subject: id },
  ])
})

test('an account that goes takes its approvals along, also those that a guest gave with its address', async () => {
  const [id, other] = [await sharedPlan(), await sharedPlan()]
  const { email } = await newAccount('advertiser', { emailVerifiedAt: '2026-11-01T08:00:00.000Z' })
  const browser = new Browser()
  await approve(browser, other, await approval(other, { email }))
  await browser.signIn(email)
  await approve(browser, id, await approval(id))
  const data = await (await browser.get('/api/account/data')).json<{ planApprovals: unknown[] }>()
  expect(data.planApprovals).toHaveLength(2)
  expect((await browser.post('/api/account/delete', { password: PASSWORD })).status).toBeLessThan(300)
  for (const plan of [id, other]) expect((await talkOf(new Browser(), plan)).approval).toBeNull()
})
