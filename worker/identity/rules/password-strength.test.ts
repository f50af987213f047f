import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['seven77', 0],
  ['पासवर्ड', 0],
  ['password1', 1],
  ['Welcome@123', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['abababab', 1],
  ['aAbBcCdDaA', 1],
  ['qwertyuiop', 1],
  ['password kT7!pw', 1],
  ['password kT7!pw2', 3],
  ['monsoon tea', 2],
  ['monsoon teas', 2],
  ['kT7!pw2q', 2],
  ['monsoon tea sou', 2],
  ['monsoon tea soup', 3],
  ['monsoon tea on gusaday', 3],
  ['kT7!pw2q#zX4', 3],
])('%s scores %i', (password, score) => {
  expect(passwordStrength(password).score).toBe(score)
})

test('any text has a hint, and never more than a hint', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (password) => {
      const { score, hint } = passwordStrength(password)
      expect(hint).not.toBe('')
      expect(score).toBeGreaterThanOrEqual(0)
    }),
  )
})
