import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstOf, taxSum } from '../../../organisations/rules/billing/gst.ts'
import { splitGross } from './split-gross.ts'

test('a sum that was made from a value is split into it again, whatever the rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(0, 500, 1200, 1800, 2800),
      fc.boolean(),
      (taxable, bp, isIntra) => {
        const gross = taxable + taxSum(gstOf(taxable, bp, isIntra))
        const line = splitGross(gross, bp, isIntra)
        expect(line.taxable + taxSum(line)).toBe(gross)
        expect(line).toEqual({ taxable: line.taxable, ...gstOf(line.taxable, bp, isIntra) })
      },
    ),
  )
})

test('a sum of no value is split within a paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.boolean(), (gross, isIntra) => {
      const line = splitGross(gross, 1800, isIntra)
      expect(Math.abs(gross - line.taxable - taxSum(line))).toBeLessThanOrEqual(1)
    }),
  )
})
