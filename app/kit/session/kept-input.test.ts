import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAllInput, forgetInput, keepInput, keptInput } from './kept-input.ts'
import { seeAccount } from './local-session.ts'

const KEY = 'kept-input'
const Texts = v.record(v.string(), v.string())
const ASHA = { email: 'asha@example.in' }

/** Storage of one tab. */
function newStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', newStorage())
  vi.stubGlobal('localStorage', newStorage())
  seeAccount(ASHA)
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed comes back to its writer, form by form', () => {
  keepInput('profile', { name: 'Asha' })
  keepInput('enquiry metro-wrap', { message: 'Both doors?' })
  expect(keptInput('profile', Texts)).toEqual({ name: 'Asha' })
  expect(keptInput('enquiry metro-wrap', Texts)).toEqual({ message: 'Both doors?' })
  expect(keptInput('enquiry metro-wrap roof', Texts)).toBeNull()
  forgetInput('profile')
  expect(keptInput('profile', Texts)).toBeNull()
  expect(keptInput('enquiry metro-wrap', Texts)).toEqual({ message: 'Both doors?' })
})

test('another account sees none of it, and what it types takes the place', () => {
  keepInput('profile', { name: 'Asha' })
  seeAccount({ email: 'ravi@example.in' })
  expect(keptInput('profile', Texts)).toBeNull()
  keepInput('profile', { name: 'Ravi' })
  seeAccount(ASHA)
  expect(keptInput('profile', Texts)).toBeNull()
})

test('what a visitor types goes along with the account that signs in, and leaves what an account kept', async () => {
  keepInput('profile', { name: 'Asha' })
  // A new document, without a known account.
  vi.resetModules()
  const here = await import('./kept-input.ts')
  here.keepInput('contact', { message: 'A wall?' })
  expect(here.keptInput('contact', Texts)).toEqual({ message: 'A wall?' })
  expect(here.keptInput('profile', Texts)).toBeNull()
  const session = await import('./local-session.ts')
  session.seeAccount(ASHA)
  expect(here.keptInput('contact', Texts)).toEqual({ message: 'A wall?' })
  expect(here.keptInput('profile', Texts)).toEqual({ name: 'Asha' })
  here.forgetInput('contact')
  expect(here.keptInput('contact', Texts)).toBeNull()
  expect(here.keptInput('profile', Texts)).toEqual({ name: 'Asha' })
})

test('signing out forgets every form', () => {
  keepInput('profile', { name: 'Asha' })
  forgetAllInput()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test.each([
  '',
  '{',
  '7',
  'null',
  '{"account":"asha@example.in"}',
  '{"account":"asha@example.in","forms":{"profile":{"name":1}}}',
])('nothing is made of %j', (text) => {
  sessionStorage.setItem(KEY, text)
  expect(keptInput('profile', Texts)).toBeNull()
})
