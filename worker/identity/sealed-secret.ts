import { DomainError } from '../kernel/rules/errors.ts'
import type { AuthSecrets } from '../kernel/settings.ts'

/** Each use has its own key, derived from the secret of the deployment. */
type Use = 'totp-secret' | 'recovery-code' | 'known-device' | 'key-id'

const encoder = new TextEncoder()

async function deriveKey(authSecret: string, use: Use): Promise<Uint8Array<ArrayBuffer>> {
  const master = await crypto.subtle.importKey('raw', encoder.encode(authSecret), 'HKDF', false, ['deriveBits'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(`adchowk ${use}`) }
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, master, 256))
}

const sealingKey = async (authSecret: string) =>
  crypto.subtle.importKey('raw', await deriveKey(authSecret, 'totp-secret'), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Names a secret without revealing it: 8 characters, base64url. */
const keyIdOf = async (authSecret: string): Promise<string> =>
  Buffer.from(await deriveKey(authSecret, 'key-id'))
    .toString('base64url')
    .slice(0, 8)

const IV_BYTES = 12

/**
 * Encrypts the secret of an authenticator app with AES-GCM: the id of the key, a dot, and base64 of nonce and ciphertext. It
 * decrypts for the same user only, so a row copied to another account is useless.
 */
export async function sealSecret(
  [authSecret]: AuthSecrets,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const parameters = { name: 'AES-GCM', iv, additionalData: encoder.encode(userId) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters, await sealingKey(authSecret), secret))
  return `${await keyIdOf(authSecret)}.${Buffer.concat([iv, sealed]).toString('base64')}`
}

/**
 * Decrypts a secret. `resealed` is the same secret under the newest key; null when it has that key already.
 * @throws DomainError unavailable when its key was removed
 * @throws when it was encrypted for another user, or was changed
 */
export async function openSecret(
  authSecrets: AuthSecrets,
  userId: string,
  sealed: string,
): Promise<{ secret: Uint8Array<ArrayBuffer>; resealed: string | null }> {
  const ids = await Promise.all(authSecrets.map(keyIdOf))
  const [id = '', text = ''] = sealed.split('.')
  const at = ids.indexOf(id)
  const authSecret = authSecrets[at]
  if (authSecret === undefined) {
    throw new DomainError('unavailable', 'Two-step sign-in of this account cannot be checked now. Please write to us')
  }
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  const parameters = {
    name: 'AES-GCM',
    iv: bytes.subarray(0, IV_BYTES),
    additionalData: encoder.encode(userId),
  }
  const key = await sealingKey(authSecret)
  const secret = new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytes.subarray(IV_BYTES)))
  return { secret, resealed: at === 0 ? null : await sealSecret(authSecrets, userId, secret) }
}

/**
 * The hashes of a recovery code, hex: the first is stored, all of them are searched. Codes are short enough for brute force,
 * so the hash has a key that is not in the database.
 */
export const hashRecoveryCode = (
  authSecrets: AuthSecrets,
  userId: string,
  code: string,
): Promise<[string, ...string[]]> => signEach(authSecrets, 'recovery-code', `${userId} ${code}`, 'hex')

/**
 * Marks that prove an earlier sign-in of a browser to an account, made with a secret of the server. 22 characters each,
 * base64url; the first is handed out, all of them are accepted.
 */
export const deviceMarks = async (
  authSecrets: AuthSecrets,
  email: string,
  id: string,
): Promise<[string, ...string[]]> => {
  const [newest, ...older] = await signEach(authSecrets, 'known-device', `${id} ${email}`, 'base64url')
  return [newest.slice(0, 22), ...older.map((mark) => mark.slice(0, 22))]
}

async function signEach(
  [newest, ...older]: AuthSecrets,
  use: Use,
  text: string,
  encoding: 'hex' | 'base64url',
): Promise<[string, ...string[]]> {
  const sign = async (authSecret: string) => {
    const bits = await deriveKey(authSecret, use)
    const key = await crypto.subtle.importKey('raw', bits, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return Buffer.from(await crypto.subtle.sign('HMAC', key, encoder.encode(text))).toString(encoding)
  }
  return [await sign(newest), ...(await Promise.all(older.map(sign)))]
}
