import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'

/** Of everyone who signs up here. */
export const PASSWORD = 'kettle violin 42'

let people = 0

/** A network of its own for each sign-up: the limits are per network, and tests run side by side. */
export const newcomer = () => {
  people += 1
  const mark = `${process.pid}-${Date.now()}-${people}`
  return { email: `asha-${mark}@example.in`, network: `2001:db8:${(Date.now() % 65_536).toString(16)}:${people}::1` }
}

/** Options of a new browser context or request context for the site under test. */
export const siteAt = (origin: string | undefined) => (origin === undefined ? {} : { baseURL: origin })

/** Headers that a browser of that network would send. */
export const headersFor = (origin = '', network = '') => ({ Origin: origin, 'CF-Connecting-IP': network })

/** Opens an account; `request` holds its session afterwards. */
export async function signUp(
  request: APIRequestContext,
  origin: string | undefined,
  over: Record<string, string> = {},
): Promise<string> {
  const { email, network } = newcomer()
  const answer = await request.post('/api/auth/signup', {
    headers: headersFor(origin, network),
    data: {
      role: 'advertiser',
      name: 'Asha Menon',
      email,
      password: PASSWORD,
      company: 'Kaveri Coffee Works',
      phone: '+91 98450 10001',
      ...over,
    },
  })
  expect(answer.status()).toBe(201)
  return email
}

/** Demo accounts, by what they do. */
export type Role = keyof typeof DEMO_ACCOUNTS

/** Signs in to a demo account without the form; `request` holds its session afterwards. */
export async function signInAs(request: APIRequestContext, origin: string | undefined, role: Role): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS[role]
  const answer = await request.post('/api/auth/signin', {
    headers: headersFor(origin, newcomer().network),
    data: { email, password },
  })
  expect(answer.status()).toBe(200)
}

/** Signs the account in with another browser; the answer is the status of that session. */
export async function elsewhere(page: Page, origin: string | undefined, email: string, password = PASSWORD) {
  const other = await page.context().browser()?.newContext(siteAt(origin))
  if (!other) throw new Error('There is no browser')
  const answer = await other.request.post('/api/auth/signin', {
    headers: headersFor(origin, newcomer().network),
    data: { email, password },
  })
  expect(answer.status()).toBe(200)
  return async () => (await other.request.get('/api/auth/me')).status()
}
