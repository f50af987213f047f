import { expect, test } from 'vitest'
import { indexWords } from '../../../kernel/rules/text/words.ts'
import { namesOf, ourNamesBeginning, SINGLE_NAMES } from './aliases.ts'

const ours = (text: string) => namesOf(indexWords(text))?.[0]

test.each([
  ['Bombay', 'Mumbai'],
  ['मुंबई', 'Mumbai'],
  ['bengaluru', 'Bangalore'],
  ['MADRAS', 'Chennai'],
  ['Calcutta', 'Kolkata'],
  ['gurgaon', 'Gurugram'],
  ['गुड़गाँव', 'Gurugram'],
  ['Poona', 'Pune'],
  ['Baroda', 'Vadodara'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['cochin', 'Kochi'],
  ['नई दिल्ली', 'Delhi'],
  ['hoardings', 'Billboard'],
  ['होर्डिंग', 'Billboard'],
  ['cinemas', 'Theatre'],
  ['akhbar', 'Newspaper'],
  ['अख़बार', 'Newspaper'],
  ['हवाई अड्डा', 'Airport'],
  ['bus stops', 'Bus shelter'],
])('%s is %s', (alias, name) => expect(ours(alias)).toBe(name))

test.each(['zebra', '', 'mumbai pune', 'bus bus'])('%j has no other name', (text) => expect(ours(text)).toBeUndefined())

test('every name leads to its own line, and no name is in two', () => {
  expect(new Set(SINGLE_NAMES).size).toBe(SINGLE_NAMES.length)
  for (const name of SINGLE_NAMES) expect(namesOf([name])).not.toBeNull()
})

test('our name is found by the beginning of any', () => {
  expect(ourNamesBeginning('bomb', 'places')).toEqual(['Mumbai'])
  expect(ourNamesBeginning('दिल्', 'places')).toEqual(['Delhi'])
  expect(ourNamesBeginning('akh', 'media')).toEqual(['Newspaper'])
  expect(ourNamesBeginning('', 'places')).toEqual([])
})

test('no beginning of two letters names more places than a statement can bind', () => {
  const starts = new Set(SINGLE_NAMES.map((name) => [...name].slice(0, 2).join('')))
  for (const start of starts) expect(ourNamesBeginning(start, 'places').length).toBeLessThan(20)
})
