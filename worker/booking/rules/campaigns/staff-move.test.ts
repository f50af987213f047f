import { describe, expect, test } from 'vitest'
import { choicesOf, staffMove, stateByCalendar } from './staff-move.ts'

describe('what staff do to a campaign by choosing a state', () => {
  test.each([
    ['planned', 'active', 'start'],
    ['active', 'completed', 'finish'],
    ['active', 'active', null],
  ] as const)('%s to %s', (from, to, verb) => expect(staffMove(from, to, 'planned')).toEqual({ verb }))

  test.each([
    ['active', 'planned', 'planned'],
    ['completed', 'planned', 'planned'],
    ['completed', 'active', 'active'],
  ] as const)('%s is put back to %s where its calendar says so', (from, to, calendar) =>
    expect(staffMove(from, to, calendar)).toEqual({ verb: 'reopen' }),
  )

  test.each([
    ['planned', 'completed', 'planned', 'becomes active before it is completed'],
    ['active', 'planned', 'active', 'By its days and bookings this campaign is active'],
    ['completed', 'active', 'completed', 'By its days and bookings this campaign is completed'],
    ['completed', 'planned', 'active', 'it can be reset only to that'],
    ['pending', 'active', 'planned', 'Only approved campaigns become active'],
    ['cancelled', 'planned', 'planned', 'Only approved campaigns become planned'],
    ['cancelled', 'completed', 'completed', 'Only approved campaigns become completed'],
  ] as const)('%s to %s is refused and says why', (from, to, calendar, words) =>
    expect(staffMove(from, to, calendar)).toEqual({ refusal: expect.stringContaining(words) }),
  )

  test('only what is possible is offered', () => {
    const offered = (...states: Parameters<typeof choicesOf>) => choicesOf(...states).map(({ label }) => label)
    expect(offered('planned', 'planned')).toEqual(['Planned', 'Active'])
    expect(offered('active', 'active')).toEqual(['Active', 'Completed'])
    expect(offered('active', 'planned')).toEqual(['Planned', 'Active', 'Completed'])
    expect(offered('completed', 'planned')).toEqual(['Planned', 'Completed'])
    expect(offered('completed', 'completed')).toEqual(['Completed'])
    expect(offered('cancelled', 'planned')).toEqual([])
  })

  test('the calendar knows nothing of what staff chose', () => {
    const days = { starts: '2027-01-11', ends: '2027-02-10', lines: [] }
    expect(stateByCalendar(days, '2026-11-27')).toBe('planned')
    expect(stateByCalendar(days, '2027-01-11')).toBe('planned')
    expect(stateByCalendar(days, '2027-02-11')).toBe('completed')
  })
})
