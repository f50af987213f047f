import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { ALL_INDIA, type Area } from '../../../../catalogue/rules/places/coverage.ts'
import type { InventoryItem } from '../inventory.ts'
import type { PlanPlace } from '../reach/place.ts'
import { INDIA_ADULTS, universeOf } from '../reach/universe.ts'
import { networkShare, sharesOf } from './footprint.ts'

const place = (name: string, state: string): PlanPlace => ({ name, state, people: universeOf({ city: name, state }) })
const MUMBAI = place('Mumbai', 'Maharashtra')
const DELHI = place('Delhi', 'Delhi')
const JAIPUR = place('Jaipur', 'Rajasthan')
const CHENNAI = place('Chennai', 'Tamil Nadu')
const KOCHI = place('Kochi', 'Kerala')
const CHANDIGARH = place('Chandigarh', 'Chandigarh')
const REST: PlanPlace = { name: 'Rest of India', state: null, people: 500_000_000 }

const peopleOf = (...states: string[]) => states.reduce((sum, state) => sum + universeOf({ city: null, state }), 0)
const BELT = peopleOf(
  ...['Bihar', 'Chandigarh', 'Chhattisgarh', 'Delhi', 'Haryana', 'Jharkhand', 'Madhya Pradesh'],
  ...['Rajasthan', 'Uttar Pradesh', 'Uttarakhand'],
)
const states = (...names: string[]): Area[] => names.map((state) => ({ state, city: '' }))
const tv = (covers: readonly Area[] = [ALL_INDIA]) =>
  inventoryItem({ channel: 'tv', city: null, scope: 'national', covers })
const magazine = (...languages: string[]) =>
  inventoryItem({ channel: 'magazine', city: null, scope: 'national', covers: [ALL_INDIA], languages })
const creator = (...audienceCities: InventoryItem['audienceCities']) =>
  inventoryItem({ channel: 'influencer', city: null, scope: 'national', audienceCities })

/** Compares shares to twelve decimals. */
const expectShares = (item: InventoryItem, places: PlanPlace[], expected: number[]) => {
  const shares = sharesOf(item, places)
  expect(shares).toHaveLength(expected.length)
  for (const [at, share] of shares.entries())
    expect(share, places[at]?.name).toBeCloseTo(expected[at] ?? Number.NaN, 12)
}

test('a channel of some cities is seen in these alone, by the people of each', () => {
  const metros = [MUMBAI, DELHI, CHENNAI]
  const all = metros.reduce((sum, { people }) => sum + people, 0)
  const channel = tv(metros.map(({ name, state }) => ({ state: state ?? '', city: name })))
  expectShares(channel, [MUMBAI, JAIPUR, CHENNAI], [MUMBAI.people / all, 0, CHENNAI.people / all])
})

test('a city inside a state that is covered as a whole counts once', () => {
  const channel = tv([...states('Tamil Nadu'), { state: 'Tamil Nadu', city: 'Chennai' }])
  expectShares(channel, [CHENNAI], [CHENNAI.people / peopleOf('Tamil Nadu')])
})

test('a channel of two states counts the people of both', () => {
  const south = peopleOf('Tamil Nadu', 'Kerala')
  const shares = [CHENNAI.people / south, KOCHI.people / south, 0]
  expectShares(tv(states('Tamil Nadu', 'Kerala')), [CHENNAI, KOCHI, MUMBAI], shares)
})

test('a channel of the whole country is seen everywhere, and the rest of the country has the rest', () => {
  const shares = [MUMBAI.people / INDIA_ADULTS, JAIPUR.people / INDIA_ADULTS]
  expectShares(tv(), [MUMBAI, JAIPUR, REST], [...shares, 1 - shares.reduce((sum, share) => sum + share, 0)])
})

test('a title is read where its language is, and each state counts once', () => {
  expectShares(magazine('Tamil'), [CHENNAI, MUMBAI], [CHENNAI.people / peopleOf('Tamil Nadu'), 0])
  const both = BELT + peopleOf('Punjab')
  expectShares(magazine('Hindi', 'Punjabi'), [CHANDIGARH, MUMBAI], [CHANDIGARH.people / both, 0])
})

test('a title is read no further than it is sold', () => {
  const hindi = { ...magazine('Hindi'), covers: states('Rajasthan', 'Maharashtra') }
  expectShares(hindi, [JAIPUR, MUMBAI, DELHI], [JAIPUR.people / peopleOf('Rajasthan'), 0, 0])
  expectShares({ ...hindi, covers: states('Maharashtra') }, [MUMBAI], [MUMBAI.people / peopleOf('Maharashtra')])
})

test('a title in English, or in no language, is read in the whole country', () => {
  const everywhere = [CHENNAI.people / INDIA_ADULTS, MUMBAI.people / INDIA_ADULTS]
  expectShares(magazine('English'), [CHENNAI, MUMBAI], everywhere)
  expectShares(magazine('Tamil', 'English'), [CHENNAI, MUMBAI], everywhere)
  expectShares(magazine(), [CHENNAI, MUMBAI], everywhere)
})

test('a language says nothing of where a television channel is seen', () => {
  const item = { ...tv(), languages: ['Tamil'] }
  expectShares(item, [CHENNAI, MUMBAI], [CHENNAI.people / INDIA_ADULTS, MUMBAI.people / INDIA_ADULTS])
})

test('the followers that a creator does not place live anywhere in proportion to the people', () => {
  const item = creator({ city: 'Mumbai', percent: 40 }, { city: 'Delhi', percent: 10 })
  const jaipur = (0.5 * JAIPUR.people) / INDIA_ADULTS
  expectShares(item, [MUMBAI, DELHI, JAIPUR, REST], [0.4, 0.1, jaipur, 0.5 - jaipur])
})

test('figures of more than all followers leave nobody for other places', () => {
  const item = creator({ city: 'Mumbai', percent: 70 }, { city: 'Delhi', percent: 40 })
  expectShares(item, [MUMBAI, DELHI, JAIPUR, REST], [0.7, 0.4, 0, 0])
})

test('targeted views are shared by the people of the places, and need people', () => {
  const network = inventoryItem({ channel: 'digital', city: null, scope: 'national' })
  const nobody = { ...MUMBAI, people: 0 }
  expectShares(
    network,
    [
      { ...MUMBAI, people: 30 },
      { ...JAIPUR, people: 10 },
    ],
    [0.75, 0.25],
  )
  expectShares(network, [nobody], [0])
})

test('a place has its share of the adults of the country', () => {
  expect(networkShare({ ...MUMBAI, people: INDIA_ADULTS / 4 })).toBe(0.25)
})
