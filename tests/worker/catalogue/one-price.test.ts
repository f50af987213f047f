import { beforeAll, expect, test } from 'vitest'
import { compareRows } from '../../../app/features/catalogue/compare/rows.ts'
import { orderOnDays } from '../../../app/features/listing/dated-order.ts'
import { panelOffer } from '../../../app/features/listing/offer.ts'
import { datedPrice } from '../../../app/kit/listing-card/cards.ts'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { quote } from '../../../worker/catalogue/availability/availability.server.ts'
import { discounts, seasons } from '../../../worker/catalogue/calendar.table.ts'
import { getListing } from '../../../worker/catalogue/catalogue.server.ts'
import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { gstRateOf } from '../../../worker/catalogue/rules/gst-rates.ts'
import { QuoteRequest } from '../../../worker/catalogue/rules/quote.ts'
import { MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { RATE_UNITS, UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { getChangedGstRates } from '../../../worker/catalogue/taxes/rules.server.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { documentLine } from '../../../worker/money/rules/documents/line.ts'
import { taxRates } from '../../../worker/organisations/billing.table.ts'
import { itemOf, newPerson } from '../../support/bookings.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { buildGroup } from '../../support/rows.ts'
import { service } from '../../support/service.ts'

// Twenty-six weeks, more than six months: whole weeks for airtime, and both discounts, over a season within them.
const RANGE = { from: '2027-01-04', until: '2027-07-04' }

/** Each unit that a medium is sold by, with and without a least spend. */
const CASES = MEDIA_TYPES.flatMap((medium) => {
  const own = new Set(ROWS.listings.filter(({ categoryId }) => categoryId === medium).map(({ id }) => id))
  const rows = [
    ...ROWS.listings.filter(({ id }) => own.has(id)),
    ...ROWS.spots.filter((spot) => own.has(spot.listingId)),
  ]
  const units = RATE_UNITS.filter((unit) => rows.some((row) => row.unit === unit))
  return units.flatMap((unit) => [null, 9_000_000_00].map((minBudget) => ({ medium, unit, minBudget })))
})
const idOf = ({ medium, unit, minBudget }: (typeof CASES)[number]) =>
  `${medium}-${unit.replaceAll('_', '-')}-${minBudget === null ? 'plain' : 'least'}`

/** The tax of one medium has changed: the rate of the registry no longer applies. */
const CHANGED = 'radio'

beforeAll(async () => {
  const { db } = service
  await db
    .insert(taxRates)
    .values({ medium: CHANGED, fromDate: '2026-11-01', sac: '998364', gstBp: 2_800, supply: 'site' })
  for (const one of CASES) {
    const [id, sold] = [idOf(one), { rate: 12_345_67, minQuantity: 3, step: 1, minDuration: 2, setup: 1_111_00 }]
    await buildGroup(
      db,
      { category: one.medium, group: id },
      { ...sold, id, unit: one.unit, minBudget: one.minBudget, capacity: null },
    )
    await db.batch([
      db.insert(seasons).values({ listingId: id, name: 'Summer', fromMd: '04-11', untilMd: '05-15', bp: 1_750 }),
      db.insert(discounts).values([
        { listingId: id, months: 3, bp: 533 },
        { listingId: id, months: 6, bp: 1_111 },
      ]),
    ])
  }
})

test('every medium is among the cases, by every unit that it is sold by', () => {
  expect(new Set(CASES.map(({ medium }) => medium)).size).toBe(14)
  expect(new Set(CASES.map(({ unit }) => unit)).size).toBeGreaterThan(12)
})

test.each(CASES)('$medium, $unit: page, card, comparison, quote, line and paper say one price', async (one) => {
  const id = idOf(one)
  const order = { quantity: 4, duration: 2 }
  const gstRates = await getChangedGstRates(service)
  const page = await getListing(service, { category: one.medium, subcategory: id, id })
  const offer = panelOffer(page, null, gstRateOf(gstRates, one.medium))
  const { dated } = orderOnDays(offer, { order, range: RANGE, issues: [] }, TODAY)
  if (!dated) throw new Error('the page has no price')
  const { media, setup, gst, total } = dated.sums
  expect(offer.gst.percent).toBe(one.medium === CHANGED ? 28 : gstRateOf([], one.medium).percent)

  const asked = {
    resource: id,
    starts: RANGE.from,
    ends: RANGE.until,
    quantity: order.quantity,
    insertions: order.duration,
  }
  expect(await quote(service, parse(QuoteRequest, asked))).toMatchObject({ media, setup, total, gst: { amount: gst } })

  const item = { startDate: RANGE.from, endDate: RANGE.until, quantity: order.quantity, insertions: order.duration }
  const { campaign } = await addToCampaign(service, await newPerson(), itemOf(id, item))
  const [line] = campaign.lines
  if (!line) throw new Error('the campaign has no line')
  expect(line).toMatchObject({ media, setup, cgst: line.sgst })
  expect(Math.abs(line.cgst + line.sgst + line.igst - gst)).toBeLessThanOrEqual(1)
  const printed = documentLine(line)
  expect(printed.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(media + setup)

  // Cards and comparisons are for the smallest order, whose price is shown where time is counted.
  const least = orderOnDays(offer, { order: { quantity: 3, duration: 2 }, range: RANGE, issues: [] }, TODAY).dated
  const { listings } = await compareListings(service, { ids: [id], ...RANGE })
  const cell = compareRows(listings, RANGE, { today: TODAY, gstRates }).find(({ cells }) =>
    / of these days$/.test(cells[0]?.note ?? ''),
  )
  expect(cell?.cells[0]?.value).toBe(formatMoney(least?.sums.media ?? 0))
  const isTimed = UNITS[one.unit].period !== 'release'
  if (isTimed)
    expect(datedPrice({ ...page.listing, spots: { count: 0, ranges: [], first: [] } }, RANGE)).toContain(
      formatMoney(least?.sums.media ?? 0),
    )
  expect(dated.sums.discountBp).toBe(isTimed ? 1_111 : 0)
})
