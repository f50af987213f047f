import { beforeAll, describe, expect, test } from 'vitest'
import { getStaffCampaign } from '../../../worker/backoffice/campaigns/detail.server.ts'
import { listStaffCampaigns } from '../../../worker/backoffice/campaigns/list.server.ts'
import { manageCampaign } from '../../../worker/backoffice/campaigns/manage.server.ts'
import { campaigns } from '../../../worker/booking/campaigns.table.ts'
import { getCampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { cancelCampaign, listCancellationCosts } from '../../../worker/booking/lines/cancel.server.ts'
import { CampaignManaging, CampaignQuery } from '../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { newDraft, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { signedIn } from '../../support/identity.ts'
import { plansOf } from '../../support/recorder.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, STAFF } from '../../support/staff.ts'

const user = await newPerson()
const query = (search = '') => parseSearch(CampaignQuery, new URLSearchParams(search))
const list = (search = '') => listStaffCampaigns(service, query(search))
const namesOf = async (search = '') => (await list(search)).campaigns.map(({ name }) => name)

let made = 0
/** A row of a campaign without lines, as the list reads it. */
const row = (more: Partial<typeof campaigns.$inferInsert>) => ({
  id: `cmp_list-${++made}`,
  ref: `CMP-9${String(made).padStart(3, '0')}`,
  userId: user.id,
  name: `Listed ${made}`,
  client: 'Kadam Shoes',
  starts: '2026-10-01',
  ends: '2026-10-30',
  status: 'planned' as const,
  key: `list-${made}`,
  createdAt: made,
  ...more,
})

beforeAll(async () => {
  await service.db
    .insert(campaigns)
    .values([
      row({ name: 'Over by the calendar', budget: 300 }),
      row({ name: 'Completed by hand', status: 'completed', ends: '2027-03-01', budget: 900 }),
      row({ name: 'Set active', status: 'active', ends: '2027-03-01', starts: '2027-01-01', budget: 500 }),
      row({ name: 'Still planned', ends: '2027-03-01', starts: '2026-11-01', client: 'Neem & Leaf', budget: 700 }),
      row({ name: 'A draft', status: 'draft' }),
      row({ name: 'Given up', status: 'cancelled' }),
    ])
})

describe('the list', () => {
  test('has what was approved, by its state today', async () => {
    expect(await list()).toMatchObject({ total: 4, pages: 1, counts: { planned: 1, active: 1, completed: 2 } })
    expect(await namesOf('status=planned')).toEqual(['Still planned'])
    expect(await namesOf('status=active')).toEqual(['Set active'])
    expect(await namesOf('status=completed')).toEqual(['Completed by hand', 'Over by the calendar'])
  })

  test('is sorted, and searched by words of name, client and reference', async () => {
    expect((await namesOf('sort=budget'))[0]).toBe('Completed by hand')
    expect((await namesOf('sort=start'))[0]).toBe('Set active')
    expect(await namesOf('q=neem+le')).toEqual(['Still planned'])
    expect(await namesOf('q=cmp-9003')).toEqual(['Set active'])
    expect(await list('q=kadam&status=completed')).toMatchObject({
      total: 2,
      counts: { planned: 0, active: 1, completed: 2 },
    })
    for (const odd of ['%22', '*', '" OR 1', '(', 'NEAR('])
      expect(await namesOf(`q=${encodeURIComponent(odd)}`)).toEqual([])
  })

  test('has as many pages as it needs, and no more', async () => {
    expect(await refusalOf(list('page=2'))).toMatch(/^not_found/)
    expect(await refusalOf(Promise.resolve().then(() => query('status=deleted')))).toMatch(/^bad_input/)
  })

  test.each([
    ['', 'campaigns_by_newest'],
    ['sort=start', 'campaigns_by_start'],
    ['sort=budget&status=completed', 'campaigns_by_budget'],
    ['status=active', 'campaigns_by_status'],
    ['q=kadam', 'campaigns_fts'],
  ])('%s reads no more campaigns than its index says', async (search, index) => {
    const plans = await plansOf((ctx) => listStaffCampaigns(ctx, query(search)))
    const lines = plans.flatMap(({ lines }) => lines)
    expect(lines.some((one) => one.includes(index))).toBe(true)
    expect(
      lines.filter((one) =>
        /^SCAN (campaigns|l|campaign_lines)\b(?! USING COVERING INDEX| USING INDEX campaigns_by)/.test(one),
      ),
    ).toEqual([])
  })
})

describe('what staff manage', () => {
  const approved = async () => newRequest(user, [await newWall()])

  test('status goes forwards one step at a time and back to its calendar, is on record, and the advertiser sees it at once', async () => {
    const { id, version } = await approved()
    const { ctx, publish, published } = recordedService()
    const refused = await detailOf(manageCampaign(ctx, STAFF, id, { version, status: 'completed' }))
    expect(refused).toMatchObject({ code: 'bad_input', issues: [{ path: 'status' }] })
    const active = await manageCampaign(ctx, STAFF, id, { version, status: 'active' })
    expect(active).toMatchObject({ status: 'active', version: version + 1 })
    expect(published()).toEqual(['campaign.started'])
    expect(publish.mock.calls[0]?.[1]).toContain(`user:${user.id}`)
    expect((await getCampaignPage(service, user, id)).campaign.status).toBe('active')
    const done = await manageCampaign(ctx, STAFF, id, { version: active.version, status: 'completed' })
    expect(done.status).toBe('completed')
    expect(await refusalOf(manageCampaign(ctx, STAFF, id, { version: done.version, status: 'active' }))).toMatch(
      /is planned: it can be reset only to that/,
    )
    const back = await manageCampaign(ctx, STAFF, id, { version: done.version, status: 'planned' })
    expect(back.status).toBe('planned')
    expect((await getCampaignPage(service, user, id)).campaign.status).toBe('planned')
    expect((await audited(id)).slice(-3)).toMatchObject([
      { action: 'campaign.started', actor: STAFF.id },
      { action: 'campaign.completed', actor: STAFF.id },
      { action: 'campaign.reopened', actor: STAFF.id },
    ])
    // Its booking keeps its own state.
    expect(done.lines).toMatchObject([{ status: 'requested' }])
    // Once its last day is over, the calendar completes it and nobody puts it back.
    const later = { ...ctx, now: new Date('2028-01-01T12:00:00+05:30') }
    expect(await refusalOf(manageCampaign(later, STAFF, id, { version: back.version, status: 'planned' }))).toMatch(
      /is completed: it can be reset only to that/,
    )
  })

  test('figures are reported and taken back; a change of nothing is none', async () => {
    const { id, version } = await approved()
    const metrics = { impressions: 4_120_000, engagementBp: 380, conversionBp: 120 }
    const once = await manageCampaign(service, STAFF, id, { version, metrics, reach: '5M+', budget: 25_00_000_00 })
    expect(once).toMatchObject({ metrics, reach: '5M+', budget: 25_00_000_00 })
    expect(await manageCampaign(service, STAFF, id, { version: once.version, metrics, reach: '5M+' })).toEqual(once)
    const none = await manageCampaign(service, STAFF, id, { version: once.version, metrics: null })
    expect(none.metrics).toBeNull()
    expect(JSON.parse(String((await audited(id)).at(-2)?.detail))).toMatchObject({
      'reach.before': '',
      'reach.after': '5M+',
      'impressions.before': null,
      'impressions.after': 4_120_000,
    })
  })

  test('of two changes the second is refused with what it is now', async () => {
    const { id, version } = await approved()
    await manageCampaign(service, STAFF, id, { version, reach: '1M+' })
    expect(await detailOf(manageCampaign(service, STAFF, id, { version, reach: '2M+' }))).toMatchObject({
      code: 'conflict',
      current: { reach: '1M+', version: version + 1 },
    })
    const other = await approved()
    expect(
      await detailOf(
        manageCampaign(service, STAFF, other.id, {
          version: other.version,
          name: (await getStaffCampaign(service, id)).campaign.name,
        }),
      ),
    ).toMatchObject({
      code: 'conflict',
      issues: [{ path: 'name' }],
    })
  })

  test('a cancelled campaign costs the advertiser nothing when staff end it, and says so before', async () => {
    const { id, version } = await approved()
    const costs = await listCancellationCosts(service, 'admin', STAFF, id)
    const expectBack = costs.reduce((sum, { refund }) => sum + refund, 0)
    const cancelled = await cancelCampaign(service, 'admin', STAFF, { id, version, expect: expectBack, reason: '' })
    expect(cancelled).toMatchObject({ status: 'cancelled', lines: [{ status: 'withdrawn' }] })
    expect(
      await refusalOf(manageCampaign(service, STAFF, id, { version: cancelled.version, status: 'active' })),
    ).toMatch(/Only approved campaigns/)
  })

  test('what waits for the approval, and what is not sent, is not found', async () => {
    const draft = await newDraft(user, [await newWall()])
    expect(await refusalOf(getStaffCampaign(service, draft.id))).toMatch(/^not_found/)
  })

  test.each([
    [{ version: 1, status: 'deleted' }],
    [{ version: 1, metrics: { impressions: -1, engagementBp: 0, conversionBp: 0 } }],
    [{ version: 1, metrics: { impressions: 1, engagementBp: 10_001, conversionBp: 0 } }],
    [{ version: 1, starts: '2026-12-01' }],
    [{ status: 'active' }],
  ])('%j is refused', (body) => expect(() => parse(CampaignManaging, body)).toThrow())
})

test('limited staff need the area of approvals', async () => {
  const { browser, id } = await signedIn('staff')
  expect((await browser.get('/api/admin/campaigns')).status).toBe(403)
  await service.db.run(`update users set areas = '["approvals"]' where id = '${id}'`)
  expect((await browser.get('/api/admin/campaigns?status=active')).status).toBe(200)
  expect((await browser.send('PATCH', '/api/admin/campaigns/cmp_none', { version: 1 })).status).toBe(404)
})
