import { afterEach, expect, test, vi } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { cancelLine } from '../../../worker/booking/lines/cancel.server.ts'
import { confirmLine, declineLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { recordPayment } from '../../../worker/money/documents/payments.server.ts'
import { lineIn, newDraft, newRequest, newSides, newWall, send } from '../../support/bookings.ts'
import { newBooking, paymentOf } from '../../support/payments.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

const { user, owner } = await newSides()

afterEach(() => {
  vi.restoreAllMocks()
})

/** Each act, made ready, with the most round trips to D1 that it may cost: in all, and one after another. */
const ACTS: Record<string, [ready: () => Promise<() => Promise<unknown>>, trips: number, steps: number]> = {
  confirm: [
    async () => {
      const line = lineIn(await newRequest(user, [await newWall({ rate: 10_000_000 })]))
      return () => confirmLine(service, owner, line)
    },
    8,
    5,
  ],
  submit: [
    async () => {
      const draft = await newDraft(user, [await newWall(), await newWall()])
      return () => send(user, draft)
    },
    5,
    5,
  ],
  decline: [
    async () => {
      const line = lineIn(await newRequest(user, [await newWall()]))
      return () => declineLine(service, owner, { ...line, reason: 'Being painted' })
    },
    5,
    4,
  ],
  cancel: [
    async () => {
      const line = lineIn(await getCampaign(service, user, (await newBooking(user, owner)).id))
      return () => cancelLine(service, 'mediaOwner', owner, { ...line, expect: line.total, reason: 'The site is sold' })
    },
    7,
    5,
  ],
  'record a payment': [
    async () => {
      const campaign = await newBooking(user, owner)
      return () => recordPayment(service, 'mediaOwner', owner, paymentOf(campaign))
    },
    5,
    5,
  ],
}

test.each(Object.entries(ACTS))('%s costs few round trips to D1', async (_, [ready, trips, steps]) => {
  const act = await ready()
  const counted = countRoundTrips()
  await act()
  expect(counted.count()).toBeLessThanOrEqual(trips)
  expect(counted.steps()).toBeLessThanOrEqual(steps)
})
