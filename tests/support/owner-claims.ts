import { expect } from 'vitest'
import { getMemberships } from '../../worker/catalogue/owners/memberships.server.ts'
import { getUser } from '../../worker/identity/session.server.ts'
import type { OwnClaim, StaffClaim } from '../../worker/organisations/rules/owners/claim.ts'
import { ROWS } from './catalogue.ts'
import { newAccount } from './identity.ts'
import { newMailbox } from './mailbox.ts'
import { service } from './service.ts'

export const CLAIMS = '/api/owner-claims'
export const STAFF_CLAIMS = '/api/admin/owner-claims'

const sellers = ROWS.owners.filter(({ id }) => ROWS.listings.some(({ ownerId }) => ownerId === id))
export const seller = sellers[0] ?? { id: '', name: '', city: '' }
export const other = sellers[1] ?? seller

export const PROOF = {
  role: 'owner',
  workEmail: 'rohit@golconda.example',
  phone: '+91 98220 10002',
  website: 'golconda.example',
  statement: 'Call our office.',
}
export const listed = (ownerId = seller.id, more: object = {}) => ({ kind: 'listed', ownerId, ...PROOF, ...more })
export const unlisted = (company: string, more: object = {}) => ({
  kind: 'unlisted',
  company,
  city: 'Kurnool',
  sells: 'Hoardings and wall paintings',
  ...PROOF,
  ...more,
})

/** A media owner with a confirmed address, signed in. */
export async function mediaOwner(more: Parameters<typeof newAccount>[1] = {}, mailbox = newMailbox()) {
  const account = await newAccount('mediaOwner', { emailVerifiedAt: '2026-11-01T08:00:00.000Z', ...more })
  const browser = mailbox.browser()
  expect((await browser.signIn(account.email)).status).toBe(200)
  const claim = async (body: object) => {
    const answer = await browser.post(CLAIMS, body)
    expect(answer.status).toBe(201)
    return answer.json<OwnClaim>()
  }
  const own = async () => (await (await browser.get(CLAIMS)).json<{ claims: OwnClaim[] }>()).claims
  const owners = async () => (await getMemberships(service, await getUser(service, account.id))).owners
  return { ...account, browser, mailbox, claim, own, owners }
}

/** Staff whose mails go into a mailbox. */
export async function staff(mailbox = newMailbox()) {
  const account = await newAccount('admin')
  const browser = mailbox.browser()
  await browser.signIn(account.email)
  const decide = (id: string, decision: object) => browser.send('PUT', `${STAFF_CLAIMS}/${id}`, decision)
  return { ...account, browser, mailbox, decide }
}

/** The error of an answer that is one. */
export const claimErrorOf = async (answer: Response) =>
  (await answer.json<{ error: { code: string; message: string; issues?: { path: string }[]; current?: StaffClaim } }>())
    .error
