import { expect, test, vi } from 'vitest'
import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import { getShowcase } from '../../../worker/catalogue/showcase.server.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

test('the example holds one listing a medium, the best rated of those that are free in its city today', async () => {
  const { city, items } = await getShowcase(service)
  expect(items.map(({ category }) => category)).toEqual(['ooh', 'radio', 'transit', 'influencer'])
  for (const item of items) {
    const free = ROWS.listings.filter(
      (row) =>
        row.categoryId === item.category &&
        row.city === city &&
        isAvailable({ status: row.availability, nextAvailable: row.nextAvailable ?? null }, TODAY),
    )
    const chosen = free.find(({ id }) => id === item.id)
    expect(chosen?.rating).toBe(Math.max(...free.map(({ rating }) => rating)))
    expect(item.monthly).toBe(chosen?.monthly)
    expect(item.monthly).toBeGreaterThan(0)
  }
})

test('what is booked leaves the example, and comes back when the booking has run out', async () => {
  const [{ id } = { id: '' }] = (await getShowcase(service)).items
  const book = (until: string) =>
    service.db.run(`update listings set availability = 'booked', next_available = '${until}' where id = '${id}'`)
  await book('2027-06-01')
  expect((await getShowcase(service)).items.map((item) => item.id)).not.toContain(id)
  await book(TODAY)
  expect((await getShowcase(service)).items.map((item) => item.id)).toContain(id)
})

test('the example is one round trip to D1 and comes straight from the index of the best', async () => {
  const trips = countRoundTrips()
  await getShowcase(service)
  expect(trips.count()).toBe(1)
  vi.restoreAllMocks()

  for (const { lines } of await plansOf(getShowcase)) {
    expect(lines).toEqual(['SEARCH listings USING INDEX listings_by_category (category_id=?)'])
  }
})
