import { describe, expect, test } from 'vitest'
import type { ProofState } from '../../../booking/rules/lines/states.ts'
import { type ProvenLine, slotsOf } from '../../../booking/rules/proofs/slots.ts'
import { type BookedLine, type CountedProof, deliveredOf } from './delivered.ts'

const SPAN = { starts: '2026-12-15', ends: '2027-01-14' }

const booked = (
  line: Partial<ProvenLine> & Pick<ProvenLine, 'rule'>,
  more: Partial<BookedLine & { stopped: string }> = {},
): BookedLine => {
  const { stopped, ...rest } = more
  const proven: ProvenLine = {
    ...{ ...SPAN, days: null, quantity: 1, unit: 'per_month', isLit: false, playsADay: null, showsADay: null },
    ...line,
  }
  return {
    ...{ rule: line.rule, unit: proven.unit, quantity: proven.quantity, insertions: 1, areProofsClosed: false },
    slots: slotsOf(stopped ? { ...proven, ends: stopped } : proven),
    whole: slotsOf(proven),
    ...rest,
  }
}

const proof = (slot: string, status: ProofState = 'accepted', more: Partial<CountedProof> = {}): CountedProof => ({
  ...{ slot, status, figures: {}, remedy: null },
  ...more,
})

describe('a wall, proven by a photo a week', () => {
  const wall = booked({ rule: 'photos' })

  test('has shown the days of the weeks whose photos are accepted or waived', () => {
    expect(deliveredOf(wall, [])).toEqual({ noun: ['day shown', 'days shown'], ordered: 31, delivered: 0 })
    expect(deliveredOf(wall, [proof('photo-1'), proof('photo-2', 'waived')]).delivered).toBe(14)
    // The fifth week has three days.
    expect(
      deliveredOf(
        wall,
        [1, 2, 3, 4, 5].map((n) => proof(`photo-${n}`)),
      ).delivered,
    ).toBe(31)
  })

  test.each(['uploaded', 'disputed', 'due'] as const)('a photo that is %s counts nothing yet', (status) =>
    expect(deliveredOf(wall, [proof('photo-1', status)]).delivered).toBe(0),
  )

  test('what was found missing is taken from what is proven', () => {
    const short = proof('photo-1', 'short', { remedy: { missing: 3, promised: 31 } })
    expect(deliveredOf(wall, [short]).delivered).toBe(4)
    expect(deliveredOf(wall, [short, proof('photo-2')]).delivered).toBe(11)
  })

  test('days that an owner offers for a week that nobody has judged are no days of that week', () =>
    expect(
      deliveredOf(wall, [proof('photo-1', 'short', { remedy: { missing: null, promised: null } }), proof('photo-2')])
        .delivered,
    ).toBe(7))

  test('one that was stopped has shown less than was ordered', () =>
    expect(
      deliveredOf(booked({ rule: 'photos' }, { stopped: '2026-12-24' }), [proof('photo-1'), proof('photo-2')]),
    ).toMatchObject({ ordered: 31, delivered: 10 }))
})

describe('a screen, proven by logs', () => {
  const screen = booked({ rule: 'screen', playsADay: 480 })

  test('counts plays as its logs say, not as they were promised', () => {
    const logs = [
      proof('photo-1'),
      proof('log-1', 'accepted', { figures: { shown: 3_300, promised: 3_360 } }),
      proof('log-2'),
    ]
    expect(deliveredOf(screen, logs)).toEqual({
      ...{ noun: ['play', 'plays'], ordered: 31 * 480, delivered: 3_300 + 3_360 },
    })
  })

  test('a judged shortfall counts before the figure of the log', () => {
    const log = proof('log-1', 'short', { figures: { shown: 9 }, remedy: { missing: 1_200, promised: 31 * 480 } })
    expect(deliveredOf(screen, [log]).delivered).toBe(3_360 - 1_200)
  })

  test('of which nobody knows how often it plays counts days', () =>
    expect(deliveredOf(booked({ rule: 'screen' }), [proof('photo-1'), proof('log-1')])).toMatchObject({
      ...{ noun: ['day shown', 'days shown'], ordered: 31, delivered: 7 },
    }))
})

test('radio counts spots, print insertions, creators what they post', () => {
  const radio = booked({ rule: 'broadcast', quantity: 14, unit: 'per_10_sec' })
  expect(deliveredOf(radio, [proof('certificate-1')])).toMatchObject({ ordered: 14 * 5, delivered: 14 * 4 })
  const paper = booked(
    { rule: 'paper', unit: 'per_sq_cm', quantity: 400, days: ['2026-12-16', '2026-12-20'] },
    { insertions: 2 },
  )
  expect(deliveredOf(paper, [proof('tear-2026-12-16')])).toMatchObject({
    ...{ noun: ['insertion', 'insertions'], ordered: 2, delivered: 1 },
  })
  const reels = booked({ rule: 'post', unit: 'per_reel', quantity: 3 })
  expect(deliveredOf(reels, [proof('insights-1')]).delivered).toBe(0)
  expect(deliveredOf(reels, [proof('link-1')])).toMatchObject({ noun: ['reel', 'reels'], ordered: 3, delivered: 3 })
})

test('impressions that were bought are those of the reports', () => {
  const bought = booked({ rule: 'reports', unit: 'per_mille', quantity: 500 })
  const reports = [
    proof('report-1', 'accepted', { figures: { impressions: 480_000 } }),
    proof('report-2', 'accepted', { figures: { impressions: 10_000 } }),
  ]
  expect(deliveredOf(bought, reports)).toMatchObject({
    ...{ noun: ['impression', 'impressions'], ordered: 500_000, delivered: 490_000 },
  })
})

test('a settled line whose proofs are of older rules counts what they counted, or else the whole', () => {
  const wall = booked({ rule: 'photos' }, { areProofsClosed: true })
  const log = (status: ProofState, shown: number) => proof('log-9', status, { figures: { shown, promised: 1_000 } })
  expect(deliveredOf(wall, [log('accepted', 1_000)]).delivered).toBe(31)
  expect(deliveredOf(wall, [log('short', 900)]).delivered).toBe(28)
  expect(deliveredOf(wall, [proof('old-1')]).delivered).toBe(31)
  expect(deliveredOf({ ...wall, areProofsClosed: false }, [proof('old-1')]).delivered).toBe(0)
})
