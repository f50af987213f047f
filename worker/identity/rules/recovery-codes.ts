import { CROCKFORD } from '../../kernel/rules/reference.ts'

/** Number of recovery codes of an account. Each replaces the authenticator app once: `7KQ2M-9XWTR`. */
export const RECOVERY_CODES = 10

const LENGTH = 10
const READABLE = new RegExp(`^[${CROCKFORD}]{${LENGTH}}$`)

/** Random bytes for one code; 50 bits of them are used. */
export const RECOVERY_CODE_BYTES = LENGTH

/** The displayed code for `RECOVERY_CODE_BYTES` random bytes. 32 divides 256, so all letters are equally likely. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/**
 * Normalises typed text to the letters that are hashed: any case, with or without hyphens and spaces, O for 0, I or L for
 * 1. Null when it is no recovery code.
 */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return READABLE.test(letters) ? letters : null
}
