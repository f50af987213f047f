import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import type { Brief } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { openMarket } from '../market/market.ts'
import { limitWarnings } from './limits.ts'

const at = (id: string, area: string, lat: number, more: Partial<InventoryItem> = {}) =>
  inventoryItem({ id, area, lat, lng: 72.85, type: 'Unipole', ...more })
const BANDRA = at('bandra', 'Bandra', 19.06)
/** 2.2 km to the north, and 11 km. */
const KHAR = at('khar', 'Khar', 19.08)
const ANDHERI = at('andheri', 'Andheri', 19.16)
const RADIO = inventoryItem({ id: 'radio', channel: 'radio', type: 'Evening drive', area: '' })
const ALL = [BANDRA, KHAR, ANDHERI, RADIO]

const IN_BANDRA: Partial<Brief> = { areas: [{ city: 'Mumbai', area: 'Bandra' }], areasMode: 'only' }

function limited(more: Partial<Brief>, items: readonly InventoryItem[] = ALL) {
  const brief = briefWith(more)
  if (!isPlannable(brief)) throw new Error('The brief is complete')
  const market = openMarket(brief, items, { held: [], dropped: [] })
  return { ids: market.offers.map(({ item }) => item.id), warnings: limitWarnings({ brief, market }) }
}

describe('a locality', () => {
  test('with one site asked for has its own alone, and no medium of the whole city', () => {
    const counts = [{ channel: 'ooh', format: null, least: 1, most: 1 } as const]
    expect(limited({ ...IN_BANDRA, counts })).toEqual({ ids: ['bandra'], warnings: [] })
  })

  test('that has too little is joined by those nearby, which are named', () => {
    const counts = [{ channel: 'ooh', format: null, least: 2, most: 2 } as const]
    const { ids, warnings } = limited({ ...IN_BANDRA, counts })
    expect(ids).toEqual(['bandra', 'khar'])
    expect(warnings).toEqual([
      {
        code: 'AREA_WIDENED',
        text: 'Bandra alone has too little for this brief, so Khar (2.2 km) was added',
        hindi: 'Bandra में इस ज़रूरत के लिए कम जगहें हैं, इसलिए पास के इलाके भी जोड़े गए: Khar (2.2 किमी)',
      },
    ])
  })

  test('stays alone where its neighbours cannot make up the number', () => {
    const counts = [{ channel: 'ooh', format: 'unipole', least: 3, most: 3 } as const]
    const { ids, warnings } = limited({ ...IN_BANDRA, counts })
    expect(ids).toEqual(['bandra'])
    expect(warnings.map(({ text }) => text)).toEqual([
      'Only 1 of the 3 unipoles asked for can be had in Bandra for these dates',
    ])
  })

  test('leaves radio in where it is asked for by name', () => {
    expect(limited({ ...IN_BANDRA, channels: ['ooh', 'radio'] }).ids).toContain('radio')
  })

  test('that is only preferred bounds nothing', () => {
    expect(limited({ ...IN_BANDRA, areasMode: 'prefer' }).ids).toHaveLength(4)
  })
})

describe('a format', () => {
  test('bounds its medium and no other one', () => {
    const gantry = at('gantry', 'Bandra', 19.06, { type: 'Gantry' })
    const formats = [{ channel: 'ooh', format: 'gantry' } as const]
    expect(limited({ formats }, [...ALL, gantry]).ids).toEqual(['gantry', 'radio'])
  })

  test('that is refused is left out', () => {
    expect(limited({ excludedFormats: [{ channel: 'radio', format: 'evening' }] }).ids).not.toContain('radio')
  })

  test('that nothing is of is named', () => {
    const { ids, warnings } = limited({ formats: [{ channel: 'ooh', format: 'toll' }] })
    expect(ids).toEqual(['radio'])
    expect(warnings).toMatchObject([{ code: 'FORMAT_MISSING', text: 'Not in our catalogue in Mumbai: toll plazas' }])
  })
})

test('of a state the cities are named, and that other towns are not counted', () => {
  const regions = [{ name: 'Kerala', cities: ['Kochi', 'Thiruvananthapuram'] }]
  expect(limited({ regions }).warnings).toMatchObject([
    {
      code: 'REGION_PARTIAL',
      text: 'In Kerala we have Kochi and Thiruvananthapuram. Other towns there are not covered, nor counted in reach',
    },
  ])
})
