import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../seed/catalogue.seed.ts'
import { appearsOf, issueLimitText } from './printed.ts'
import { mediaSpec } from './registry/media.ts'

const rate = { rate: 100, unit: 'per_sq_cm' as const, minQuantity: 165, step: 0, minDuration: 1 }

test('the limit of a position is counted in positions', () => {
  expect(issueLimitText({ rate, capacity: 165 })).toBe('1 an issue')
  expect(issueLimitText({ rate: { ...rate, minQuantity: 825 }, capacity: 4_950 })).toBe('6 an issue')
  expect(issueLimitText({ rate, capacity: null })).toBeNull()
  expect(issueLimitText({ rate: { ...rate, unit: 'per_month', minQuantity: 1 }, capacity: 1 })).toBeNull()
})

test('days of issue count where insertions are counted', () => {
  const details = { appears: { weekdays: [0], artworkDays: 1 } }
  expect(appearsOf({ details }, { unit: 'per_sq_cm' })).toEqual(details.appears)
  expect(appearsOf({ details }, { unit: 'per_month' })).toBeNull()
  expect(appearsOf({ details: {} }, { unit: 'per_insertion' })).toBeNull()
})

test('every printed position has the limit of its format, and what takes it is whole positions', () => {
  const { listings, spots, allocations } = generateCatalogue({ today: '2026-11-20' })
  const mediumOf = new Map(listings.map(({ id, categoryId }) => [id, categoryId]))
  const printed = spots.filter(({ listingId }) => /newspaper|magazine/.test(mediumOf.get(listingId) ?? ''))
  expect(printed.length).toBeGreaterThan(500)
  for (const { listingId, id, type, capacity, ...row } of printed) {
    const limit = mediaSpec({ id: mediumOf.get(listingId) ?? '', name: '' }).perIssue?.[type]
    const text = issueLimitText({ rate: { ...row, rate: row.rate }, capacity: capacity ?? null })
    expect(text, `${listingId}:${id}`).toBe(limit === undefined ? null : `${limit} an issue`)
    for (const { resourceId, quantity } of allocations) {
      if (resourceId === `${listingId}:${id}`) expect(quantity % row.minQuantity, resourceId).toBe(0)
    }
  }
  expect(new Set(printed.filter(({ capacity }) => capacity === null).map(({ type }) => type))).toEqual(
    new Set(['Column']),
  )
})
