import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../tests/support/inventory-item.ts'
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
const tv = (area: string, scope: InventoryItem['scope'] = 'national') =>
  inventoryItem({ channel: 'tv', city: null, scope, area })
const magazine = (...languages: string[]) =>
  inventoryItem({ channel: 'magazine', city: null, scope: 'national', languages })
const creator = (...audienceCities: InventoryItem['audienceCities']) =>
  inventoryItem({ channel: 'influencer', city: null, scope: 'national', audienceCities })

/** Compares shares to twelve decimals. */
const expectShares = (item: InventoryItem, places: PlanPlace[], expected: number[]) => {
  const shares = sharesOf(item, places)
  expect(shares).toHaveLength(expected.length)
  for (const [at, share] of shares.entries())
    expect(share, places[at]?.name).toBeCloseTo(expected[at] ?? Number.NaN, 12)
}

test('a channel of the eight metros is seen in these alone, by the people of each', () => {
  const metros = ['Mumbai', 'Delhi', 'Kolkata', 'Chennai', 'Bangalore', 'Hyderabad', 'Pune', 'Ahmedabad']
  const all = metros.reduce((sum, city) => sum + universeOf({ city, state: '' }), 0)
  expectShares(tv('Eight metros'), [MUMBAI, JAIPUR, CHENNAI], [MUMBAI.people / all, 0, CHENNAI.people / all])
})

test('a channel of the Hindi belt is seen in its states alone', () => {
  expectShares(tv('Hindi belt'), [DELHI, MUMBAI, JAIPUR], [DELHI.people / BELT, 0, JAIPUR.people / BELT])
})

test('a channel of two states counts the people of both', () => {
  const south = peopleOf('Tamil Nadu', 'Kerala')
  const shares = [CHENNAI.people / south, KOCHI.people / south, 0]
  expectShares(tv('Tamil Nadu and Kerala', 'state'), [CHENNAI, KOCHI, MUMBAI], shares)
  expectShares(tv('Tamil Nadu, Kerala', 'state'), [CHENNAI, KOCHI, MUMBAI], shares)
})

test('a channel of the whole country is seen everywhere, and the rest of the country has the rest', () => {
  const shares = [MUMBAI.people / INDIA_ADULTS, JAIPUR.people / INDIA_ADULTS]
  expectShares(tv('All India'), [MUMBAI, JAIPUR, REST], [...shares, 1 - shares.reduce((sum, share) => sum + share, 0)])
})

test('a title is read where its language is, and each state counts once', () => {
  expectShares(magazine('Tamil'), [CHENNAI, MUMBAI], [CHENNAI.people / peopleOf('Tamil Nadu'), 0])
  const both = BELT + peopleOf('Punjab')
  expectShares(magazine('Hindi', 'Punjabi'), [CHANDIGARH, MUMBAI], [CHANDIGARH.people / both, 0])
})

test('a title in English, or in no language, is read in the whole country', () => {
  const everywhere = [CHENNAI.people / INDIA_ADULTS, MUMBAI.people / INDIA_ADULTS]
  expectShares(magazine('English'), [CHENNAI, MUMBAI], everywhere)
  expectShares(magazine('Tamil', 'English'), [CHENNAI, MUMBAI], everywhere)
  expectShares(magazine(), [CHENNAI, MUMBAI], everywhere)
})

test('a language says nothing of where a television channel is seen', () => {
  const item = { ...tv('All India'), languages: ['Tamil'] }
  expectShares(item, [CHENNAI, MUMBAI], [CHENNAI.people / INDIA_ADULTS, MUMBAI.people / INDIA_ADULTS])
})

test('the followers whom a creator does not place live anywhere in proportion to the people', () => {
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
