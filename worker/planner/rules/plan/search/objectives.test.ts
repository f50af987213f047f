import { expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { aimOf, shownContacts } from './objectives.ts'

test.each([
  [{}, 1, 0.9],
  [{ objective: 'awareness', novelty: 'known' }, 1, 0.9],
  [{ objective: 'awareness', novelty: 'new' }, 3, 0.3],
  [{ objective: 'launch' }, 3, 0.3],
  [{ objective: 'event' }, 2, 0.4],
  [{ objective: 'event', emphasis: 'frequency' }, 3, 0.3],
  [{ emphasis: 'frequency' }, 3, 0.3],
  [{ objective: 'launch', frequencyGoal: 5 }, 5, 0.1],
  [{ frequencyGoal: 40 }, 10, 0.1],
] as const)('%o aims at %i contacts', (more, k, q) => {
  expect(aimOf(briefWith(more))).toEqual({ k, q, name: `reach${k}plus` })
})

test('effective reach is shown from two contacts on', () => {
  expect([{}, { objective: 'launch' }].map((more) => shownContacts(aimOf(briefWith(more))))).toEqual([2, 3])
})
