import { expect, test } from 'vitest'
import { toCsv, unquoteFormula } from './csv.ts'

test('quotes what would break a line apart, and nothing else', () => {
  expect(toCsv([['plain', '₹1,85,000', 'a "wall"', 'two\nlines', '']])).toBe(
    'plain,"₹1,85,000","a ""wall""","two\nlines",\r\n',
  )
})

test('nothing is read as a formula', () => {
  expect(toCsv([['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '3-4']])).toBe("'=1+1,'+91,'-5,'@SUM(A1),'\t=1,3-4\r\n")
  expect(toCsv([['=HYPERLINK("https://evil.example","x")']])).toBe(`"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`)
})

test('a number is a number, also below zero', () => {
  expect(toCsv([[-0.5, 12, '-0.5']])).toBe("-0.5,12,'-0.5\r\n")
})

test('what was written is read back, apostrophes too', () => {
  for (const text of ['=1+1', "'=1", "''-5", '\t=1', '-5', "'plain", "don't", '＝A1', '']) {
    const [cell = ''] = toCsv([[text]]).split('\r\n')
    expect(unquoteFormula(cell)).toBe(text)
  }
})
