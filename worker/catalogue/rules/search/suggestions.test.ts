import { expect, test } from 'vitest'
import { cityStarts, distinct, suggestPlaces } from './suggestions.ts'

const catalogue = {
  categories: [
    { id: 'newspaper', name: 'Newspaper' },
    { id: 'ooh', name: 'Outdoor (OOH)' },
    { id: 'dooh', name: 'Digital outdoor (DOOH)' },
  ],
  groups: [
    { category: 'ooh', id: 'billboard', name: 'Billboard' },
    { category: 'ooh', id: 'mall', name: 'Mall media' },
    { category: 'dooh', id: 'roadside_led', name: 'Roadside LED' },
  ],
}
const mumbai = { city: 'Mumbai', state: 'Maharashtra', count: 1_208 }
const delhi = { city: 'Delhi', state: 'Delhi', count: 1 }
const labels = (text: string, ...cities: (typeof mumbai)[]) =>
  suggestPlaces(text, catalogue, cities).map(({ label }) => label)

test('media by the beginning of any word, whole names first', () => {
  expect(labels('outd')).toEqual(['Outdoor (OOH)', 'Digital outdoor (DOOH)'])
  expect(labels('led')).toEqual(['Roadside LED'])
})

test.each(['hoard', 'hoardings', 'होर्डिंग'])('media by another name: %s', (text) =>
  expect(labels(text)).toEqual(['Billboard']),
)
test.each(['akh', 'समाचार पत्र'])('categories by another name: %s', (text) =>
  expect(labels(text)).toEqual(['Newspaper']),
)

test('a city with its listings, under any of its names', () => {
  const [city] = suggestPlaces('bomb', catalogue, [mumbai])
  expect(city).toEqual({ kind: 'city', label: 'Mumbai', detail: '1,208 listings, Maharashtra', city: 'Mumbai' })
  expect(suggestPlaces('दिल्ली', catalogue, [delhi])[0]?.detail).toBe('1 listing, Delhi')
})

test('a medium in a city', () => {
  expect(suggestPlaces('billboards in mum', catalogue, [mumbai])).toEqual([
    {
      kind: 'group',
      label: 'Billboard in Mumbai',
      detail: 'Outdoor (OOH)',
      category: 'ooh',
      subcategory: 'billboard',
      city: 'Mumbai',
    },
  ])
})

test('a name of two words is not taken apart', () => {
  expect(labels('new delhi', delhi)).toEqual(['Delhi'])
  expect(cityStarts('new delhi')).toEqual(['new delhi', 'Delhi'])
})

test('text without a word suggests nothing', () => {
  expect(labels('%')).toEqual([])
  expect(cityStarts('%')).toEqual([])
})

test('at most eight, each once', () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ kind: 'listing', label: `${i >> 1}`, detail: '' }) as const)
  expect(distinct(many).map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(distinct(Array.from({ length: 12 }, (_, i) => ({ ...many[0], label: `${i}` })) as typeof many)).toHaveLength(8)
})
