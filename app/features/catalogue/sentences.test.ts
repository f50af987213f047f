import { expect, test } from 'vitest'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { categoryFacts, emptyListHeading, groupFacts, resultCount } from './sentences.ts'

const spec = (id: string) => mediaSpec({ id, name: id })
const group = {
  id: 'billboard',
  name: 'Billboards',
  description: '',
  features: [],
  inventoryCount: 245,
  ranges: [{ unit: 'per_month' as const, from: toPaise(38_000), to: toPaise(600_000), offers: 245 }],
}
const category = {
  id: 'btl',
  name: 'BTL activations',
  icon: 'store',
  description: '',
  inventoryCount: 546,
  cities: 38,
  ranges: [],
  subcategories: [],
}

test('a medium that is bought by the city counts its cities', () => {
  expect(categoryFacts(spec('btl'), category)).toBe('546 venues in 38 cities, where people can touch, taste and try.')
  expect(categoryFacts(spec('tv'), { ...category, inventoryCount: 612 })).toBe('612 channels, sold by the 10 seconds.')
})

test('what is sold is listed after a colon', () => {
  expect(categoryFacts(spec('events'), { ...category, inventoryCount: 80 })).toBe(
    '80 opportunities in 38 cities: stalls, associate and title sponsorships.',
  )
})

test('a magazine counts ad spots', () => {
  expect(groupFacts(spec('magazine'), { ...group, inventoryCount: 34, ranges: [] }, 9)).toBe('34 ad spots.')
})

test('a group says from what price it starts', () => {
  expect(groupFacts(spec('ooh'), group, 46)).toBe('245 sites in 46 cities, from ₹38,000 per month.')
  expect(groupFacts(spec('ooh'), { ...group, inventoryCount: 1 }, 1)).toMatch(/^1 site in 1 city,/)
})

test('the count names the part of the list that is shown', () => {
  const count = (total: number, page: number) => resultCount(spec('ooh'), { total, page, size: 24 }, 245)
  expect(count(245, 1)).toBe('Showing 1 to 24 of 245 sites')
  expect(count(245, 11)).toBe('Showing 241 to 245 of 245 sites')
  expect(count(0, 1)).toBe('0 of 245 sites')
  expect(resultCount(spec('magazine'), { total: 0, page: 1, size: 24 }, 34)).toBe('0 titles')
})

test('what was not found is said in the words of the filters', () => {
  const chosen = [
    { name: 'city' as const, label: 'Warangal', phrase: 'in Warangal', widened: '' },
    { name: 'band' as const, label: 'Under ₹1,00,000', phrase: 'under ₹1,00,000', widened: '' },
  ]
  expect(emptyListHeading(spec('ooh'), chosen)).toBe('No sites in Warangal under ₹1,00,000')
})
