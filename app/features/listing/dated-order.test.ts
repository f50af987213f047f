import { expect, test } from 'vitest'
import { anOffer } from '../../../tests/support/offer.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { datedLines, issuesText, orderOnDays, periodsOf, subjectOnIssues } from './dated-order.ts'
import type { PanelOffer } from './offer.ts'

const TODAY = '2026-11-20'
const OFFER: PanelOffer = {
  name: 'Quarter page',
  ...anOffer({
    rate: { rate: toPaise(412), unit: 'per_sq_cm', minQuantity: 240, step: 0 },
    seasons: [{ name: 'New year', fromMd: '01-01', untilMd: '01-05', bp: 1_000 }],
    gst: { percent: 5, sac: '998363' },
  }),
  availability: { status: 'available', nextAvailable: null },
  appears: { weekdays: [0], artworkDays: 1 },
  runs: [
    { from: TODAY, until: '2027-01-09', state: 'free', left: 480 },
    { from: '2027-01-10', until: '2027-01-10', state: 'booked', left: 0 },
    { from: '2027-01-11', until: '2028-05-19', state: 'free', left: 480 },
  ],
}
const on = (...issues: string[]) =>
  orderOnDays(OFFER, { order: { quantity: 240, duration: 1 }, range: null, issues }, TODAY)

test('chosen issues are insertions, priced with the season of their day', () => {
  const { dated, issues } = on('2026-12-06', '2027-01-03')
  expect(issues).toEqual({})
  if (!dated) throw new Error('no order')
  expect(periodsOf(OFFER, dated.sums)).toBe(2)
  expect(datedLines(OFFER, dated)).toEqual({
    lines: [
      { label: '₹412 × 240 sq cm × 2 insertions', amount: toPaise(197_760) },
      { label: 'New year, +10% on 1 day', amount: toPaise(9_888) },
      { label: 'GST, 5% (SAC 998363)', amount: toPaise(10_382.4) },
    ],
    total: toPaise(218_030.4),
  })
})

test.each([
  [['2026-12-07'], 'No issue appears on 7 Dec'],
  [['2026-12-06', '2027-01-10'], 'Fully booked on 10 Jan 2027'],
  [['2026-11-15'], 'Artwork is no longer taken for 15 Nov'],
])('%j cannot be ordered: %s', (days, sentence) => {
  expect(on(...days)).toMatchObject({ dated: null, issues: { days: sentence } })
})

test('without days of issue nothing is wrong, and days in a row are no order', () => {
  expect(on()).toEqual({ chosen: null, dated: null, issues: {} })
  const range = { from: '2026-12-06', until: '2026-12-20' }
  const order = { quantity: 240, duration: 1 }
  expect(orderOnDays(OFFER, { order, range, issues: [] }, TODAY).dated).toBeNull()
  expect(orderOnDays({ ...OFFER, appears: null }, { order, range, issues: [] }, TODAY).dated).not.toBeNull()
})

test('an enquiry has the days of issue that can be ordered, and no others', () => {
  const subject = { listingId: 'a', title: 'A', note: '', price: '', minimum: '', owner: 'B', order: null }
  const order = { quantity: 240, duration: 1 }
  const asked = (...issues: string[]) => subjectOnIssues(subject, OFFER, { order, issues }, TODAY)
  expect(asked('2026-12-06', '2026-12-13')).toMatchObject({
    asked: { quantity: 240, duration: 2 },
    issues: ['2026-12-06', '2026-12-13'],
    order: '240 sq cm, 2 insertions, 6 Dec and 13 Dec',
  })
  expect(asked('2026-12-07')).toBe(subject)
  expect(asked()).toBe(subject)
})

test('many issues are named in part', () => {
  expect(issuesText(['2026-12-06', '2026-12-13'], TODAY)).toBe('6 Dec and 13 Dec')
  const five = ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27', '2027-01-03']
  expect(issuesText(five, TODAY)).toBe('6 Dec, 13 Dec, 20 Dec and 2 more')
})
