import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { ALL_INDIA } from '../../../../catalogue/rules/places/coverage.ts'
import type { Brief, PlanEdits } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { openMarket } from './market.ts'

const open = (items: InventoryItem[], more: Partial<Brief> = {}, edits: Partial<PlanEdits> = {}) => {
  const brief = briefWith(more)
  if (!isPlannable(brief)) throw new Error('An incomplete brief')
  const market = openMarket(brief, items, { held: [], dropped: [], ...edits })
  const idsOf = (some: { item: InventoryItem }[]) => some.map(({ item }) => item.id)
  return {
    ...market,
    offered: idsOf(market.offers),
    extra: idsOf(market.extraOffers),
    reasons: market.unbookable.map(({ item, reason }) => [item.id, reason]),
  }
}

const TAMIL_NADU = [{ state: 'Tamil Nadu', city: '' }]
const SITE = inventoryItem({ id: 'site' })
const STATION = inventoryItem({ id: 'station', channel: 'radio' })
const CHANNEL = inventoryItem({ id: 'channel', channel: 'tv', city: null, scope: 'national', covers: [ALL_INDIA] })
const NETWORK = inventoryItem({ id: 'network', channel: 'digital', city: null, scope: 'national' })

describe('what a brief offers', () => {
  test('is each item once, by id', () => {
    expect(open([STATION, SITE, inventoryItem({ id: 'a' }), SITE]).offered).toEqual(['a', 'site', 'station'])
  })

  test('is nothing of another city, of an excluded city or medium, or dropped', () => {
    const pune = inventoryItem({ id: 'pune', city: 'Pune' })
    expect(open([SITE, pune]).offered).toEqual(['site'])
    expect(open([SITE, pune], { cities: ['Mumbai', 'Pune'], excludedCities: ['Pune'] }).offered).toEqual(['site'])
    expect(open([SITE, STATION], { excludedChannels: ['radio'] }).offered).toEqual(['site'])
    expect(open([SITE, STATION], {}, { dropped: ['site'] }).offered).toEqual(['station'])
  })

  test('is in the languages of the brief, or in none', () => {
    const inLanguages = (id: string, languages: string[]) => inventoryItem({ id, languages })
    const items = [inLanguages('both', ['Tamil', 'Hindi']), inLanguages('none', []), inLanguages('tamil', ['Tamil'])]
    expect(open(items, { languages: ['Hindi', 'Marathi'] }).offered).toEqual(['both', 'none'])
    expect(open(items).offered).toEqual(['both', 'none', 'tamil'])
  })

  test('of countrywide media is for cities only on request, but digital views are targeted', () => {
    const items = [CHANNEL, NETWORK, SITE]
    expect(open(items)).toMatchObject({ offered: ['network', 'site'], extra: ['channel'] })
    expect(open(items, { geoScope: 'pan_india', cities: [] }).offered).toEqual(['channel', 'network', 'site'])
    expect(open(items, { channels: ['tv'] })).toMatchObject({ offered: ['channel'], extra: [] })
  })

  test('of a medium of cities is no network of the whole country, but in a plan for it', () => {
    const network = inventoryItem({
      id: 'all-india',
      channel: 'radio',
      city: null,
      scope: 'national',
      covers: [ALL_INDIA],
    })
    expect(open([network, STATION], { channels: ['radio'] }).offered).toEqual(['station'])
    const inAll = open([network, STATION], { geoScope: 'pan_india', cities: [], channels: ['radio'] })
    expect(inAll.offered).toEqual(['all-india', 'station'])
  })

  test('reaches people in its places', () => {
    const south = inventoryItem({ id: 'south', channel: 'tv', city: null, scope: 'state', covers: TAMIL_NADU })
    expect(open([south, CHANNEL, SITE], { channels: ['tv'] }).offered).toEqual(['channel'])
  })

  test('of other media is kept apart where the brief prefers some, and left out where it wants these only', () => {
    const items = [SITE, STATION]
    expect(open(items, { channels: ['radio'], channelMode: 'prefer' })).toMatchObject({
      offered: ['station'],
      extra: ['site'],
    })
    expect(open(items, { channels: ['radio'] })).toMatchObject({ offered: ['station'], extra: [] })
  })

  test('holds what the user locked, whatever its medium', () => {
    expect(
      open([SITE, STATION], { channels: ['radio'] }, { held: [{ id: 'site', units: 1, quantity: 1 }] }).offered,
    ).toEqual(['site', 'station'])
  })
})

describe('creators', () => {
  const creator = (id: string, ...cities: string[]) =>
    inventoryItem({
      id,
      channel: 'influencer',
      city: null,
      scope: 'national',
      audienceCities: cities.map((city) => ({ city, percent: 10 })),
    })
  const channels: Brief['channels'] = ['influencer', 'ooh']

  test('with followers in the cities keep out those without', () => {
    const items = [creator('both', 'Delhi', 'Mumbai'), creator('elsewhere', 'Delhi'), SITE]
    expect(open(items, { channels }).offered).toEqual(['both', 'site'])
  })

  test('are all offered where none has followers there', () => {
    expect(open([creator('elsewhere', 'Delhi'), SITE], { channels }).offered).toEqual(['elsewhere', 'site'])
  })
})

describe('what cannot run', () => {
  const taken = { availability: { status: 'sold_out', nextAvailable: null } } as const

  test('is reported with its reason, as far as the brief asks for it', () => {
    const items = [
      inventoryItem({ id: 'long', minDuration: 2 }),
      inventoryItem({ id: 'taken', ...taken }),
      { ...STATION, ...taken },
    ]
    expect(open(items, { channels: ['ooh'], channelMode: 'prefer' })).toMatchObject({
      offered: [],
      extra: [],
      reasons: [
        ['long', 'too_short'],
        ['taken', 'unavailable'],
      ],
    })
  })
})

test('the flight is that of the brief', () => {
  expect(open([SITE]).flight).toEqual({ start: '2027-01-01', end: '2027-01-31' })
})

test('with a cap on each city, what no city bounds counts for a place of its own', () => {
  const capped = open([SITE], { cities: ['Mumbai', 'Pune'], perCityCap: 1_000 })
  expect(capped.places.map(({ name }) => name)).toEqual(['Mumbai', 'Pune', 'No single city'])
  expect(capped.noCityPlace).toBe(2)
  const free = open([SITE], { cities: ['Mumbai', 'Pune'] })
  expect(free.places).toHaveLength(2)
  expect(free.noCityPlace).toBe(-1)
})
