import { describe, expect, test } from 'vitest'
import { api } from '../../../worker/api.ts'
import { STAFF_AREAS, type StaffArea } from '../../../worker/kernel/rules/identity/roles.ts'
import { Browser, newAccount, ORIGIN, signedIn } from '../../support/identity.ts'

const PREFIX = '/api/admin'
const ROUTES = api.routes
  .filter(({ method, path }) => method !== 'ALL' && path.startsWith(PREFIX) && !path.includes('*'))
  .map(({ method, path }) => ({ method, path: path.slice(PREFIX.length).replaceAll(/:\w+/g, 'x') }))

/**
 * Routes that limited staff of each area may use, apart from those of everyone in the back office; all others are for
 * admins alone.
 */
const FOR_ALL = ['overview', 'find']
const OPEN: Record<StaffArea, readonly string[]> = {
  support: ['tickets', 'canned-answers', 'subscribers', 'enquiries'],
  content: ['categories', 'posts'],
  approvals: ['approvals', 'campaigns', 'owner-claims', 'owners', 'proofs', 'listings'],
}

describe.each(STAFF_AREAS)('limited staff with the area %s', (area) => {
  test('get their addresses, by every method, and no others', async () => {
    const { email } = await newAccount('staff', { areas: [area] })
    const browser = new Browser()
    await browser.signIn(email)
    for (const { method, path } of [...ROUTES, { method: 'GET', path: '/zzz' }]) {
      const response = await browser.send(method, `${PREFIX}${path}`)
      const isOpen = [...FOR_ALL, ...OPEN[area]].includes(path.split('/')[1] ?? '')
      const message = `${method} ${path} answers ${response.status}`
      if (isOpen) expect([401, 403, 500], message).not.toContain(response.status)
      else expect(response.status, message).toBe(403)
    }
  })

  test('get the live socket of staff', async () => {
    const { email } = await newAccount('staff', { areas: [area] })
    const browser = new Browser()
    await browser.signIn(email)
    const upgrade = { Upgrade: 'websocket', Origin: ORIGIN }
    expect((await browser.send('GET', '/api/live', undefined, upgrade)).status).toBe(101)
  })
})

test('an admin gets every address', async () => {
  const { browser } = await signedIn('admin')
  for (const { method, path } of ROUTES) {
    const { status } = await browser.send(method, `${PREFIX}${path}`)
    expect([401, 403], `${method} ${path} answers ${status}`).not.toContain(status)
  }
})
