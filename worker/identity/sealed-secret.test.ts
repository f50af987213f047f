import { describe, expect, test } from 'vitest'
import { deviceMarks, hashRecoveryCode, openSecret, sealSecret } from './sealed-secret.ts'

const OLD = ['a secret of tests'] as const
const ROTATED = ['the secret after it', ...OLD] as const
const secret = new Uint8Array([1, 2, 3, 4])

describe('a sealed secret', () => {
  test('opens for its user, and is never the same twice', async () => {
    const sealed = await sealSecret(OLD, 'user-a', secret)
    expect(await openSecret(OLD, 'user-a', sealed)).toEqual({ secret, resealed: null })
    expect(await sealSecret(OLD, 'user-a', secret)).not.toBe(sealed)
  })

  test('does not open for another user, by another key, or once changed', async () => {
    const sealed = await sealSecret(OLD, 'user-a', secret)
    const [id, text = ''] = sealed.split('.')
    const changed = Buffer.from(text, 'base64')
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    await expect(openSecret(OLD, 'user-b', sealed)).rejects.toThrow()
    await expect(openSecret(['another secret'], 'user-a', sealed)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(openSecret(OLD, 'user-a', `${id}.${changed.toString('base64')}`)).rejects.toThrow()
  })

  test('opens after a rotation, and is sealed again with the newest key', async () => {
    const { resealed } = await openSecret(ROTATED, 'user-a', await sealSecret(OLD, 'user-a', secret))
    expect(await openSecret(['the secret after it'], 'user-a', resealed ?? '')).toEqual({ secret, resealed: null })
  })
})

test('a recovery code has another mark for every user and key', async () => {
  const marks = await Promise.all([
    hashRecoveryCode(OLD, 'user-a', '7KQ2M9XWTR'),
    hashRecoveryCode(OLD, 'user-b', '7KQ2M9XWTR'),
    hashRecoveryCode(['another secret'], 'user-a', '7KQ2M9XWTR'),
  ])
  expect(new Set(marks.flat()).size).toBe(3)
  expect(marks[0][0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await hashRecoveryCode(OLD, 'user-a', '7KQ2M9XWTR')).toEqual(marks[0])
})

test('what the replaced secret signed is still known', async () => {
  expect(await hashRecoveryCode(ROTATED, 'user-a', '7KQ2M9XWTR')).toContain(
    (await hashRecoveryCode(OLD, 'user-a', '7KQ2M9XWTR'))[0],
  )
  const [own, previous] = await deviceMarks(ROTATED, 'a@example.in', 'id')
  expect([previous]).toEqual(await deviceMarks(OLD, 'a@example.in', 'id'))
  expect(own).not.toBe(previous)
})
