import { expect, test } from 'vitest'
import { compareCsv } from './csv.ts'

test('a comparison has a line for each row, with the texts of its cells', () => {
  const column = { title: 'Wall', place: 'Saket, Delhi', url: 'https://adchowk.example/wall' }
  const cells = [{ value: '₹29.37', praise: 'Best value' }]
  const views = [{ value: '63 lakh', unit: 'views', note: 'A day × 30' }]
  const rows = [
    { label: 'CPM', group: 'Price', isKey: true, cells },
    { label: 'Views', group: 'Audience', isKey: false, cells: views },
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
