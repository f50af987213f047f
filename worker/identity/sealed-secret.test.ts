import { describe, expect, test } from 'vitest'
import { hashRecoveryCode, openSecret, sealSecret } from './sealed-secret.ts'

const AUTH_SECRET = 'a secret of tests'
const secret = new Uint8Array([1, 2, 3, 4])

describe('a sealed secret', () => {
  test('opens for its user, and is never the same twice', async () => {
    const sealed = await sealSecret(AUTH_SECRET, 'user-a', secret)
    expect(await openSecret(AUTH_SECRET, 'user-a', sealed)).toEqual(secret)
    expect(await sealSecret(AUTH_SECRET, 'user-a', secret)).not.toBe(sealed)
  })

  test('does not open for another user, by another key, or once changed', async () => {
    const sealed = await sealSecret(AUTH_SECRET, 'user-a', secret)
    const changed = Buffer.from(sealed, 'base64')
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    await expect(openSecret(AUTH_SECRET, 'user-b', sealed)).rejects.toThrow()
    await expect(openSecret('another secret', 'user-a', sealed)).rejects.toThrow()
    await expect(openSecret(AUTH_SECRET, 'user-a', changed.toString('base64'))).rejects.toThrow()
  })
})

test('a recovery code has another mark for every user and key', async () => {
  const marks = await Promise.all([
    hashRecoveryCode(AUTH_SECRET, 'user-a', '7KQ2M9XWTR'),
    hashRecoveryCode(AUTH_SECRET, 'user-b', '7KQ2M9XWTR'),
    hashRecoveryCode('another secret', 'user-a', '7KQ2M9XWTR'),
  ])
  expect(new Set(marks).size).toBe(3)
  expect(marks[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await hashRecoveryCode(AUTH_SECRET, 'user-a', '7KQ2M9XWTR')).toBe(marks[0])
})
