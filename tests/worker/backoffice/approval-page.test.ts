import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getApprovalPage, listWaiting } from '../../../worker/backoffice/approvals/approval-page.server.ts'
import { rejectCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { countPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { HOLD_MS } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { parties } from '../../../worker/organisations/billing.table.ts'
import { approvalOf, at, lineIn, newDraft, newOwner, newPerson, newWall, send } from '../../support/bookings.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const user = await newPerson()
const countWaiting = async () => Object.values(await countPending(service)).reduce((sum, count) => sum + count, 0)

test('a waiting campaign says its media, and how many of its places are held until when', async () => {
  const [first, second] = [await newWall(), await newWall()]
  const draft = await newDraft(user, [first, second])
  const before = await countWaiting()
  const sent = await send(user, draft)
  expect(await countWaiting()).toBe(before + 1)
  const until = service.now.getTime() + HOLD_MS
  const waiting = async (ctx = service) =>
    (await listWaiting(ctx, [(await approvalOf(sent)).id])).find(({ campaignId }) => campaignId === sent.id)
  expect(await waiting()).toMatchObject({
    client: user.company,
    campaign: { id: sent.id, lines: 2, total: sent.total },
    media: ['ooh'],
    held: { lines: 2, until },
    first: { resource: first },
  })
  await rowsOf('UPDATE allocations SET expires_at = ? WHERE taker_id = ?', until + 1, lineIn(sent, 1).id)
  expect(await waiting(at(new Date(until).toISOString()))).toMatchObject({ held: { lines: 1, until: until + 1 } })
  expect(await waiting(at(new Date(until + 1).toISOString()))).toMatchObject({ held: { lines: 0, until: null } })
})

test('its page says what is known of the advertiser, which places are held, and how it was decided', async () => {
  const sent = await send(user, await newDraft(user, [await newWall()]))
  const approval = await approvalOf(sent)
  const line = lineIn(sent)
  expect(await getApprovalPage(service, approval.id)).toMatchObject({
    billing: { legalName: 'Kaveri Coffee Private Limited', gstin: null },
    advertiser: { email: user.email, emailVerified: true, confirmedBefore: 0 },
    heldUntil: { [line.id]: service.now.getTime() + HOLD_MS },
    decided: null,
  })
  await service.db.update(parties).set({ gstin: '27AAPFU0939F1ZV' }).where(eq(parties.userId, user.id))
  const decider = await newPerson()
  await rejectCampaign(service, decider, { ...approval, reason: 'No such company' })
  expect(await getApprovalPage(service, approval.id)).toMatchObject({
    status: 'rejected',
    billing: { gstin: '27AAPFU0939F1ZV' },
    heldUntil: {},
    reason: 'No such company',
    decided: { at: service.now.getTime(), by: decider.name },
  })
  // A decided item waits no more, and a claim of an owner waits, too.
  const before = await countWaiting()
  await newOwner('another-owner')
  expect(await countWaiting()).toBe(before)
  await service.db.run(`update owner_members set state = 'requested' where owner_id = 'another-owner'`)
  expect(await countWaiting()).toBe(before + 1)
})
