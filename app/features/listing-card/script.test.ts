import { expect, test } from 'vitest'
import { languageOf } from './script.ts'

test('a name is tagged by its script', () => {
  expect(languageOf('सितारा गोल्ड')).toBe('hi')
  expect(languageOf('తోరణం')).toBe('te')
  expect(languageOf('கடல் டிவி')).toBe('ta')
  expect(languageOf('ಗಾನ')).toBe('kn')
  expect(languageOf('Kadal TV')).toBeUndefined()
})
