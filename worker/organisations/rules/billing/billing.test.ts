import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS, PERCENTS } from '../../../../seed/bookings/document-sources.ts'
import { FEE_BP, KINDS, vectorsOf } from '../../../../tests/support/booking-vectors.ts'
import { runs } from '../../../../tests/support/runs.ts'
import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { civilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { documentNumber, financialYear } from '../../../money/rules/documents/document-number.ts'
import { milestonesOf, shareMilestones } from '../../../money/rules/documents/milestones.ts'
import { type DocumentTotals, documentTotals, receiptTotals } from '../../../money/rules/documents/totals.ts'
import { type Cancellation, cancellationOf, daysUntil, keptPercent, shortfallOf } from './cancellation.ts'
import { gstOf, placeOfSupply, type Tax } from './gst.ts'
import { type Payout, payoutOf } from './payout.ts'
import { splitTds, tdsOf } from './withheld-tax.ts'

const termsOf = (medium: string) => mediaSpec({ id: medium, name: medium }).terms
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

interface Line {
  taxable: Paise
  bp: number
}
const totalsOf = ({ lines, intra }: { lines: Line[]; intra: boolean }) =>
  documentTotals(lines.map(({ taxable, bp }) => ({ taxable, ...gstOf(taxable, bp, intra) })))

test.each(vectorsOf<Line & { intra: boolean }, Tax>('gst'))('GST: %s', (_, { taxable, bp, intra }, expected) =>
  expect(gstOf(taxable, bp, intra)).toEqual(expected),
)

interface Supplied {
  medium: string
  supply?: 'service'
  siteState: string
  supplierState: string
  buyer: { gstin: string | null; state: string | null }
}
test.each(vectorsOf<Supplied, { place: string; intra: boolean }>('place'))(
  'place of supply: %s',
  (_, { medium, supply: sold, ...states }, { place, intra }) => {
    const usual = termsOf(medium).supply
    const supply = sold === 'service' && usual === 'site' ? 'buyer' : usual
    expect(placeOfSupply({ supply, ...states })).toBe(place)
    expect(place === states.supplierState).toBe(intra)
  },
)

test.each(vectorsOf<{ lines: Line[]; intra: boolean }, DocumentTotals>('invoice'))('%s', (_, given, expected) =>
  expect(totalsOf(given)).toEqual(expected),
)

test.each(vectorsOf<{ taxable: Paise; bp: number; paidThisYear: Paise }, Paise>('tds'))(
  'withheld: %s',
  (_, given, expected) => expect(tdsOf(given)).toBe(expected),
)

test.each(vectorsOf<{ taxable: Paise; gst: Paise; feeBp: number; tds: Paise; tcsBp: number }, Payout>('payout'))(
  'payout: %s',
  (_, given, expected) => expect(payoutOf(given)).toEqual(expected),
)

test.each(vectorsOf<{ payable: Paise; percents: number[] }, Paise[]>('milestones'))(
  'milestones: %s',
  (_, { payable, percents }, expected) => expect(milestonesOf(payable, percents)).toEqual(expected),
)

interface Cancelled {
  medium: string
  daysBefore: number
  media: Paise
  setup: Paise
  setupDone: boolean
  bp: number
  intra: boolean
  by: string
  status: string
}
test.each(vectorsOf<Cancelled, Cancellation>('cancel'))(
  'cancellation: %s',
  (_, { medium, by, status, intra, ...given }, expected) => {
    const isFree = by !== 'advertiser' || status !== 'confirmed'
    const bands = BANDS[termsOf(medium).cancellation]
    expect(cancellationOf({ ...given, bands, isFree, isIntraState: intra })).toEqual(expected)
  },
)

test.each(vectorsOf<{ media: Paise; missing: number; promised: number }, Paise>('shortfall'))(
  'shortfall: %s',
  (_, { media, missing, promised }, expected) => expect(shortfallOf(media, missing, promised)).toBe(expected),
)

test.each(vectorsOf<{ instant: string }, { date: string; financialYear: string }>('ist'))(
  '%s',
  (_, { instant }, expected) => {
    const date = civilDate(new Date(instant))
    expect({ date, financialYear: financialYear(date) }).toEqual(expected)
  },
)

test.each(vectorsOf<{ prefix: string; date: string; n: number }, string>('number'))(
  'number of %s',
  (_, { prefix, date, n }, expected) => {
    expect(documentNumber(prefix, date, n)).toBe(expected)
    expect(expected.length).toBeLessThanOrEqual(16)
  },
)

interface Papers {
  documents: { lines: Line[]; intra: boolean }[]
  percents: number[]
}
const CAMPAIGNS = vectorsOf<Papers, { documents: Paise[]; total: Paise; milestones: Paise[] }>('campaign')
describe.each(CAMPAIGNS)('%s', (_, { documents, percents }, expected) => {
  const payables = documents.map((one) => totalsOf(one).payable)

  test('adds up', () => {
    expect(payables).toEqual(expected.documents)
    expect(milestonesOf(sumOf(payables), percents)).toEqual(expected.milestones)
  })

  test('is shared out to the owners by the rupee', () => {
    const shares = shareMilestones(expected.milestones, payables)
    expect(shares.map(sumOf)).toEqual(payables)
    expect(expected.milestones.map((_, n) => sumOf(shares.map((share) => share[n] ?? 0)))).toEqual(expected.milestones)
  })
})

test('milestones of several owners add up both ways', () => {
  const rupees = fc.integer({ min: 1, max: 10 ** 7 }).map((amount) => amount * 100)
  fc.assert(
    fc.property(fc.array(rupees, { minLength: 1, maxLength: 9 }), (payables) => {
      const milestones = milestonesOf(sumOf(payables), PERCENTS)
      const shares = shareMilestones(milestones, payables)
      expect(shares.map(sumOf)).toEqual(payables)
      milestones.forEach((amount, n) => {
        const column = shares.map((share) => share[n] ?? 0)
        expect(sumOf(column)).toBe(amount)
        // No share is a rupee or more away from its exact part, but the last, which takes the rest.
        if (n < milestones.length - 1) {
          column.forEach((share, owner) => {
            expect(Math.abs(share - (amount * (payables[owner] ?? 0)) / sumOf(payables))).toBeLessThan(100)
          })
        }
      })
    }),
    { seed: 20261123, numRuns: runs(300) },
  )
})

test('an advance is split to the paisa, with a round off of its own', () => {
  expect(receiptTotals(208_258_00, 1800, true)).toEqual({
    taxable: 176_489_83,
    cgst: 15_884_08,
    sgst: 15_884_08,
    igst: 0,
    exact: 208_257_99,
    roundOff: 1,
    payable: 208_258_00,
  })
})

test('tax withheld payment by payment is that of the whole', () => {
  const parts = [60_450_10, 80_600_20, 60_449_70]
  expect(splitTds(parts, 200)).toEqual([1_209_00, 1_612_00, 1_209_00])
  const odd = [25_00, 25_00, 25_00]
  expect(splitTds(odd, 200)).toEqual([1_00, 1_00, 0])
  expect(sumOf(splitTds(odd, 200))).toBe(2_00)
})

test.each([
  ['ooh', 31, 0],
  ['ooh', 15, 25],
  ['ooh', 7, 50],
  ['ooh', 6, 100],
  ['ooh', -1, 100],
  ['tv', 3, 25],
  ['influencer', 10, 0],
  ['influencer', 4, 100],
])('of %s, %i days before, %i percent are kept', (medium, days, kept) =>
  expect(keptPercent(BANDS[termsOf(medium).cancellation], days)).toBe(kept),
)

test('days before a start are civil days', () => {
  expect(daysUntil('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysUntil('2027-01-01', '2027-01-01')).toBe(0)
  expect(daysUntil('2027-01-02', '2027-01-01')).toBe(-1)
})

test('the fee is ten percent of the value', () => {
  expect(payoutOf({ taxable: 201_500_00, gst: 0, feeBp: FEE_BP }).fee).toBe(20_150_00)
})

test('every kind of vector is run somewhere', () => {
  const here = [
    'gst',
    'place',
    'invoice',
    'tds',
    'payout',
    'milestones',
    'cancel',
    'shortfall',
    'ist',
    'number',
    'campaign',
  ]
  const elsewhere = ['thirtieths', 'billable', 'season', 'media', 'state', 'capacity']
  expect(KINDS.toSorted()).toEqual([...here, ...elsewhere].toSorted())
})
