import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addRule } from '../../../worker/backoffice/settings/rates.server.ts'
import { campaignLines } from '../../../worker/booking/campaigns.table.ts'
import { confirmLine, counterLine, declineLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import {
  countRequests,
  getOwnerBooking,
  listOwnerBookings,
} from '../../../worker/booking/lines/owner-bookings.server.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { lineIn, newOwner, newPerson, newRequest, newSides, newWall } from '../../support/bookings.ts'
import { TODAY } from '../../support/catalogue.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf, STAFF } from '../../support/staff.ts'

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

test('each is in the tab of its state, and who may only look answers none', async () => {
  const boss = await newOwner('tabbed-owner')
  const walls = [await newWall(), await newWall(), await newWall(), await newWall()]
  await rowsOf(`INSERT INTO owners SELECT 'tabbed-owner', 'Tabbed', city, state FROM owners WHERE id = 'test-owner'`)
  await rowsOf(`UPDATE listings SET owner_id = 'tabbed-owner' WHERE id IN (${walls.map((id) => `'${id}'`)})`)
  const request = await newRequest(user, walls)
  const [asked, offered, booked, closed] = request.lines
  if (!asked || !offered || !booked || !closed) throw new Error('four lines were sent')
  const { starts, ends, media } = offered
  await counterLine(service, boss, { ...offered, offer: { starts, ends, days: null, media: media / 2, setup: 0 } })
  await confirmLine(service, boss, booked)
  await declineLine(service, boss, { ...closed, reason: 'Sold' })
  const { tabs } = await listOwnerBookings(service, boss, { page: 1, tab: undefined })
  expect(tabs).toEqual({ requests: 1, offers: 1, booked: 1, closed: 1 })
  const inTabs = await Promise.all(
    (['requests', 'offers', 'booked', 'closed'] as const).map(async (tab) =>
      (await listOwnerBookings(service, boss, { page: 1, tab })).bookings.map(({ line }) => line.id),
    ),
  )
  expect(inTabs).toEqual([[asked.id], [offered.id], [booked.id], [closed.id]])
  expect(await refusalOf(listOwnerBookings(service, boss, { page: 2, tab: 'booked' }))).toMatch(/^not_found/)
  // Requests by their deadline, with those that ran out at the end; bookings from the latest first day.
  const copy = async ({ id }: { id: string }, name: string, more: object) => {
    const [row] = await service.db.select().from(campaignLines).where(eq(campaignLines.id, id))
    const own = { id: `${id}-${name}`, ref: `${id}-${name}`, key: `${id}-${name}` }
    if (row) await service.db.insert(campaignLines).values({ ...row, ...own, ...more })
    return own.id
  }
  const ids = async (tab: 'requests' | 'offers' | 'booked', page = 1) =>
    (await listOwnerBookings(service, boss, { page, tab })).bookings.map(({ line }) => line.id)
  const ran = await copy(asked, 'ran', { status: 'expired', answerBy: null })
  const sooner = await copy(asked, 'sooner', { answerBy: (asked.answerBy ?? 0) - 1 })
  expect(await ids('requests')).toEqual([sooner, asked.id, ran])
  const firstOffer = await copy(offered, 'first', { status: 'countered', answerBy: 1 })
  expect(await ids('offers')).toEqual([firstOffer, offered.id])
  const days = Array.from({ length: 21 }, (_, n) => addDays(booked.starts, n - 1)).filter(
    (day) => day !== booked.starts,
  )
  for (const starts of days) await copy(booked, starts, { starts, status: 'confirmed' })
  const inOrder = [
    ...days
      .slice(1)
      .map((day) => `${booked.id}-${day}`)
      .toReversed(),
    booked.id,
  ]
  expect([await ids('booked'), await ids('booked', 2)]).toEqual([inOrder, [`${booked.id}-${days[0]}`]])
  expect(await getOwnerBooking(service, boss, asked.id)).toMatchObject({
    mayAnswer: true,
    ownRef: null,
    campaign: { ref: request.ref },
    advertiser: user.company,
  })
  await rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, boss.id)
  expect((await getOwnerBooking(service, boss, asked.id)).mayAnswer).toBe(false)
  expect(await refusalOf(getOwnerBooking(service, owner, asked.id))).toMatch(/^not_found/)
})

test('while an offer waits, the sums are those of the offer', async () => {
  const line = lineIn(await newRequest(user, [await newWall({ rate: 10_000_000 })]))
  expect(await getOwnerBooking(service, owner, line.id)).toMatchObject({
    line: { unit: 'per_month' },
    sums: { media: line.media, setup: line.setup, gst: line.cgst + line.sgst + line.igst },
  })
  const offer = { starts: line.starts, ends: line.ends, days: null, media: 4_000_000, setup: 1_000_000 }
  const countered = await counterLine(service, owner, { ...line, offer })
  // 18 percent of GST; our fee of 10 percent, and GST on it.
  expect(await getOwnerBooking(service, owner, line.id)).toMatchObject({
    sums: { media: 4_000_000, setup: 1_000_000, gst: 900_000 },
    payout: { fee: 500_000, feeGst: 90_000, receives: 5_310_000 },
  })
  await declineLine(service, owner, { ...countered, reason: 'Sold' })
  expect((await getOwnerBooking(service, owner, line.id)).sums.media).toBe(line.media)
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
