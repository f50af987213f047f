import { describe, expect, test } from 'vitest'
import { vectorsOf } from '../../../../tests/support/booking-vectors.ts'
import { spansOf } from '../../../catalogue/rules/availability/spans.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import { MEDIA } from '../../../catalogue/rules/registry/media.ts'
import { type Machine, type Mover, move, statesBefore } from '../../../kernel/rules/transitions.ts'
import { CAMPAIGN } from '../campaigns/states.ts'
import { billable } from './billable.ts'
import { leadDaysOf, leadTimeText } from './lead-days.ts'
import { CREATIVE, LINE, PLACED, PROOF } from './states.ts'
import { answerBy, firstDay, lastArtworkDay, leavesLeadTime } from './working-days.ts'

const rateOf = (unit: Rate['unit'], minDuration: number): Rate => ({
  rate: 1,
  unit,
  minQuantity: 1,
  step: 1,
  minDuration,
})

interface Asked {
  unit: Rate['unit']
  minDuration: number
  start: string
  end: string
}
test.each(vectorsOf<Asked, unknown>('billable'))('%s', (_, { unit, minDuration, start, end }, expected) =>
  expect(billable(rateOf(unit, minDuration), { start, end })).toEqual(expected),
)

describe('states', () => {
  const MACHINES: Record<string, Machine<string>> = { campaign: CAMPAIGN, line: LINE, creative: CREATIVE, proof: PROOF }
  interface Step {
    machine: string
    from: string
    verb: string
    by: Mover
  }

  test.each(vectorsOf<Step, object>('state'))('%s', (_, { machine, from, verb, by }, expected) =>
    expect(move(MACHINES[machine] ?? {}, from, verb, by)).toEqual(expected),
  )

  test('every verb leads to a state of its machine', () => {
    for (const machine of Object.values(MACHINES)) {
      const reached = Object.values(machine).flatMap((verbs) => Object.values(verbs).map(([, to]) => to))
      expect(reached.filter((state) => !Object.hasOwn(machine, state))).toEqual([])
    }
  })

  test('a name that every object has is no verb', () => {
    expect(move(LINE, 'draft', 'toString', 'admin')).toEqual({ error: 'conflict' })
  })

  test('an owner confirms what is requested, or what ran out', () => {
    expect(statesBefore(LINE, 'confirm', 'mediaOwner')).toEqual(['requested', 'expired'])
    expect(statesBefore(LINE, 'confirm', 'admin')).toEqual([])
  })

  test('what has a place can lose it', () => {
    for (const state of PLACED) expect(Object.keys(LINE[state]).length).toBeGreaterThan(0)
  })
})

describe('the places of a line', () => {
  test('are its days from first to last', () => {
    expect(spansOf({ starts: '2026-12-15', ends: '2027-01-14', days: null })).toEqual([
      { starts: '2026-12-15', until: '2027-01-15' },
    ])
  })

  test('are the days of its insertions, one by one', () => {
    expect(spansOf({ starts: '2026-12-20', ends: '2026-12-27', days: ['2026-12-20', '2026-12-27'] })).toEqual([
      { starts: '2026-12-20', until: '2026-12-21' },
      { starts: '2026-12-27', until: '2026-12-28' },
    ])
  })
})

describe('working days', () => {
  test('leave out Saturdays and Sundays', () => {
    // 20 November 2026 is a Friday.
    expect(firstDay('2026-11-20', 1)).toBe('2026-11-23')
    expect(firstDay('2026-11-20', MEDIA.ooh.terms.leadDays)).toBe('2026-11-27')
    expect(firstDay('2026-11-21', 1)).toBe('2026-11-23')
    expect(firstDay('2026-11-20', 0)).toBe('2026-11-20')
  })

  test('artwork is in time as many working days before', () => {
    expect(lastArtworkDay('2026-12-15', 5)).toBe('2026-12-08')
    // A Monday, and the Friday before it.
    expect(lastArtworkDay('2026-12-14', 1)).toBe('2026-12-11')
  })

  test('the time that a booking needs is its owner’s own, or the usual one of its medium', () => {
    const led = (leadDays: number | null) => [
      leadDaysOf({ category: 'ooh', leadDays }),
      leadTimeText({ category: 'ooh', leadDays }),
    ]
    expect([led(9), led(1), led(0)]).toEqual([
      [9, '9 working days'],
      [1, '1 working day'],
      [0, '0 working days'],
    ])
    expect(led(null)).toEqual([MEDIA.ooh.terms.leadDays, MEDIA.ooh.leadTime])
  })

  test('today is a day of India', () => {
    // 00:10 in India is the day before in UTC.
    const justToday = new Date('2026-11-19T18:40:00Z')
    expect(leavesLeadTime(justToday, '2026-11-23', 1)).toBe(true)
    expect(leavesLeadTime(new Date('2026-11-22T18:40:00Z'), '2026-11-23', 1)).toBe(false)
  })

  test.each([
    ['48 hours', '2026-11-20T06:30:00Z', '2026-12-15', '2026-11-22T06:30:00Z'],
    [
      '18:00 of the last working day before the lead time',
      '2026-11-20T06:30:00Z',
      '2026-11-27',
      '2026-11-20T10:30:00Z',
    ],
    [
      'the evening of the day before, where that is sooner',
      '2026-11-22T06:30:00Z',
      '2026-12-01',
      '2026-11-23T12:30:00Z',
    ],
  ])('an owner answers within %s', (_, now, starts, until) =>
    expect(new Date(answerBy(new Date(now), starts, 5)).toISOString()).toBe(until.replace('Z', '.000Z')),
  )
})
