import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../../seed/catalogue.seed.ts'
import type { StoredField } from '../../../catalogue/rules/custom-field.ts'
import { formatCount, formatMillions } from '../../../kernel/rules/money.ts'
import { ListingContent } from './content.ts'
import { contentOf } from './content-of.ts'
import { publicDetails } from './details.ts'
import { problemsOf } from './problems.ts'
import type { PublicListing, PublicRows, PublicSpot } from './public-rows.ts'
import { publicRows } from './publish.ts'

const today = '2026-11-24'
const rows = generateCatalogue({ today })

/** The seeded listings as the database gives them back. */
const seeded: PublicRows[] = rows.listings.map((row) => {
  const of = <T extends { listingId: string }>(all: readonly T[]) => all.filter(({ listingId }) => listingId === row.id)
  return {
    listing: row as PublicListing,
    spots: of(rows.spots) as PublicSpot[],
    coverage: of(rows.coverage).map(({ state, city }) => ({ state, city })),
    seasons: of(rows.seasons).map(({ name, fromMd, untilMd, bp }) => ({ name, fromMd, untilMd, bp })),
    discounts: [],
  }
})

test('what is incomplete is left out of the public details', () => {
  const details = {
    issues: [{ name: 'January' }, { artworkBy: '2026-12-01' }, { name: 'February', artworkBy: '2027-01-01' }],
    shows: [{ time: '10:00', fill: Array(7).fill(40) }, { time: '18:30' }],
    dayparts: Array(23).fill(4),
    audienceCities: [{ label: 'Pune', percent: 0 }, { label: '', percent: 40 }, { label: 'Goa' }],
  }
  expect(publicDetails(v.parse(ListingContent, { details }).details)).toEqual({
    issues: [{ name: 'February', artworkBy: '2027-01-01', theme: '' }],
    shows: [{ time: '10:00', fill: Array(7).fill(40) }],
    audienceCities: [{ label: 'Pune', percent: 0 }],
  })
})

test('a new number of the audience is its owner’s figure of today, in millions where the medium counts in them', () => {
  for (const category of ['ooh', 'influencer']) {
    const one = seeded.find(({ listing }) => listing.categoryId === category) ?? expect.unreachable()
    const { id, ref, ownerId } = one.listing
    const content = v.parse(ListingContent, { ...contentOf(one), audience: 7_654_321 })
    const [figure] = publicRows({ id, ref, ownerId, category, content, kept: one, today }).listing.audienceFigures
    const value = category === 'influencer' ? formatMillions(7_654_321) : formatCount(7_654_321)
    expect(figure).toMatchObject({ value, source: 'owner', asOf: today })
  }
})

const made = (category: string, content: object, kept: PublicRows | null = null, more: object = {}) =>
  publicRows({
    ...{ id: 'wall', ref: 'X-0001', ownerId: 'one', category, kept, today },
    content: v.parse(ListingContent, { rate: 100_000, unit: 'per_month', ...content }),
    ...more,
  })
const refusalOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error
  }
}

describe('a listing that is new', () => {
  test('is drawn as the seeded ones with its words are, and so are its spots', () => {
    const seen = new Set<string>()
    for (const one of seeded) {
      const { id, categoryId: category, variant } = one.listing
      // A creator without a photo has a portrait by its id, a newspaper the drawing of its first position.
      if (category === 'influencer' || category === 'newspaper' || seen.has(`${category} ${variant}`)) continue
      seen.add(`${category} ${variant}`)
      const content = contentOf(one)
      const { listing, spots } = made(category, {
        ...content,
        spots: content.spots.map((spot) => ({ ...spot, id: null })),
      })
      const drawn = [variant, ...one.spots.toSorted((a, b) => a.position - b.position).map((spot) => spot.variant)]
      expect([listing.variant, ...spots.map((spot) => spot.variant)], id).toEqual(drawn)
    }
    expect(seen.size).toBeGreaterThan(50)
  })

  test('has the drawing of its first position where it is a newspaper', () => {
    const one = seeded.find(({ listing }) => listing.categoryId === 'newspaper') ?? expect.unreachable()
    const content = contentOf(one)
    const drawnWith = (spots: object[]) => made('newspaper', { ...content, spots }).listing.variant
    const all = content.spots.map((spot) => ({ ...spot, id: null }))
    expect(new Set(all.map((spot) => drawnWith([spot]))).size).toBeGreaterThan(1)
    expect(drawnWith(all)).toBe(drawnWith(all.slice(0, 1)))
    expect(drawnWith(all.toReversed())).toBe(drawnWith(all.slice(-1)))
  })

  test('has one of five portraits by its id where it is a creator, and its spots are drawn with it', () => {
    const drawn = (id: string, kept: PublicRows | null = null, more: object = {}) => {
      const spots = [{ name: 'Reel', type: 'Instagram reel', rate: 100_000, unit: 'per_reel' }]
      return made('influencer', { title: 'Riya', type: 'Creator', spots, ...more }, kept, { id })
    }
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'ab']
    expect(ids.map((id) => drawn(id).listing.variant)).toEqual([
      ...['beard', 'bob', 'turban', 'long', 'bun', 'beard', 'long'],
    ])
    const { listing, spots } = drawn('a')
    expect(spots[0]?.variant).toMatch(/^beard-\w/)
    const photographed: PublicRows = { ...drawn('a'), listing: { ...listing, variant: 'bob' } }
    expect(drawn('a', photographed, { title: 'Riya Rao' }).listing.variant).toBe('bob')
  })

  test('gives each spot a name of its own in its address, which none has or had', () => {
    const spot = (name: string, id: string | null = null) => ({ id, name, rate: 100_000, unit: 'per_10_sec' })
    const ids = (spots: object[], kept: PublicRows | null = null, more = {}) =>
      made('radio', { spots }, kept, more).spots.map(({ id }) => id)
    expect(ids(['Noon', 'noon!', 'Noon', '—', 'Night'].map((name) => spot(name)))).toEqual([
      ...['noon', 'noon-2', 'noon-3', 'spot', 'night'],
    ])
    expect(ids([spot('Noon'), spot('Midday', 'noon')])).toEqual(['noon-2', 'noon'])
    expect(ids([spot('Noon')], made('radio', { spots: [spot('Noon')] }))).toEqual(['noon-2'])
    expect(ids([spot('Noon')], null, { goneSpots: ['noon', 'noon-2'] })).toEqual(['noon-3'])
  })

  test('without a rate of its own or of a spot is not made', () => {
    expect(refusalOf(() => made('ooh', { rate: null }))).toMatchObject({ issues: [{ path: 'rate' }] })
    const spots = [{ rate: 1, unit: 'per_10_sec' }, { rate: 1 }]
    expect(refusalOf(() => made('radio', { spots }))).toMatchObject({ issues: [{ path: 'spots.1.rate' }] })
  })

  test('has as much as its loop has slots, as its owner says or as is usual, and none of its own with spots', () => {
    const loop = { slots: 6, seconds: 10, hours: '6 to 22', playsADay: 960 }
    const capacity = (category: string, content: object) => made(category, content).listing.capacity
    expect(capacity('dooh', { details: { loop }, capacity: 9 })).toBe(6)
    expect(capacity('dooh', { capacity: 9 })).toBe(9)
    expect(capacity('ooh', { details: { loop }, capacity: 9 })).toBe(9)
    expect(capacity('ooh', { minQuantity: 2 })).toBe(2)
    expect(capacity('radio', { capacity: 9 })).toBeNull()
    const spots = [{ name: 'One', rate: 10, unit: 'per_month', capacity: 3 }]
    expect(made('ooh', { spots })).toMatchObject({
      listing: { rate: 100_000, capacity: null },
      spots: [{ capacity: 3 }],
    })
    expect(made('radio', { spots }).listing.rate).toBe(10)
  })
})

describe('a listing that is public', () => {
  const before = made('ooh', {
    ...{ title: 'Unipole at the lake', subcategory: 'billboard', type: 'Unipole', audience: 5_000 },
    place: { venue: 'Powai lake' },
    spots: [{ name: 'Left', type: 'Billboard', rate: 10, unit: 'per_month' }],
  })
  const kept: PublicRows = { ...before, listing: { ...before.listing, variant: 'kept' } }
  const edited = (more: object, of = kept) => made('ooh', { ...contentOf(before), ...more }, of)

  test.each([
    [{}, true],
    [{ description: 'Another' }, true],
    [{ type: 'Billboard' }, false],
    [{ title: 'Unipole' }, false],
    [{ subcategory: 'street' }, false],
    [{ place: { venue: 'Powai' } }, false],
    [{ details: { vehicle: 'Cab' } }, false],
  ])('with %o keeps its drawing: %s', (more, isKept) => expect(edited(more).listing.variant === 'kept').toBe(isKept))

  test('without a drawing has none, and one with another lighting shows it', () => {
    expect(edited({}, { ...kept, listing: { ...kept.listing, variant: null } }).listing.variant).toBeNull()
    expect(edited({ custom: { Lighting: 'Non lit' } }).listing.variant).toBe('kept.unlit')
  })

  test.each([
    [{}, true],
    [{ rate: 20 }, true],
    [{ type: 'Unipole' }, false],
    [{ name: 'Right' }, false],
  ])('keeps the drawing of a spot with %o: %s', (more, isKept) => {
    const [spot] = before.spots
    if (!spot) throw new Error('It has a spot')
    const other = { ...spot, id: 'other', variant: 'other' }
    const of = { ...kept, spots: [other, { ...spot, variant: 'kept-spot' }] }
    const [own] = contentOf(before).spots
    expect(edited({ spots: [{ ...own, ...more }] }, of).spots[0]?.variant === 'kept-spot').toBe(isKept)
  })

  test('with another number of people has it as its owner’s, in place of figures that repeat the old one', () => {
    const figure = (label: string, value: string) => ({ label, value, source: 'owner' as const, asOf: '2026-01-01' })
    const [own] = made('ooh', { audience: 6_000 }).listing.audienceFigures
    const known = [
      figure(own?.label ?? '', '1 lakh'),
      ...[figure('Cars', formatCount(5_000)), figure('Buses', '5,000'), figure('Women', '40%')],
    ]
    const of = { ...kept, listing: { ...kept.listing, audienceFigures: known } }
    expect(edited({ audience: 6_000 }, of).listing.audienceFigures).toEqual([own, figure('Women', '40%')])
    expect(edited({ audience: 5_000 }, of).listing.audienceFigures).toEqual(known)
    const first = { ...of, listing: { ...of.listing, audience: 0, audienceFigures: [figure('Cars', '0')] } }
    expect(edited({ audience: 6_000 }, first).listing.audienceFigures).toEqual([own])
  })

  test('is read back with its spots by their position, the capacity that its owner said and its supply', () => {
    const spot = (name: string) => ({ name, rate: 10, unit: 'per_10_sec' })
    const radio = made('radio', { spots: [spot('One'), spot('Two')] })
    expect(contentOf({ ...radio, spots: radio.spots.toReversed() }).spots.map(({ name }) => name)).toEqual([
      'One',
      'Two',
    ])
    const loop = { slots: 6, seconds: 10, hours: '6 to 22', playsADay: 960 }
    const capacity = (category: string, content: object) => contentOf(made(category, content)).capacity
    expect([capacity('dooh', { details: { loop } }), capacity('dooh', { capacity: 9 })]).toEqual([null, 9])
    expect([capacity('ooh', { details: { loop }, capacity: 9 }), capacity('ooh', { capacity: 9 })]).toEqual([9, 9])
    const supplied = (supply: 'site' | 'buyer' | 'event' | null) => {
      const one = made('ooh', {})
      return contentOf({ ...one, listing: { ...one.listing, supply } }).supply
    }
    expect([supplied('site'), supplied('buyer'), supplied('event'), supplied(null)]).toEqual([
      ...['site', 'buyer', null, null],
    ])
  })
})

describe('every seeded listing', () => {
  test('is made again from what its owner would have written', () => {
    for (const one of seeded) {
      const { id, ref, ownerId, categoryId: category } = one.listing
      const content = v.parse(ListingContent, contentOf(one))
      const made = publicRows({ id, ref, ownerId, category, content, kept: one, today })
      expect(made, id).toEqual(one)
      expect(contentOf(made), id).toEqual(content)
    }
  })

  test('without spots has its own rate, also where the medium is sold by spots', () => {
    for (const one of seeded) {
      const { rate, unit } = one.listing
      expect(contentOf({ ...one, spots: [] }), one.listing.id).toMatchObject({ rate, unit })
    }
  })

  test('can be published as it is', () => {
    for (const one of seeded) {
      const { id, categoryId } = one.listing
      const category = {
        id: categoryId,
        fields: rows.customFields.filter((field) => field.categoryId === categoryId) as StoredField[],
        subcategories: rows.subcategories.filter((group) => group.categoryId === categoryId),
      }
      expect(problemsOf(contentOf(one), category), id).toEqual([])
    }
  })
})
