import { expect, test } from 'vitest'
import { chosenOf, toggled } from './choice.ts'

test('the latest four are chosen until the visitor chooses', () => {
  expect(chosenOf(['a', 'b', 'c', 'd', 'e'], null)).toEqual(['a', 'b', 'c', 'd'])
  expect(chosenOf(['a'], [])).toEqual([])
})

test('what left the list is not compared', () => {
  expect(chosenOf(['a', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'a'])
})

test('a tick comes last and goes without disturbing the others', () => {
  expect(toggled(['c', 'a'], 'b')).toEqual(['c', 'a', 'b'])
  expect(toggled(['c', 'a', 'b'], 'a')).toEqual(['c', 'b'])
})
