import { expect, test } from 'vitest'
import type { Place } from '../../../worker/catalogue/rules/listing.ts'
import { homeText } from '../../../worker/catalogue/rules/places/home.ts'
import { coordinatesText, mapsUrl, pinText, placeLine } from './place.ts'

const place = {
  pin: 'exact' as const,
  area: 'Gachibowli',
  city: 'Hyderabad',
  state: 'Telangana',
  lat: 17.44,
  lng: 78.35,
}

const lineOf = (place: Place) => placeLine({ place, covers: [] })

test('a place reads as one line, each part once', () => {
  const address = 'Forum Mall, Old Mumbai Highway, Gachibowli'
  expect(lineOf({ ...place, venue: 'Forum Mall', address })).toBe(
    'Forum Mall, Old Mumbai Highway, Gachibowli, Hyderabad, Telangana',
  )
  expect(lineOf({ ...place, venue: null, address: '', city: 'Delhi', state: 'Delhi' })).toBe('Gachibowli, Delhi')
})

test('a city that is its own state is named once', () => {
  expect(homeText({ city: 'Delhi', state: 'Delhi' })).toBe('Delhi')
  expect(homeText({ city: 'Pune', state: 'Maharashtra' })).toBe('Pune, Maharashtra')
})

test('a listing without a place has a home and a reach', () => {
  expect(lineOf({ ...place, venue: null, address: '', area: 'All India', lat: null, lng: null })).toBe(
    'Hyderabad, Telangana · All India',
  )
})

test('a part that is only inside another is kept', () => {
  expect(lineOf({ ...place, venue: null, address: 'Hyderabad Road' })).toBe(
    'Hyderabad Road, Gachibowli, Hyderabad, Telangana',
  )
})

test('what is seen in many places does not name the city of its office', () => {
  const network = { ...place, venue: null, address: '', area: 'Hindi belt', lat: null, lng: null }
  expect(placeLine({ place: network, covers: [{ state: 'Bihar', city: '' }] })).toBe('Hindi belt')
  expect(placeLine({ place: network, covers: [{ state: 'Telangana', city: 'Hyderabad' }] })).toBe(
    'Hyderabad, Telangana · Hindi belt',
  )
})

test('what travels is based at its depot or first station', () => {
  const fleet = { ...place, pin: 'base' as const, lat: null, lng: null }
  expect(lineOf({ ...fleet, venue: null, address: 'Old Mumbai Highway depot, Gachibowli' })).toBe(
    'Based at Old Mumbai Highway depot, Gachibowli, Hyderabad, Telangana',
  )
  expect(lineOf({ ...fleet, venue: 'Miyapur to LB Nagar', address: 'Red Line' })).not.toContain('Miyapur to LB Nagar')
  expect(pinText({ ...fleet, venue: null, address: '' })).toBeNull()
})

test('a pin near its locality says so, and opens no street map', () => {
  const near = { ...place, venue: null, address: '', lat: 17.44012, lng: 78.34891, pin: 'near' as const }
  expect(pinText(near)).toBe('near Gachibowli, 17.440° N, 78.349° E')
  expect(mapsUrl(near)).toBeNull()
  expect(pinText({ ...near, pin: 'exact' })).toBe('17.4401° N, 78.3489° E')
})

test('the map opens on the pin of an owner', () => {
  expect(mapsUrl({ ...place, venue: null, address: '' })).toBe(
    'https://www.openstreetmap.org/?mlat=17.44&mlon=78.35#map=17/17.44/78.35',
  )
})

test('coordinates name their hemisphere', () => {
  expect(coordinatesText(17.44012, 78.34891, 4)).toBe('17.4401° N, 78.3489° E')
  expect(coordinatesText(-33.9, -18.4, 3)).toBe('33.900° S, 18.400° W')
})
