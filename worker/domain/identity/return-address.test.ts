import { expect, test } from 'vitest'
import { safeReturnPath } from './return-address.ts'

test.each([
  '/',
  '/category/ooh/billboard/unipole-tank-bund?quantity=2#price',
  '/category/tv?next=https://evil.example',
])('goes back to the path %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'category',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '//[',
])('does not leave the site for %j', (next) => {
  expect(safeReturnPath(next)).toBeNull()
})
