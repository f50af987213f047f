import { expect, test } from 'vitest'
import { RequestError } from '../../../api-client.ts'
import { refusedItems } from './refused-items.ts'

const refusalWith = (...issues: [path: string, message: string][]) =>
  new RequestError(400, {
    code: 'bad_input',
    message: 'Some of it cannot be had',
    issues: issues.map(([path, message]) => ({ path, message })),
  })

test('names each place with its reason', () => {
  const refusal = refusedItems(
    refusalWith(
      ['source.items.1.endDate', 'These are too few days'],
      ['source.items.2.resource', 'It is no longer sold'],
    ),
    ['a', 'b', 'c'],
  )
  expect(refusal).toEqual({
    reasons: new Map([
      ['b', 'These are too few days'],
      ['c', 'It is no longer sold'],
    ]),
  })
})

test('what is wrong with the days for every place is said at the days', () => {
  const message = 'The last day is before the first'
  const refusal = refusedItems(refusalWith(['source.items.0.endDate', message], ['source.items.1.endDate', message]), [
    'a',
    'b',
  ])
  expect(refusal).toEqual({ days: { ends: message } })
})

test('other refusals are none of the places', () => {
  expect(refusedItems(refusalWith(['key', 'The form is not complete']), ['a'])).toBeNull()
  expect(refusedItems(new RequestError(429, { code: 'rate_limited' }), ['a'])).toBeNull()
  expect(refusedItems(new TypeError('no network'), ['a'])).toBeNull()
})
