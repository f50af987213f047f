import { describe, expect, test } from 'vitest'
import { isReference, referenceOf } from './reference.ts'

describe('a reference', () => {
  test('is read over the phone without doubt', () => {
    const all = Array.from({ length: 256 }, (_, byte) => referenceOf('TKT', new Uint8Array(6).fill(byte)))
    for (const reference of all) {
      expect(reference).not.toMatch(/[ILOU]/)
      expect(isReference('TKT', reference)).toBe(true)
    }
    expect(new Set(all).size).toBe(32)
    expect(referenceOf('TKT', new Uint8Array([0, 9, 10, 31, 32, 255]))).toBe('TKT-09AZ0Z')
  })

  test.each(['', 'TKT-', 'TKT-00000', 'TKT-0000000', 'tkt-000000', 'TKT-00000I', '<b>TKT-000000', 'TKT-000000\n'])(
    '%j is none',
    (text) => expect(isReference('TKT', text)).toBe(false),
  )

  test('of an enquiry is none of a ticket', () => {
    const enquiry = referenceOf('ENQ', new Uint8Array(6))
    expect(enquiry).toBe('ENQ-000000')
    expect([isReference('ENQ', enquiry), isReference('TKT', enquiry)]).toEqual([true, false])
  })
})
