import { expect, test } from 'vitest'
import { sniff, wrongTypeText } from '../../../uploads/rules/sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const wide = (text: string) => bytes(`\u00ff\u00fe${[...text].map((sign) => `${sign}\0`).join('')}`)

test('a table of two bytes a character is taken for an import, with its mark and without', () => {
  expect(sniff(wide('City\tRate\n'), 'import')).toBe('text/csv')
  expect(sniff(wide('City\tRate\n').subarray(2), 'import')).toBe('text/csv')
  expect(sniff(bytes('\u0089PNG\r\n\x1a\n\0\0\0\rIHDR'), 'import')).toBeUndefined()
})

test('what is often sent in place of a table is refused in words that help', () => {
  expect(wrongTypeText(bytes('\u00d0\u00cf\u0011\u00e0'), 'import')).toMatch(/old Excel file/)
  expect(wrongTypeText(bytes('<html><table>'), 'import')).toMatch(/web page/)
  expect(wrongTypeText(bytes('%PDF-1.7'), 'import')).toMatch(/PDF/)
  expect(wrongTypeText(bytes('GIF89a'), 'import')).toMatch(/We take CSV or XLSX tables/)
})
