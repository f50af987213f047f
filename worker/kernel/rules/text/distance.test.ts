import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './distance.ts'

describe('the distance of two words', () => {
  test.each([
    ['mumbay', 'mumbai', 1],
    ['bilboard', 'billboard', 1],
    ['hydrabad', 'hyderabad', 1],
    ['dehli', 'delhi', 1],
    ['metro', 'metro', 0],
    ['', 'ab', 2],
    ['मेटरो', 'मेट्रो', 1],
    ['mumbai', 'mumabi', 1],
    ['radio', 'poster', 3],
    ['pune', 'poona', 3],
  ])('%j and %j: %i', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance))

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'म'), maxLength: 8 })

  test('is the same both ways, and 0 for the same word only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
        expect(editDistance(a, b, 9) === 0).toBe(a === b)
      }),
    )
  })

  test('is 1 after any one mistake', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const i = at % (text.length + 1)
        expect(editDistance(text, `${text.slice(0, i)}x${text.slice(i)}`, 9)).toBe(1)
      }),
    )
  })
})
