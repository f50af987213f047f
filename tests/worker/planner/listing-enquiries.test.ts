import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { listOwnEnquiries } from '../../../worker/planner/enquiries/listing-enquiries.server.ts'
import { ROWS } from '../../support/catalogue.ts'
import { Browser, newNetwork, signedIn } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { withinOneMinute } from '../../support/minute.ts'
import { errorOf } from '../../support/planner.ts'
import { service } from '../../support/service.ts'

const PATH = '/api/enquiries/listing'
const SITE = ROWS.listings.find(({ categoryId }) => categoryId === 'ooh')
const SPOT = ROWS.spots[0]
const CHANNEL = ROWS.listings.find(({ id }) => id === SPOT?.listingId)

const form = (more: Record<string, unknown> = {}) => ({
  key: crypto.randomUUID(),
  listingId: SITE?.id,
  quantity: 2,
  duration: 3,
  name: 'Asha Menon',
  email: 'asha@example.in',
  phone: '+91 98450 10001',
  startDate: '2099-01-01',
  endDate: '2099-03-31',
  message: 'With lights, please.',
  ...more,
})

const rowOf = (reference: string) =>
  env.DB.prepare('SELECT * FROM enquiries WHERE reference = ?').bind(reference).first<Record<string, unknown>>()

const countAll = () => env.DB.prepare('SELECT count(*) AS n FROM enquiries').first<number>('n')

async function sent(response: Response): Promise<{ reference: string; isMailed: boolean }> {
  expect(response.status).toBe(201)
  return response.json()
}

/** A signed-in browser whose mails are kept. */
async function withMailbox() {
  const mailbox = newMailbox()
  const { browser, ...account } = await signedIn()
  const writer = mailbox.browser()
  for (const [name, value] of browser.cookies) writer.cookies.set(name, value)
  return { mailbox, writer, ...account }
}

describe('an enquiry about a listing', () => {
  test('is kept with the listing, the order and the days', async () => {
    const { id, browser } = await signedIn()
    const { reference, isMailed } = await sent(await browser.post(PATH, form()))
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{6}$/)
    expect(isMailed).toBe(true)
    expect(await rowOf(reference)).toMatchObject({
      status: 'pending',
      listing_id: SITE?.id,
      spot_id: null,
      item: SITE?.title,
      quantity: 2,
      duration: 3,
      start_date: '2099-01-01',
      end_date: '2099-03-31',
      requirements: 'With lights, please.',
      company: 'Kaveri Coffee',
      user_id: id,
    })
  })

  test('tells staff the order in the words of its rate, and the way to the listing', async () => {
    const { browser } = await signedIn()
    const { reference } = await sent(await browser.post(PATH, form()))
    const { browser: staff } = await signedIn('admin')
    const enquiry = await (await staff.get(`/api/admin/enquiries/${reference}`)).json()
    expect(enquiry).toMatchObject({
      item: SITE?.title,
      plan: null,
      listing: { path: expect.stringContaining(`/category/ooh/`), order: '2 sites, 3 months' },
    })
  })

  test('about a spot names both', async () => {
    const { browser } = await signedIn()
    const asked = form({ listingId: SPOT?.listingId, spotId: SPOT?.id })
    const { reference } = await sent(await browser.post(PATH, asked))
    expect(await rowOf(reference)).toMatchObject({ spot_id: SPOT?.id, item: `${SPOT?.name}, ${CHANNEL?.title}` })
  })

  test('is mailed to the team in full, and to its sender without their own words', async () => {
    const { mailbox, writer } = await withMailbox()
    const email = `sender-${newNetwork()}@example.in`
    const { reference } = await sent(await writer.post(PATH, form({ email, message: 'Buy at evil.example' })))
    const [toTeam, toSender] = [env.TEAM_EMAIL, email].map((to) => mailbox.mails.find((mail) => mail.to === to))
    expect(toTeam?.subject).toBe(`Enquiry ${reference}`)
    for (const line of [`About: ${SITE?.title}`, 'Buy at evil.example', 'Phone: +91 98450 10001']) {
      expect(toTeam?.text).toContain(line)
    }
    expect(toTeam?.text).toMatch(/Order: 2 \w+, 3 \w+/)
    expect(toTeam?.text).toContain('Dates: 1 Jan 2099 to 31 Mar 2099')
    expect(toSender?.subject).toBe(`We have your enquiry ${reference}`)
    expect(`${toSender?.text}${toSender?.html}`).not.toContain('evil.example')
  })

  test('fills no mailbox, and says when no mail goes out', async () => {
    const { mailbox, writer } = await withMailbox()
    const email = `victim-${newNetwork()}@example.in`
    const answers = []
    for (let at = 0; at < 5; at += 1) answers.push(await sent(await writer.post(PATH, form({ email }))))
    expect(mailbox.subjects(email)).toHaveLength(3)
    expect(mailbox.subjects(env.TEAM_EMAIL)).toHaveLength(5)
    expect(answers.map(({ isMailed }) => isMailed)).toEqual([true, true, true, false, false])
  })

  test('sent twice is one, and is mailed once', async () => {
    const { mailbox, writer } = await withMailbox()
    const twice = form()
    const answers = await Promise.all([1, 2, 3].map(async () => sent(await writer.post(PATH, twice))))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(mailbox.subjects(env.TEAM_EMAIL)).toHaveLength(1)
  })

  test.each(['mediaOwner', 'admin'] as const)('may come from a %s, too', async (role) => {
    const { browser } = await signedIn(role)
    await sent(await browser.post(PATH, form()))
  })
})

const PAPER = ROWS.listings.find(({ subcategoryId }) => subcategoryId === 'supplements')
const POSITION = ROWS.spots.find(({ listingId, minDuration }) => listingId === PAPER?.id && minDuration <= 2)
const SUNDAYS = ['2099-01-04', '2099-01-18']

/** An enquiry about two Sundays of a supplement. */
const onIssues = (more: Record<string, unknown> = {}) =>
  form({
    listingId: PAPER?.id,
    spotId: POSITION?.id,
    quantity: POSITION?.minQuantity,
    duration: 1,
    startDate: SUNDAYS[0],
    endDate: SUNDAYS[1],
    issues: SUNDAYS,
    ...more,
  })

describe('an enquiry about issues', () => {
  test('keeps each day, and counts them', async () => {
    const { id, browser } = await signedIn()
    const { reference } = await sent(await browser.post(PATH, onIssues({ issues: SUNDAYS.toReversed() })))
    expect(await rowOf(reference)).toMatchObject({ duration: 2, start_date: SUNDAYS[0], end_date: SUNDAYS[1] })
    expect(await listOwnEnquiries(service, { id })).toMatchObject([{ reference, issues: SUNDAYS }])
    expect(await (await browser.get('/api/account/data')).json()).toMatchObject({
      enquiries: [{ reference, issues: SUNDAYS }],
    })
    const { browser: staff } = await signedIn('admin')
    expect(await (await staff.get(`/api/admin/enquiries/${reference}`)).json()).toMatchObject({
      issues: SUNDAYS,
      plan: null,
      listing: { order: expect.stringMatching(/, 2 (insertions|issues)$/) },
    })
  })

  test('is mailed to the team with the days', async () => {
    const { mailbox, writer } = await withMailbox()
    await sent(await writer.post(PATH, onIssues()))
    const letter = mailbox.mails.find(({ to }) => to === env.TEAM_EMAIL)?.text
    expect(letter).toContain('Issues: 4 Jan 2099 and 18 Jan 2099')
    expect(letter).not.toContain('Dates:')
  })

  test.each([
    ['a day without an issue', { issues: ['2099-01-04', '2099-01-05'] }, 'No issue appears on 5 Jan 2099'],
    ['what is not printed', { listingId: SITE?.id, spotId: undefined }, 'This is not sold by the issue'],
    [
      'days beyond the range',
      { endDate: '2099-01-11' },
      'Each day of issue is between the start date and the end date',
    ],
    ['no days', { issues: [] }, 'Choose a day of issue'],
    ['a word', { issues: ['soon'] }, 'Each day of issue is a date such as 2027-01-14'],
  ])('%s is refused', async (_, more, message) => {
    const { browser } = await signedIn()
    const before = await countAll()
    const response = await browser.post(PATH, onIssues(more))
    expect(response.status).toBe(400)
    const { issues } = await errorOf(response)
    expect(issues?.[0]).toMatchObject({ path: expect.stringMatching(/^issues/), message })
    expect(await countAll()).toBe(before)
  })

  test('without them has none', async () => {
    const { id, browser } = await signedIn()
    await sent(await browser.post(PATH, form()))
    expect(await listOwnEnquiries(service, { id })).toMatchObject([{ issues: [] }])
  })
})

describe('what is refused', () => {
  test('a visitor who is not signed in', async () => {
    const before = await countAll()
    expect((await new Browser().post(PATH, form())).status).toBe(401)
    expect(await countAll()).toBe(before)
  })

  test('another site', async () => {
    const { browser } = await signedIn()
    expect((await browser.send('POST', PATH, form(), { Origin: 'https://evil.example' })).status).toBe(403)
  })

  test.each([
    ['a day that is over', { startDate: '2020-01-01' }, 'startDate'],
    ['an end before the start', { endDate: '2098-12-31' }, 'endDate'],
    ['a question without words', { message: '' }, 'message'],
    ['a booking, which is no enquiry', { intent: 'book' }, 'intent'],
    ['a line break in a name', { name: 'A\r\nBcc: b@example.in' }, 'name'],
    ['a field of the staff', { status: 'closed' }, 'status'],
    ['a field that only programs see', { website: 'x' }, 'website'],
    ['an id that cannot be one', { listingId: '../x' }, 'listingId'],
  ])('%s, at its field', async (_, more, path) => {
    const { browser } = await signedIn()
    const before = await countAll()
    const response = await browser.post(PATH, form(more))
    expect(response.status).toBe(400)
    expect((await errorOf(response)).issues?.map((issue) => issue.path)).toContain(path)
    expect(await countAll()).toBe(before)
  })

  test.each([
    ['a listing that is gone', { listingId: 'no-such-place' }],
    ['a spot of another listing', { spotId: SPOT?.id }],
  ])('%s', async (_, more) => {
    const { browser } = await signedIn()
    expect((await browser.post(PATH, form(more))).status).toBe(404)
  })

  test('a body beyond a form, and the eleventh of one network in a minute', () =>
    withinOneMinute(async () => {
      const { browser } = await signedIn()
      expect((await browser.post(PATH, form({ message: 'a'.repeat(40_000) }))).status).toBe(413)
      const { browser: eager } = await signedIn()
      const statuses: number[] = []
      for (let at = 0; at < 11; at += 1) statuses.push((await eager.post(PATH, form())).status)
      expect(statuses).toEqual([...Array(10).fill(201), 429])
    }))
})

describe('afterwards', () => {
  test('an account lists its own, the newest first, and nobody else’s', async () => {
    const { id, browser } = await signedIn()
    const { browser: stranger } = await signedIn()
    const { reference: first } = await sent(await browser.post(PATH, form()))
    await sent(await stranger.post(PATH, form()))
    const { reference: second } = await sent(await browser.post(PATH, form({ startDate: '', endDate: '' })))
    expect(await listOwnEnquiries(service, { id })).toMatchObject([
      { reference: second, about: SITE?.title, status: 'pending', startDate: '' },
      { reference: first, startDate: '2099-01-01' },
    ])
  })

  test('its data has the listing, and goes with the account', async () => {
    const { browser } = await signedIn()
    const { reference } = await sent(await browser.post(PATH, form()))
    expect(await (await browser.get('/api/account/data')).json()).toMatchObject({
      enquiries: [{ reference, listingId: SITE?.id, item: SITE?.title, quantity: 2, duration: 3 }],
    })
    await browser.post('/api/account/delete', { password: 'correct horse battery' })
    expect(await rowOf(reference)).toBeNull()
  })

  test('staff read what it is about', async () => {
    const { browser } = await signedIn()
    const { reference } = await sent(await browser.post(PATH, form()))
    const { browser: staff } = await signedIn('admin')
    expect(await (await staff.get('/api/admin/enquiries?size=1')).json()).toMatchObject({
      enquiries: [{ reference, item: SITE?.title, listingId: SITE?.id, plan: null }],
    })
  })
})
