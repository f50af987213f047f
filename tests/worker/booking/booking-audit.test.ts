import { beforeAll, expect, test } from 'vitest'
import { deleteCampaign } from '../../../worker/booking/campaigns/edit-campaign.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { cancelCampaign } from '../../../worker/booking/lines/cancel.server.ts'
import { addCreative } from '../../../worker/booking/lines/creatives.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { approvalOf, bodyOf, lineIn, newDraft, newRequest, newWall, send } from '../../support/bookings.ts'
import { rowsOfCampaigns } from '../../support/campaign-rows.ts'
import { byTheClock, newWorld, type World } from '../../support/people.ts'
import { planLine, planWith } from '../../support/plan.ts'
import { routesOf } from '../../support/routes.ts'
import { service } from '../../support/service.ts'
import { sharedPlan } from '../../support/shared-plan.ts'
import { lastAuditRow, rowsOf, STAFF } from '../../support/staff.ts'
import { encoded, uploaded } from '../../support/uploads.ts'

/** Request to an address, and the rows that it writes: action and subject. */
interface Act {
  by: keyof World
  path: string
  body: object
  rows: (answer: {
    campaign: Campaign
    line: { id: string }
    lines: Campaign['lines']
  }) => [action: string, subject: string][]
}

const SOON = byTheClock()
const { ctx, ...DAYS } = SOON
const LATER = { startDate: addDays(DAYS.startDate, 5), endDate: addDays(DAYS.endDate, 5) }

const drafted = async ({ buyer }: World) => newDraft(buyer.user, [await newWall()], SOON)
const sent = async (of: World) => send(of.buyer.user, await drafted(of), SOON.ctx)
const requested = async ({ buyer }: World) => newRequest(buyer.user, [await newWall()], SOON)
const pathOf = ({ id }: Campaign) => `/api/campaigns/${id}`
const pathOfLine = (campaign: Campaign) => `${pathOf(campaign)}/lines/${lineIn(campaign).id}`
const pathOfRequest = (campaign: Campaign) => `/api/owner/bookings/${lineIn(campaign).id}`
const offer = { starts: DAYS.startDate, ends: DAYS.endDate, media: 80_000, setup: 0 }

/** A request that its owner has answered so. */
async function answered(of: World, verb: 'confirm' | 'counter', more: object = {}) {
  const request = await requested(of)
  const { version } = lineIn(request)
  expect((await of.owner.browser.post(`${pathOfRequest(request)}/${verb}`, { version, ...more })).status).toBe(200)
  return getCampaign(service, of.buyer.user, request.id)
}

const ofCampaign = (campaign: Campaign, verb: string, action: string, more: object = {}): Act => ({
  by: 'buyer',
  path: `${pathOf(campaign)}${verb}`,
  body: { version: campaign.version, ...more },
  rows: () => [[action, campaign.id]],
})

const ofLine = (campaign: Campaign, verb: string, action: string, more: object = {}): Act => ({
  by: 'buyer',
  path: `${pathOfLine(campaign)}${verb}`,
  body: { version: lineIn(campaign).version, ...more },
  rows: () => [[action, lineIn(campaign).id]],
})

const ofRequest = (campaign: Campaign, verb: string, action: string, more: object = {}): Act => ({
  ...ofLine(campaign, '', action, more),
  by: 'owner',
  path: `${pathOfRequest(campaign)}${verb}`,
})

const ofApproval = async (campaign: Campaign, verb: string, more: object = {}): Promise<Act> => {
  const { id, version } = await approvalOf(campaign)
  const action = { approve: 'approved', reject: 'rejected', defer: 'deferred' }[verb]
  const rows: Act['rows'] = () => [[`campaign.${action}`, campaign.id]]
  return { by: 'staff', path: `/api/admin/approvals/${id}/${verb}`, body: { version, ...more }, rows }
}

const artworkFor = async ({ buyer }: World, line: string) =>
  uploaded(buyer.browser, await encoded('image/jpeg'), { purpose: 'artwork', subject: line })

async function ofCreative(campaign: Campaign, of: World, verb: string, action: string, body = {}): Promise<Act> {
  const line = lineIn(campaign).id
  const creatives = await addCreative(ctx, of.buyer.user, { line, key: (await artworkFor(of, line)).key })
  return { by: 'owner', path: `/api/creatives/${creatives[0]?.id}/${verb}`, body, rows: () => [[action, line]] }
}

/** Every address under which something is done to a campaign, a line or an approval. */
const ACTS: Record<string, (of: World) => Promise<Act>> = {
  'POST /api/campaign-items': async () => ({
    by: 'buyer',
    path: '/api/campaign-items',
    body: bodyOf(await newWall(), DAYS),
    rows: ({ campaign, line }) => [
      ['campaign.created', campaign.id],
      ['line.added', line.id],
    ],
  }),
  'POST /api/campaigns/from-plan': async () => {
    const planId = await sharedPlan(planWith([planLine({ inventoryId: await newWall(), ...DAYS })]))
    const body = { planId, campaignName: `Planned ${planId}`, key: crypto.randomUUID() }
    const rows: Act['rows'] = ({ campaign }) => [['campaign.created', campaign.id]]
    return { by: 'buyer', path: '/api/campaigns/from-plan', body, rows }
  },
  'POST /api/campaigns/:id/copy': async (of) => ({
    ...ofCampaign(await drafted(of), '/copy', '', {
      name: 'Again',
      startDate: LATER.startDate,
      key: crypto.randomUUID(),
    }),
    rows: ({ campaign }) => [['campaign.created', campaign.id]],
  }),
  'PATCH /api/campaigns/:id': async (of) =>
    ofCampaign(await drafted(of), '', 'campaign.changed', { objective: 'Sales' }),
  'DELETE /api/campaigns/:id': async (of) => ofCampaign(await drafted(of), '', 'campaign.deleted'),
  'PUT /api/campaigns/:id/report-mail': async (of) =>
    ofCampaign(await requested(of), '/report-mail', 'report_mail.turned_on', { isOn: true }),
  'POST /api/campaigns/:id/restore': async (of) => {
    const draft = await drafted(of)
    await deleteCampaign(service, of.buyer.user, draft.id, draft.version)
    return ofCampaign(draft, '/restore', 'campaign.restored')
  },
  'POST /api/campaigns/:id/submit': async (of) => {
    const draft = await drafted(of)
    return ofCampaign(draft, '/submit', 'campaign.submitted', { expect: draft.total })
  },
  'POST /api/campaigns/:id/withdraw': async (of) => ofCampaign(await sent(of), '/withdraw', 'campaign.withdrawn'),
  'POST /api/campaigns/:id/revise': async (of) => {
    const campaign = await sent(of)
    const { path, body } = await ofApproval(campaign, 'reject', { reason: 'No such company' })
    await of.staff.browser.post(path, body)
    return ofCampaign(await getCampaign(service, of.buyer.user, campaign.id), '/revise', 'campaign.revised')
  },
  'POST /api/campaigns/:id/cancel': async (of) => {
    const campaign = await requested(of)
    return ofCampaign(campaign, '/cancel', 'campaign.cancelled', { expect: campaign.total })
  },
  'PATCH /api/campaigns/:id/lines/:line': async (of) => ofLine(await drafted(of), '', 'line.changed', LATER),
  'DELETE /api/campaigns/:id/lines/:line': async (of) => ofLine(await drafted(of), '', 'line.removed'),
  'POST /api/campaigns/:id/lines/:line/ask': async (of) => {
    const { id } = await requested(of)
    await of.buyer.browser.post('/api/campaign-items', bodyOf(await newWall(), { ...DAYS, campaign: id }))
    const campaign = await getCampaign(service, of.buyer.user, id)
    const { version, total, ...line } = lineIn(campaign, 1)
    return {
      by: 'buyer',
      path: `${pathOf(campaign)}/lines/${line.id}/ask`,
      body: { version, expect: total },
      rows: () => [['line.asked', line.id]],
    }
  },
  'POST /api/campaigns/:id/lines/:line/replace': async (of) => {
    const campaign = await drafted(of)
    const { total } = lineIn(campaign)
    const another = { resource: await newWall(), key: crypto.randomUUID(), expect: total }
    const old = lineIn(campaign)
    return {
      ...ofLine(campaign, '/replace', 'line.replaced', another),
      rows: ({ lines }) => [
        ['line.replaced', old.id],
        ['line.added', lines.find(({ id }) => id !== old.id)?.id ?? ''],
      ],
    }
  },
  'POST /api/campaigns/:id/lines/:line/withdraw': async (of) =>
    ofLine(await requested(of), '/withdraw', 'line.withdrawn'),
  'POST /api/campaigns/:id/lines/:line/accept': async (of) =>
    ofLine(await answered(of, 'counter', offer), '/accept', 'line.accepted'),
  'POST /api/campaigns/:id/lines/:line/cancel': async (of) => {
    const campaign = await answered(of, 'confirm')
    const cost = await of.buyer.browser.get(`${pathOfLine(campaign)}/cancellation`)
    const { refund } = await cost.json<{ refund: number }>()
    return ofLine(campaign, '/cancel', 'line.cancelled', { expect: refund })
  },
  'POST /api/campaigns/:id/lines/:line/messages': async (of) =>
    ofLine(await requested(of), '/messages', 'message.sent', { text: 'Is it lit?' }),
  'POST /api/owner/bookings/:id/confirm': async (of) => ofRequest(await requested(of), '/confirm', 'line.confirmed'),
  'POST /api/owner/bookings/:id/decline': async (of) =>
    ofRequest(await requested(of), '/decline', 'line.declined', { reason: 'Sold' }),
  'POST /api/owner/bookings/:id/counter': async (of) =>
    ofRequest(await requested(of), '/counter', 'line.countered', offer),
  'POST /api/owner/bookings/:id/cancel': async (of) => {
    const campaign = await answered(of, 'confirm')
    return ofRequest(campaign, '/cancel', 'line.cancelled', { expect: campaign.total })
  },
  'POST /api/owner/bookings/:id/messages': async (of) =>
    ofRequest(await requested(of), '/messages', 'message.sent', { text: 'Until midnight.' }),
  'PUT /api/lines/:id/creatives': async (of) => {
    const { id } = lineIn(await requested(of))
    const { key } = await artworkFor(of, id)
    return { by: 'buyer', path: `/api/lines/${id}/creatives`, body: { key }, rows: () => [['creative.uploaded', id]] }
  },
  'POST /api/creatives/:id/approve': async (of) => ofCreative(await requested(of), of, 'approve', 'creative.approved'),
  'POST /api/creatives/:id/reject': async (of) =>
    ofCreative(await requested(of), of, 'reject', 'creative.rejected', { reason: 'The logo is cut off' }),
  'POST /api/admin/approvals/:id/approve': async (of) => ofApproval(await sent(of), 'approve'),
  'POST /api/admin/approvals/:id/reject': async (of) =>
    ofApproval(await sent(of), 'reject', { reason: 'No such company' }),
  'POST /api/admin/approvals/:id/defer': async (of) => ofApproval(await sent(of), 'defer'),
}

/** Those of proofs and links to them are in proofs-audit.test.ts, decisions of staff on artwork in approvals.test.ts. */
const isAct = (route: string) =>
  !route.startsWith('GET ') &&
  / \/api\/(campaign-items|campaigns|lines|creatives|owner\/bookings|admin\/approvals)(\/|$)/.test(route) &&
  !/\/(proofs|shares|artwork)(\/|$)/.test(route)

/** A key answers a request that is sent again, and what is written is sent as often as it is pressed. */
const isKeyed = (route: string) => /campaign-items|from-plan|copy|replace|PUT .*creatives|report-mail/.test(route)
const isRepeated = (route: string) => route.endsWith('/messages')

/** Audit rows after a given one. The sweeper of the Worker may find lines of other tests at any time. */
const written = async (after: number, lapsed = '') =>
  (
    await rowsOf<{ action: string; actor: string | null; subject: string }>(
      'SELECT action, actor, subject FROM audit_log WHERE id > ? ORDER BY id',
      after,
    )
  ).filter(
    // Papers that follow from an act are made by the clock: tests/worker/money/documents-due.test.ts.
    ({ action, subject }) => action !== 'document.made' && (action !== 'line.expired' || subject === lapsed),
  )

test('every act is one of these', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(routesOf().filter(isAct).toSorted())
})

/** Campaigns of the same two sides, in every state that an act begins from, with what an act could change by mistake. */
async function others(of: World): Promise<string[]> {
  const [draft, deleted, rejected] = [await drafted(of), await drafted(of), await sent(of)]
  await deleteCampaign(service, of.buyer.user, deleted.id, deleted.version)
  const decision = await ofApproval(rejected, 'reject', { reason: 'No such company' })
  expect((await of.staff.browser.post(decision.path, decision.body)).status).toBe(200)
  const [held, asked, offered, booked] = [
    await sent(of),
    await requested(of),
    await answered(of, 'counter', offer),
    await answered(of, 'confirm'),
  ]
  const { path } = await ofCreative(booked, of, 'approve', '')
  const message = ofRequest(asked, '/messages', '', { text: 'Is it yours?' })
  expect((await of.owner.browser.post(message.path, message.body)).ok).toBe(true)
  // Staff review its artwork.
  await rowsOf(
    `INSERT INTO approvals (id, type, subject_id, submitted_at) VALUES ('apr_other', 'content', ?, 0)`,
    path.split('/')[3],
  )
  return [draft, deleted, rejected, held, asked, offered, booked].map(({ id }) => id)
}

let of: World
let kept: string[]
beforeAll(async () => {
  of = await newWorld()
  kept = await others(of)
})

test.each(Object.keys(ACTS))('%s writes who did what to what, once, and changes no other campaign', async (route) => {
  const { by, path, body, rows } = (await ACTS[route]?.(of)) ?? expect.unreachable()
  const [method = ''] = route.split(' ')
  const [before, other] = [await lastAuditRow(), await rowsOfCampaigns(kept)]
  const answer = await of[by].browser.send(method, path, body)
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  const expected = rows(text === '' ? {} : JSON.parse(text)).map(([action, subject]) => ({
    action,
    actor: of[by].id,
    subject,
  }))
  expect(await written(before)).toEqual(expected)
  expect(await rowsOfCampaigns(kept)).toEqual(other)
  if (isRepeated(route)) return
  const again = await of[by].browser.send(method, path, body)
  expect(again.ok).toBe(isKeyed(route))
  expect(await written(before)).toEqual(expected)
})

test('what the clock and staff do without an address of its own is written, too', async () => {
  const { id } = lineIn(await requested(of))
  const before = await lastAuditRow()
  await expireLines({ ...ctx, now: new Date(ctx.now.getTime() + 3 * 86_400_000) })
  expect(await written(before, id)).toEqual([{ action: 'line.expired', actor: null, subject: id }])
  const other = await requested(of)
  const last = await lastAuditRow()
  await cancelCampaign(ctx, 'admin', STAFF, { ...other, expect: other.total, reason: '' })
  expect(await written(last)).toEqual([{ action: 'campaign.cancelled', actor: STAFF.id, subject: other.id }])
})
