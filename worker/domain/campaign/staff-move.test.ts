import { describe, expect, test } from 'vitest'
import { choicesOf, staffMove } from './staff-move.ts'

describe('what staff do to a campaign by choosing a state', () => {
  test.each([
    ['planned', 'active', 'start'],
    ['active', 'completed', 'finish'],
    ['active', 'active', null],
  ] as const)('%s to %s', (from, to, verb) => expect(staffMove(from, to)).toEqual({ verb }))

  test.each([
    ['planned', 'completed', 'becomes active before it is completed'],
    ['active', 'planned', 'does not become planned again'],
    ['completed', 'active', 'stays completed'],
    ['completed', 'planned', 'stays completed'],
    ['pending', 'active', 'Only approved campaigns become active'],
    ['cancelled', 'completed', 'Only approved campaigns become completed'],
  ] as const)('%s to %s is refused and says why', (from, to, words) =>
    expect(staffMove(from, to)).toEqual({ refusal: expect.stringContaining(words) }),
  )

  test('only what is possible is offered', () => {
    const offered = (from: Parameters<typeof choicesOf>[0]) => choicesOf(from).map(({ label }) => label)
    expect(offered('planned')).toEqual(['Planned', 'Active'])
    expect(offered('active')).toEqual(['Active', 'Completed'])
    expect(offered('completed')).toEqual(['Completed'])
    expect(offered('cancelled')).toEqual([])
  })
})
