import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../../tests/support/inventory-item.ts'
import { AUDIENCE_COLUMNS } from '../../../../../catalogue/rules/registry/affinity/columns.ts'
import { PLAN_RULES } from '../../../../../catalogue/rules/registry/tables.ts'
import type { InventoryItem } from '../../inventory.ts'
import { audienceIndex } from './audience-index.ts'
import { AUDIENCES, adultsOfAge } from './audiences.ts'
import { suitedItems } from './suited-items.ts'

const station = (core: string, title = 'Radio, Breakfast drive') =>
  inventoryItem({ channel: 'radio', subcategory: 'fm_stations', title, audience: { core } })

describe('the evidence of an index', () => {
  test('what the listing states comes before the table, and the table before 1', () => {
    const channel: Partial<InventoryItem> = { channel: 'tv', subcategory: 'entertainment', variant: 'serial' }
    const women = inventoryItem({ ...channel, audience: { core: 'Women 22 to 50' } })
    expect(audienceIndex(women, 'homemakers')).toMatchObject({ source: 'listing' })
    expect(audienceIndex(women, 'homemakers').value).toBeGreaterThan(2)
    expect(audienceIndex(women, 'men_auto').value).toBeLessThan(0.5)
    expect(audienceIndex(inventoryItem(channel), 'homemakers')).toEqual({ value: 1.6, source: 'assumed' })
    expect(audienceIndex(inventoryItem({ subcategory: 'other' }), 'homemakers')).toEqual({
      value: 1,
      source: 'assumed',
    })
  })

  test('a statement that does not help leaves it to the table', () => {
    const channel: Partial<InventoryItem> = { channel: 'tv', subcategory: 'news', audience: { core: 'Everyone' } }
    expect(audienceIndex(inventoryItem(channel), 'seniors')).toEqual({ value: 1.7, source: 'assumed' })
  })

  test('a station states its audience, and the part of the day weighs it', () => {
    const young = station('Students 17 to 24')
    expect(audienceIndex(young, 'students')).toEqual({ value: 3, source: 'listing' })
    expect(audienceIndex(young, 'seniors').value).toBeLessThan(0.5)
    const older = station('Adults 30 and above')
    const night = station('Adults 30 and above', 'Radio, Late night love songs')
    expect(audienceIndex(night, 'seniors').value).toBeLessThan(0.5)
    expect(audienceIndex(older, 'seniors').value).toBeGreaterThan(2 * audienceIndex(night, 'seniors').value)
    const metro = audienceIndex(station('Metro AB, 22 to 45'), 'affluent').value
    expect(metro).toBeGreaterThan(audienceIndex(station('Adults 22 to 45'), 'affluent').value)
  })

  test('a creator is weighed by the ages, the sexes and the subjects', () => {
    const ages = [
      { label: 'Women', percent: 63 },
      { label: '18 to 24', percent: 46 },
      { label: '25 to 34', percent: 38 },
      { label: '35 to 44', percent: 12 },
    ]
    const creator = (topics: string[]) =>
      inventoryItem({ channel: 'influencer', subcategory: 'business', audience: { ages, topics } })
    expect(audienceIndex(creator([]), 'students').value).toBeGreaterThan(2)
    expect(audienceIndex(creator([]), 'seniors').value).toBeLessThan(0.5)
    expect(audienceIndex(creator(['Stock market']), 'business').value).toBeGreaterThan(
      audienceIndex(creator([]), 'business').value,
    )
  })

  test('language, subject and format choose the row', () => {
    const daily = (language: string) =>
      inventoryItem({ channel: 'newspaper', subcategory: 'national_daily', languages: [language] })
    expect(audienceIndex(daily('English'), 'affluent').value).toBe(1.8)
    expect(audienceIndex(daily('Hindi'), 'affluent').value).toBe(0.8)
    const farm = { channel: 'magazine', subcategory: 'niche', audience: { type: 'Farming magazine' } } as const
    expect(audienceIndex(inventoryItem(farm), 'rural').value).toBe(2.8)
    const gate = { channel: 'btl', subcategory: 'local_activation', variant: 'college' } as const
    expect(audienceIndex(inventoryItem(gate), 'students').value).toBe(2.6)
  })
})

test('every figure is within its bounds, and a kind without a row is average', () => {
  expect(audienceIndex(inventoryItem({ channel: 'ooh', subcategory: 'satellite' }), 'students').value).toBe(1)
  expect(audienceIndex(inventoryItem({ channel: 'airport', subcategory: 'metro' }), 'travellers').value).toBe(3)
  for (const { affinity } of Object.values(PLAN_RULES)) {
    expect(affinity.dayparts?.filter((kind) => !Object.hasOwn(affinity.rows, kind)) ?? []).toEqual([])
    for (const index of Object.values(affinity.rows).flat()) {
      expect(index).toBeGreaterThanOrEqual(0.2)
      expect(index).toBeLessThanOrEqual(3)
    }
  }
  for (const audience of AUDIENCE_COLUMNS) expect(AUDIENCES[audience].share).toBeLessThan(1)
  expect(adultsOfAge([15, 84])).toBeCloseTo(1, 5)
})

describe('what is offered to an audience', () => {
  const items = [
    inventoryItem({ id: 'board' }),
    inventoryItem({ id: 'tree', subcategory: 'street', variant: 'treeguard' }),
    inventoryItem({ id: 'truck', channel: 'vehicle', subcategory: 'truck_ads' }),
    inventoryItem({ id: 'mall', channel: 'btl', subcategory: 'mall_activation' }),
    inventoryItem({ id: 'gate', channel: 'btl', subcategory: 'local_activation', variant: 'college' }),
  ]
  const brief: Parameters<typeof suitedItems>[0] = { audienceKind: 'affluent', channels: [], formats: [] }
  const offered = (more: Partial<Parameters<typeof suitedItems>[0]>, kept = '') =>
    suitedItems({ ...brief, ...more }, items, ({ id }) => id === kept).map(({ id }) => id)

  test('what hardly meets it is left out, and nothing for all adults', () => {
    expect(offered({})).toEqual(['board', 'mall'])
    expect(offered({ audienceKind: null })).toHaveLength(items.length)
    expect(offered({ audienceKind: 'mass' })).toHaveLength(items.length)
  })

  test('what was asked for or held stays', () => {
    expect(offered({ channels: ['vehicle'] })).toContain('truck')
    expect(offered({ channels: ['ooh'] })).not.toContain('tree')
    expect(offered({ formats: [{ channel: 'ooh', format: 'treeguard' }] })).toContain('tree')
    expect(offered({}, 'tree')).toContain('tree')
  })

  test('an activation is held where the audience is at home', () => {
    expect(offered({ audienceKind: 'students' })).not.toContain('mall')
    expect(offered({ audienceKind: 'students' })).toContain('gate')
  })
})
