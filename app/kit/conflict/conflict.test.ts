import { expect, test } from 'vitest'
import { RequestError } from '../../api-client.ts'
import { changesOf, currentOnConflict, mineOver } from './conflict.ts'

test('the current record comes with a conflict alone', () => {
  const current = { version: 4, name: 'Theirs' }
  expect(currentOnConflict(new RequestError(409, { code: 'conflict', current }))).toEqual(current)
  expect(currentOnConflict({ code: 'conflict', details: { current } })).toEqual(current)
  expect(currentOnConflict(new RequestError(409, { code: 'taken', current }))).toBeNull()
  expect(currentOnConflict(new RequestError(409, { code: 'conflict', message: 'This name is taken' }))).toBeNull()
  expect(currentOnConflict(new TypeError('No connection'))).toBeNull()
})

test('changes are the fields whose texts differ, in the order of the form', () => {
  expect(changesOf({ Name: 'A', Role: 'Admin' }, { Name: 'A', Role: 'Staff' })).toEqual([
    { label: 'Role', before: 'Admin', now: 'Staff' },
  ])
})

test('own changes go over theirs, and what was not touched stays as they saved it', () => {
  const base = { name: 'A', days: [1], on: false }
  expect(mineOver(base, { ...base, name: 'Mine' }, { name: 'Theirs', days: [1, 2], on: true })).toEqual({
    name: 'Mine',
    days: [1, 2],
    on: true,
  })
})
