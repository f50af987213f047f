import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { Browser } from '../../support/identity.ts'

let log: MockInstance<typeof console.warn>
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)))

test('a wrong password is logged with its route, and nothing of the person', async () => {
  const browser = new Browser()
  await browser.signIn('somebody@example.in', { password: 'a guess of somebody' })
  expect(logged()).toEqual([
    {
      event: 'refused',
      code: 'unauthorized',
      message: 'Invalid credentials',
      method: 'POST',
      route: '/api/auth/signin',
    },
  ])
  const text = JSON.stringify(logged())
  for (const secret of ['somebody', 'guess', browser.network]) expect(text).not.toContain(secret)
})

test('so is a foreign origin, and an area of staff', async () => {
  const browser = new Browser()
  await browser.send('POST', '/api/auth/signout', {}, { Origin: 'https://evil.example' })
  await browser.get('/api/admin/enquiries/ENQ-7W4M1M')
  expect(logged().map(({ code, method }) => `${method} ${code}`)).toEqual(['POST forbidden', 'GET unauthorized'])
  expect(JSON.stringify(logged())).not.toContain('7W4M1M')
})

test('a form with a mistake, and an address that does not exist, are no refusals', async () => {
  await new Browser().post('/api/auth/signin', { email: 'nobody' })
  await new Browser().get('/api/nothing-here')
  expect(log).not.toHaveBeenCalled()
})
