import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { INDIA_ADULTS, universeOf } from '../reach/universe.ts'
import { placesOf, withNoCity } from './places.ts'

const ITEMS = [
  inventoryItem({ id: 'a', city: 'Pune' }),
  inventoryItem({ id: 'b', city: 'Mumbai' }),
  inventoryItem({ id: 'c', city: null, state: 'Kerala' }),
]
const peopleOf = (city: string) => universeOf({ city, state: '' })

test('places are the cities of the brief, each once, without the excluded ones', () => {
  const brief = briefWith({ cities: ['Pune', 'Mumbai', 'Pune'], excludedCities: ['Mumbai'] })
  expect(placesOf(brief, ITEMS)).toEqual([{ name: 'Pune', state: 'Maharashtra', people: peopleOf('Pune') }])
})

test('a city without inventory is a place too, of an unknown state', () => {
  expect(placesOf(briefWith({ cities: ['Nagpur'] }), ITEMS)).toEqual([
    { name: 'Nagpur', state: '', people: peopleOf('Nagpur') },
  ])
})

test('the whole country is each city with inventory and the rest, which no excluded city joins', () => {
  const brief = briefWith({ geoScope: 'pan_india', cities: [], excludedCities: ['Pune'] })
  expect(placesOf(brief, ITEMS)).toEqual([
    { name: 'Mumbai', state: 'Maharashtra', people: peopleOf('Mumbai') },
    { name: 'Rest of India', state: null, people: INDIA_ADULTS - peopleOf('Mumbai') - peopleOf('Pune') },
  ])
  expect(placesOf({ ...brief, excludedCities: [] }, ITEMS).map(({ name }) => name)).toEqual([
    'Mumbai',
    'Pune',
    'Rest of India',
  ])
})

test('what no city bounds gets a place without people behind the others', () => {
  const places = placesOf(briefWith(), ITEMS)
  expect(withNoCity(places)).toEqual([...places, { name: 'No single city', state: '', people: 0 }])
})
