import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewEstimate } from './estimate-inputs.ts'

const KEY = '00000000-0000-4000-8000-000000000001'
const item = (resource: string, startDate: string, endDate: string) => ({ resource, startDate, endDate })
const pathsOf = (...items: object[]) =>
  (v.safeParse(NewEstimate, { source: { kind: 'selection', items }, key: KEY }).issues ?? []).map((issue) =>
    v.getDotPath(issue),
  )

test('a place is in a selection once on a day, and on other days again', () => {
  const first = item('wall', '2026-12-15', '2027-01-14')
  expect(pathsOf(first, item('wall', '2027-01-15', '2027-02-14'))).toEqual([])
  expect(pathsOf(first, item('other', '2026-12-15', '2027-01-14'))).toEqual([])
  expect(pathsOf(first, item('wall', '2027-01-14', '2027-02-14'))).toEqual(['source.items.1.startDate'])
})
