import { expect, test } from 'vitest'
import { anyOf, wholeWords } from './word-table.ts'

test('a table becomes alternatives, in its own order', () => {
  expect(anyOf('one two, three,\n  four')).toBe('(?:one two|three|four)')
})

test('a star is any ending, and a phrase is found as whole words only', () => {
  const pattern = wholeWords('launch*, females?')
  expect(pattern.test('we are launching soon')).toBe(true)
  expect(pattern.test('a female doctor')).toBe(true)
  expect(pattern.test('relaunch femaleness')).toBe(false)
})

test('a comma inside a repetition separates nothing', () => {
  const pattern = wholeWords('cures[^.]{0,9} asthma, heals')
  expect(pattern.test('cures all asthma')).toBe(true)
  expect(pattern.test('cures everybody of asthma')).toBe(false)
  expect(pattern.test('it heals')).toBe(true)
})
