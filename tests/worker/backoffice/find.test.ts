import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { insertPosts } from '../../../seed/posts.seed.ts'
import { searchOwnRecords } from '../../../worker/backoffice/command-search/own-records.server.ts'
import { searchForStaff } from '../../../worker/backoffice/command-search/staff-records.server.ts'
import type { CommandResult } from '../../../worker/backoffice/rules/command-search/command-search.ts'
import { supportTickets } from '../../../worker/desk/support.table.ts'
import type { StaffArea } from '../../../worker/kernel/rules/identity/roles.ts'
import { newRequest, newSides, newWall } from '../../support/bookings.ts'
import { ROWS } from '../../support/catalogue.ts'
import { newAccount, signedIn } from '../../support/identity.ts'
import { plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const db = drizzle(env.DB)
const staffOf = (...areas: StaffArea[]) => ({ role: 'staff' as const, areas })
const told = (found: CommandResult[]) => found.map(({ group, title, href }) => ({ group, title, href }))

let tickets = 0
async function newTicket(more: Partial<typeof supportTickets.$inferInsert>) {
  tickets += 1
  const at = '2026-11-20T10:00:00.000Z'
  const row = {
    reference: `TKT-FIND${tickets}`,
    name: 'Devika Rao',
    email: 'devika@example.in',
    subject: 'Quokkafest proof photos',
    message: '',
    source: 'contact' as const,
    requestHash: `find-${tickets}`,
    createdAt: at,
    lastUpdate: at,
    ...more,
  }
  await db.insert(supportTickets).values(row)
  return row.reference
}

describe('staff find', () => {
  test('people by the beginning of a name, an email or a company, and follow what changes', async () => {
    const { id, email } = await newAccount('advertiser', { name: 'Zubeida Quokkawala', company: 'Quokka Teas' })
    const hit = [{ group: 'people', title: 'Zubeida Quokkawala', href: `/admin/users/${id}` }]
    for (const q of ['zubeida quok', 'Quokkaw', 'quokka tea', email]) {
      expect(told(await searchForStaff(service, STAFF, { q })), q).toEqual(hit)
    }
    await env.DB.prepare("UPDATE users SET name = 'Zubeida Sharma', company = 'Teas' WHERE id = ?").bind(id).run()
    expect(await searchForStaff(service, STAFF, { q: 'Quokkaw' })).toEqual([])
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
    expect(await searchForStaff(service, STAFF, { q: 'zubeida' })).toEqual([])
  })

  test('campaigns, lines, tickets and listings by reference and name; each area only its own', async () => {
    const { user, owner } = await newSides()
    const wall = await newWall()
    const campaign = await newRequest(user, [wall])
    await env.DB.prepare("UPDATE campaigns SET name = 'Quokkafest launch' WHERE id = ?").bind(campaign.id).run()
    const reference = await newTicket({})
    await newTicket({ isSpam: true })
    const groups = async (areas: StaffArea[], q = 'quokkafest') =>
      (await searchForStaff(service, staffOf(...areas), { q })).map(({ group, href }) => `${group} ${href}`)
    const [ofCampaign, ofTicket] = [
      `campaigns /admin/campaigns/${campaign.id}`,
      `tickets /admin/support/tickets/${reference}`,
    ]
    expect(await groups(['approvals', 'support'])).toEqual([ofCampaign, ofTicket])
    expect(await groups(['approvals'])).toEqual([ofCampaign])
    expect(await groups(['support'])).toEqual([ofTicket])
    expect(await groups(['content'])).toEqual([])
    expect(await groups(['approvals'], campaign.lines[0]?.ref.toLowerCase())).toEqual([ofCampaign])
    expect(await groups(['support'], reference.toLowerCase())).toEqual([ofTicket])
    const own = await searchOwnRecords(service, user, { q: 'quokkafest' })
    expect(told(own)).toContainEqual({
      group: 'campaigns',
      title: 'Quokkafest launch',
      href: `/dashboard/campaigns/${campaign.id}`,
    })
    // Its owner has the request, and not the campaign; a stranger has nothing.
    const line = campaign.lines[0]
    expect(told(await searchOwnRecords(service, owner, { q: line?.ref ?? '' }))).toMatchObject([
      { group: 'requests', href: `/dashboard/requests/${line?.id}` },
    ])
    const { user: stranger, owner: strange } = await newSides()
    expect(await searchOwnRecords(service, stranger, { q: 'quokkafest' })).toEqual([])
    expect(await searchOwnRecords(service, stranger, { q: line?.ref ?? '' })).toEqual([])
    expect(told(await searchOwnRecords(service, strange, { q: 'quokkafest' }))).toEqual([])
  })

  test('the newest tickets first, whatever their references are', async () => {
    const { user } = await newSides()
    await newTicket({ reference: 'TKT-ZZNARW', subject: 'Narwhal, first', userId: user.id })
    await newTicket({ reference: 'TKT-AANARW', subject: 'Narwhal, second', userId: user.id })
    for (const found of [
      await searchForStaff(service, STAFF, { q: 'narwhal' }),
      await searchOwnRecords(service, user, { q: 'narwhal' }),
    ])
      expect(found.map(({ title }) => title)).toEqual(['Narwhal, second', 'Narwhal, first'])
  })

  test('nothing by what is no word, and quotes are no syntax', async () => {
    for (const q of ['**', '"', '%_', 'qqq:"zzz" OR *', 'zzz) NOT (qqq'])
      expect(await searchForStaff(service, STAFF, { q })).toEqual([])
  })
})

test('an account also finds what is public: media and listings to book, and articles', async () => {
  await insertPosts(env.DB)
  const { user } = await newSides()
  const found = await searchOwnRecords(service, user, { q: 'hoarding' })
  expect(found.filter(({ group }) => group === 'media').map(({ href }) => href)).toContain('/category/ooh/billboard')
  expect(told(found)).toContainEqual({
    group: 'articles',
    title: 'What a hoarding really costs for a month',
    href: '/blog/what-a-hoarding-costs-for-a-month',
  })
  const title = ROWS.listings[0]?.title ?? ''
  expect(told(await searchOwnRecords(service, user, { q: title }))).toContainEqual(
    expect.objectContaining({ group: 'media', title, href: expect.stringContaining(`${ROWS.listings[0]?.id}`) }),
  )
})

test('the addresses are for who may ask, and a single letter is refused', async () => {
  const [admin, user, limited] = [await signedIn('admin'), await signedIn('advertiser'), await signedIn('staff')]
  const statuses = async (path: string) =>
    Promise.all([admin, user, limited].map(async ({ browser }) => (await browser.get(path)).status))
  // A member of staff without an area may work nowhere.
  expect(await statuses('/api/admin/find?q=asha')).toEqual([200, 403, 403])
  expect(await statuses('/api/find?q=asha')).toEqual([200, 200, 200])
  expect(await statuses('/api/admin/find?q=a')).toEqual([400, 403, 403])
  expect(await (await user.browser.get('/api/find?q=asha')).json()).toEqual({ found: [] })
})

describe('no search reads a whole table', () => {
  const GROWING =
    /SCAN (?:users|campaigns|campaign_lines|support_tickets|listings|owner_listings|proofs|enquiries|[clmopu])\b/
  test('of staff', async () => {
    const plans = await plansOf((ctx) => searchForStaff(ctx, STAFF, { q: 'asha menon' }))
    const lines = plans.flatMap(({ lines }) => lines)
    expect(lines.join('\n')).toMatch(/SCAN users_fts VIRTUAL TABLE INDEX/)
    expect(lines.filter((line) => GROWING.test(line))).toEqual([])
  })
  test('of an account', async () => {
    const { owner } = await newSides()
    const plans = await plansOf((ctx) => searchOwnRecords(ctx, owner, { q: 'asha' }))
    expect(plans.flatMap(({ lines }) => lines).filter((line) => GROWING.test(line))).toEqual([])
  })
})
