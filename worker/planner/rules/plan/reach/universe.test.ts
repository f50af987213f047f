import { expect, test } from 'vitest'
import { CITIES } from '../../../../../seed/places.ts'
import { INDIA_ADULTS, universeOf } from './universe.ts'

const UNKNOWN_CITY = universeOf({ city: 'Atlantis', state: 'Nowhere' })
const UNKNOWN_STATE = universeOf({ city: null, state: 'Nowhere' })
const STATES = [...new Set(CITIES.map(({ state }) => state))]

test.each(CITIES.map(({ name, state }) => [name, state]))('%s is in the table', (city, state) => {
  expect(universeOf({ city, state })).not.toBe(UNKNOWN_CITY)
})

test.each(STATES)('the cities of %s hold no more people than the state', (state) => {
  const people = CITIES.filter((city) => city.state === state).map(({ name }) => universeOf({ city: name, state }))
  const all = universeOf({ city: null, state })
  expect(all).not.toBe(UNKNOWN_STATE)
  expect(people.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(all)
})

test('the states hold no more people than the country', () => {
  const all = STATES.reduce((total, state) => total + universeOf({ city: null, state }), 0)
  expect(all).toBeLessThan(INDIA_ADULTS)
  expect(universeOf({ city: null, state: 'India' })).toBe(INDIA_ADULTS)
})

test('satellites are counted separately from their metro', () => {
  for (const city of ['Thane', 'Navi Mumbai', 'Gurugram', 'Noida', 'Faridabad', 'Ghaziabad', 'Greater Noida']) {
    expect(universeOf({ city, state: '' })).not.toBe(UNKNOWN_CITY)
  }
})
