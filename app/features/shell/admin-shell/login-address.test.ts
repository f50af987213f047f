import { expect, test } from 'vitest'
import { adminReturnPath, loginAddress, loginNotice } from './login-address.ts'

test('a page that was asked for is remembered with its query, the dashboard needs no memory', () => {
  expect(loginAddress('/admin/users?role=advertiser&page=2')).toBe(
    '/admin/login?next=%2Fadmin%2Fusers%3Frole%3Dadvertiser%26page%3D2',
  )
  expect(loginAddress('/admin')).toBe('/admin/login')
  expect(loginAddress('/admin', 'ended')).toBe('/admin/login?reason=ended')
})

test('a remembered page comes back as it was', () => {
  const from = '/admin/users?q=a%26b&page=2'
  const next = new URL(loginAddress(from), 'http://local.invalid').searchParams.get('next')
  expect(adminReturnPath(next)).toBe(from)
})

test.each([
  null,
  '',
  '/dashboard',
  '/administrator',
  '/admin/login?next=/admin/login',
  '/admin/../dashboard',
  '//evil.example/admin',
  '/\\evil.example/admin',
  'https://evil.example/admin',
])('%j leads to the dashboard', (next) => expect(adminReturnPath(next)).toBe('/admin'))

test('only known reasons have a message', () => {
  expect(loginNotice('ended')).toMatch(/^Your session has ended/)
  expect(loginNotice('toString')).toBeNull()
  expect(loginNotice(null)).toBeNull()
})
