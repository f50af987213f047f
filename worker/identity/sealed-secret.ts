/** Each use has its own key, derived from AUTH_SECRET. */
type Use = 'totp-secret' | 'recovery-code' | 'known-device'

const encoder = new TextEncoder()

async function deriveKey(authSecret: string, use: Use): Promise<Uint8Array<ArrayBuffer>> {
  const master = await crypto.subtle.importKey('raw', encoder.encode(authSecret), 'HKDF', false, ['deriveBits'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(`adchowk ${use}`) }
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, master, 256))
}

const sealingKey = async (authSecret: string) =>
  crypto.subtle.importKey('raw', await deriveKey(authSecret, 'totp-secret'), 'AES-GCM', false, ['encrypt', 'decrypt'])

const IV_BYTES = 12

/**
 * Encrypts the secret of an authenticator app: AES-GCM, base64 of nonce and ciphertext. It decrypts for the same user only,
 * so a row copied to another account is useless.
 */
export async function sealSecret(authSecret: string, userId: string, secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const parameters = { name: 'AES-GCM', iv, additionalData: encoder.encode(userId) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters, await sealingKey(authSecret), secret))
  return Buffer.concat([iv, sealed]).toString('base64')
}

/** @throws when the text was encrypted for another user or with another AUTH_SECRET, or was changed */
export async function openSecret(authSecret: string, userId: string, sealed: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(Buffer.from(sealed, 'base64'))
  const parameters = {
    name: 'AES-GCM',
    iv: bytes.subarray(0, IV_BYTES),
    additionalData: encoder.encode(userId),
  }
  const key = await sealingKey(authSecret)
  return new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytes.subarray(IV_BYTES)))
}

/**
 * The stored hash of a recovery code, hex. Codes are short enough for brute force, so the hash has a key that is not in the
 * database.
 */
export const hashRecoveryCode = async (authSecret: string, userId: string, code: string): Promise<string> =>
  (await sign(authSecret, 'recovery-code', `${userId} ${code}`)).toString('hex')

/** What proves that a browser has signed in to an account: nobody else can make it. 22 characters, base64url. */
export const deviceMark = async (authSecret: string, email: string, id: string): Promise<string> =>
  (await sign(authSecret, 'known-device', `${id} ${email}`)).toString('base64url').slice(0, 22)

async function sign(authSecret: string, use: Use, text: string): Promise<Buffer> {
  const bits = await deriveKey(authSecret, use)
  const key = await crypto.subtle.importKey('raw', bits, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return Buffer.from(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}
