import { uniqueSymbol } from 'hono-openapi'
import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../../worker/api.ts'
import { type Browser, newNetwork, signedIn } from '../../support/identity.ts'

/** Routes that parse a body, by the mark that `validated` leaves on its middleware. */
const marked = api.routes.flatMap(({ method, path, handler }) => {
  const mark: unknown = Reflect.get(handler, uniqueSymbol)
  const isBody = typeof mark === 'object' && mark !== null && 'target' in mark && mark.target === 'json'
  return isBody ? [{ method, path: path.replaceAll(/:\w+(?:\{[^}]*\})?/g, 'x') }] : []
})
/** Every part of its body may be missing, so it has nothing to refuse. */
const ALL_OPTIONAL = ['/api/auth/verify-email/resend']
/** Plain forms parse by themselves. */
const ROUTES = [
  ...marked.filter(({ path }) => !ALL_OPTIONAL.includes(path)),
  { method: 'POST', path: '/api/contact' },
  { method: 'POST', path: '/api/newsletter' },
]

const FOREIGN = /Invalid |Expected|received|undefined/

interface Refusal {
  error: { message: string; issues?: { path: string; message: string }[] }
}

describe('a body that cannot be read is refused in our own words', async () => {
  test('every route is looked at', () => {
    expect(ROUTES.length).toBeGreaterThan(20)
    expect(ROUTES.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/auth/signup', '/api/admin/categories', '/api/enquiries', '/api/plans']),
    )
  })

  // Nothing below is accepted, so the routes share two sessions.
  let staff: Browser
  let owner: Browser
  beforeAll(async () => {
    staff = (await signedIn('admin')).browser
    owner = (await signedIn('mediaOwner')).browser
  })

  test.each(ROUTES)('$method $path', async ({ method, path }) => {
    const browser = path === '/api/owner-claims' ? owner : staff
    // Limits are for each network.
    const caller = { 'CF-Connecting-IP': newNetwork() }
    const refusal = async (body: unknown) => {
      const response = await browser.send(method, path, body, caller)
      const text = await response.text()
      if (response.status < 400) return { status: response.status, issues: [] }
      const { error }: Refusal = JSON.parse(text)
      expect([error.message, ...(error.issues ?? []).map(({ message }) => message)].join('\n')).not.toMatch(FOREIGN)
      expect(error.message).toMatch(/^[A-Z“]/)
      return { status: response.status, issues: error.issues ?? [] }
    }
    const { status, issues } = await refusal({})
    expect(status).toBe(400)
    expect(issues.map((issue) => issue.path)).not.toContain('')
    const keys = issues.map((issue) => issue.path)
    for (const wrong of [-1.5, {}, [[]], true]) {
      const answer = await refusal({ ...Object.fromEntries(keys.map((key) => [key, wrong])), madeUp: 1 })
      // A switch alone takes `true`: then the address is what is refused.
      const isTaken = wrong === true && answer.status === 404
      if (keys.length > 0 && !isTaken) expect(answer.issues.map((issue) => issue.path).join(' ')).not.toBe('')
    }
    for (const body of [[], null, 'text']) await refusal(body)
  })
})
