import { expect, test } from 'vitest'
import type { ManagedUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { changeOf, textsOf } from './user-draft.ts'

const BASE: ManagedUser = {
  ...{ id: 'usr_1', name: 'Asha', email: 'asha@example.in', role: 'staff', areas: ['support'], company: 'Kaveri' },
  ...{ phone: '', location: 'Pune, Maharashtra', status: 'active', emailVerified: true, twoFactor: false },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastSignInAt: null, version: 3 },
}

test('a role that was not touched is not sent', () => {
  expect(changeOf({ ...textsOf(BASE), name: 'Asha M.' }, BASE)).toEqual([
    'usr_1',
    { version: 3, name: 'Asha M.', company: 'Kaveri', location: 'Pune, Maharashtra', areas: [] },
  ])
  expect(changeOf({ ...textsOf(BASE), areas: 'content' }, BASE)[1]).toMatchObject({ role: 'staff', areas: ['content'] })
})
