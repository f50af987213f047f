import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import type { KnownCity } from '../../understanding.ts'
import { normalise } from '../text/tokens.ts'
import { placeBook } from './place-book.ts'
import { readPlaces } from './places.ts'

const city = (name: string, state: string, areas: string[] = []): KnownCity => ({ name, state, areas })
const BOOK = placeBook([
  city('Mumbai', 'Maharashtra', ['Andheri', 'Bandra']),
  city('Pune', 'Maharashtra', ['Model Town', 'Shivajinagar']),
  city('Nagpur', 'Maharashtra'),
  city('Delhi', 'Delhi', ['Karol Bagh', 'Model Town', 'ITO']),
  city('Gurugram', 'Haryana'),
  city('Noida', 'Uttar Pradesh', ['Sector 18']),
  city('Lucknow', 'Uttar Pradesh'),
  city('Bangalore', 'Karnataka', ['Whitefield']),
  city('Mysore', 'Karnataka'),
  city('Hyderabad', 'Telangana', ['Secunderabad']),
  city('Chennai', 'Tamil Nadu', ['T. Nagar']),
  city('Kolkata', 'West Bengal'),
  city('Kochi', 'Kerala'),
  city('Visakhapatnam', 'Andhra Pradesh'),
  city('Ahmedabad', 'Gujarat'),
  city('Indore', 'Madhya Pradesh'),
  city('Patna', 'Bihar'),
  city('Panaji', 'Goa'),
])
const read = (message: string) => {
  const text = normalise(message)
  return readPlaces(text, wordsOf(text), BOOK, [], (word) => word === 'hoardings')
}

test.each([
  ['Mumbai and Pune', ['Mumbai', 'Pune']],
  ['bombay, poona & madras', ['Mumbai', 'Pune', 'Chennai']],
  ['Bengaluru / BLR', ['Bangalore']],
  ['Gurgaon, Noida', ['Gurugram', 'Noida']],
  ['vizag + cochin', ['Visakhapatnam', 'Kochi']],
  ['New Delhi', ['Delhi']],
  ['Mysuru ke liye', ['Mysore']],
  ['दिल्ली और मुंबई में', ['Delhi', 'Mumbai']],
  ['Delhi NCR', ['Delhi', 'Gurugram', 'Noida']],
  ['the four metros', ['Delhi', 'Mumbai', 'Kolkata', 'Chennai']],
  ['top 6 cities', ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bangalore', 'Hyderabad']],
  ['all of Maharashtra', ['Mumbai', 'Pune', 'Nagpur']],
  ['Karnataka and Kerala', ['Bangalore', 'Mysore', 'Kochi']],
  ['South India', ['Bangalore', 'Mysore', 'Hyderabad', 'Chennai', 'Kochi', 'Visakhapatnam']],
  ['South India except Kerala', ['Bangalore', 'Mysore', 'Hyderabad', 'Chennai', 'Visakhapatnam']],
  ['tier 2 cities', ['Nagpur', 'Lucknow', 'Mysore', 'Kochi', 'Visakhapatnam', 'Indore', 'Patna', 'Panaji']],
  ['hindi speaking markets', ['Delhi', 'Gurugram', 'Noida', 'Lucknow', 'Indore', 'Patna']],
  ['hoardings in UP', ['Noida', 'Lucknow']],
  ['Goa', ['Panaji']],
  ['Pune, Maharashtra', ['Pune']],
  ['Secunderabad', ['Hyderabad']],
  ['Whitefield and T. Nagar', ['Bangalore', 'Chennai']],
  ['not Mumbai but Pune', ['Pune']],
  ['Pune instead of Mumbai', ['Pune']],
  ['Mumbai ki jagah Delhi', ['Delhi']],
  ['Mumbai nahi, Indore', ['Indore']],
  ['bangalor', ['Bangalore']],
  ['hydrabad and mumabi', ['Hyderabad', 'Mumbai']],
  ['ahemdabad', ['Ahmedabad']],
  ['Charminar', ['Hyderabad']],
])('%s is %j', (message, cities) => {
  expect(read(message).cities.toSorted()).toEqual(cities.toSorted())
})

test.each([
  'indoor signage for our number one channel',
  'hoardings that attack the market',
  'what is up to you',
  'ramp up to 5 lakh',
  'mysterious general manager',
  'satellite television, a new town, our main road shop',
  'we sell biryani and puri',
  'patients and parents, punjabi food',
  'Bombay Dyeing towels, Hyderabad biryani, Goa tourism',
  'our national dairy',
  'panel, kanpuri, coaching, chennel, launch, sampling',
])('%s names no city', (message) => {
  const { cities, unavailable, isPanIndia } = read(message)
  expect({ cities, unavailable, isPanIndia }).toEqual({ cities: [], unavailable: [], isPanIndia: false })
})

test.each(['pan-India', 'all India', 'across the country', 'nationwide', 'TV, national, radio', 'poore desh mein'])(
  '%s is the whole country',
  (message) => {
    expect(read(message).isPanIndia).toBe(true)
  },
)

test('a city "in India" is that city, not the country', () => {
  const { isPanIndia, cities } = read('Mumbai in India')
  expect({ isPanIndia, cities }).toEqual({ isPanIndia: false, cities: ['Mumbai'] })
})

test.each([
  ['Pune and Kota', []],
  ['Pune and hoardings in Kota', ['Kota']],
  ['5 lakh, Kota, hoardings', ['Kota']],
  ['Mumbai and Thane', ['Thane']],
  ['Amritsar', ['Amritsar']],
  ['in Rampur', ['Rampur']],
  ['in Nandgaon', ['Nandgaon']],
  ['Dubai', ['Dubai']],
  ['tier 3 towns', ['Tier 3 towns']],
  ['Punjab', ['Punjab']],
])('%s asks for places without inventory: %j', (message, unavailable) => {
  expect(read(message).unavailable).toEqual(unavailable)
})

test.each(['Aurangabad', 'Bilaspur', 'Udaipur', 'Hyderabad, Sindh'])('%s could be two cities', (message) => {
  const { shared, cities } = read(message)
  expect(shared?.options).toHaveLength(2)
  expect(cities).toEqual([])
})

test.each([
  ['Aurangabad in Bihar', 'Aurangabad (Bihar)'],
  ['Udaipur, Rajasthan', 'Udaipur (Rajasthan)'],
  ['Aurangabad, Maharashtra', 'Chhatrapati Sambhajinagar'],
])('%s is settled by its state', (message, name) => {
  const { shared, unavailable, cities } = read(message)
  expect({ shared, unavailable, cities }).toEqual({ shared: null, unavailable: [name], cities: [] })
})

test('a locality brings its city, an everyday name only next to its city', () => {
  expect(read('near Andheri').areas).toEqual([{ city: 'Mumbai', area: 'Andheri' }])
  expect(read('model town').cities).toEqual([])
  expect(read('Model Town Pune').areas).toEqual([{ city: 'Pune', area: 'Model Town' }])
})

test('a locality that is not wanted leaves its city open', () => {
  expect(read('Mumbai but not Andheri')).toMatchObject({ cities: ['Mumbai'], contradiction: null })
})

test('a list of exclusions ends where the list ends', () => {
  expect(read('except Mumbai, Pune and Nagpur').excluded).toEqual(['Mumbai', 'Pune', 'Nagpur'])
  expect(read('not Mumbai, Pune please')).toMatchObject({ excluded: ['Mumbai'], cities: ['Pune'] })
})

test('a mistyped name and a group are reported', () => {
  expect(read('bangalor').notes.map(({ code }) => code)).toEqual(['CITY_SPELLING'])
  expect(read('NCR').notes[0]?.text).toBe('Delhi NCR is taken as Delhi, Gurugram and Noida, where there is inventory')
})

test('a city that is wanted and not wanted is a contradiction', () => {
  expect(read('in Pune but not in Pune').contradiction).toBe('Pune')
})
