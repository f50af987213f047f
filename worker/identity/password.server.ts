import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

interface Cost {
  logN: number
  r: number
  p: number
}

// The smallest memory that OWASP ASVS 5 (appendix C) approves for scrypt: 32 MB, which an isolate of 128 MB can spare.
export const COST: Cost = { logN: 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16

/** The platform's scrypt and the cost of a new hash. An object, so that tests can count hashes and make hundreds of them at a lower cost. */
export const keyDerivation = {
  scrypt: promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt),
  cost: COST,
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** NFKC, so that a password gives equal bytes from different keyboards. */
async function derived(password: string, salt: Uint8Array, { logN, r, p }: Cost): Promise<Buffer> {
  // scrypt blocks the thread of the isolate; waiting requests run before the next hash starts.
  await nextTask()
  const cost = { N: 2 ** logN, r, p, maxmem: 64 * 1024 * 1024 }
  return keyDerivation.scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost)
}

const costText = ({ logN, r, p }: Cost) => `ln=${logN},r=${r},p=${p}`

/** The cost that a hash was made with: one from before a change of ours still opens. */
function costOf(text: string): Cost {
  const [, logN, r, p] = (/^ln=(\d+),r=(\d+),p=(\d+)$/.exec(text) ?? []).map(Number)
  return { logN: logN ?? keyDerivation.cost.logN, r: r ?? keyDerivation.cost.r, p: p ?? keyDerivation.cost.p }
}

/** A PHC string, `$scrypt$ln=15,r=8,p=3$<salt>$<key>`. About 0.15 s of CPU: limit the rate first. */
export async function hashPassword(password: string, salt: Uint8Array = randomBytes(SALT_BYTES)): Promise<string> {
  const { cost } = keyDerivation
  const key = await derived(password, salt, cost)
  return `$scrypt$${costText(cost)}$${Buffer.from(salt).toString('base64url')}$${key.toString('base64url')}`
}

/** Verified for an unknown account, so that it takes as long as a known one. */
const dummyHash = () => `$scrypt$${costText(keyDerivation.cost)}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** True when the password matches the hash. Null takes as long, and gives false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , cost = '', salt = '', key = ''] = (hash ?? dummyHash()).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derived(password, Buffer.from(salt, 'base64url'), costOf(cost))
  return hash !== null && expected.length === actual.length && timingSafeEqual(expected, actual)
}
