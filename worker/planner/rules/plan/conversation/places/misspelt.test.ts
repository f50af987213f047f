import { expect, test } from 'vitest'
import { closest, spellingOf } from './misspelt.ts'

const NAMES = [
  ['jaipur', 'Jaipur'],
  ['raipur', 'Raipur'],
  ['mumbai', 'Mumbai'],
  ['bombai', 'Mumbai'],
  ['ahmedabad', 'Ahmedabad'],
  ['hyderabad', 'Hyderabad'],
  ['lucknow', 'Lucknow'],
  ['delhi', 'Delhi'],
].map(([name = '', meaning = '']) => spellingOf(name, meaning))

test.each([
  ['mumbay', 'Mumbai'],
  ['bumbai', 'Mumbai'],
  ['mumbai', 'Mumbai'],
  ['jaipur', 'Jaipur'],
  ['lucknwo', 'Lucknow'],
  ['luckno', 'Lucknow'],
  ['hydrabad', 'Hyderabad'],
  ['ahemdabad', 'Ahmedabad'],
  ['ahmedabadxx', 'Ahmedabad'],
])('%s is near to %s alone', (word, meaning) => expect(closest(word, NAMES)).toBe(meaning))

test.each(['kaipur', 'mumb', 'dehli', 'delhii', 'lukno', 'lucknowxx', 'ahmdbad', 'hydrbad', 'ahmedabadxxx'])(
  '%s is near to no name, or to two',
  (word) => expect(closest(word, NAMES)).toBeNull(),
)

test('the order of the names does not matter', () => {
  expect(closest('jaipur', NAMES.toReversed())).toBe('Jaipur')
  expect(closest('kaipur', NAMES.toReversed())).toBeNull()
  expect(closest('mumbai', [])).toBeNull()
})
