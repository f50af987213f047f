import { isPan } from './pan.ts'
import { STATE_CODES, STATE_NAMES, type StateName } from './states.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = DIGITS.length

/** State, PAN, number of the registration in that state, the letter Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * The check digit: each character as a number to base 36, every second one doubled, the two digits of each product added up.
 * @param first the 14 characters before it, capital letters and digits
 */
export function checkDigitOf(first: string): string {
  const sum = [...first].reduce((all, character, i) => {
    const product = DIGITS.indexOf(character) * (i % 2 === 0 ? 1 : 2)
    return all + Math.floor(product / BASE) + (product % BASE)
  }, 0)
  return DIGITS[(BASE - (sum % BASE)) % BASE] ?? ''
}

/** `36AAACG0000A1Z5`: the registration of a PAN in a state. */
export function gstinOf(state: StateName, pan: string, registration = '1'): string {
  const first = `${STATE_CODES[state]}${pan}${registration}Z`
  return `${first}${checkDigitOf(first)}`
}

/** The PAN inside a GSTIN. */
export const panIn = (gstin: string): string => gstin.slice(2, 12)

/** The state of a GSTIN; null where its first two digits are of none. */
export const stateIn = (gstin: string): StateName | null =>
  STATE_NAMES.find((name) => STATE_CODES[name] === gstin.slice(0, 2)) ?? null

/**
 * Error in a GSTIN, as a message for the user; null for a valid one.
 * @param gstin in capital letters, without spaces
 */
export function gstinProblem(gstin: string): string | null {
  if (gstin.length !== 15) return 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV'
  if (stateIn(gstin) === null)
    return `A GSTIN begins with the code of a state. ${gstin.slice(0, 2)} is not a state code`
  if (!GSTIN.test(gstin) || !isPan(panIn(gstin))) {
    return 'A GSTIN is two digits, a PAN, a digit or letter, Z and a check digit'
  }
  if (checkDigitOf(gstin.slice(0, -1)) !== gstin.at(-1)) {
    return 'The check digit of this GSTIN is wrong. Check it for a typing mistake'
  }
  return null
}
