import { expect, test } from 'vitest'
import { lastOf } from '../../../../../tests/support/planner-talk.ts'

const isEvening = ({ title }: { title: string }) => /evening drive/i.test(title)
const RADIO = '10 lakh Bangalore radio January 2027'

test('a favoured daypart gets two fifths of the money of its medium, and three lines in ten', () => {
  expect(lastOf([RADIO]).plan?.lineItems.filter(isEvening)).toHaveLength(0)
  const lines = lastOf([RADIO, 'more spots in the evening drive']).plan?.lineItems ?? []
  const evening = lines.filter(isEvening)
  const costOf = (some: typeof lines) => some.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
  expect(evening.length).toBeGreaterThanOrEqual(0.3 * lines.length)
  expect(costOf(evening)).toBeGreaterThanOrEqual(0.39 * costOf(lines))
})

test('a number of a format counts that format alone', () => {
  const lines = lastOf(['20 lakh Mumbai January 2027, hoardings, exactly 2 unipoles']).plan?.lineItems ?? []
  expect(lines.filter(({ title }) => /unipole/i.test(title))).toHaveLength(2)
})
