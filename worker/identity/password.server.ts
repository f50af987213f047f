import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// OWASP's third choice for scrypt (Password Storage Cheat Sheet): 16 MB, which an isolate of 128 MB can spare.
const LOG_N = 14
const R = 8
const P = 5
const KEY_BYTES = 32
const SALT_BYTES = 16

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt)

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** One text has one form, however the keyboard composed its letters. */
async function derived(password: string, salt: Uint8Array, logN: number): Promise<Buffer> {
  // workerd computes on the thread that also serves: whatever else is waiting has its turn between two hashes.
  await nextTurn()
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** logN, r: R, p: P, maxmem: 64 * 1024 * 1024 })
}

/**
 * A PHC string, `$scrypt$ln=14,r=8,p=5$<salt>$<key>`. About 0.1 s of CPU: limit the rate first.
 * @param logN tests, which check hundreds of passwords, take less
 */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(SALT_BYTES),
  logN = LOG_N,
): Promise<string> {
  const key = await derived(password, salt, logN)
  return `$scrypt$ln=${logN},r=${R},p=${P}$${Buffer.from(salt).toString('base64url')}$${key.toString('base64url')}`
}

/** The hash of no password: whoever has no account costs as much as whoever has. */
const NOBODY = `$scrypt$ln=${LOG_N},r=${R},p=${P}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether the password is the one of the hash; for null it takes as long, and is not. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , cost = '', salt = '', key = ''] = (hash ?? NOBODY).split('$')
  const logN = Number(/^ln=(\d+),/.exec(cost)?.[1] ?? LOG_N)
  const expected = Buffer.from(key, 'base64url')
  const actual = await derived(password, Buffer.from(salt, 'base64url'), logN)
  return hash !== null && expected.length === actual.length && timingSafeEqual(expected, actual)
}
