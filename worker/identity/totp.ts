import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

// The defaults of RFC 6238: some authenticator apps ignore any other choice.
const PERIOD_SECONDS = 30
const APP = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }
const SECRET_BYTES = 20
/** The library compares bytes, and fails on text whose letters take more than one. */
const SIX_FIGURES = /^[0-9]{6}$/

/** A new secret for an authenticator app. */
export const newTotpSecret = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES))

const totpOf = (secret: Uint8Array<ArrayBuffer>, account: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...APP, ...account, secret: new Secret({ buffer: secret.buffer }) })

/** For adding the account to an app: the secret as text, as an otpauth URI, and that URI as a QR code (SVG). */
export interface TotpEnrolment {
  secret: string
  uri: string
  qr: string
}

/** @param issuer the name of the platform, under which apps list the account */
export function describeTotp(
  secret: Uint8Array<ArrayBuffer>,
  { email, issuer }: { email: string; issuer: string },
): TotpEnrolment {
  const totp = totpOf(secret, { issuer, label: email })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qr: renderSVG(uri, { ecc: 'M' }) }
}

/**
 * The time step of a code, in periods of 30 seconds since 1970; null for a wrong code. A clock may be one step off, as
 * RFC 6238 (5.2) recommends. Each step is valid once: the caller stores the last one.
 */
export function totpStep(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  if (!SIX_FIGURES.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}
