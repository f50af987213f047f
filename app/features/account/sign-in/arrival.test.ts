import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

test('a plain link says where it came from and why', () => {
  expect(arrivalOf({ search: '?reason=campaign&next=%2Fcategory%2Ftv%2Fa', state: null })).toEqual({
    returnPath: '/category/tv/a',
    onwardPath: '/category/tv/a#enquire-campaign',
    message: 'Please sign in to add inventory to your campaign',
  })
  expect(arrivalOf({ search: '?reason=book&next=/category/tv/a', state: null })).toEqual({
    returnPath: '/category/tv/a',
    onwardPath: '/category/tv/a#enquire-book',
    message: 'Please sign in to book this media',
  })
})

test("the route's state comes before the address", () => {
  const state = { from: '/account', message: 'Sign in with your new password' }
  expect(arrivalOf({ search: '?reason=book&next=/category', state })).toEqual({
    returnPath: '/account',
    onwardPath: '/account#enquire-book',
    message: 'Sign in with your new password',
  })
})

test.each([
  ['', null],
  ['?reason=toString', null],
  ['?reason=%3Cscript%3E&next=//evil.example', { from: 'https://evil.example', message: 7 }],
  ['?next=/%5Cevil.example', 'signed-out'],
])('nothing is made of %j and %j', (search, state) => {
  expect(arrivalOf({ search, state })).toEqual({ returnPath: null, onwardPath: null, message: null })
})
