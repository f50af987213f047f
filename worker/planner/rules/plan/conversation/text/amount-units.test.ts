import { describe, expect, test } from 'vitest'
import { readSum } from './amount-units.ts'
import { normalise, tokenise } from './tokens.ts'

const read = (text: string, i = 0) => readSum(tokenise(normalise(text)), i)

describe('a sum', () => {
  test.each([
    ['5 lakh', 500_000, 2],
    ['10 thousand crore', 1e11, 3],
    ['1 crore 20 lakh', 12_000_000, 4],
    ['1 crore and 20 lakh', 12_000_000, 5],
    ['5 lakh aur 3 hazaar', 503_000, 5],
    ['1 crore 20 lakh 50 thousand', 12_050_000, 6],
    ['1/2 crore', 5_000_000, 4],
    ['3/4 crore', 7_500_000, 4],
    ['2m', 2_000_000, 2],
    ['do cr', 20_000_000, 2],
    ['rs. 500', 500, 3],
    ['rs : 500', 500, 3],
    ['5,000/-', 5_000, 3],
    ['5000/- only', 5_000, 4],
    ['5 lakh only, radio', 500_000, 3],
    ['5 lakh rs', 500_000, 3],
  ])('%s is %d and takes %d words and marks', (text, amount, next) => {
    expect(read(text)).toMatchObject({ amount, first: 0, next })
  })

  test.each([
    ['1 crore 20 crore', 10_000_000, 2],
    ['1 lakh 200 thousand', 100_000, 2],
    ['1 thousand 5 crore', 1_000, 2],
    ['5 crore lakh', 50_000_000, 2],
    ['5 lakh only radio', 500_000, 2],
    ['5 lakh rs 3 lakh', 500_000, 2],
    ['5000 rs 300', 5_000, 1],
    ['5000 / 6', 5_000, 1],
    ['5000 - 6', 5_000, 1],
    ['2/2 crore', 2, 1],
    ['1/5 crore', 1, 1],
    ['1/2 radio', 1, 1],
    ['2 m', 2, 1],
    ['3 b', 3, 1],
    ["5 l'oreal", 5, 1],
    ['5k&s', 5, 1],
  ])('%s ends before what is not part of it', (text, amount, next) => {
    expect(read(text)).toMatchObject({ amount, next })
  })

  test.each(['do l', 'one k', 'do', 'lakh crore', '- 500', '₹ - 5 lakh', 'radio'])('%s is none', (text) => {
    expect(read(text)).toBeNull()
  })

  test('keeps the bare number and what one of it is worth', () => {
    expect(read('10 thousand crore')).toMatchObject({ value: 10, scale: 1e10, hasUnit: true })
    expect(read('2.5 lakh')).toMatchObject({ value: 2.5, scale: 1e5, hasUnit: true })
    expect(read('5000')).toMatchObject({ value: 5_000, scale: 1, hasUnit: false })
  })

  test.each([
    ['₹5000', true, null],
    ['5000 rupees', true, null],
    ['5000/- rs 300', true, null],
    ['5000 rs 300', false, null],
    ['5000', false, null],
    ['$ 5000', true, '$'],
    ['5000 euros', true, '€'],
    ['5000 $ 300', false, null],
  ])('%s: a currency is %s, a foreign one %s', (text, hasCurrency, currency) => {
    expect(read(text)).toMatchObject({ hasCurrency, currency })
  })

  test.each([
    ['5,000', true],
    ['5000/-', true],
    ['5000', false],
    ['five lakh', false],
    ['5000 /', false],
  ])('%s is formatted: %s', (text, isFormatted) => expect(read(text)).toMatchObject({ isFormatted }))

  test.each([
    ['₹-500', 0, true],
    ['minus 5 lakh', 1, true],
    ['negative 5 lakh', 1, true],
    ['about 5 lakh', 1, false],
    ['5 minus 3', 0, false],
    ['₹500', 0, false],
  ])('%s: from word %d it is below zero: %s', (text, i, isNegative) => {
    expect(read(text, i)).toMatchObject({ isNegative })
  })

  test.each([
    ['do lakh', true],
    ['2 lakh', false],
    ['1/2 lakh', false],
  ])('%s is a word: %s', (text, isWord) => expect(read(text)).toMatchObject({ isWord }))
})
