import { describe, expect, test } from 'vitest'
import type { KnownCity } from '../../understanding.ts'
import { spellingOf } from './misspelt.ts'
import { placeBook } from './place-book.ts'

const city = (name: string, state: string, areas: string[] = []): KnownCity => ({ name, state, areas })
const BOOK = placeBook([
  city('Bengaluru', 'Karnataka', ['Whitefield', 'Civic Centre']),
  city('Mysore', 'Karnataka', ['Civic Centre', 'MG Road']),
  city('Mumbai', 'Maharashtra'),
  city('Delhi', 'Delhi'),
  city('Newtown', 'Goa'),
])

describe('the name of a city', () => {
  test.each([
    ['bengaluru', 'Bengaluru'],
    ['Bangalore', 'Bengaluru'],
    ['blr', 'Bengaluru'],
    ['mysuru', 'Mysore'],
    ['bombay', 'Mumbai'],
    ['newtown', 'Newtown'],
  ])('%s is that of the catalogue: %s', (said, name) => {
    expect(BOOK.find(said)).toEqual({ kind: 'city', name, isKnown: true })
  })

  test.each(['Chennai', 'Amritsar', 'Kota'])('%s is known without inventory', (name) => {
    expect(BOOK.find(name.toLowerCase())).toEqual({ kind: 'city', name, isKnown: false })
  })

  test('is offered for mistyped words where it is one word', () => {
    expect(BOOK.spellings).toContainEqual(spellingOf('bombay', 'Mumbai'))
    expect(BOOK.spellings).toContainEqual(spellingOf('newtown', 'Newtown'))
    expect(BOOK.spellings.filter(({ name }) => name.includes(' '))).toEqual([])
    expect(BOOK.spellings.some(({ name }) => name === 'whitefield' || name === 'karnataka')).toBe(false)
  })

  test('stays its own where the catalogue has two names of one city', () => {
    const both = placeBook([city('Bangalore', 'Karnataka'), city('Bengaluru', 'Karnataka')])
    expect(both.find('bangalore')).toMatchObject({ name: 'Bangalore' })
    expect(both.find('bengaluru')).toMatchObject({ name: 'Bengaluru' })
  })
})

describe('a name of several cities', () => {
  test.each([
    ['karnataka', { kind: 'state', state: 'Karnataka', cities: ['Bengaluru', 'Mysore'] }],
    ['punjab', { kind: 'state', state: 'Punjab', cities: [] }],
    ['metros', { kind: 'group', cities: ['Delhi', 'Mumbai'], isPart: true }],
    ['south india', { kind: 'group', cities: ['Bengaluru', 'Mysore'], isPart: false }],
    ['tier 1', { kind: 'group', cities: ['Bengaluru', 'Mumbai', 'Delhi'], isPart: false }],
    ['tier 2', { kind: 'group', cities: ['Mysore', 'Newtown'], isPart: false }],
    ['tier 3', { kind: 'group', cities: [], isPart: false }],
    ['pan india', { kind: 'india' }],
    ['aurangabad', { kind: 'shared' }],
  ])('%s', (said, place) => expect(BOOK.find(said)).toMatchObject(place))

  test('is whole where the catalogue has all of them', () => {
    const metros = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai']
    const book = placeBook([...metros, 'Bangalore', 'Hyderabad'].map((name) => city(name, 'Some state')))
    expect(book.find('metros')).toEqual({ kind: 'group', cities: metros, isPart: false, isRegion: false })
    expect(book.find('top 5 cities')).toEqual({
      kind: 'group',
      cities: [...metros, 'Bangalore'],
      isPart: false,
      isRegion: false,
    })
  })
})

describe('a locality', () => {
  test('has one home', () => {
    expect(BOOK.find('Whitefield')).toEqual({
      kind: 'area',
      city: 'Bengaluru',
      area: 'Whitefield',
      needsCity: false,
    })
  })

  test.each([
    ['civic centre bengaluru', 'Bengaluru', 'Civic Centre'],
    ['civic centre mysore', 'Mysore', 'Civic Centre'],
    ['mg road mysore', 'Mysore', 'MG Road'],
  ])('%s needs its city', (said, home, area) => {
    expect(BOOK.find(said)).toEqual({ kind: 'area', city: home, area, needsCity: true })
  })

  test.each(['civic centre', 'mg road'])('%s alone says nothing', (said) => expect(BOOK.find(said)).toBeUndefined())

  test('that is famous has its home where the catalogue has the city', () => {
    expect(BOOK.find('chandni chowk')).toEqual({
      kind: 'area',
      city: 'Delhi',
      area: 'Chandni Chowk',
      needsCity: false,
    })
    expect(BOOK.find('charminar')).toBeUndefined()
  })
})
