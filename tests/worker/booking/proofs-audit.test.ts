import { beforeAll, expect, test } from 'vitest'
import { addDays, civilDate } from '../../../worker/kernel/rules/dates.ts'
import { lineIn, newDraft, newRequest, newWall } from '../../support/bookings.ts'
import { rowsOfCampaigns } from '../../support/campaign-rows.ts'
import { byTheClock, newWorld, type World } from '../../support/people.ts'
import { routesOf } from '../../support/routes.ts'
import { service } from '../../support/service.ts'
import { lastAuditRow, rowsOf } from '../../support/staff.ts'

/** Request to an address, and the row that it writes. */
interface Act {
  by: keyof World
  path: string
  body: object
  row: [action: string, subject: string]
}

const SOON = byTheClock()
const { ctx, ...DAYS } = SOON
const DISPUTE = { reason: 'artwork', text: 'Not ours' }
const FREE = { starts: addDays(DAYS.endDate, 40), ends: addDays(DAYS.endDate, 42) }

const drafted = async ({ buyer }: World) => newDraft(buyer.user, [await newWall()], SOON)

/** A booking that has begun today. */
async function running({ buyer, owner }: World) {
  const campaign = await newRequest(buyer.user, [await newWall()], SOON)
  const { id, version } = lineIn(campaign)
  expect((await owner.browser.post(`/api/owner/bookings/${id}/confirm`, { version })).status).toBe(200)
  await service.db.run(`UPDATE campaign_lines SET starts = '${civilDate(ctx.now)}' WHERE id = '${id}'`)
  return { campaign, line: id }
}

const proofBody = () => ({
  slot: 'photo-1',
  version: 0,
  files: [],
  link: 'https://example.in/post',
  key: crypto.randomUUID(),
})

/** A proof that waits for its advertiser, or that they dispute. */
async function proven(of: World, isDisputed = false) {
  const { campaign, line } = await running(of)
  const answer = await of.owner.browser.send('PUT', `/api/lines/${line}/proofs`, proofBody())
  const sent = await answer.json<{ id: string; version: number }>()
  if (!isDisputed) return { ...sent, campaign, line }
  const disputed = await of.buyer.browser.post(`/api/proofs/${sent.id}/dispute`, { version: sent.version, ...DISPUTE })
  return { ...(await disputed.json<{ id: string; version: number }>()), campaign, line }
}

const ofProof = (by: keyof World, path: string, action: string, line: string, body: object): Act => ({
  ...{ by, path, body },
  row: [action, line],
})

const ACTS: Record<string, (of: World) => Promise<Act>> = {
  'PUT /api/lines/:id/proofs': async (of) => {
    const { line } = await running(of)
    return ofProof('owner', `/api/lines/${line}/proofs`, 'proof.sent', line, proofBody())
  },
  'POST /api/proofs/:id/accept': async (of) => {
    const { id, version, line } = await proven(of)
    return ofProof('buyer', `/api/proofs/${id}/accept`, 'proof.accepted', line, { version })
  },
  'POST /api/proofs/:id/dispute': async (of) => {
    const { id, version, line } = await proven(of)
    return ofProof('buyer', `/api/proofs/${id}/dispute`, 'proof.disputed', line, { version, ...DISPUTE })
  },
  'POST /api/proofs/:id/make-good': async (of) => {
    const { id, version, line } = await proven(of, true)
    return ofProof('owner', `/api/proofs/${id}/make-good`, 'proof.offered', line, { version, ...FREE })
  },
  'POST /api/proofs/:id/remedy': async (of) => {
    const { id, version, line } = await proven(of, true)
    await of.owner.browser.post(`/api/proofs/${id}/make-good`, { version, ...FREE })
    const body = { version: version + 1, answer: 'accepted' }
    return ofProof('buyer', `/api/proofs/${id}/remedy`, 'proof.remedied', line, body)
  },
  'POST /api/campaigns/:id/proofs/accept': async (of) => {
    const { id, version, line, campaign } = await proven(of)
    const body = { proofs: [{ id, version }] }
    return ofProof('buyer', `/api/campaigns/${campaign.id}/proofs/accept`, 'proof.accepted', line, body)
  },
  'POST /api/campaigns/:id/shares': async (of) => {
    const { id } = await drafted(of)
    return {
      by: 'buyer',
      path: `/api/campaigns/${id}/shares`,
      body: { expires: DAYS.endDate },
      row: ['proofs.shared', id],
    }
  },
  'DELETE /api/campaigns/:id/shares/:share': async (of) => {
    const { id } = await drafted(of)
    const made = await of.buyer.browser.post(`/api/campaigns/${id}/shares`, { expires: DAYS.endDate })
    const { share } = await made.json<{ share: { id: string } }>()
    return { by: 'buyer', path: `/api/campaigns/${id}/shares/${share.id}`, body: {}, row: ['proofs.unshared', id] }
  },
  'POST /api/admin/proofs/:id/accept': async (of) => {
    const { id, version, line } = await proven(of, true)
    return ofProof('staff', `/api/admin/proofs/${id}/accept`, 'proof.judged', line, { version, note: 'It is good' })
  },
  'POST /api/admin/proofs/:id/short': async (of) => {
    const { id, version, line } = await proven(of, true)
    const body = { version, note: 'Dark', missing: 2, promised: 31 }
    return ofProof('staff', `/api/admin/proofs/${id}/short`, 'proof.judged', line, body)
  },
}

const isAct = (route: string) =>
  !route.startsWith('GET ') && !route.endsWith('/check') && /\/(proofs|shares)(\/|$)/.test(route)

const written = (after: number) =>
  rowsOf(
    "SELECT action, actor, subject FROM audit_log WHERE id > ? AND action NOT IN ('line.expired', 'document.made') ORDER BY id",
    after,
  )

test('every act is one of these', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(routesOf().filter(isAct).toSorted())
})

/** Campaigns of the same two sides, with a proof in every state that an act begins from, and with a link. */
async function others(of: World): Promise<string[]> {
  const [sent, disputed, offered] = [await proven(of), await proven(of, true), await proven(of, true)]
  const { id, version } = offered
  expect((await of.owner.browser.post(`/api/proofs/${id}/make-good`, { version, ...FREE })).ok).toBe(true)
  const all = [sent, disputed, offered].map(({ campaign }) => campaign.id)
  for (const campaign of all) {
    expect((await of.buyer.browser.post(`/api/campaigns/${campaign}/shares`, { expires: DAYS.endDate })).ok).toBe(true)
  }
  await rowsOf(`UPDATE proofs SET slots = 99 WHERE id IN (?, ?, ?)`, sent.id, disputed.id, offered.id)
  return all
}

let of: World
let kept: string[]
beforeAll(async () => {
  of = await newWorld()
  kept = await others(of)
})

test.each(Object.keys(ACTS))('%s writes who did what to what, once, and changes no other campaign', async (route) => {
  const { by, path, body, row } = (await ACTS[route]?.(of)) ?? expect.unreachable()
  const [method = ''] = route.split(' ')
  const [before, other] = [await lastAuditRow(), await rowsOfCampaigns(kept)]
  const answer = await of[by].browser.send(method, path, body)
  expect(answer.ok, await answer.text()).toBe(true)
  const expected = [{ action: row[0], actor: of[by].id, subject: row[1] }]
  expect(await written(before)).toEqual(expected)
  expect(await rowsOfCampaigns(kept)).toEqual(other)
  // A second link is another one.
  if (route.endsWith('/shares')) return
  const again = await of[by].browser.send(method, path, body)
  // A key answers a proof that is sent again.
  expect(again.ok).toBe(method === 'PUT')
  expect(await written(before)).toEqual(expected)
})
