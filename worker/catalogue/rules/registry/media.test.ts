import { describe, expect, test } from 'vitest'
import { isMediaType, MEDIA, MEDIA_TYPES, mediaSpec } from './media.ts'
import { LANGUAGE_GROUPS, type MediaSpec, SORTS } from './spec.ts'

const specs: [string, MediaSpec][] = MEDIA_TYPES.map((type) => [type, MEDIA[type]])

test('the tab bar holds the fourteen media in their order', () => {
  expect(MEDIA_TYPES).toEqual([
    'tv', 'radio', 'airport', 'theatre', 'newspaper', 'magazine', 'btl',
    'vehicle', 'events', 'transit', 'influencer', 'digital', 'ooh', 'dooh',
  ]) // biome-ignore format: one line each would hide the order
  expect(Object.keys(MEDIA).sort()).toEqual([...MEDIA_TYPES].sort())
})

describe.each(specs)('%s', (_, spec) => {
  test('offers bands exactly where it has the facet, lower edge first', () => {
    expect(spec.facets.includes('band')).toBe(spec.bands !== undefined)
    if (spec.bands) expect(spec.bands.edges[0]).toBeLessThan(spec.bands.edges[1])
  })

  test('offers each language once, exactly where it has the facet', () => {
    expect(spec.facets.includes('language')).toBe(spec.languages !== undefined)
    if (spec.languages) expect([...spec.languages].sort()).toEqual([...LANGUAGE_GROUPS].sort())
  })

  test('fixes cities only where it has the facet', () => {
    if (spec.cities) expect(spec.facets).toContain('city')
  })

  test('has sorts, each once', () => {
    expect(spec.sorts.length).toBeGreaterThan(0)
    expect(new Set(spec.sorts).size).toBe(spec.sorts.length)
    expect(SORTS).toEqual(expect.arrayContaining([...spec.sorts]))
  })

  test('searches at least the title', () => expect(spec.search.in).toContain('title'))

  test('names what is missing', () => {
    expect(spec.notFound.listing).toMatch(/ not found$/)
    expect(spec.notFound.spot).toBe('Inventory not found')
  })
})

test.each([
  ['tv', 'Channel not found'],
  ['radio', 'Station not found'],
  ['airport', 'Airport not found'],
  ['theatre', 'Theatre not found'],
  ['newspaper', 'Inventory not found'],
  ['magazine', 'Magazine not found'],
  ['btl', 'Inventory not found'],
  ['vehicle', 'Inventory not found'],
  ['events', 'Inventory not found'],
  ['transit', 'Inventory not found'],
  ['influencer', 'Influencer not found'],
  ['digital', 'Inventory not found'],
  ['ooh', 'Inventory not found'],
  ['dooh', 'Inventory not found'],
] as const)('%s misses with "%s"', (type, message) => expect(MEDIA[type].notFound.listing).toBe(message))

test.each([
  ['btl', 'rate', [50_000, 100_000]],
  ['vehicle', 'rate', [100_000, 300_000]],
  ['ooh', 'rate', [100_000, 300_000]],
  ['digital', 'minBudget', [50_000, 200_000]],
] as const)('%s has its bands, on %s', (type, on, edges) => {
  expect(MEDIA[type].bands).toMatchObject({ on, edges })
})

test.each([
  ['tv', ['Hindi', 'English', 'Regional']],
  ['newspaper', ['English', 'Hindi', 'Regional']],
  ['magazine', ['English', 'Hindi', 'Regional']],
  ['influencer', ['Hindi', 'English', 'Regional']],
] as const)('%s offers languages in the order of its page', (type, languages) => {
  expect(MEDIA[type].languages).toEqual(languages)
})

test('radio and airport offer a fixed list of cities', () => {
  expect(MEDIA.radio.cities).toEqual(['Mumbai', 'Delhi', 'Bangalore'])
  expect(MEDIA.airport.cities).toEqual(['Delhi', 'Mumbai', 'Bangalore', 'Hyderabad'])
})

test('a category made by staff is shown under its own name', () => {
  expect(isMediaType('kiosks')).toBe(false)
  expect(mediaSpec({ id: 'kiosks', name: 'Kiosks' })).toMatchObject({ label: 'Kiosks', tab: 'Kiosks', shape: 'groups' })
})

test('a medium that staff have renamed is shown under its new name, by its own rules', () => {
  expect(mediaSpec({ id: 'tv', name: 'TV and cable' })).toEqual({
    ...MEDIA.tv,
    label: 'TV and cable',
    tab: 'TV and cable',
    heading: 'TV and cable',
  })
  for (const name of ['Television', 'tv', '']) expect(mediaSpec({ id: 'tv', name })).toBe(MEDIA.tv)
})

test('an id that every object has is no medium', () => {
  expect(isMediaType('constructor')).toBe(false)
  expect(mediaSpec({ id: '__proto__', name: 'X' }).notFound.listing).toBe('Inventory not found')
})
