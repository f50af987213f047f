import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HOSTILE_PATHS } from '../../../tests/support/hostile-paths.ts'
import { ReturnPath, safeReturnPath, withReturn } from './return-address.ts'

test.each([
  '/',
  '/category/ooh/billboard/unipole-tank-bund?quantity=2#price',
  '/category/tv?next=https://evil.example',
])('goes back to the path %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([null, ...HOSTILE_PATHS])('does not leave the site for %j', (next) => {
  expect(safeReturnPath(next)).toBeNull()
  expect(v.parse(ReturnPath, next)).toBeNull()
})

test('a form may leave it out, and carries no path without end', () => {
  expect(v.parse(ReturnPath, undefined)).toBeNull()
  expect(v.parse(ReturnPath, '/category/tv')).toBe('/category/tv')
  expect(v.parse(ReturnPath, `/${'a'.repeat(1000)}`)).toBeNull()
  expect(v.safeParse(ReturnPath, 7).success).toBe(false)
})

test('a page on the way in carries it whole', () => {
  expect(withReturn('/signup', null)).toBe('/signup')
  expect(withReturn('/signup', '/category/tv?from=2027-01-04#enquire-campaign')).toBe(
    '/signup?next=%2Fcategory%2Ftv%3Ffrom%3D2027-01-04%23enquire-campaign',
  )
})
