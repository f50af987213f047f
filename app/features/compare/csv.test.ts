import { expect, test } from 'vitest'
import { compareCsv, toCsv } from './csv.ts'

test('quotes what would break a line apart, and nothing else', () => {
  expect(toCsv([['plain', '₹1,85,000', 'a "wall"', 'two\nlines', '']])).toBe(
    'plain,"₹1,85,000","a ""wall""","two\nlines",\r\n',
  )
})

test('nothing is read as a formula', () => {
  expect(toCsv([['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '3-4']])).toBe("'=1+1,'+91,'-5,'@SUM(A1),'\t=1,3-4\r\n")
  expect(toCsv([['=HYPERLINK("https://evil.example","x")']])).toBe(`"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`)
})

test('a comparison has a line for each row, with what stands in its cells', () => {
  const column = { title: 'Wall', place: 'Saket, Delhi', url: 'https://adchowk.example/wall' }
  const cells = [{ value: '₹29.37', praise: 'Best value' }]
  const views = [{ value: '63 lakh', unit: 'views', note: 'A day × 30' }]
  const rows = [
    { label: 'CPM', isKey: true, cells },
    { label: 'Views', isKey: false, cells: views },
  ]
  expect(compareCsv([column], rows).split('\r\n')).toEqual([
    ',Wall',
    'Place,"Saket, Delhi"',
    'CPM,₹29.37 (Best value)',
    'Views,63 lakh views (A day × 30)',
    'Page,https://adchowk.example/wall',
    '',
  ])
})
