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
  ])('%s is %d', (text, expected) => expect(numberIn(text)).toBe(expected))

  test.each(['mumbai', '', 'saadhe', '-'])('%j is no number', (text) => expect(numberIn(text)).toBeNull())
})
