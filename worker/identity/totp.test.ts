import { describe, expect, test } from 'vitest'
import { describeTotp, totpStep } from './totp.ts'

// RFC 6238, appendix B: the secret of its SHA-1 examples, and the last six figures of its codes.
const secret = new TextEncoder().encode('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of the authenticator app', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i seconds is %s, of step %i', (seconds, code, step) => {
    expect(totpStep(secret, code, at(seconds))).toBe(step)
  })

  test('counts for its own step while a clock is half a minute off', () => {
    for (const seconds of [59 - 30, 59, 59 + 30]) expect(totpStep(secret, '287082', at(seconds))).toBe(1)
    expect(totpStep(secret, '287082', at(59 + 61))).toBeNull()
  })

  test.each(['', '287083', '28708', '2870820', 'abcdef', '٢٨٧٠٨٢'])('is not %j', (code) => {
    expect(totpStep(secret, code, at(59))).toBeNull()
  })
})

test('an enrolment is one secret in three forms', () => {
  const { secret: typed, uri, qr } = describeTotp(secret, { email: 'asha@example.com', issuer: 'Media & Co' })
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/Media & Co:asha@example.com'])
  expect(searchParams.get('secret')).toBe(typed)
  expect(qr).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
})
