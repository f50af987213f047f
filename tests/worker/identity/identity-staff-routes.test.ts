import { expect, test } from 'vitest'
import { api } from '../../../worker/api.ts'
import { staffApi } from '../../../worker/backoffice/staff.api.ts'
import { Browser, signedIn } from '../../support/identity.ts'

const routesUnder = ({ routes }: Pick<typeof api, 'routes'>, prefix: string) =>
  routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith(prefix) && !path.includes('*'))
    .map(({ method, path }) => ({ method, path: path.slice(prefix.length).replaceAll(/:\w+/g, 'x') }))

const ROUTES = routesUnder(api, '/api/admin')

test('every feature of the back office is mounted', () => {
  const sections = new Set(ROUTES.map(({ path }) => path.split('/')[1]))
  expect([...sections].sort()).toEqual([
    'approvals',
    'audit',
    'campaigns',
    'canned-answers',
    'categories',
    'enquiries',
    'fee-invoices',
    'find',
    'listings',
    'overview',
    'owner-claims',
    'owners',
    'posts',
    'proofs',
    'security',
    'settings',
    'subscribers',
    'tickets',
    'users',
  ])
})

test('no staff route is mounted past the guard', () => {
  expect(ROUTES).toEqual(routesUnder(staffApi, '/admin'))
})

test('every staff route is closed to nobody and to other roles', async () => {
  const [nobody, advertiser, owner] = [new Browser(), await signedIn('advertiser'), await signedIn('mediaOwner')]
  for (const { method, path: rest } of ROUTES) {
    const path = `/api/admin${rest}`
    expect((await nobody.send(method, path)).status, `${method} ${path} by nobody`).toBe(401)
    expect((await advertiser.browser.send(method, path)).status, `${method} ${path} by an advertiser`).toBe(403)
    expect((await owner.browser.send(method, path)).status, `${method} ${path} by a media owner`).toBe(403)
  }
})
