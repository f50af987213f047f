import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import { clauseAround, findPhrases, lexiconOf } from './phrases.ts'

const LEXICON = lexiconOf([
  ['Bus', 'bus'],
  ['bus shelter', 'shelter'],
  ['shelter poster', 'poster'],
  ['big red bus', 'red'],
  ['bus', 'a second meaning'],
])
const found = (text: string) => findPhrases(text, wordsOf(text), LEXICON).map(({ value }) => value)

describe('phrases of a lexicon', () => {
  test('have a stretch of the text, and the indexes of their words', () => {
    const text = "a bus shelter's bus"
    expect(findPhrases(text, wordsOf(text), LEXICON)).toEqual([
      { value: 'shelter', text: "bus shelter's", start: 2, end: 15, first: 1, last: 2 },
      { value: 'bus', text: 'bus', start: 16, end: 19, first: 3, last: 3 },
    ])
  })

  test.each([
    ['bus shelter poster', ['shelter']],
    ['big red bus shelter', ['red']],
    ['big red', []],
    ['big bus', ['bus']],
    ['bus bus', ['bus', 'bus']],
    ['bus-shelter', ['shelter']],
    ['bus. shelter', ['shelter']],
    ['bus & shelter', ['shelter']],
    ['bus, shelter', ['bus']],
    ['bus  -  shelter', ['bus']],
    ['', []],
  ])('%j has %j', (text, expected) => expect(found(text)).toEqual(expected))

  test('have as many words as the longest one', () => {
    expect(LEXICON.longest).toBe(3)
    expect(lexiconOf([]).longest).toBe(1)
  })
})

test.each([
  ['one, two RADIO four. five', ' two RADIO four'],
  ['RADIO, x', 'RADIO'],
  ['RADIO', 'RADIO'],
  ['x, say RADIO', ' say RADIO'],
  ['a; one, RADIO x', ' RADIO x'],
  ['a, one; RADIO x', ' RADIO x'],
  ['a, b! RADIO x', ' RADIO x'],
  ['a? b RADIO! c', ' b RADIO'],
  ['a.b RADIO c.d e, f', 'a.b RADIO c.d e'],
  ['a, b. c RADIO d', ' c RADIO d'],
  ['a. b, c RADIO d.', ' c RADIO d'],
  ['a\nb RADIO c\nd', 'b RADIO c'],
])('the clause of RADIO in %j is %j', (text, expected) => {
  const start = text.indexOf('RADIO')
  expect(clauseAround(text, { start, end: start + 5 }).trim()).toBe(expected.trim())
})
