import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test('a text is tagged by the script of most of its letters', () => {
  expect(languageOf('सितारा गोल्ड')).toBe('hi')
  expect(languageOf('తోరణం')).toBe('te')
  expect(languageOf('கடல் டிவி')).toBe('ta')
  expect(languageOf('ಗಾನ')).toBe('kn')
  expect(languageOf('Kadal TV')).toBeUndefined()
  expect(languageOf('कुल ₹14,94,612 खर्च होगा, GST के साथ')).toBe('hi')
  expect(languageOf('The daily जन वाणी reaches 4 lakh readers')).toBeUndefined()
})
