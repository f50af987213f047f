import { expect, test } from 'vitest'
import { addRule } from '../../../worker/backoffice/settings/rates.server.ts'
import { counterLine, declineLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { countRequests, getOwnerBooking } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { lineIn, newPerson, newRequest, newSides, newWall } from '../../support/bookings.ts'
import { TODAY } from '../../support/catalogue.ts'
import { service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const { user, owner } = await newSides()

test('what waits for an answer is counted for members alone', async () => {
  expect(await countRequests(service, owner)).toBe(0)
  const request = await newRequest(user, [await newWall(), await newWall()])
  expect(await countRequests(service, owner)).toBe(2)
  expect(await countRequests(service, await newPerson('mediaOwner'))).toBe(0)
  expect(await countRequests(service, user)).toBe(0)
  await declineLine(service, owner, { ...lineIn(request), reason: 'Being painted' })
  expect(await countRequests(service, owner)).toBe(1)
})

test('while an offer waits, the sums are those of the offer', async () => {
  const line = lineIn(await newRequest(user, [await newWall({ rate: 10_000_000 })]))
  expect(await getOwnerBooking(service, owner, line.id)).toMatchObject({
    line: { unit: 'per_month' },
    sums: { media: line.media, setup: line.setup, gst: line.cgst + line.sgst + line.igst },
  })
  const offer = { starts: line.starts, ends: line.ends, days: null, media: 5_000_000, setup: 0 }
  await counterLine(service, owner, { ...line, offer })
  // 18 percent of GST; our fee of 10 percent, and GST on it.
  expect(await getOwnerBooking(service, owner, line.id)).toMatchObject({
    sums: { media: 5_000_000, setup: 0, gst: 900_000 },
    payout: { fee: 500_000, feeGst: 90_000, receives: 5_310_000 },
  })
})

test('a fee that changes later leaves what was asked before as it was', async () => {
  const line = lineIn(await newRequest(user, [await newWall({ rate: 10_000_000 })]))
  const tomorrow = { ...service, now: new Date(service.now.getTime() + 86_400_000) }
  await addRule(service, STAFF, { name: 'fee', fromDate: addDays(TODAY, 1), value: 2_000 })
  const { sums, payout } = await getOwnerBooking(tomorrow, owner, line.id)
  expect(payout.fee).toBe((sums.media + sums.setup) / 10)
  const later = await newRequest(user, [await newWall({ rate: 10_000_000 })], { ctx: tomorrow })
  const booking = await getOwnerBooking(tomorrow, owner, lineIn(later).id)
  expect(booking.payout.fee).toBe((booking.sums.media + booking.sums.setup) / 5)
})
