import { describe, expect, test } from 'vitest'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import { shareProofs } from '../../../worker/booking/proofs/shares.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { lineIn, newDraft, newRequest, newWall, send } from '../../support/bookings.ts'
import { rowsOfCampaigns } from '../../support/campaign-rows.ts'
import { type Browser, PASSWORD } from '../../support/identity.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const leave = (browser: Browser) => browser.post('/api/account/delete', { password: PASSWORD })

const expectKept = async ({ id, browser }: { id: string; browser: Browser }, why: string) => {
  const answer = await leave(browser)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ error: { code: 'in_use', message: why } })
  expect((await browser.get('/api/campaigns')).status).toBe(200)
  expect(await rowsOf('SELECT 1 FROM audit_log WHERE subject = ? AND action = ?', id, 'user.deleted')).toEqual([])
}

const expectGone = async ({ id, browser }: { id: string; browser: Browser }) => {
  expect((await leave(browser)).status).toBe(200)
  expect(await rowsOf('SELECT 1 FROM users WHERE id = ?', id)).toEqual([])
}

describe('the account of an advertiser stays', () => {
  const HELD = 'Your campaigns have held or booked lines. Withdraw or cancel them first'
  const SOON = byTheClock()

  test('while a campaign waits for staff, is asked for or is booked, and goes once that is over', async () => {
    const [buyer, owner] = [await person(), await ownerBrowser()]
    const user = await getUser(service, buyer.id)
    const sent = await send(user, await newDraft(user, [await newWall()], SOON), SOON.ctx)
    await expectKept(buyer, HELD)
    // Its places ran out, and staff can still approve it.
    await expireLines({ ...SOON.ctx, now: new Date(SOON.ctx.now.getTime() + 4 * 86_400_000) })
    await expectKept(buyer, HELD)
    await buyer.browser.post(`/api/campaigns/${sent.id}/withdraw`, { version: sent.version })

    const request = await newRequest(user, [await newWall()], SOON)
    await expectKept(buyer, HELD)
    const { id, version } = lineIn(request)
    expect((await owner.browser.post(`/api/owner/bookings/${id}/confirm`, { version })).status).toBe(200)
    await expectKept(buyer, HELD)

    await service.db.run(
      `update campaign_lines set starts = '2026-01-01', ends = '2026-01-31', version = version + 1 where id = '${id}'`,
    )
    const other = await getUser(service, (await person()).id)
    const [draft, shared] = [
      await newDraft(other, [await newWall()], SOON),
      await newRequest(other, [await newWall()], SOON),
    ]
    await shareProofs(SOON.ctx, other, shared.id, SOON.endDate)
    const before = await rowsOfCampaigns([draft.id, shared.id])
    await expectGone(buyer)
    expect(await rowsOfCampaigns([draft.id, shared.id])).toEqual(before)
    expect(await rowsOf('SELECT user_id, client FROM campaigns WHERE id = ?', request.id)).toEqual([
      { user_id: null, client: '' },
    ])
    // A campaign that was a draft again is gone.
    expect(await rowsOf('SELECT 1 FROM campaigns WHERE id = ?', sent.id)).toEqual([])
  })
})

test('the last member of an owner stays while a request waits for an answer', async () => {
  const [last, buyer] = [await ownerBrowser('lonely-owner'), await person()]
  const wall = await newWall()
  await service.db.run(`insert into owners (id, name, city, state)
    values ('lonely-owner', 'Lonely', 'Pune', 'Maharashtra')`)
  await service.db.run(`update listings set owner_id = 'lonely-owner' where id = '${wall}'`)
  const request = await newRequest(await getUser(service, buyer.id), [wall], byTheClock())
  await expectKept(
    last,
    'No other member of your company can answer its requests and bookings. Decline or cancel them first',
  )
  await expectGone(await ownerBrowser('lonely-owner'))
  const { id, version } = lineIn(request)
  await last.browser.post(`/api/owner/bookings/${id}/decline`, { version, reason: 'We close' })
  await expectGone(last)
})
