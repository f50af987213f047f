/** Zeros of the scripts that have digits of their own and are written in India, the Arabic ones among them. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0]

const DIGITS = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, i) => [String.fromCodePoint(zero + i), String(i)] as const)),
)
const INDIC_DIGIT = new RegExp(`[${[...DIGITS.keys()].join('')}]`, 'g')

/** The text with the digits of every Indian script as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(INDIC_DIGIT, (digit) => DIGITS.get(digit) ?? digit)
