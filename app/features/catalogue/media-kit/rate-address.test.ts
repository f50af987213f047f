import { expect, test } from 'vitest'
import { RATE_FORMATS, ratePath, readRateFile } from './rate-address.ts'

test('what a page links is what its route reads', () => {
  for (const format of RATE_FORMATS) {
    const file = ratePath('my_kites-2', format).split('/').at(-1) ?? ''
    expect(readRateFile(file)).toEqual({ category: 'my_kites-2', format })
  }
})

test.each(['', 'ooh', 'ooh.pdf', '.csv', 'ooh.csv.exe', '../ooh.csv', 'ooh.CSV'])('%j is no rate card', (file) => {
  expect(readRateFile(file)).toBeNull()
})
