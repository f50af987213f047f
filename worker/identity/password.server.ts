import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// OWASP's third choice for scrypt (Password Storage Cheat Sheet): 16 MB, which an isolate of 128 MB can spare.
const LOG_N = 14
const R = 8
const P = 5
const KEY_BYTES = 32
const SALT_BYTES = 16

/** The platform's scrypt. An object, so that a test can count the hashes and read their cost. */
export const keyDerivation = { scrypt: promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt) }

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** NFKC: the same password from different keyboards gives the same bytes. */
async function derived(password: string, salt: Uint8Array, logN: number): Promise<Buffer> {
  // scrypt blocks the thread of the isolate; waiting requests run before the next hash starts.
  await nextTask()
  const cost = { N: 2 ** logN, r: R, p: P, maxmem: 64 * 1024 * 1024 }
  return keyDerivation.scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost)
}

/**
 * A PHC string, `$scrypt$ln=14,r=8,p=5$<salt>$<key>`. About 0.1 s of CPU: limit the rate first.
 * @param logN lower in tests, which hash hundreds of passwords
 */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(SALT_BYTES),
  logN = LOG_N,
): Promise<string> {
  const key = await derived(password, salt, logN)
  return `$scrypt$ln=${logN},r=${R},p=${P}$${Buffer.from(salt).toString('base64url')}$${key.toString('base64url')}`
}

/** Verified for an unknown account, so that it takes as long as a known one. */
const DUMMY_HASH = `$scrypt$ln=${LOG_N},r=${R},p=${P}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether the password matches the hash. For null it takes as long and is false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , cost = '', salt = '', key = ''] = (hash ?? DUMMY_HASH).split('$')
  const logN = Number(/^ln=(\d+),/.exec(cost)?.[1] ?? LOG_N)
  const expected = Buffer.from(key, 'base64url')
  const actual = await derived(password, Buffer.from(salt, 'base64url'), logN)
  return hash !== null && expected.length === actual.length && timingSafeEqual(expected, actual)
}
