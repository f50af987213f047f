import { expect, test } from 'vitest'
import { ITEMS, READING } from '../../../../../tests/support/planner-talk.ts'
import { understandTurns } from '../conversation/understand.ts'
import { finish } from '../in-steps.ts'
import { follow } from './follow.ts'

const CONTEXT = {
  today: READING.today,
  now: `${READING.today}T05:30:00.000Z`,
  catalogueVersion: 'sha256:test',
  edits: { held: [], dropped: [] },
}
const followed = (...said: string[]) =>
  finish(
    follow(
      understandTurns(
        said.map((content) => ({ role: 'user', content })),
        READING,
      ),
      ITEMS,
      CONTEXT,
    ),
  )
const PUNE = '10 lakh Pune January 2027 hoardings and radio'

test('a plan that is only compared with has its lines, and the plan that is shown has everything', () => {
  const { before, result } = followed(PUNE, 'make it 12 lakh')
  expect(before?.plan).toMatchObject({ curve: null, alternatives: [], method: { certificate: null } })
  expect(result?.feasible && result.plan).toMatchObject({ curve: { points: expect.any(Array) } })
  const asked = followed(PUNE, 'what is CPM?')
  expect(asked.result).toBeNull()
  expect(asked.before?.plan.method.certificate).not.toBeNull()
  const undone = followed(PUNE, 'make it 12 lakh', 'undo').result
  expect(undone?.feasible && undone.plan.curve).not.toBeNull()
})

test('an advertisement that has to be certified starts a week later', () => {
  const firstDay = (said: string): string => {
    const { result } = followed(said)
    return (result?.feasible && result.plan.lineItems.map(({ startDate }) => startDate).sort()[0]) || ''
  }
  const brief = '5 lakh Pune radio from 26 November to 31 December 2026'
  expect(firstDay(brief)).not.toBe('')
  expect(firstDay(`${brief} for our candidate in the municipal election`) > firstDay(brief)).toBe(true)
})
