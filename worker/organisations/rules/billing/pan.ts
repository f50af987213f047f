/** Holders by the fourth letter of a PAN. */
const HOLDERS: Record<string, string> = {
  A: 'an association of persons',
  B: 'a body of individuals',
  C: 'a company',
  F: 'a firm or LLP',
  G: 'the government',
  H: 'a Hindu undivided family',
  J: 'an artificial juridical person',
  L: 'a local authority',
  P: 'an individual',
  T: 'a trust',
}

/** Three letters, the kind of holder, the first letter of the name, four digits, a check letter whose rule is not published. */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/

/** `AAACG0000A` */
export const isPan = (text: string): boolean => PAN.test(text)

/** `a company`: kind of the holder of a PAN, by its fourth letter. */
export const panHolder = (pan: string): string => HOLDERS[pan[3] ?? ''] ?? 'nobody'

/** Kinds of payees by the rate of withheld tax: 1 % for an individual or Hindu undivided family, 2 % for others. */
export const PAYEES = ['individual', 'other'] as const
export type Payee = (typeof PAYEES)[number]

/** The kind of payee that a PAN is of. */
export const payeeOf = (pan: string): Payee => (pan[3] === 'P' || pan[3] === 'H' ? 'individual' : 'other')
