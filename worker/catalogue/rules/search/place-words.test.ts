import { expect, test } from 'vitest'
import { readPlaces } from './place-words.ts'

const read = (q: string, rest = {}) => {
  const { page: _, ...query } = readPlaces({ page: 1, q, ...rest })
  return query
}

test.each([
  ['billboard mumbai', { q: 'billboard', city: 'Mumbai' }],
  ['hoardings in Bombay', { q: 'hoardings in', city: 'Mumbai' }],
  ['नई दिल्ली metro', { q: 'metro', city: 'Delhi' }],
  ['tamil nadu tv', { q: 'tv', state: 'Tamil Nadu' }],
  ['ads in pune', { q: undefined, city: 'Pune' }],
  ['Delhi', { q: undefined, city: 'Delhi' }],
])('%s', (text, query) => expect(read(text)).toEqual(query))

test.each([
  ['billboards within 3 km of Hitec City', { q: 'billboards', near: 'HITEC City, Hyderabad', km: 3 }],
  ['within 1.5 kms of hi-tech city led', { q: 'led', near: 'HITEC City, Hyderabad', km: 1.5 }],
  ['metro near Andheri', { q: 'metro', near: 'Andheri, Mumbai', km: 3 }],
  ['led within 10 km of Pune', { q: 'led', near: 'Pune', km: 10 }],
  ['kiosk near civil lines nagpur', { q: 'kiosk', near: 'Civil Lines, Nagpur', km: 3 }],
])('%s', (text, query) => expect(read(text)).toEqual(query))

test.each([
  'mumbai pune hoardings',
  'unipole',
  'mall near airport',
  'kiosk near civil lines',
  'within 90 km of Nowhere',
])('is left as it is: %s', (text) => expect(read(text)).toEqual({ q: text }))

test('a place that is chosen already wins', () => {
  expect(read('billboard mumbai', { city: 'Pune' })).toEqual({ q: 'billboard mumbai', city: 'Pune' })
  expect(read('near civil lines', { city: 'Nagpur' })).toEqual({
    q: undefined,
    near: 'Civil Lines, Nagpur',
    km: 3,
    city: 'Nagpur',
  })
})
