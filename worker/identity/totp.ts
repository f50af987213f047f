import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

// What every authenticator app assumes, RFC 6238; some of them ignore any other choice.
const PERIOD_SECONDS = 30
const APP = { issuer: 'AdChowk', algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }
const SECRET_BYTES = 20
/** The library compares bytes, and fails on text whose letters take more than one. */
const SIX_FIGURES = /^[0-9]{6}$/

/** A new secret for an authenticator app. */
export const newTotpSecret = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES))

const totpOf = (secret: Uint8Array<ArrayBuffer>, label = '') =>
  new TOTP({ ...APP, label, secret: new Secret({ buffer: secret.buffer }) })

/** What a person needs to add the account to their app: the secret to type, the same as an address, and that as SVG. */
export interface TotpEnrolment {
  secret: string
  uri: string
  qr: string
}

export function describeTotp(secret: Uint8Array<ArrayBuffer>, email: string): TotpEnrolment {
  const totp = totpOf(secret, email)
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qr: renderSVG(uri, { ecc: 'M' }) }
}

/**
 * The time step that a code belongs to, in periods of 30 seconds since 1970; null when it belongs to none. A clock may
 * be one step off, as RFC 6238 (5.2) recommends. A step is good for one use: the caller keeps the last one.
 */
export function totpStep(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  if (!SIX_FIGURES.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}
