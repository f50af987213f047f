import { sql } from 'drizzle-orm'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { ownerMembers } from '../../worker/organisations/owners.table.ts'
import type { MemberRight } from '../../worker/organisations/rules/owners/rights.ts'
import { checkFile } from '../../worker/supply/imports/check.server.ts'
import { importFile } from '../../worker/supply/imports/run.server.ts'
import type { ImportFile } from '../../worker/supply/rules/imports/import.ts'
import { uploads } from '../../worker/uploads/uploads.table.ts'
import { newOwner, newWall } from './bookings.ts'
import { ROWS } from './catalogue.ts'
import { service } from './service.ts'

export const OWNER = 'test-owner'

/** A member of the test owner, which has three public listings: no more are looked at by staff. */
export async function newSeller(rights: MemberRight = 'manage', ownerId = OWNER): Promise<CurrentUser> {
  const user = await newOwner(ownerId)
  await service.db.update(ownerMembers).set({ rights }).where(sql`${ownerMembers.userId} = ${user.id}`)
  return user
}

export const publishThree = () => Promise.all([newWall(), newWall(), newWall()])

/** A file in the bucket, as if it had been sent. */
export async function sent(body: string | Uint8Array<ArrayBuffer>, owner = OWNER, name = 'sites.csv'): Promise<string> {
  const key = `${crypto.randomUUID()}.${typeof body === 'string' ? 'csv' : 'xlsx'}`
  await service.files.put(key, body)
  await service.db.insert(uploads).values({
    key,
    purpose: 'import',
    subject: owner,
    mime: 'text/csv',
    bytes: body.length,
    sha256: 'abc',
    name,
    createdAt: service.now.getTime(),
  })
  return key
}

const HEAD =
  'Site Code,Title,Group,Format,Description,City,State,Locality,Address,Lat,Lng,Rate,Sold by,Audience,Size,Lighting,Permit in hand'
const TEXT = 'Seen by everybody who comes from the highway and lit after dark.'

/** A row of a hoarding in Pune that could be published. */
const hoarding = (
  code: string,
  { title = `Wall ${code}`, rate = '₹ 1.25 lakh', group = 'Group', size = '40 x 20' } = {},
) =>
  `${code},${title},${group},Billboard,${TEXT},Pune,Maharashtra,Baner,Baner Road,18.559,73.786,${rate},per month,120000,${size},Front lit,Yes`

export const csvOf = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

const GROUP = ROWS.subcategories.find(({ categoryId }) => categoryId === 'ooh')?.name ?? ''
export const row = (code: string, more: Parameters<typeof hoarding>[1] = {}) =>
  hoarding(code, { group: GROUP, ...more })

export const asked = (key: string, more: Partial<ImportFile> = {}): ImportFile => ({
  owner: OWNER,
  category: 'ooh',
  key,
  fixes: [],
  newState: 'live',
  ...more,
})

/** Imports what a check has shown. */
export const importer =
  (usual: () => CurrentUser) =>
  async (key: string, more: Partial<ImportFile> & { only?: 'all' | 'good' } = {}, user = usual()) => {
    const { only = 'all', ...input } = more
    const { counts } = await checkFile(service, user, asked(key, input))
    const expect = { created: counts.new, changed: counts.changed }
    return importFile(service, user, { ...asked(key, input), only, expect })
  }
