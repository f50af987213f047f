import { expect, test, vi } from 'vitest'
import { getDashboard } from '../../worker/catalogue/overview.server.ts'
import type { CurrentUser } from '../../worker/domain/identity/user.ts'
import { ROWS } from '../support/catalogue.ts'
import { countRoundTrips } from '../support/recorder.ts'
import { service } from '../support/service.ts'

const user = (over: Partial<CurrentUser>): CurrentUser => ({
  id: 'usr_test',
  email: 'asha@example.in',
  name: 'Asha Menon',
  role: 'mediaOwner',
  company: '',
  phone: '',
  emailVerified: true,
  twoFactor: false,
  createdAt: '2026-11-20T10:00:00Z',
  ...over,
})

const [seller] = ROWS.owners.filter(({ id }) => ROWS.listings.some(({ ownerId }) => ownerId === id))
const listed = ROWS.listings.filter(({ ownerId }) => ownerId === seller?.id)
const distinct = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size

test('the catalogue is counted, in one round trip', async () => {
  const trips = countRoundTrips()
  const { catalogue } = await getDashboard(service, user({ role: 'advertiser' }))
  expect(trips.count()).toBe(1)
  vi.restoreAllMocks()
  expect(catalogue).toEqual({
    listings: ROWS.listings.length,
    categories: ROWS.categories.length,
    cities: distinct(ROWS.listings.map(({ city }) => city)),
    owners: ROWS.owners.length,
  })
})

test('a media owner sees what is listed under the name of the company, in any case', async () => {
  const { own } = await getDashboard(service, user({ company: seller?.name.toUpperCase() ?? '' }))
  expect(own).toMatchObject({
    owner: seller?.name,
    listings: listed.length,
    cities: distinct(listed.map(({ city }) => city)),
    categories: distinct(listed.map(({ categoryId }) => categoryId)),
  })
  expect(own?.best[0]?.rating).toBe(Math.max(...listed.map(({ rating }) => rating)))
  for (const { owner } of own?.best ?? []) expect(owner.name).toBe(seller?.name)
})

test.each([
  ['another company', user({ company: `${seller?.name} of Elsewhere` })],
  ['no company', user({ company: '' })],
  ['an advertiser of that name', user({ company: seller?.name ?? '', role: 'advertiser' })],
  ['a pattern', user({ company: '%' })],
])('%s has nothing listed', async (_, who) => expect((await getDashboard(service, who)).own).toBeNull())
