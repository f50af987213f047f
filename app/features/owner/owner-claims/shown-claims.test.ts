import { expect, test } from 'vitest'
import type { ClaimState, OwnClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import { declinedForGood } from './shown-claims.ts'

const claim = (id: string, state: ClaimState, ownerId: string | null, company = 'Kurnool Signs'): OwnClaim => ({
  id,
  state,
  ownerId,
  company,
  city: 'Kurnool',
  sells: '',
  role: 'owner',
  workEmail: 'asha@example.in',
  phone: '9845010001',
  website: '',
  statement: '',
  createdAt: '2026-11-20T10:00:00Z',
  decidedAt: null,
  reason: '',
})
const ids = (...claims: OwnClaim[]) => declinedForGood(claims).map(({ id }) => id)

test('a declined claim is shown until its company is asked for again', () => {
  expect(ids(claim('a', 'declined', 'one'))).toEqual(['a'])
  expect(ids(claim('b', 'requested', 'one'), claim('a', 'declined', 'one'))).toEqual([])
  expect(ids(claim('b', 'declined', 'one'), claim('a', 'declined', 'one'))).toEqual(['b'])
  expect(ids(claim('b', 'requested', 'two'), claim('a', 'declined', 'one'))).toEqual(['a'])
})

test('companies that are not listed are distinguished by their names', () => {
  expect(ids(claim('b', 'requested', null, 'KURNOOL signs'), claim('a', 'declined', null))).toEqual([])
  expect(ids(claim('b', 'requested', null, 'Nandyal Signs'), claim('a', 'declined', null))).toEqual(['a'])
})
