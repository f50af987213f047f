import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitOf, gstinOf, gstinProblem, panIn, stateIn } from './gstin.ts'
import { isPan, panHolder, payeeOf } from './pan.ts'
import { STATE_NAMES } from './states.ts'

const KNOWN = '27AAPFU0939F1ZV'
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = fc.constantFrom(...CHARACTERS.slice(10))
const pan = fc
  .tuple(
    fc.string({ unit: letter, minLength: 3, maxLength: 3 }),
    fc.constantFrom(...'ABCFGHJLPT'),
    letter,
    fc.nat(9999),
    letter,
  )
  .map(([first, kind, name, n, last]) => `${first}${kind}${name}${String(n).padStart(4, '0')}${last}`)
const gstin = fc
  .tuple(fc.constantFrom(...STATE_NAMES), pan, fc.constantFrom(...CHARACTERS.slice(1)))
  .map(([state, of, registration]) => gstinOf(state, of, registration))

describe('a GSTIN', () => {
  test('has the check digit of published numbers', () => {
    expect(checkDigitOf(KNOWN.slice(0, -1))).toBe('V')
    expect(checkDigitOf('29AAGCB7383J1Z')).toBe('4')
    expect(gstinProblem(KNOWN)).toBeNull()
  })

  test('names its state and its PAN', () => {
    expect(stateIn(KNOWN)).toBe('Maharashtra')
    expect(panIn(KNOWN)).toBe('AAPFU0939F')
    expect(gstinOf('Maharashtra', 'AAPFU0939F')).toBe(KNOWN)
  })

  test('is right as it is made, and wrong with one other character', () => {
    fc.assert(
      fc.property(gstin, fc.nat(14), fc.constantFrom(...CHARACTERS), (right, at, character) => {
        expect(gstinProblem(right)).toBeNull()
        fc.pre(right[at] !== character)
        expect(gstinProblem(`${right.slice(0, at)}${character}${right.slice(at + 1)}`)).not.toBeNull()
      }),
    )
  })

  test.each([
    ['27AAPFU0939F1Z', /15 characters/],
    ['99AAPFU0939F1ZV', /99 is not a state code/],
    ['27AAPXU0939F1ZV', /A GSTIN is two digits/],
    ['27AAPFU0939F0ZV', /A GSTIN is two digits/],
    ['27AAPFU0939F1YV', /A GSTIN is two digits/],
    ['27AAPFU0939F1ZW', /check digit of this GSTIN is wrong/],
  ])('%s is refused with what is wrong', (typed, message) => expect(gstinProblem(typed)).toMatch(message))
})

describe('a PAN', () => {
  test.each(['AAPFU0939F', 'AAACG0000A'])('%s is one', (text) => expect(isPan(text)).toBe(true))
  test.each(['AAPXU0939F', 'AAPFU0939', 'AAPFU093FF', 'aapfu0939f'])('%s is none', (text) =>
    expect(isPan(text)).toBe(false),
  )
  test('says who holds it, and what is withheld from them', () => {
    expect(panHolder('AAPFU0939F')).toBe('a firm or LLP')
    expect(['AAPPU0939F', 'AAPHU0939F', 'AAPCU0939F'].map(payeeOf)).toEqual(['individual', 'individual', 'other'])
  })
})
