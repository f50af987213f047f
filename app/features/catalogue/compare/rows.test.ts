import { expect, test } from 'vitest'
import type { Compared } from '../../../../worker/catalogue/rules/compare.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import { compareRows, isAlike } from './rows.ts'

const ON = { today: '2026-11-23', gstRates: [] }

const place = (more: Partial<Compared>): Compared => ({
  id: 'wall',
  ref: 'OOH-0001',
  category: 'ooh',
  subcategory: 'billboard',
  title: 'Wall',
  nativeTitle: null,
  type: 'Unipole',
  place: {
    city: 'Pune',
    state: 'Maharashtra',
    area: 'Kothrud',
    venue: null,
    address: '',
    lat: null,
    lng: null,
    pin: 'near',
  },
  covers: [],
  language: null,
  languages: [],
  rate: { rate: toPaise(1_000), unit: 'per_month', minQuantity: 1, step: 1, minDuration: 1 },
  monthly: toPaise(1_000),
  minBudget: null,
  leadDays: null,
  audience: 860_000,
  rating: 4,
  features: [],
  specifications: [],
  details: {},
  seasons: [],
  discounts: [],
  isFree: null,
  availability: { status: 'available', nextAvailable: null },
  variant: null,
  photos: [],
  owner: { id: 'owner', name: 'Owner', verified: true },
  audienceFigures: [],
  spotAudience: null,
  ...more,
})

const rowOf = (places: Compared[], label: string, days = {}) =>
  compareRows(places, days, ON).find((row) => row.label === label)

test('audience and views of a place are written in the same way', () => {
  const paper = place({
    category: 'newspaper',
    subcategory: 'national_daily',
    rate: { rate: toPaise(500), unit: 'per_sq_cm', minQuantity: 240, step: 1, minDuration: 1 },
  })
  expect(rowOf([paper], 'Audience')?.cells[0]?.value).toBe('8,60,000')
  expect(rowOf([paper], 'Views in a month')?.cells[0]?.value).toMatch(/^[\d,]+$|^Not comparable$/)
})

test('without days there is no row about them; with days each place answers', () => {
  const free = place({ isFree: true })
  const taken = place({ isFree: false })
  expect(compareRows([free, taken], {}, ON).map(({ label }) => label)).not.toContain('Available')
  const days = { from: '2026-12-15', until: '2027-02-14' }
  expect(rowOf([free, taken], '15 Dec to 14 Feb 2027', days)?.cells).toEqual([
    { value: '₹2,000', unit: 'for 2 months', note: 'Free on all of these days' },
    { value: '₹2,000', unit: 'for 2 months', note: 'Not free on all of these days' },
  ])
  const paper = place({ category: 'newspaper', subcategory: 'national_daily', isFree: true })
  expect(rowOf([paper], '15 Dec to 14 Feb 2027', days)?.cells[0]?.note).toBe('Free in every issue of these days')
  const short = { from: '2026-12-15', until: '2026-12-20' }
  expect(rowOf([free], '15 Dec to 20 Dec', short)?.cells[0]?.value).toBe('Too short')
})

test('a row is alike where value, unit and note are', () => {
  const [a, b] = [
    { value: '18%', note: 'x' },
    { value: '18%', note: 'y' },
  ]
  expect(isAlike({ cells: [a, a] })).toBe(true)
  expect(isAlike({ cells: [a, b] })).toBe(false)
  expect(isAlike({ cells: [a] })).toBe(false)
})

test('rows of a group are together', () => {
  const groups = compareRows([place({})], {}, ON).map(({ group }) => group)
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)])
})
