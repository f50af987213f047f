import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toRupees } from '../../../worker/kernel/rules/money.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { createEnquiry } from '../../../worker/planner/enquiries/enquiries.server.ts'
import { unpackPlan } from '../../../worker/planner/packed-plan.ts'
import { getPlan } from '../../../worker/planner/plans.server.ts'
import { type Enquiries, type EnquiryDetail, NewEnquiry } from '../../../worker/planner/rules/enquiries/enquiry.ts'
import { Browser, newAccount, newNetwork, ORIGIN, signedIn } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { withinOneMinute } from '../../support/minute.ts'
import { planWith } from '../../support/plan.ts'
import { errorOf, said } from '../../support/planner.ts'
import { service } from '../../support/service.ts'
import { sharedPlan } from '../../support/shared-plan.ts'
import { recordedService } from '../../support/staff.ts'

const ENQUIRIES = '/api/enquiries'

const form = (more: Record<string, unknown> = {}) => ({
  key: crypto.randomUUID(),
  name: 'Asha Menon',
  email: 'asha@example.in',
  phone: '+91 98450 10001',
  company: 'Kaveri Coffee',
  campaignObjective: 'Launch of a filter coffee',
  targetAudience: 'Families',
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  budget: '₹15,00,000',
  requirements: 'Near stations.\nNo night slots.',
  ...more,
})

const rowOf = (reference: string) =>
  env.DB.prepare('SELECT * FROM enquiries WHERE reference = ?').bind(reference).first<Record<string, string | null>>()

const countAll = () => env.DB.prepare('SELECT count(*) AS n FROM enquiries').first<number>('n')

const sent = async (response: Response): Promise<string> => {
  expect(response.status).toBe(201)
  const { reference }: { reference: string } = await response.json()
  return reference
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an enquiry', () => {
  test('is kept with everything that was written, and answered with its reference', async () => {
    const reference = await sent(await new Browser().post(ENQUIRIES, form()))
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{6}$/)
    expect(await rowOf(reference)).toMatchObject({
      status: 'pending',
      name: 'Asha Menon',
      email: 'asha@example.in',
      campaign_objective: 'Launch of a filter coffee',
      start_date: '2027-01-01',
      budget: '₹15,00,000',
      requirements: 'Near stations.\nNo night slots.',
      plan: null,
      user_id: null,
    })
  })

  test('is mailed to the team, and to its sender without their own words', async () => {
    const mailbox = newMailbox()
    const email = `sender-${newNetwork()}@example.in`
    const reference = await sent(
      await mailbox.browser().post(ENQUIRIES, form({ email, name: 'Buy now at evil.example' })),
    )
    expect(mailbox.subjects(env.TEAM_EMAIL)).toEqual([`Enquiry ${reference}`])
    expect(mailbox.subjects(email)).toEqual([`We have your enquiry ${reference}`])
    const [toTeam, toSender] = [env.TEAM_EMAIL, email].map((to) => mailbox.mails.find((mail) => mail.to === to))
    expect(toTeam?.text).toContain('Requirements: Near stations.')
    expect(toTeam?.text).toContain(`${ORIGIN}/admin/support/enquiries/${reference}`)
    expect(toTeam?.text).toContain('Plan: none was sent along')
    expect(toTeam?.html).not.toContain('<script')
    expect(`${toSender?.text}${toSender?.html}`).not.toContain('evil.example')
  })

  test('fills no mailbox: an address gets three mails a day, the team every one', async () => {
    const mailbox = newMailbox()
    const email = `victim-${newNetwork()}@example.in`
    const ask = () => mailbox.browser().post(ENQUIRIES, form({ email: email.toUpperCase(), key: crypto.randomUUID() }))
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(mailbox.subjects(email)).toHaveLength(3)
    expect(mailbox.subjects(env.TEAM_EMAIL)).toHaveLength(8)

    await env.DB.prepare('UPDATE enquiries SET created_at = ? WHERE email = ?')
      .bind(new Date(Date.now() - 25 * 3_600_000).toISOString(), email)
      .run()
    await ask()
    expect(mailbox.subjects(email)).toHaveLength(4)
  })

  test('is kept although no mail can be sent', async () => {
    const EMAIL: SendEmail = { send: () => Promise.reject(new Error('no mail today')) }
    const before = await countAll()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const browser = new Browser(undefined, { ...env, EMAIL })
    const response = await browser.post(ENQUIRIES, form())
    expect(response.status).toBe(201)
    expect(await countAll()).toBe((before ?? 0) + 1)
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('sent twice is one, also at the same time, and is mailed once', async () => {
    const mailbox = newMailbox()
    const browser = mailbox.browser()
    const twice = form()
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(ENQUIRIES, twice)))
    const references = await Promise.all([...answers, await browser.post(ENQUIRIES, twice)].map(sent))
    expect(new Set(references).size).toBe(1)
    expect(mailbox.subjects(env.TEAM_EMAIL)).toHaveLength(1)
  })

  test('is news for open pages of staff, once, by its reference alone', async () => {
    const { ctx, publish } = recordedService({ waitUntil: () => undefined })
    const twice = parse(NewEnquiry, form())
    const { reference } = await createEnquiry(ctx, twice, ctx.now)
    await createEnquiry(ctx, twice, ctx.now)
    expect(publish.mock.calls).toEqual([[[{ event: 'enquiry.sent', data: { id: reference, version: 1 } }], ['hub']]])
  })

  test('without a key is always a new one', async () => {
    const browser = new Browser()
    const [one, two] = [
      await sent(await browser.post(ENQUIRIES, form({ key: undefined }))),
      await sent(await browser.post(ENQUIRIES, form({ key: undefined }))),
    ]
    expect(one).not.toBe(two)
  })

  test('keeps the shared plan that it is about, as it was', async () => {
    const planId = await sharedPlan()
    const reference = await sent(await new Browser().post(ENQUIRIES, form({ planId })))
    const row = await rowOf(reference)
    const { plan } = await getPlan(service, { id: planId })
    expect(await unpackPlan(row?.plan ?? '')).toEqual(plan)
    expect(row).toMatchObject({ plan_title: plan.title, plan_total: plan.totals.total })
  })

  test('of an account is the account’s, and goes with it', async () => {
    const { id, browser } = await signedIn()
    const reference = await sent(await browser.post(ENQUIRIES, form()))
    expect(await rowOf(reference)).toMatchObject({ user_id: id })
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
    expect(await rowOf(reference)).toBeNull()
  })
})

describe('what is refused', () => {
  test.each([
    ['an end before the start', { endDate: '2026-12-31' }, 'endDate'],
    ['no name', { name: ' ' }, 'name'],
    ['an email that is none', { email: 'asha' }, 'email'],
    ['two addresses', { email: 'a@example.in, b@example.in' }, 'email'],
    ['a day that is none', { startDate: '2027-02-30' }, 'startDate'],
    ['a line break in a name', { name: 'A\r\nBcc: b@example.in' }, 'name'],
    ['a phone number that is none', { phone: 'call me' }, 'phone'],
    ['text without end', { requirements: 'a'.repeat(4_001) }, 'requirements'],
    ['a field that only programs see', { website: 'https://spam.example' }, 'website'],
    ['a field of the staff', { status: 'closed' }, 'status'],
    ['a plan that is not there', { planId: 'aaaaaaaaaaaaaaaaaaaaaa' }, 'planId'],
    ['a plan that cannot be one', { planId: '../x' }, 'planId'],
    ['a conversation without words', { messages: [] }, 'messages'],
  ])('%s, at its field', async (_, more, path) => {
    const before = await countAll()
    const response = await new Browser().post(ENQUIRIES, form(more))
    expect(response.status).toBe(400)
    expect((await errorOf(response)).issues?.map((issue) => issue.path)).toContain(path)
    expect(await countAll()).toBe(before)
  })

  test('every field that is missing is named at once', async () => {
    const issues = (await errorOf(await new Browser().post(ENQUIRIES, {}))).issues ?? []
    expect(issues.map(({ path }) => path).toSorted()).toEqual(
      [
        'budget',
        'campaignObjective',
        'company',
        'email',
        'endDate',
        'name',
        'phone',
        'startDate',
        'targetAudience',
      ].toSorted(),
    )
  })

  test('a body beyond a form and a conversation', async () => {
    expect((await new Browser().post(ENQUIRIES, form({ requirements: 'a'.repeat(40_000) }))).status).toBe(413)
    expect((await new Browser().post(ENQUIRIES, form(said('a'.repeat(9_000))))).status).toBe(413)
  })

  test('another site', async () => {
    const response = await new Browser().send('POST', ENQUIRIES, form(), { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })

  test('the eleventh of one network in a minute', () =>
    withinOneMinute(async () => {
      const browser = new Browser()
      const statuses: number[] = []
      for (let at = 0; at < 11; at += 1) statuses.push((await browser.post(ENQUIRIES, form())).status)
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201))
      expect(statuses[10]).toBe(429)
    }))
})

describe('SQL and markup', () => {
  test('are kept as they were written', async () => {
    const name = `'); DROP TABLE enquiries; -- <img src=x onerror=alert(1)>`
    const mailbox = newMailbox()
    const reference = await sent(await mailbox.browser().post(ENQUIRIES, form({ name })))
    expect(await rowOf(reference)).toMatchObject({ name })
    expect(mailbox.mails.map(({ html }) => html).join('')).not.toContain('<img')
  })
})

describe('for staff', () => {
  const LIST = '/api/admin/enquiries'

  test.each([
    ['nobody', async () => new Browser(), 401],
    ['an advertiser', async () => (await signedIn('advertiser')).browser, 403],
    ['a media owner', async () => (await signedIn('mediaOwner')).browser, 403],
  ])('%s may not read them', async (_, who, status) => {
    expect((await (await who()).get(LIST)).status).toBe(status)
  })

  test('the newest comes first, with its plan in short, page by page', async () => {
    await newAccount()
    const planId = await sharedPlan()
    const sender = new Browser()
    await sent(await sender.post(ENQUIRIES, form()))
    const reference = await sent(await sender.post(ENQUIRIES, form({ planId })))
    const { browser } = await signedIn('admin')
    const response = await browser.get(`${LIST}?size=1`)
    expect(response.status).toBe(200)
    const total = await countAll()
    expect(await response.json()).toMatchObject({
      enquiries: [{ reference, status: 'pending', plan: { title: planWith().title, total: 236_000 } }],
      total,
      page: 1,
      pages: total,
    })
    expect(await (await browser.get(`${LIST}?size=1&page=2`)).json()).toMatchObject({ enquiries: [{ plan: null }] })
    expect((await browser.get(`${LIST}?page=4999`)).status).toBe(404)
    expect((await browser.get(`${LIST}?page=-1`)).status).toBe(400)
  })

  test('one is read with the plan that it carries, which the mail to the team leads to although nobody shared it', async () => {
    const mailbox = newMailbox()
    const words = said(
      'Launching a new protein bar for gym-goers aged 22-35 in Mumbai and Pune. Budget 15 lakh, 1 January to 31 January 2027. Prefer hoardings and radio.',
    )
    const reference = await sent(await mailbox.browser().post(ENQUIRIES, form(words)))
    const mail = mailbox.mails.find(({ to }) => to === env.TEAM_EMAIL)
    expect(mail?.text).toContain(`Open the enquiry and its plan:\n${ORIGIN}/admin/support/enquiries/${reference}`)

    const { browser } = await signedIn('admin')
    const response = await browser.get(`${LIST}/${reference}`)
    expect(response.status).toBe(200)
    const enquiry = await response.json<EnquiryDetail>()
    expect(enquiry).toMatchObject({ reference, name: 'Asha Menon', requirements: 'Near stations.\nNo night slots.' })
    const stored = await unpackPlan((await rowOf(reference))?.plan ?? '')
    expect(enquiry.plan?.lineItems.map(({ title }) => title)).toEqual(stored.lineItems.map(({ title }) => title))
    expect(stored.lineItems.length).toBeGreaterThan(0)
    // In rupees, as the API has them.
    expect(enquiry.plan?.totals.total).toBe(toRupees(stored.totals.total))
    expect((await browser.get(`${LIST}/ENQ-000000`)).status).toBe(404)
  })

  test('they are found by reference, name, company and address', async () => {
    const mark = `zephyr-${newNetwork()}`
    const reference = await sent(await new Browser().post(ENQUIRIES, form({ company: `${mark} Foods` })))
    const { browser } = await signedIn('admin')
    const found = async (q: string) => (await browser.get(`${LIST}?q=${encodeURIComponent(q)}`)).json<Enquiries>()
    for (const q of [reference, `${mark.toUpperCase()} f`]) {
      expect((await found(q)).enquiries, q).toMatchObject([{ reference }])
    }
    expect(await found('%')).toMatchObject({ enquiries: [], total: 0, pages: 1 })
  })
})
