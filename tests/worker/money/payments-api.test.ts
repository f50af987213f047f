import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import type { Recorded } from '../../../worker/money/documents/payment-acts.server.ts'
import { newRequest, newWall } from '../../support/bookings.ts'
import { ask, Browser, ORIGIN, signedIn } from '../../support/identity.ts'
import { billOwner } from '../../support/parties.ts'
import { documentsIn, OWNER, paymentsIn } from '../../support/payments.ts'
import { byTheClock, newWorld, ownerBrowser, person, type World } from '../../support/people.ts'
import { clearSecurity, saveSecurity } from '../../support/security.ts'
import { service } from '../../support/service.ts'

let world: World
beforeAll(async () => {
  await billOwner(OWNER)
  world = await newWorld()
})

/** A campaign of the buyer that is booked, by the real clock. */
async function booked() {
  const { ctx, startDate, endDate } = byTheClock()
  const request = await newRequest(world.buyer.user, [await newWall()], { ctx, startDate, endDate })
  const owner = await getUser(service, world.owner.id)
  for (const { id, version } of request.lines) await confirmLine(ctx, owner, { id, version })
  return getCampaign(ctx, world.buyer.user, request.id)
}

const bodyOf = (more: object = {}) => ({
  ...{ owner: OWNER, amount: 100_00, tds: 0, method: 'upi', reference: 'UPI 4711', day: civilDate(new Date()) },
  ...{ key: crypto.randomUUID(), ...more },
})

const statusOf = async (answer: Promise<Response>) => (await answer).status

describe('the API', () => {
  test('records for owners and staff, and answers the same request again with 200', async () => {
    const { id } = await booked()
    for (const [browser, path] of [
      [world.owner.browser, `/api/owner/campaigns/${id}/payments`],
      [world.staff.browser, `/api/admin/campaigns/${id}/payments`],
    ] as const) {
      const body = bodyOf()
      const first = await browser.post(path, body)
      expect(first.status).toBe(201)
      const again = await browser.post(path, body)
      expect(again.status).toBe(200)
      const [made, same] = [await first.json<Recorded>(), await again.json<Recorded>()]
      expect(same.payment).toEqual(made.payment)
      expect(await statusOf(browser.post(path, { ...body, amount: 200_00 }))).toBe(422)
    }
    expect(await paymentsIn({ id })).toHaveLength(2)
  })

  test('takes a payment back, and refuses to do so twice', async () => {
    const { id } = await booked()
    const { payment } = await (
      await world.owner.browser.post(`/api/owner/campaigns/${id}/payments`, bodyOf())
    ).json<Recorded>()
    const path = `/api/owner/campaigns/${id}/payments/${payment.id}/correct`
    const correction = () => ({ reason: 'Another campaign', key: crypto.randomUUID() })
    expect(await statusOf(world.owner.browser.post(path, { ...correction(), reason: ' ' }))).toBe(400)
    expect(await statusOf(world.owner.browser.post(path, correction()))).toBe(201)
    expect(await statusOf(world.owner.browser.post(path, correction()))).toBe(409)
    for (const other of ['0', '-1', 'x', '1e3', '99999999999999999999']) {
      const wrong = `/api/owner/campaigns/${id}/payments/${other}/correct`
      expect(await statusOf(world.owner.browser.post(wrong, correction()))).toBe(404)
    }
  })

  test('refuses what is malformed at its field', async () => {
    const { id } = await booked()
    const path = `/api/owner/campaigns/${id}/payments`
    for (const [field, value] of [
      ['amount', '100'],
      ['amount', 0.5],
      ['tds', -100],
      ['method', 'cash'],
      ['reference', '=1+1'],
      ['day', '2999-01-01'],
      ['day', 'yesterday'],
      ['owner', ''],
      ['key', 'x'],
    ]) {
      const answer = await world.owner.browser.post(path, bodyOf({ [`${field}`]: value }))
      expect(answer.status, `${field} ${value}`).toBe(400)
      const { error } = await answer.json<{ error: { issues?: { path: string }[]; message: string } }>()
      expect(
        error.issues?.map((issue) => issue.path),
        error.message,
      ).toContain(field)
    }
    expect(await paymentsIn({ id })).toEqual([])
  })

  test('is for members and staff: nobody, other roles and other sites record nothing', async () => {
    const { id } = await booked()
    const own = `/api/owner/campaigns/${id}/payments`
    const staffs = `/api/admin/campaigns/${id}/payments`
    const stranger = await person('mediaOwner')
    expect(await statusOf(new Browser().post(own, bodyOf()))).toBe(401)
    expect(await statusOf(world.buyer.browser.post(own, bodyOf()))).toBe(404)
    expect(await statusOf(stranger.browser.post(own, bodyOf()))).toBe(404)
    expect(await statusOf(world.owner.browser.post(staffs, bodyOf()))).toBe(403)
    expect(await statusOf(world.buyer.browser.post(staffs, bodyOf()))).toBe(403)
    const looking = await ownerBrowser()
    await service.db.run(`UPDATE owner_members SET rights = 'view' WHERE user_id = '${looking.id}'`)
    expect(await statusOf(looking.browser.post(own, bodyOf()))).toBe(403)
    const elsewhere = new Request(`${ORIGIN}${own}`, {
      method: 'POST',
      headers: {
        Origin: 'https://elsewhere.example',
        'Content-Type': 'application/json',
        Cookie: world.owner.browser.cookie,
        'CF-Connecting-IP': world.owner.browser.network,
      },
      body: JSON.stringify(bodyOf()),
    })
    expect((await ask(elsewhere)).status).toBe(403)
    expect(await paymentsIn({ id })).toEqual([])
  })

  test('gives a document to its parties, and to staff with their second step', async () => {
    const campaign = await booked()
    const [proforma] = await documentsIn(campaign, 'proforma')
    const path = `/api/documents/${proforma?.id}`
    for (const { browser } of [world.buyer, world.owner, world.staff]) {
      expect(await (await browser.get(path)).json()).toMatchObject({ number: proforma?.number })
    }
    expect(await statusOf(new Browser().get(path))).toBe(401)
    expect(await statusOf((await person()).browser.get(path))).toBe(404)
    await saveSecurity(world.staff.browser, { requireTwoFactor: true })
    try {
      expect(await statusOf(world.staff.browser.get(path))).toBe(403)
      expect(await statusOf(world.owner.browser.get(path))).toBe(200)
    } finally {
      await clearSecurity()
    }
  })

  test('gives refunds to nobody before something is to go back', async () => {
    const { id } = await booked()
    const refund = { ...bodyOf(), reason: 'Cancelled', tds: undefined }
    expect(await statusOf(world.owner.browser.post(`/api/owner/campaigns/${id}/refunds`, refund))).toBe(400)
    const { browser } = await signedIn('mediaOwner')
    expect(await statusOf(browser.post(`/api/owner/campaigns/${id}/refunds`, refund))).toBe(404)
  })
})
