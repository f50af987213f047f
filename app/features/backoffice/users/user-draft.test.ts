import { expect, test } from 'vitest'
import type { ManagedUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { changeOf, draftOf } from './user-draft.ts'

const BASE: ManagedUser = {
  ...{ id: 'usr_1', name: 'Asha', email: 'asha@example.in', role: 'staff', areas: ['support'], company: 'Kaveri' },
  ...{ phone: '', location: 'Pune, Maharashtra', status: 'active', emailVerified: true, twoFactor: false },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastSignInAt: null, version: 3 },
}

test('a role that was not touched is not sent', () => {
  expect(changeOf({ ...draftOf(BASE), name: 'Asha M.' }, BASE)).toEqual({
    ...{ version: 3, name: 'Asha M.', company: 'Kaveri', location: 'Pune, Maharashtra', areas: [] },
  })
  expect(changeOf({ ...draftOf(BASE), access: { role: 'staff', areas: ['content'] } }, BASE)).toMatchObject({
    role: 'staff',
    areas: ['content'],
  })
})
