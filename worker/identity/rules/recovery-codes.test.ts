import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECOVERY_CODE_BYTES, readRecoveryCode, recoveryCode } from './recovery-codes.ts'

describe('a recovery code', () => {
  test('is two groups of five letters that cannot be misread', () => {
    expect(recoveryCode(new Uint8Array([0, 1, 9, 10, 17, 18, 20, 22, 27, 255]))).toBe('019AH-JMPVZ')
  })

  test('is read as it is shown, whatever bytes it came from', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES }), (bytes) => {
        const shown = recoveryCode(bytes)
        expect(readRecoveryCode(shown)).toBe(shown.replace('-', ''))
      }),
    )
  })

  test.each(['7kq2m-9xwtr', ' 7KQ2M 9XWTR ', '7kq2m9xwtr', '7-K-Q-2-M-9-X-W-T-R'])('is read from %j', (typed) => {
    expect(readRecoveryCode(typed)).toBe('7KQ2M9XWTR')
  })

  test('forgives letters that look like figures', () => {
    expect(readRecoveryCode('OIL2M-9XWTR')).toBe('0112M9XWTR')
  })

  test.each(['', '123456', '7KQ2M-9XWT', '7KQ2M-9XWTRR', 'UUUUU-UUUUU', 'ΑΒΓΔΕ-ΖΗΘΙΚ'])('is not %j', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  })
})
