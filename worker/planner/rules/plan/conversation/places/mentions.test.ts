import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import type { KnownCity } from '../../understanding.ts'
import { normalise } from '../text/tokens.ts'
import { placeBook } from './place-book.ts'
import { readPlaces } from './places.ts'
import { optionsOf, sharedIn } from './shared-names.ts'

const city = (name: string, state: string, areas: string[] = []): KnownCity => ({ name, state, areas })
const BOOK = placeBook([
  city('Mumbai', 'Maharashtra', ['Andheri']),
  city('Pune', 'Maharashtra'),
  city('Delhi', 'Delhi'),
  city('Noida', 'Uttar Pradesh'),
])
const read = (message: string) => {
  const text = normalise(message)
  return readPlaces(text, wordsOf(text), BOOK, [], () => false)
}

test.each([
  ['mumabi and Pune', ['Mumbai', 'Pune']],
  ['Pune and mumabi', ['Pune', 'Mumbai']],
  ['in UP and Pune', ['Noida', 'Pune']],
  ['Pune, in UP', ['Pune', 'Noida']],
  ['in UP to 5 lakh', []],
  ['up, to Pune', ['Pune']],
  ['Pune, Noida and Delhi', ['Pune', 'Noida', 'Delhi']],
])('%s: %j in order of text', (message, cities) => expect(read(message).cities).toEqual(cities))

test.each([
  ['in nandgaon', ['Nandgaon']],
  ['across shivpuram', ['Shivpuram']],
  ['we like nandgaon', []],
  ['in nandville', []],
  ['in kolar2pur', []],
])('%s: towns that no table has: %j', (message, unavailable) => {
  expect(read(message).unavailable).toEqual(unavailable)
})

test.each([
  ['Mumbai', [], []],
  ['Andheri', [], ['Andheri']],
  ['Maharashtra', ['Maharashtra'], []],
  ['Maharashtra and Andheri', ['Maharashtra'], ['Andheri']],
  ['not Andheri', [], []],
  ['Pune, Maharashtra', [], []],
  ['Pune (Maharashtra)', [], []],
  ['Pune in Maharashtra', [], []],
  ['Pune and all of Maharashtra', ['Maharashtra'], []],
  ['Noida, Maharashtra', ['Maharashtra'], []],
])('%s: states %j, localities %j', (message, states, areas) => {
  const reading = read(message)
  expect(reading.states).toEqual(states)
  expect(reading.areas.map(({ area }) => area)).toEqual(areas)
})

test.each([
  ['in India', true],
  ['Mumbai in India', false],
  ['Mumbai and all over India', true],
  ['pan India', true],
  ['pan India and Mumbai', true],
  ['pan India, also Mumbai in India', true],
  ['Mumbai', false],
])('%s is the whole country: %s', (message, isPanIndia) => expect(read(message).isPanIndia).toBe(isPanIndia))

test.each([
  ['in Pune but not in Pune', 'Pune'],
  ['all of Maharashtra but not Pune', null],
  ['Andheri but not Mumbai', null],
  ['Amritsar but not Pune', null],
  ['Mumbai but not Pune', null],
])('%s contradicts itself in %s', (message, name) => expect(read(message).contradiction).toBe(name))

test.each([
  ['Pune', false],
  ['also Pune', true],
  ['add Pune and Mumbai', true],
  ['not Pune', false],
])('%s adds: %s', (message, isAddition) => expect(read(message).isAddition).toBe(isAddition))

test.each([
  ['Maharashtra', ['Maharashtra is taken as Mumbai and Pune, where there is inventory']],
  ['hsm', ['The Hindi-speaking market is taken as Delhi and Noida, where there is inventory']],
  ['mumabi', ['“mumabi” is read as Mumbai']],
  ['Mumbai', []],
  ['Punjab', []],
])('%s is reported: %j', (message, notes) => expect(read(message).notes.map(({ text }) => text)).toEqual(notes))

test('a shared name has its cities, one of ours in a city abroad has two', () => {
  expect(sharedIn('Aurangabad', 'Bihar')).toBe('Aurangabad (Bihar)')
  expect(sharedIn('Aurangabad', 'Maharashtra')).toBe('Chhatrapati Sambhajinagar')
  expect(sharedIn('Aurangabad', 'Kerala')).toBeNull()
  expect(sharedIn('Mumbai', 'Maharashtra')).toBeNull()
  expect(optionsOf('Hyderabad').map(({ state }) => state)).toEqual(['Telangana', 'Sindh, outside India'])
})
