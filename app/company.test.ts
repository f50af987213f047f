import { afterEach, expect, test } from 'vitest'
import { COMPANY, pageTitle, setIdentity, withIdentity } from './company.ts'

const OURS = { name: COMPANY.name, email: COMPANY.email }

afterEach(() => setIdentity(OURS))

test('titles, texts and facts have the name and the address that staff saved', () => {
  expect(pageTitle('Contact')).toBe('Contact | AdChowk')
  setIdentity({ name: 'Media & Co', email: 'help@media.example' })
  expect(pageTitle('Contact')).toBe('Contact | Media & Co')
  expect(withIdentity('Ask {name} at {email}')).toBe('Ask Media & Co at help@media.example')
  expect([COMPANY.name, COMPANY.email]).toEqual(['Media & Co', 'help@media.example'])
})
