import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { MEDIA_TYPES } from '../../../catalogue/rules/registry/media.ts'
import { ListingContent } from './content.ts'
import { formOf } from './form.ts'
import { type FormField, valueAt, withValue } from './form-field.ts'
import { changedRate } from './owner-listing.ts'
import { problemsOf } from './problems.ts'

const LIGHTING = { id: 'Lighting', name: 'Lighting', type: 'select' as const, required: true, options: ['Front lit'] }
const OOH = { id: 'ooh', fields: [LIGHTING], subcategories: [{ id: 'billboard', name: 'Billboard' }] }

const site = (more: object = {}): ListingContent =>
  v.parse(ListingContent, {
    ...{
      title: 'Unipole',
      subcategory: 'billboard',
      type: 'Unipole',
      audience: 10_000,
      rate: 100_000,
      unit: 'per_month',
    },
    description: 'One 40 × 20 ft face on the road to the airport, front lit.',
    place: { city: 'Pune', state: 'Maharashtra', area: 'Kothrud', address: 'Paud Road', lat: 18.5, lng: 73.81 },
    custom: { Lighting: 'Front lit' },
    ...more,
  })

const problems = (more: object) => problemsOf(site(more), OOH)
const season = (name: string, fromMd: string, untilMd: string) => ({ name, fromMd, untilMd, bp: 1_000 })

describe('before others see a listing', () => {
  test('nothing is wrong with one that has all of it', () => expect(problems({})).toEqual([]))

  test.each([
    ['rate', { rate: 0 }],
    ['unit', { unit: 'per_reel' }],
    ['subcategory', { subcategory: 'elsewhere' }],
    ['custom.Lighting', { custom: {} }],
    ['custom.Lighting', { custom: { Lighting: '<b>Neon</b>' } }],
    ['place.state', { place: { ...site().place, state: 'Telangana' } }],
    ['place.state', { place: { ...site().place, city: 'Somewhere', state: 'Atlantis' } }],
    ['place.lat', { place: { ...site().place, lat: null, lng: null } }],
    ['place.lat', { place: { ...site().place, lat: 28.6, lng: 77.2 } }],
    ['capacity', { capacity: 1, minQuantity: 2 }],
    ['details.face', { details: { face: { width: 40, height: null } } }],
    ['discounts.1.months', { discounts: [3, 3].map((months) => ({ months, bp: 500 })) }],
  ])('%s is named', (path, more) => expect(problems(more).map((issue) => issue.path)).toEqual([path]))

  test('a channel needs spots, coverage and no place of its own', () => {
    const tv = { id: 'tv', fields: [], subcategories: [{ id: 'billboard' }] }
    expect(problemsOf(site({ rate: null, unit: null }), tv).map(({ path }) => path)).toEqual(['spots', 'coverage'])
  })
})

describe('seasons', () => {
  const overlaps = (...seasons: object[]) => problems({ seasons }).map(({ message }) => message)

  test('may run over New Year, next to one that ends the day before', () =>
    expect(overlaps(season('Winter', '12-15', '01-31'), season('Spring', '02-01', '02-29'))).toEqual([]))

  test.each([
    ['12-15', '01-31', '01-31', '03-01'],
    ['12-15', '01-31', '12-01', '12-15'],
    ['02-29', '02-29', '02-01', '03-01'],
  ])('from %s to %s has days in common with %s to %s', (from, until, start, end) =>
    expect(overlaps(season('Winter', from, until), season('Other', start, end))).toEqual([
      'Other overlaps Winter. A day can be in one season only',
    ]),
  )

  test('need days that there are', () =>
    expect(problems({ seasons: [season('Odd', '02-30', '13-01')] }).map(({ path }) => path)).toEqual([
      'seasons.0.fromMd',
      'seasons.0.untilMd',
    ]))
})

describe('what is written', () => {
  const isRead = (content: object) => v.safeParse(ListingContent, content).success

  test.each([
    ['a very long title', { title: 'x'.repeat(10_000) }],
    ['a very long description', { description: 'x'.repeat(10_000) }],
    ['no number', { rate: Number.NaN }],
    ['more than there is', { rate: Number.MAX_SAFE_INTEGER }],
    ['half a paisa', { rate: 1.5 }],
    ['less than nothing', { setup: -1 }],
    ['an unknown unit', { unit: 'per_moon' }],
    ['500 spots', { spots: Array.from({ length: 500 }, (_, n) => ({ name: `Spot ${n}` })) }],
    ['a file outside the store', { photos: [{ key: '../../etc/passwd?', alt: '' }] }],
    ['a list that is none', { features: 'all' }],
    ['a null character', { title: 'a\u0000b' }],
    ['a season of half the price of nothing', { seasons: [{ ...season('x', '01-01', '01-02'), bp: -10_001 }] }],
  ])('%s is refused', (_, content) => expect(isRead(content)).toBe(false))

  test('markup and formulas stay text', () => {
    const content = v.parse(ListingContent, { title: '<script>alert(1)</script>', ownRef: '=1+1' })
    expect([content.title, content.ownRef]).toEqual(['<script>alert(1)</script>', '=1+1'])
  })

  test('60 fields of staff are read, and no more', () => {
    const custom = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`field-${i}`, 'x']))
    expect([60, 61].map((n) => isRead({ custom: custom(n) }))).toEqual([true, false])
  })

  test('a key of an object that all objects have is no value', () =>
    expect(
      problems({ custom: JSON.parse('{"__proto__": {"Lighting": "Front lit"}}') }).map(({ path }) => path),
    ).toEqual(['custom.Lighting']))
})

describe('the form of a medium', () => {
  const formFor = (id: string) =>
    formOf({ id, name: id, fields: [LIGHTING], subcategories: [{ id: 'group', name: 'Group' }] })
  const spot = v.parse(ListingContent, { spots: [{}] }).spots[0] ?? {}
  const details = { face: {}, loop: {}, ratings: {}, appears: {}, instagram: {}, youtube: {} }
  const whole = v.parse(ListingContent, { details })
  const missing = (fields: readonly FormField[], within: object) =>
    fields
      .filter(({ path }) => !path.startsWith('custom.') && valueAt(within, path) === undefined)
      .map(({ path }) => path)

  test.each([...MEDIA_TYPES, 'pr', 'kites'])('%s asks for what a listing has', (id) => {
    for (const { id: section, fields } of formFor(id))
      expect(missing(fields, section === 'spots' ? spot : whole)).toEqual([])
    const paths = formFor(id).flatMap(({ fields }) => fields.map(({ path, isSpotField }) => `${isSpotField} ${path}`))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('reads and writes by its paths', () => {
    const written = withValue(withValue(site(), 'details.face.width', 12), 'custom.Height, 2.5 ft', 3)
    expect(valueAt(written, 'details.face.width')).toBe(12)
    expect(written.custom).toEqual({ Lighting: 'Front lit', 'Height, 2.5 ft': 3 })
    expect(valueAt(written, 'toString')).toBeUndefined()
  })
})

describe('a changed rate', () => {
  test.each([
    [18_500_000, { by: 'percent', bp: 750 }, 19_887_500],
    [18_550_050, { by: 'percent', bp: 333 }, 19_167_800],
    [9_000, { by: 'percent', bp: 1_000 }, 9_900],
    [100, { by: 'percent', bp: -9_000 }, 10],
    [1_000, { by: 'amount', amount: -5_000 }, 1],
  ] as const)('%i by %o is %i', (rate, change, expected) => expect(changedRate(rate, change)).toBe(expected))
})
