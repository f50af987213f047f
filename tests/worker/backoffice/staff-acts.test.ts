import { expect, test } from 'vitest'
import { ACTS } from '../../../app/kit/admin-acts/acts.ts'
import { staffApi } from '../../../worker/backoffice/staff.api.ts'

/** Routes that ask nothing, or in the form that they belong to: how each is undone, or why there is nothing to ask. */
const ASK_NOTHING: Record<string, string> = {
  'POST /approvals/:id/defer': 'it still waits and can be decided',
  'POST /approvals/artwork/:id/defer': 'it still waits and can be decided',
  'POST /listings/:id/defer': 'it still waits and can be decided',
  'POST /owner-claims/:id/defer': 'it still waits and can be decided',
  'POST /owners/:id/verifications': 'the check can be withdrawn',
  'PATCH /campaigns/:id': 'the dialog says what a status means, and the message offers Undo',
  'POST /campaigns/:id/payments': 'the entry can be taken back',
  'POST /campaigns/:id/refunds': 'the entry can be taken back',
  'POST /campaigns/:id/payments/:payment/correct': 'the dialog names the entry and its paper; it can be recorded again',
  'POST /categories': 'it can be deleted',
  'PUT /categories/order': 'it can be ordered again',
  'POST /categories/restore': 'it can be deleted again',
  'PUT /categories/:id': 'it can be changed again',
  'POST /categories/:id/subcategories': 'it can be deleted',
  'PUT /categories/:id/subcategories/:subId': 'it can be changed again',
  'POST /posts': 'it can be deleted',
  'PUT /posts/:id': 'the version before is kept',
  'POST /posts/:id/restore': 'it can be deleted again',
  'PUT /posts/:id/publication': 'it can be taken off the site again',
  'POST /posts/:id/versions/:version/restore': 'the version before is kept',
  'PUT /tickets/:reference': 'it can be changed again',
  'POST /tickets/:reference/replies': 'a message that was written to be sent',
  'POST /tickets/:reference/notes': 'staff alone read it',
  'POST /enquiries/:reference/ticket': 'the ticket can be closed',
  'POST /canned-answers': 'it can be deleted',
  'PUT /canned-answers/:id': 'it can be changed again',
  'PUT /security': 'it can be changed again',
  'PUT /settings': 'it can be changed again',
  'POST /settings/currency-rates': 'it can be withdrawn until it is valid',
  'POST /settings/tax-rates': 'it can be withdrawn until it is valid',
  'POST /settings/rules': 'it can be withdrawn until it is valid',
  'POST /users': 'the user can be deleted',
  'PATCH /users/:id': 'it can be changed again',
  'POST /users/:id/invitation': 'it can be sent again',
  'POST /users/:id/memberships': 'it can be removed',
  'PATCH /users/:id/memberships/:membership': 'it can be changed again',
}

const routes = new Set(
  staffApi.routes
    .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replace(/^\/admin/, '')}`),
)
const asked = new Set<string>(Object.values(ACTS).flatMap((act) => act.routes))

test('every act of staff can be undone, or has a dialog that says what follows', () => {
  expect([...routes].filter((route) => !asked.has(route) && !(route in ASK_NOTHING))).toEqual([])
})

test('each route is described once', () => {
  expect([...asked, ...Object.keys(ASK_NOTHING)].filter((route) => !routes.has(route))).toEqual([])
  expect(Object.keys(ASK_NOTHING).filter((route) => asked.has(route))).toEqual([])
})
