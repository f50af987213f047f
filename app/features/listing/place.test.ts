import { expect, test } from 'vitest'
import { coordinatesText, mapsUrl, placeLine } from './place.ts'

const place = { area: 'Gachibowli', city: 'Hyderabad', state: 'Telangana', lat: 17.44, lng: 78.35 }

test('a place reads as one line, each part once', () => {
  const address = 'Forum Mall, Old Mumbai Highway, Gachibowli'
  expect(placeLine({ ...place, venue: 'Forum Mall', address })).toBe(
    'Forum Mall, Old Mumbai Highway, Gachibowli, Hyderabad, Telangana',
  )
  expect(placeLine({ ...place, venue: null, address: '', city: 'Delhi', state: 'Delhi' })).toBe('Gachibowli, Delhi')
})

test('what stands nowhere has a home and a reach', () => {
  expect(placeLine({ ...place, venue: null, address: '', area: 'All India', lat: null, lng: null })).toBe(
    'Hyderabad, Telangana · All India',
  )
})

test('a part that is only inside another is kept', () => {
  expect(placeLine({ ...place, venue: null, address: 'Hyderabad Road' })).toBe(
    'Hyderabad Road, Gachibowli, Hyderabad, Telangana',
  )
})

test('the map opens on the pin', () => {
  expect(mapsUrl(17.44, 78.35)).toBe('https://www.openstreetmap.org/?mlat=17.44&mlon=78.35#map=17/17.44/78.35')
})

test('coordinates name their hemisphere', () => {
  expect(coordinatesText(17.44012, 78.34891)).toBe('17.4401° N, 78.3489° E')
  expect(coordinatesText(-33.9, -18.4)).toBe('33.9000° S, 18.4000° W')
})
