import { CROCKFORD } from '../reference.ts'

/** Codes that stand in for the authenticator app, each of them once: ten at a time, `7KQ2M-9XWTR`. */
export const RECOVERY_CODES = 10

const LENGTH = 10
const READABLE = new RegExp(`^[${CROCKFORD}]{${LENGTH}}$`)

/** Random bytes that one code takes; 50 bits of them count. */
export const RECOVERY_CODE_BYTES = LENGTH

/** The code that `RECOVERY_CODE_BYTES` random bytes spell, as it is shown. 32 divides 256, so every letter is as likely. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/**
 * What was typed as the letters that are kept hashed: in any case, with or without hyphens and spaces, O for 0, I or L
 * for 1. Null when it is no recovery code at all.
 */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return READABLE.test(letters) ? letters : null
}
