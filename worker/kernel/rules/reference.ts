/** Crockford's base 32: no I, L, O or U, so that nothing is misread from paper or misheard on the phone. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes that one reference takes: about a thousand million references. */
export const REFERENCE_BYTES = 6

/** `TKT-7K2M9Q`. @param random REFERENCE_BYTES random bytes; 32 divides 256, so every letter is as likely */
export const referenceOf = (prefix: 'TKT' | 'ENQ', random: Uint8Array): string =>
  `${prefix}-${Array.from(random.subarray(0, REFERENCE_BYTES), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')}`

export const isReference = (prefix: 'TKT' | 'ENQ', text: string): boolean =>
  text.startsWith(`${prefix}-`) && /^[0-9A-HJKMNP-TV-Z]{6}$/.test(text.slice(prefix.length + 1))
