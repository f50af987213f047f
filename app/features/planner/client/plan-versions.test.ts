import { expect, test } from 'vitest'
import { answerWith, planLine, planWith } from '../../../../tests/support/plan.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import type { Change, PlannerAnswer } from '../../../../worker/planner/rules/plan/answer.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { changeText, diffVersions, type PlanVersion, versionOnPage } from './plan-versions.ts'
import { EMPTY, type PlannerState, reduce } from './planner-state.ts'

const lineOf = (id: string, order = '1 month') =>
  planLine({ inventoryId: id, listingId: id, title: `Site ${id}`, order, totalAmount: toPaise(1_000) })
const planOf = (ids: readonly string[]) => planWith(ids.map((id) => lineOf(id)))

const said = (state: PlannerState, asked: string, plan: Plan | undefined, changes: Change[] = []) =>
  reduce(reduce(state, { type: 'send', content: asked }), {
    type: 'answered',
    answer: answerWith({ message: 'Here', changes, ...(plan && { plan }) }),
    at: '2026-11-23T06:00:00.000Z',
  })

const at = (state: PlannerState, number: number): PlanVersion => {
  const version = state.versions.find((one) => one.number === number)
  if (!version) throw new Error(`no version ${number}`)
  return version
}

test('each plan of the conversation is a version; a question makes none', () => {
  let state = said(EMPTY, 'Pune', planOf(['a', 'b']))
  state = said(state, 'What is CPM?', undefined)
  state = said(state, 'Shorter', planOf(['a', 'c']), [{ slot: 'dates', before: 'January', after: 'two weeks' }])
  expect(state.versions.map(({ number, asked, changes }) => ({ number, asked, changes }))).toEqual([
    { number: 1, asked: 'Pune', changes: [] },
    { number: 2, asked: 'Shorter', changes: ['Dates: two weeks (before: January)'] },
  ])
})

test('a version has the number of its answer, a question makes none, and going back shows the one that there is', () => {
  const answered = (state: PlannerState, asked: string, more: Partial<PlannerAnswer>) =>
    reduce(reduce(state, { type: 'send', content: asked }), {
      type: 'answered',
      answer: answerWith({ message: 'Here', ...more }),
      at: '2026-11-23T06:00:00.000Z',
    })
  let state = answered(EMPTY, 'Pune', { version: 1, plan: planOf(['a']) })
  state = answered(state, 'What is free?', { intent: 'price', version: 1, plan: planOf(['a']) })
  expect([state.versions.length, state.planned?.turn]).toEqual([1, 2])
  // A version without a plan has a number too.
  state = answered(state, 'Shorter', { version: 3, plan: planOf(['b']) })
  state = answered(state, 'Undo', { intent: 'undo', version: 1, plan: planOf(['a']) })
  expect(state.versions.map(({ number, asked }) => [number, asked])).toEqual([
    [1, 'Pune'],
    [3, 'Shorter'],
  ])
  expect(versionOnPage(state.versions, state.planned?.answer.version ?? null)?.number).toBe(1)
  // A failed edit keeps the number and the plan.
  state = answered(state, 'Remove line 99', { version: 1, plan: planOf(['a']) })
  expect(state.versions.map(({ number, asked }) => [number, asked])).toEqual([
    [1, 'Pune'],
    [3, 'Shorter'],
  ])
  // The planner reads only the newest messages of a long conversation, and then counts versions from 1 again.
  state = answered(state, 'Longer', { version: 1, plan: { ...planOf(['c']), planId: 'plan-c' } })
  expect(state.versions.map(({ number, asked }) => [number, asked])).toEqual([[1, 'Longer']])
})

test('an edit by hand belongs to the version that it was made in', () => {
  let state = said(EMPTY, 'Pune', planOf(['a', 'b']))
  state = reduce(state, { type: 'edit', edits: { held: [], dropped: ['b'] } })
  state = reduce(state, {
    type: 'answered',
    answer: answerWith({ message: 'Here', plan: planOf(['a']) }),
    at: '2026-11-23T06:01:00.000Z',
  })
  expect(state.versions).toHaveLength(1)
  expect(at(state, 1).lines.map(({ id }) => id)).toEqual(['a'])
})

test('a difference names what comes, what goes and what changes', () => {
  const first = said(EMPTY, 'Pune', planOf(['a', 'b']))
  const both = said(first, 'Again', planWith([lineOf('a', '2 months'), lineOf('c')]))
  const { added, gone, changed, payable } = diffVersions(at(both, 2), at(both, 1))
  expect(added.map(({ id }) => id)).toEqual(['b'])
  expect(gone.map(({ id }) => id)).toEqual(['c'])
  expect(changed).toEqual([{ title: 'Site a (OOH-0041)', before: '2 months', after: '1 month' }])
  expect(payable).toBe(0)
})

test('a long conversation keeps the numbers of the versions that are left', () => {
  let state = EMPTY
  for (let count = 1; count <= 25; count++) state = said(state, `turn ${count}`, planOf(['a']))
  expect(state.versions.length).toBeLessThan(25)
  expect(state.versions.at(-1)?.number).toBe(25)
})

test.each<[Change, string]>([
  [{ slot: 'budget', before: null, after: '₹5 lakh' }, 'Budget: ₹5 lakh'],
  [{ slot: 'cities', before: 'Pune', after: null }, 'Places: Pune left out'],
  [{ slot: 'lines', before: '12', after: '10' }, 'Lines: 10 (before: 12)'],
])('%j reads %s', (change, text) => expect(changeText(change)).toBe(text))
