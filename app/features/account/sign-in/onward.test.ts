import { expect, test } from 'vitest'
import { onwardOf } from './onward.ts'

const DRAFT = { id: 'cmp_1', name: 'Diwali, Indore' }
const LISTING = '/category/ooh/billboard/ooh-0001?from=2027-01-04&until=2027-01-31#enquire-campaign'

test.each([
  [null, null, '/dashboard', 'Go to your dashboard'],
  ['/dashboard', null, '/dashboard', 'Go to your dashboard'],
  [LISTING, null, LISTING, 'Continue to the listing'],
  ['/join/abc', null, '/join/abc', 'Continue to the previous page'],
  [LISTING, DRAFT, '/dashboard/campaigns/cmp_1', 'Continue to Diwali, Indore'],
  ['/dashboard/campaigns/cmp_1', DRAFT, '/dashboard/campaigns/cmp_1', 'Continue to Diwali, Indore'],
  ['/dashboard/campaigns/cmp_1?send=1', DRAFT, '/dashboard/campaigns/cmp_1?send=1', 'Continue to Diwali, Indore'],
  ['/dashboard/campaigns/cmp_2', DRAFT, '/dashboard/campaigns/cmp_2', 'Continue to your campaign'],
])('from %j with the draft %j it goes on to %s: %s', (next, draft, to, label) => {
  expect(onwardOf(next, draft)).toEqual({ to, label })
})
