import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { listSavedPlans } from '../../../worker/planner/plans.server.ts'
import { MAX_COMMENT, MAX_COMMENTS, type PlanTalk } from '../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { Browser, PASSWORD, signedIn } from '../../support/identity.ts'
import { withinOneMinute } from '../../support/minute.ts'
import { service } from '../../support/service.ts'
import { sharedPlan } from '../../support/shared-plan.ts'

const comment = (more: Record<string, unknown> = {}) => ({
  key: crypto.randomUUID(),
  name: 'Rohan Iyer',
  text: 'Can the unipole start a week later?',
  ...more,
})
const talkOf = async (browser: Browser, id: string) => (await browser.get(`/api/plans/${id}/talk`)).json<PlanTalk>()
const post = (browser: Browser, id: string, body: unknown) => browser.post(`/api/plans/${id}/comments`, body)

let guest: Browser
beforeEach(() => {
  guest = new Browser()
})

describe('a comment on a shared plan', () => {
  test('is kept as text, on the plan or on a line, and read by anyone with the link', async () => {
    const id = await sharedPlan()
    const text = '<img src=x onerror=alert(1)>\nसंभव है?'
    expect((await post(guest, id, comment({ text }))).status).toBe(201)
    expect((await post(guest, id, comment({ lineNo: 1 }))).status).toBe(201)
    const { comments, reader } = await talkOf(new Browser(), id)
    expect(comments).toMatchObject([
      { name: 'Rohan Iyer', isGuest: true, text, lineNo: null, canDelete: false },
      { lineNo: 1 },
    ])
    expect(reader).toEqual({ name: null, isMaker: false })
  })

  test('of an account has the name of the account, whatever the form says', async () => {
    const id = await sharedPlan()
    const { browser } = await signedIn()
    await post(browser, id, comment({ name: 'Somebody Else' }))
    expect((await talkOf(browser, id)).comments).toMatchObject([
      { name: 'Asha Menon', isGuest: false, canDelete: true },
    ])
  })

  test('sent twice, also at once, is one', async () => {
    const [id, other] = [await sharedPlan(), await sharedPlan()]
    const body = comment()
    const answers = await Promise.all([post(guest, id, body), post(guest, id, body)])
    answers.push(await post(guest, id, body))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = await Promise.all(answers.map((answer) => answer.json<{ id: string }>()))
    expect(new Set(ids.map((one) => one.id)).size).toBe(1)
    expect((await talkOf(guest, id)).comments).toHaveLength(1)
    expect((await post(guest, other, body)).status).toBe(422)
  })

  test.each([
    ['without a name', { name: undefined }, 'name'],
    ['without text', { text: ' \n' }, 'text'],
    ['longer than the limit', { text: 'x'.repeat(MAX_COMMENT + 1) }, 'text'],
    ['with control characters', { text: 'a\u0000b' }, 'text'],
    ['on a line that the plan has not', { lineNo: 2 }, 'lineNo'],
    ['of a program', { website: 'https://evil.example' }, 'website'],
    ['with a field of its own', { isMaker: true }, 'isMaker'],
  ])('%s is refused at its field', async (_, more, path) => {
    const response = await post(guest, await sharedPlan(), comment(more))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { issues: [{ path }] } })
  })

  test('beyond the size of a form, from another site, or without a key is refused', async () => {
    const id = await sharedPlan()
    expect((await post(guest, id, comment({ text: 'x'.repeat(20_000) }))).status).toBe(413)
    const foreign = await guest.send('POST', `/api/plans/${id}/comments`, comment(), { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await post(guest, id, comment({ key: undefined }))).status).toBe(400)
    expect((await post(guest, id, '{')).status).toBe(400)
    expect((await talkOf(guest, id)).comments).toEqual([])
  })

  test('finds no plan that is not there, or whose time is over', async () => {
    const over = await sharedPlan(undefined, '2026-01-01T00:00:00.000Z')
    expect((await post(guest, over, comment())).status).toBe(410)
    expect((await guest.get(`/api/plans/${over}/talk`)).status).toBe(410)
    expect((await post(guest, 'A'.repeat(22), comment())).status).toBe(404)
    expect((await guest.get('/api/plans/x/talk')).status).toBe(404)
  })

  test('is one of few a minute from one network, and one of many of a plan', () =>
    withinOneMinute(async () => {
      const id = await sharedPlan()
      const eager = new Browser()
      const answers: number[] = []
      for (let at = 0; at < 11; at++) answers.push((await post(eager, id, comment())).status)
      expect(answers.slice(0, 10)).toEqual(Array(10).fill(201))
      expect(answers[10]).toBe(429)

      const many = `insert into plan_comments (id, plan_id, name, text, key_hash, created_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
        select 'cmt_' || i, ?, 'Asha', 'x', 'hash ' || i, '2026-11-20' from n`
      const full = await sharedPlan()
      await env.DB.prepare(many)
        .bind(MAX_COMMENTS - 1, full)
        .run()
      const together = await Promise.all([post(new Browser(), full, comment()), post(new Browser(), full, comment())])
      expect(together.map(({ status }) => status).toSorted()).toEqual([201, 409])
    }))
})

describe('the maker of a plan', () => {
  test('sees who wrote, how many comments there are, and deletes any', async () => {
    const { id: userId, browser: maker } = await signedIn()
    const id = await sharedPlan(undefined, undefined, userId)
    await post(guest, id, comment())
    const { comments, reader } = await talkOf(maker, id)
    expect(reader).toEqual({ name: 'Asha Menon', isMaker: true })
    expect(comments[0]?.canDelete).toBe(true)
    expect(await listSavedPlans(service, { id: userId })).toMatchObject([{ id, comments: 1, approvedBy: null }])

    const path = `/api/plans/${id}/comments/${comments[0]?.id}`
    expect((await guest.send('DELETE', path)).status).toBe(403)
    expect((await (await signedIn()).browser.send('DELETE', path)).status).toBe(403)
    expect((await maker.send('DELETE', path)).status).toBe(204)
    expect((await maker.send('DELETE', path)).status).toBe(404)
    expect((await talkOf(maker, id)).comments).toEqual([])
  })

  test('deletes no comment of another’s plan by way of an own one', async () => {
    const { id: userId, browser: maker } = await signedIn()
    const [own, other] = [await sharedPlan(undefined, undefined, userId), await sharedPlan()]
    await post(guest, other, comment())
    const [one] = (await talkOf(guest, other)).comments
    expect((await maker.send('DELETE', `/api/plans/${own}/comments/${one?.id}`)).status).toBe(404)
    expect((await talkOf(guest, other)).comments).toHaveLength(1)
  })
})

test('an account that goes takes its comments along, and the export has them', async () => {
  const id = await sharedPlan()
  const { browser } = await signedIn()
  await post(browser, id, comment({ text: 'Mine' }))
  await post(guest, id, comment({ text: 'Not mine' }))
  const data = await (await browser.get('/api/account/data')).json<{ planComments: unknown[] }>()
  expect(data.planComments).toMatchObject([{ plan: expect.stringContaining(id), text: 'Mine' }])
  expect((await browser.post('/api/account/delete', { password: PASSWORD })).status).toBeLessThan(300)
  expect((await talkOf(guest, id)).comments.map(({ text }) => text)).toEqual(['Not mine'])
})
