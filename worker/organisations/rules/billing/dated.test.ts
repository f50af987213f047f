import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewRule, NewTaxRate, phaseOf } from './dated.ts'

const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)

test.each([
  ['2026-01-01', 'past'],
  ['2026-11-25', 'current'],
  ['2027-01-01', 'future'],
])('of three rows, the one from %s is %s', (day, phase) =>
  expect(phaseOf(day, ['2027-01-01', '2026-11-25', '2026-01-01'], '2026-11-25')).toBe(phase),
)

test('a tax rate has a service code, a sensible percentage and a real day', () => {
  const rate = { medium: 'ooh', fromDate: '2027-02-30', sac: '123456', gstBp: 4001, supply: 'moon' }
  expect(issuesOf(NewTaxRate, rate)).toEqual([
    'fromDate: This date does not exist',
    'sac: Six digits that start with 99',
    'gstBp: From 0 to 40 percent',
    'supply: Choose the place of supply',
  ])
})

test('milestones are three parts of the whole', () => {
  const rule = (value: unknown) => issuesOf(NewRule, { name: 'milestones', fromDate: '2027-01-01', value })
  expect(rule([50, 25, 25])).toEqual([])
  expect(rule([50, 25, 20])).toEqual(['value: Milestones add up to 100 percent'])
  expect(rule([50, 50])).toEqual(['value: Advance, progress and final'])
})

test('who cancels later keeps no more', () => {
  const kinds = { broadcast: [{ days: 7, kept: 0 }], print: [{ days: 3, kept: 0 }], creator: [{ days: 10, kept: 0 }] }
  const rule = (outdoor: unknown) =>
    issuesOf(NewRule, { name: 'cancellation', fromDate: '2027-01-01', value: { ...kinds, outdoor } })
  expect(
    rule([
      { days: 30, kept: 0 },
      { days: 15, kept: 25 },
    ]),
  ).toEqual([])
  expect(
    rule([
      { days: 30, kept: 50 },
      { days: 15, kept: 25 },
    ]),
  ).toEqual(['value.outdoor: The share kept cannot fall closer to the start'])
  expect(
    rule([
      { days: 15, kept: 0 },
      { days: 30, kept: 25 },
    ]),
  ).toEqual(['value.outdoor: Days must fall from band to band'])
})
