import { describe, expect, test } from 'vitest'
import { readNumber } from './numbers.ts'
import { normalise, tokenise } from './tokens.ts'

const numberIn = (text: string) => readNumber(tokenise(normalise(text)), 0)?.value ?? null

describe('readNumber', () => {
  test.each([
    ['12', 12],
    ['1.5', 1.5],
    ['1,85,000', 185_000],
    ['seven', 7],
    ['twenty five', 25],
    ['twenty-five', 25],
    ['one hundred and fifty', 150],
    ['ek', 1],
    ['pandrah', 15],
    ['pachees', 25],
    ['पचास', 50],
    ['do sau', 200],
    ['sau', 100],
    ['sava', 1.25],
    ['sava teen', 3.25],
    ['dedh', 1.5],
    ['डेढ़', 1.5],
    ['dhai', 2.5],
    ['saadhe teen', 3.5],
    ['sadhe 4', 4.5],
    ['paune do', 1.75],
    ['aadha', 0.5],
    ['half a', 0.5],
    ['one and a half', 1.5],
    ['2 and half', 2.5],
    ['a couple of', 2],
    ['a hundred', 100],
    ['paun', 0.75],
    ['twenty nine', 29],
    ['fourty two', 42],
    ['one hundred and', 100],
    ['one and two', 1],
    ['2 nd half', 2],
    ['2 a half', 2],
    ['twenty zero', 20],
    ['twenty ten', 20],
    ['twenty twelve', 20],
    ['twenty lakh', 20],
  ])('%s is %d', (text, expected) => expect(numberIn(text)).toBe(expected))

  test.each(['mumbai', '', 'saadhe', '-'])('%j is no number', (text) => expect(numberIn(text)).toBeNull())

  test.each([
    ['twenty zero', 1],
    ['twenty-one', 3],
    ['twenty - lakh', 1],
    ['half a crore', 2],
    ['half an hour', 2],
    ['quarter of', 2],
    ['couple of', 2],
    ['one hundred and five', 4],
    ['one hundred and', 2],
    ['one and a half', 4],
    ['2 and half', 3],
    ['sava lakh', 1],
    ['saadhe 4 lakh', 2],
  ])('%s takes %d words and marks', (text, next) => {
    expect(readNumber(tokenise(normalise(text)), 0)).toMatchObject({ next })
  })

  test.each([
    ['dedh', true],
    ['dhai', true],
    ['paun', true],
    ['half', true],
    ['quarter', true],
    ['sava', true],
    ['saadhe 4', true],
    ['couple', true],
    ['a', true],
    ['a hundred', true],
    ['one', true],
    ['one hundred', true],
    ['one hundred and five', true],
    ['one and a half', true],
    ['12', false],
    ['2 and a half', false],
  ])('%s is written as a word: %s', (text, isWord) => {
    expect(readNumber(tokenise(normalise(text)), 0)).toMatchObject({ isWord })
  })
})
