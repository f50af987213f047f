import { expect, test } from 'vitest'
import { ownerPayables } from './owner-payables.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test('owners are rounded one by one, also where their sum would be rounded otherwise', () => {
  expect(ownerPayables([100_40, 200_40])).toEqual([100_00, 200_00])
  expect(ownerPayables([100_50, 200_49])).toEqual([101_00, 200_00])
  expect(ownerPayables([])).toEqual([])
})

test('where the round offs would be a rupee or more, those nearest to half a rupee go the other way', () => {
  expect(ownerPayables([100_40, 200_45, 300_30])).toEqual([100_00, 201_00, 300_00])
  expect(ownerPayables([100_60, 200_55, 300_70])).toEqual([101_00, 200_00, 301_00])
})

test('however many owners there are, the round off stays below a rupee and nobody is a rupee off', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const exact = Array.from({ length: seed }, (_, n) => 1_000_00 + ((n * n * 37 + seed * 61) % 9_973))
    const payables = ownerPayables(exact)
    expect(Math.abs(sum(payables) - sum(exact))).toBeLessThan(100)
    for (const [n, payable] of payables.entries()) {
      expect(payable % 100).toBe(0)
      expect(Math.abs(payable - (exact[n] ?? 0))).toBeLessThan(100)
    }
  }
})
