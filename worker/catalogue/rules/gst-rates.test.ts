import { expect, test } from 'vitest'
import { changedGstRates, gstRateOf } from './gst-rates.ts'

const ROWS = [
  { medium: 'ooh', sac: '998366', gstBp: 1_250 },
  { medium: 'ooh', sac: '998366', gstBp: 1_800 },
  { medium: 'newspaper', sac: '998363', gstBp: 500 },
]
const EVERY_OTHER = { medium: '', sac: '998366', gstBp: 1_800 }

test('nothing differs while staff have changed nothing', () => {
  expect(changedGstRates([...ROWS.slice(1), { medium: 'tv', sac: '998364', gstBp: 1_800 }])).toEqual([])
  expect(changedGstRates([])).toEqual([])
  expect(gstRateOf([], 'newspaper')).toEqual({ percent: 5, sac: '998363' })
  expect(gstRateOf([], 'made-by-staff')).toEqual({ percent: 18, sac: '998366' })
})

test('the newest row of a medium is what differs', () => {
  const changed = changedGstRates(ROWS)
  expect(changed).toEqual([{ medium: 'ooh', percent: 12.5, sac: '998366' }])
  expect(gstRateOf(changed, 'ooh')).toMatchObject({ percent: 12.5 })
  expect(gstRateOf(changed, 'newspaper')).toMatchObject({ percent: 5 })
  expect(gstRateOf(changedGstRates([{ ...EVERY_OTHER, gstBp: 2_800 }]), 'newspaper')).toMatchObject({ percent: 5 })
})

test('every other category follows the empty one, unless it has a row of its own', () => {
  const ofStaff = { medium: 'kiosk', sac: '998366', gstBp: 1_800 }
  const changed = changedGstRates([...ROWS, ofStaff, { ...EVERY_OTHER, gstBp: 2_800 }])
  expect(gstRateOf(changed, 'made-by-staff')).toMatchObject({ percent: 28 })
  expect(gstRateOf(changed, 'kiosk')).toMatchObject({ percent: 18 })
  expect(gstRateOf(changed, 'constructor')).toMatchObject({ percent: 28 })
  expect(gstRateOf(changed, 'newspaper')).toMatchObject({ percent: 5 })
})
