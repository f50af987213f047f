import { beforeAll, describe, expect, test } from 'vitest'
import { getListing, getSpot } from '../../../worker/catalogue/catalogue.server.ts'
import { ListingRef, SpotRef } from '../../../worker/catalogue/rules/query.ts'
import { MEDIA, MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'

const { db } = service

test('a page has what its card leaves out, and the owner with all that they offer', async () => {
  const place = { category: 'ooh', group: 'pages' }
  await buildGroup(
    db,
    place,
    { id: 'page', setup: toPaise(20_000), metrics: [{ label: 'OTS', value: '1.2 lakh' }], views: 340, engagement: 2.5 },
    { id: 'page-two' },
  )
  const page = await getListing(service, { category: 'ooh', subcategory: 'pages', id: 'page' })
  expect(page.category).toMatchObject({ id: 'ooh', name: 'Outdoor (OOH)' })
  expect(page.subcategory).toMatchObject({ id: 'pages', inventoryCount: 2 })
  expect(page.subcategory.ranges).toEqual([{ unit: 'per_month', from: toPaise(1_000), to: toPaise(1_000), offers: 2 }])
  expect(page.listing).toMatchObject({
    ref: 'TEST-page',
    title: 'Title of page',
    description: 'Built by a test.',
    setup: toPaise(20_000),
    metrics: [{ label: 'OTS', value: '1.2 lakh' }],
    analytics: { views: 340, engagement: 2.5 },
    place: { city: 'Pune', state: 'Maharashtra' },
    spots: [],
  })
  expect(page.listing.owner).toEqual({
    id: 'test-owner',
    name: 'Test Owner',
    verified: true,
    city: 'Nashik',
    state: 'Maharashtra',
    answerTime: null,
    verification: { documents: ['gst', 'pan'], day: '2026-03-12' },
    listings: 2,
  })
})

test('spots come in the order of their owner, with both ends of a slot or none', async () => {
  await buildGroup(db, { category: 'tv', group: 'orders' }, { id: 'order' })
  await buildSpots(
    db,
    'order',
    { id: 'late', position: 2, slotFrom: 1_380, slotTo: 1_500, seconds: 30, placement: 'Break 2' },
    { id: 'early', position: 1, slotFrom: 360 },
  )
  const { listing } = await getListing(service, { category: 'tv', subcategory: null, id: 'order' })
  expect(listing.spots.map(({ id, slot, seconds, position }) => ({ id, slot, seconds, position }))).toEqual([
    { id: 'early', slot: null, seconds: null, position: null },
    { id: 'late', slot: { from: 1_380, to: 1_500 }, seconds: 30, position: 'Break 2' },
  ])
})

describe('similar listings', () => {
  const similarTo = async (group: string, id: string) => {
    const { similar } = await getListing(service, { category: 'ooh', subcategory: group, id })
    return similar.map((card) => card.id)
  }

  test('are of the same group: its city first, then its state, then by rating, at most four, never itself', async () => {
    const kerala = { city: 'Kochi', state: 'Kerala' }
    const agra = { city: 'Agra', state: 'Uttar Pradesh' }
    await buildGroup(
      db,
      { category: 'ooh', group: 'near' },
      { id: 'here', ...kerala, rating: 5 },
      { id: 'kochi-low', ...kerala, rating: 3.1 },
      { id: 'kochi-high', ...kerala, rating: 4.2 },
      { id: 'kollam', ...kerala, city: 'Kollam', rating: 3 },
      { id: 'agra-top', ...agra, rating: 4.9 },
      { id: 'agra-mid', ...agra, rating: 4.5 },
      { id: 'agra-low', ...agra, rating: 4.4 },
    )
    await buildGroup(db, { category: 'ooh', group: 'elsewhere' }, { id: 'stranger', ...kerala, rating: 5 })
    expect(await similarTo('near', 'here')).toEqual(['kochi-high', 'kochi-low', 'kollam', 'agra-top'])
    expect(await similarTo('near', 'agra-low')).toEqual(['agra-top', 'agra-mid', 'here', 'kochi-high'])
    expect(await similarTo('elsewhere', 'stranger')).toEqual([])
  })
})

describe('what is missing is named in the words of the medium', () => {
  test.each(MEDIA_TYPES)('%s', async (category) => {
    const group = 'missing'
    const id = `${category}-there`
    await buildGroup(db, { category, group }, { id })
    await buildSpots(db, id, { id: 'spot' })
    await buildGroup(db, { category, group: 'other' })
    const { listing, spot } = MEDIA[category].notFound
    const subcategory = MEDIA[category].shape === 'groups' ? group : null

    expect((await getSpot(service, { category, id, spot: 'spot' })).spot.id).toBe('spot')
    const refused = [
      [getListing(service, { category, subcategory, id: 'zzz' }), listing],
      [getSpot(service, { category, id, spot: 'zzz' }), spot],
      [getSpot(service, { category, id: 'zzz', spot: 'zzz' }), listing],
      [getListing(service, { category, subcategory: 'other', id }), listing],
      [getListing(service, { category, subcategory: 'zzz', id }), 'Category not found'],
    ] as const
    for (const [answer, message] of refused) expect(await refusalOf(answer)).toBe(`not_found: ${message}`)
  })

  test('a listing under another category', async () => {
    await buildGroup(db, { category: 'ooh', group: 'strict' }, { id: 'a-site' })
    expect(await refusalOf(getListing(service, { category: 'tv', subcategory: null, id: 'a-site' }))).toBe(
      'not_found: Channel not found',
    )
    // Both media have a group of this name.
    await buildGroup(db, { category: 'dooh', group: 'strict' })
    expect(await refusalOf(getListing(service, { category: 'dooh', subcategory: 'strict', id: 'a-site' }))).toBe(
      'not_found: Inventory not found',
    )
  })

  test('an unknown category', async () => {
    expect(await refusalOf(getListing(service, { category: 'zzz', subcategory: null, id: 'x' }))).toBe(
      'not_found: Category not found',
    )
    expect(await refusalOf(getSpot(service, { category: 'zzz', id: 'x', spot: 'x' }))).toBe(
      'not_found: Category not found',
    )
  })
})

describe('a hostile id is not found, parsed or not', () => {
  beforeAll(() => buildGroup(db, { category: 'magazine', group: 'hostile' }))

  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['NUL', 'a\0b'],
    ['SQL', "' OR 1=1 --"],
    ['HTML', '<script>alert(1)</script>'],
    ['emoji', '😀'],
    ['half a surrogate pair', '\ud800'],
    ['path', '../../etc/passwd'],
    ['nothing', ''],
    ['wildcards', '%'],
  ])('%s', async (_, text) => {
    const listing = { category: 'magazine', subcategory: 'hostile', id: text }
    const spot = { category: 'tv', id: text, spot: text }
    for (const ref of [listing, parse(ListingRef, listing)]) {
      expect(await refusalOf(getListing(service, ref))).toBe('not_found: Magazine not found')
    }
    for (const ref of [spot, parse(SpotRef, spot)]) {
      expect(await refusalOf(getSpot(service, ref))).toBe('not_found: Channel not found')
    }
  })
})
