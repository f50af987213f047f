import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import { polarities } from './negations.ts'
import { findPhrases, lexiconOf } from './phrases.ts'
import { normalise } from './tokens.ts'

const MEDIA = lexiconOf(['radio', 'tv', 'print', 'hoardings'].map((name) => [name, name] as const))
const read = (message: string) => {
  const text = normalise(message)
  const words = wordsOf(text)
  return polarities(text, words, findPhrases(text, words, MEDIA))
}

test.each([
  ['no radio, tv or print', 'no no no'],
  ['no radio, tv, or print', 'no no no'],
  ['no radio, hoardings', 'no yes'],
  ['no radio, tv, print', 'no yes yes'],
  ['no radio and tv but print', 'no no yes'],
  ['print, no radio', 'yes no'],
  ['instead of radio, tv', 'no yes'],
  ['tv rather than radio', 'yes no'],
  ['take out radio', 'no'],
  ["don't use radio", 'no'],
  ['we do not want to use any of the radio', 'no'],
  ['not without radio', 'yes'],
  ['no. radio', 'yes'],
  ['no problem radio', 'yes'],
  ['without want need like any include radio', 'no'],
  ['without want need like any include including radio', 'no'],
  ['without want need like any include including the radio', 'yes'],
])('%s: %s by the word before', (text, expected) => expect(read(text)).toEqual(expected.split(' ')))

test.each([
  ['radio mat lena', 'no'],
  ['radio ko mat lena', 'no'],
  ['radio ko bhi please mat lena', 'no'],
  ['radio ka ki ke ko mat', 'yes'],
  ['radio and tv mat lena', 'no no'],
  ['radio or tv or print nahi', 'no no no'],
  ['tv, radio mat lena', 'yes no'],
  ['tv hatao, radio', 'no yes'],
  ['radio is not needed', 'no'],
  ['radio is not enough', 'yes'],
  ['radio. mat', 'yes'],
  ['radio lena mat', 'yes'],
  ['radio ko', 'yes'],
])('%s: %s by the word after', (text, expected) => expect(read(text)).toEqual(expected.split(' ')))

test.each([
  ['replace radio with tv', 'no add'],
  ['replace the radio with the tv', 'no add'],
  ['change radio to tv and print', 'no add yes'],
  ['print, swap radio for tv', 'yes no add'],
  ['swap the ads on radio for tv', 'no add'],
  ['swap the ads from our radio for tv', 'yes yes'],
  ['radio with tv', 'yes yes'],
  ['good radio with tv', 'yes yes'],
  ['replace. radio with tv', 'yes yes'],
  ['replace it. The radio with tv', 'yes yes'],
  ['replace it with good radio to tv', 'yes yes'],
  ['replace radio and tv', 'yes yes'],
  ['replace radio', 'yes'],
])('%s: %s by a word of exchange', (text, expected) => expect(read(text)).toEqual(expected.split(' ')))

test('what the caller takes for an addition is one, unless it is refused', () => {
  const text = 'radio, no tv, print'
  const words = wordsOf(text)
  const mentions = findPhrases(text, words, MEDIA)
  expect(polarities(text, words, mentions, ({ value }) => value !== 'print')).toEqual(['add', 'no', 'yes'])
})
