import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertDemoAccounts } from '../../../seed/accounts.ts'
import { generateBookings } from '../../../seed/bookings/bookings.seed.ts'
import { insertBookings } from '../../../seed/bookings/insert.ts'
import { getAnalytics } from '../../../worker/backoffice/analytics/analytics.server.ts'
import {
  approveCampaign,
  listCampaignApprovals,
} from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { listPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { getOverview } from '../../../worker/backoffice/dashboard/overview.server.ts'
import { growthOf } from '../../../worker/backoffice/rules/analytics/growth.ts'
import { listCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { balanceMilestones } from '../../../worker/booking/lines/milestones.server.ts'
import { guardCapacity } from '../../../worker/catalogue/availability/places.server.ts'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { signIn } from '../../../worker/identity/sign-in.server.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { listCampaignSums } from '../../../worker/money/documents/campaign-sums.server.ts'
import { addSums, NO_MONEY } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { hasReport } from '../../../worker/money/rules/reports/has-report.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { newAccount } from '../../support/identity.ts'
import { openInLists, sumsAtPlaces, sumsOfOwner } from '../../support/money-places.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

// Figures of the business in a fresh seed are counted from its rows.

const BOOKINGS = generateBookings(ROWS, service.now)
const LAKH = 1_00_000_00
const { advertiser, mediaOwner, admin } = DEMO_ACCOUNTS

beforeAll(async () => {
  await insertDemoAccounts(env.DB)
  await insertBookings(env.DB, BOOKINGS, service.now)
})

const in10Days = { ...service, now: new Date(service.now.getTime() + 10 * 86_400_000) }

test('what runs or is over has figures that staff reported', () => {
  const reported = new Set(BOOKINGS.campaign_metrics.map(({ campaignId }) => campaignId))
  const begun = BOOKINGS.campaigns.filter(({ decidedAt, starts }) => decidedAt && starts < TODAY)
  expect(begun.length).toBeGreaterThan(150)
  expect(begun.filter(({ id }) => !reported.has(id))).toEqual([])
})

test('the list of what waits has what the dashboard counts', async () => {
  const { counts, total } = await listPending(service, { page: 1, type: undefined, sort: undefined })
  const { pending } = await getOverview(service, await getUser(service, admin.id), {})
  expect(pending).toMatchObject({ campaign: counts.campaigns, mediaOwner: counts.owners, content: counts.content })
  expect(total).toBe(12)
})

describe('the figures of the back office', () => {
  test.each([
    ['today', service],
    ['ten days later', in10Days],
  ])('%s', async (_, ctx) => {
    const staff = await getUser(ctx, admin.id)
    const [figures, report] = await Promise.all([getOverview(ctx, staff, {}), getAnalytics(ctx, {})])
    expect(figures.revenue).toEqual({ now: 45.6 * LAKH, before: 40.53 * LAKH })
    expect(report.revenue).toBe(45.6 * LAKH)
    expect(figures.activeUsers?.now).toBe(2_456)
    expect(figures.activeCampaigns).toEqual({ now: 45, before: 43 })
    expect(figures.pending).toMatchObject({ count: 12, campaign: 6, mediaOwner: 4, content: 2 })
    const { revenue, activeUsers, activeCampaigns, pending } = figures
    expect([revenue, activeUsers, activeCampaigns].map((figure) => figure && growthOf(figure))).toEqual([
      12.5, 8.2, 4.7,
    ])
    expect(pending && growthOf(pending.sent)).not.toBeNull()
    expect(report.performance).toMatchObject({
      ...{ meanValue: 4.8 * LAKH, completed: 121, delivered: 111, clients: 40, returned: 34 },
    })
    expect(report.channels.map(({ name, percent }) => [name, percent])).toEqual([
      ['Television', 35],
      ['Digital', 25],
      ['OOH', 20],
      ['Radio', 15],
      ['Print', 5],
    ])
    expect(report.trend.map(({ id, revenue: month }) => [id, month / LAKH])).toEqual([
      ['2026-01', 28.4],
      ['2026-02', 31.2],
      ['2026-03', 36.8],
      ['2026-04', 33.5],
      ['2026-05', 41.1],
      ['2026-06', 45.6],
    ])
    const names = figures.activity.map(({ what }) => what)
    expect(names[0]).toBe('Winter launch, Hyderabad')
    expect(new Set(names).size).toBe(5)
  })

  test('are those of 184 campaigns: 45 active, 18 planned, 121 completed', async () => {
    const counts = await rowsOf(
      `SELECT count(*) FILTER (WHERE ends < ?1) AS completed, count(*) FILTER (WHERE starts <= ?1 AND ends >= ?1) AS active,
         count(*) FILTER (WHERE starts > ?1) AS planned FROM campaigns WHERE status = 'planned'`,
      TODAY,
    )
    expect(counts).toEqual([{ completed: 121, active: 45, planned: 18 }])
    const near = addDays(TODAY, 20)
    const between = `SELECT name FROM campaigns WHERE status = 'planned' AND ends >= ?1 AND (ends < ?2 OR starts > ?1 AND starts <= ?2)`
    expect(await rowsOf(between, TODAY, near)).toEqual([])
  })
})

test('the demo advertiser has four campaigns, one of each kind', async () => {
  const user = await getUser(service, advertiser.id)
  const own = await listCampaigns(service, user)
  expect(own.map(({ status }) => status).sort()).toEqual(['active', 'draft', 'pending', 'planned'])
  const active = own.find(({ status }) => status === 'active')
  const lines = await rowsOf<{ status: string; starts: string; ends: string }>(
    'SELECT status, starts, ends FROM campaign_lines WHERE campaign_id = ?',
    active?.id,
  )
  expect(lines.map(({ status }) => status)).toEqual(expect.arrayContaining(['requested', 'declined']))
  expect(lines.some(({ status, starts, ends }) => status === 'confirmed' && starts <= TODAY && ends >= TODAY)).toBe(
    true,
  )
  const proofs = 'SELECT 1 FROM proofs p JOIN campaign_lines l ON l.id = p.line_id WHERE l.campaign_id = ?'
  // A screen that is over has a photo and four logs, fleet cabs two photos.
  expect(await rowsOf(proofs, active?.id)).toHaveLength(7)
})

test('a booking keeps the position and the hours of what was booked', async () => {
  const [counts] = await rowsOf(
    `SELECT count(*) FILTER (WHERE l.snapshot ->> '$.proof.site.lat' IS NOT i.lat OR l.snapshot ->> '$.proof.site.lng' IS NOT i.lng) AS moved,
       count(*) FILTER (WHERE l.snapshot ->> '$.proof.band.from' IS NOT s.slot_from OR l.snapshot ->> '$.proof.band.to' IS NOT s.slot_to) AS shifted,
       count(i.lat) > 0 AS placed, count(s.slot_from) > 0 AS timed
     FROM campaign_lines l JOIN listings i ON i.id = l.listing_id LEFT JOIN spots s ON s.listing_id = i.id AND s.id = l.spot_id`,
  )
  expect(counts).toEqual({ moved: 0, shifted: 0, placed: 1, timed: 1 })
})

test('the demo owner has three requests and bookings on forty listings', async () => {
  const requests = await rowsOf<{ answer_by: number }>(
    `SELECT answer_by FROM campaign_lines WHERE owner_id = ? AND status = 'requested' ORDER BY answer_by`,
    mediaOwner.ownerId,
  )
  expect(requests.map((row) => (row.answer_by - service.now.getTime()) / 3_600_000)).toEqual([4, 9, 22])
  const booked = await rowsOf(
    `SELECT DISTINCT l.listing_id FROM allocations a JOIN campaign_lines l ON l.id = a.taker_id
     WHERE l.owner_id = ? AND a.until > ? AND a.starts < ?`,
    mediaOwner.ownerId,
    TODAY,
    addDays(TODAY, 60),
  )
  expect(booked).toHaveLength(40)
})

test('every campaign says what a campaign says', async () => {
  const approved = BOOKINGS.campaigns.filter(({ status }) => status === 'planned')
  expect(approved).toHaveLength(184)
  for (const { client, objective, reach, budget } of approved) {
    expect([client, objective, /^[\d.]+M\+$/.test(reach ?? '')].every(Boolean)).toBe(true)
    expect(budget).toBeGreaterThan(0)
  }
  const waiting = BOOKINGS.campaigns.filter(({ status }) => status === 'pending')
  expect(waiting.map(({ starts, ends }) => addDays(starts, 29) === ends)).toEqual(Array(6).fill(true))
})

describe('what must hold', () => {
  const taken = BOOKINGS.allocations.map(({ takerId }) => takerId)

  test('I1: no day has more than there is, and nothing takes the place of a block', async () => {
    await service.db.batch([guardCapacity(service.db, taken, service.now)])
    const capacities = new Map([
      ...ROWS.listings.map(({ id, capacity }) => [id, capacity ?? null] as const),
      ...ROWS.spots.map(({ id, listingId, capacity }) => [`${listingId}:${id}`, capacity ?? null] as const),
    ])
    const all = [...ROWS.allocations, ...BOOKINGS.allocations]
    for (const { resourceId, starts } of BOOKINGS.allocations) {
      const here = all.filter((row) => row.resourceId === resourceId)
      for (const day of [starts, ...here.map((row) => row.starts)]) {
        const used = here.reduce((sum, row) => sum + (row.starts <= day && day < row.until ? row.quantity : 0), 0)
        expect(used, `${resourceId} ${day}`).toBeLessThanOrEqual(capacities.get(resourceId) ?? Number.POSITIVE_INFINITY)
      }
    }
  })

  test('I2: no campaign costs more than its budget', async () => {
    const dear = `SELECT c.name FROM campaigns c JOIN campaign_lines l ON l.campaign_id = c.id GROUP BY c.id HAVING sum(l.total) > c.budget`
    expect(await rowsOf(dear)).toEqual([])
  })

  test('I3: a line has places by its state', async () => {
    const placed = `('held', 'requested', 'countered', 'confirmed', 'live')`
    const has = 'EXISTS (SELECT 1 FROM allocations a WHERE a.taker_id = l.id)'
    expect(await rowsOf(`SELECT id FROM campaign_lines l WHERE (l.status IN ${placed}) <> ${has}`)).toEqual([])
  })

  test('I4: each decision has its audit row and its notification with the version, and no letter waits', async () => {
    const untold = `SELECT l.id FROM campaign_lines l WHERE l.status IN ('confirmed', 'declined') AND (
      NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.subject = l.id AND a.action = 'line.' || l.status)
      OR NOT EXISTS (SELECT 1 FROM notices n WHERE n.subject = l.id AND n.version = l.version))`
    expect(await rowsOf(untold)).toEqual([])
    const unheard = `SELECT c.id FROM campaigns c WHERE c.status <> 'draft' AND (
      NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.subject = c.id AND a.action = 'campaign.submitted')
      OR NOT EXISTS (SELECT 1 FROM notices n WHERE n.subject = c.id AND n.version = c.version))`
    expect(await rowsOf(unheard)).toEqual([])
    expect(await rowsOf('SELECT 1 FROM notices WHERE sent_at IS NULL')).toEqual([])
  })

  test('I5: numbers have no gaps, and the next one follows', async () => {
    const numbers = `SELECT 'CMP' AS name, '' AS fy, CAST(substr(ref, 5) AS INTEGER) AS n FROM campaigns
      UNION ALL SELECT 'BKG', '', CAST(substr(ref, 5) AS INTEGER) FROM campaign_lines
      UNION ALL SELECT 'PRF', '', CAST(substr(ref, 5) AS INTEGER) FROM proofs UNION ALL SELECT series, fy, n FROM documents`
    const series = await rowsOf('SELECT name, fy, n FROM series ORDER BY name, fy')
    for (const many of ['count(DISTINCT n)', 'max(n)']) {
      expect(await rowsOf(`SELECT name, fy, ${many} AS n FROM (${numbers}) GROUP BY name, fy ORDER BY 1, 2`)).toEqual(
        series,
      )
    }
    const [known] = await rowsOf<{ n: number }>('SELECT count(DISTINCT series || fy) + 3 AS n FROM documents')
    expect(series).toHaveLength(known?.n ?? 0)
  })

  test('I6: every confirmed line is on an order of its campaign and owner', async () => {
    const lines = BOOKINGS.campaign_lines.filter(({ status }) => status === 'confirmed')
    const printed = await rowsOf<{ ref: string }>(
      `SELECT value ->> 'ref' AS ref FROM documents, json_each(body, '$.lines') WHERE kind = 'ro'`,
    )
    expect(printed.map(({ ref }) => ref).sort()).toEqual(lines.map(({ ref }) => ref).sort())
  })

  test('I7: milestones are those of the rule, and are paid with what came in', async () => {
    const all = 'SELECT campaign_id, n, amount FROM milestones ORDER BY 1, 2'
    const before = await rowsOf(all)
    await balanceMilestones(
      service.db,
      BOOKINGS.campaigns.map(({ id }) => id),
    )
    expect(await rowsOf(all)).toEqual(before)
    const unpaid = `SELECT campaign_id FROM milestones m WHERE paid_at IS NOT NULL GROUP BY campaign_id
      HAVING sum(amount) > (SELECT sum(amount) FROM payments p WHERE p.campaign_id = m.campaign_id)`
    expect(await rowsOf(unpaid)).toEqual([])
  })

  test('I8: nobody has paid more than is due, nor before it was approved', async () => {
    const over = `SELECT p.campaign_id FROM payments p JOIN campaigns c ON c.id = p.campaign_id GROUP BY 1
      HAVING sum(p.amount) > (SELECT sum(amount) FROM milestones m WHERE m.campaign_id = p.campaign_id) OR min(p.at) < c.decided_at`
    expect(await rowsOf(over)).toEqual([])
  })
})

test('the money of each campaign is the same on its page, report and statement, in payments and on the dashboard', async () => {
  const user = await getUser(service, advertiser.id)
  const campaigns = (await listCampaigns(service, user)).filter(hasReport)
  expect(campaigns.length).toBeGreaterThan(1)
  const [all, open] = await Promise.all([listCampaignSums(service, { kind: 'advertiser', user }), openInLists(user)])
  for (const { id, ref, total } of campaigns) {
    const { campaign, ...others } = await sumsAtPlaces(user, id)
    for (const [place, sums] of Object.entries(others)) expect(sums, `${ref}, ${place}`).toEqual(campaign)
    const sums = all[id] ?? NO_MONEY
    expect(open.get(id) ?? 0, ref).toBe(sums.due + sums.later)
    expect(Math.abs(sums.ordered - sums.credited - total), ref).toBeLessThan(5_00)
  }
  const { ordered, credited, unconfirmed, paid, due, later, overpaid } = addSums(Object.values(all))
  expect(ordered).toBe(credited + unconfirmed + paid + due + later - overpaid)
})

test('an owner sees its own part of the money of a campaign, and nothing before it was asked', async () => {
  const seller = await getUser(service, mediaOwner.id)
  const [own] = await rowsOf<{ id: string }>('SELECT owner_id AS id FROM owner_members WHERE user_id = ?', seller.id)
  const owner = own?.id ?? ''
  const sold = new Set(BOOKINGS.campaign_lines.flatMap((line) => (line.ownerId === owner ? [line.campaignId] : [])))
  const named = (state: string) => BOOKINGS.campaigns.filter(({ id, status }) => status === state && sold.has(id))
  expect(named('planned').length + named('pending').length).toBeGreaterThan(1)
  for (const { id } of named('planned').slice(0, 4)) {
    const [listed, shown] = await sumsOfOwner(seller, owner, id)
    expect(listed).toEqual(shown ?? NO_MONEY)
  }
  for (const { id } of named('pending')) expect((await sumsOfOwner(seller, owner, id))[0]).toBeUndefined()
})

test('an invented account opens for nobody', async () => {
  const { email } = BOOKINGS.users[0] ?? { email: '' }
  const sign = (password: string) => refusalOf(signIn(service, { email, password, remember: false }))
  for (const password of ['!', '']) expect(await sign(password)).toMatch(/unauthorized/)
})

describe('the figures follow', () => {
  test('an approval: eleven are left', async () => {
    const [first] = await listCampaignApprovals(service)
    if (!first) throw new Error('nothing waits')
    const staff = await getUser(service, admin.id)
    expect((await approveCampaign(service, staff, first)).status).toBe('planned')
    expect((await getOverview(service, staff, {})).pending).toMatchObject({ count: 11, campaign: 5 })
  })

  test('an account: one more', async () => {
    await newAccount('advertiser')
    const staff = await getUser(service, admin.id)
    expect((await getOverview(service, staff, {})).activeUsers?.now).toBe(2_457)
  })

  test('a request that the demo owner confirms', async () => {
    const [line] = await rowsOf<{ id: string; version: number }>(
      `SELECT id, version FROM campaign_lines WHERE owner_id = ? AND status = 'requested' ORDER BY answer_by LIMIT 1`,
      mediaOwner.ownerId,
    )
    if (!line) throw new Error('nothing is asked')
    expect((await confirmLine(service, await getUser(service, mediaOwner.id), line)).status).toBe('confirmed')
  })
})
