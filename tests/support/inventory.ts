import * as v from 'valibot'
import { getUser } from '../../worker/identity/session.server.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { ownerMembers, owners } from '../../worker/organisations/owners.table.ts'
import type { MemberRight } from '../../worker/organisations/rules/owners/rights.ts'
import { createListing } from '../../worker/supply/listings/drafts.server.ts'
import { getOwnerListing } from '../../worker/supply/listings/read-listing.server.ts'
import { ListingContent } from '../../worker/supply/rules/listings/content.ts'
import type { OwnerListing } from '../../worker/supply/rules/listings/owner-listing.ts'
import { newAccount } from './identity.ts'
import { billOwner } from './parties.ts'
import { service } from './service.ts'

/** An owner of the seed with hundreds of listings, all in outdoor and transit. */
export const KNOWN_OWNER = 'deccan-hoardings'

let made = 0

/** A media owner that has nothing yet. @returns its id */
export async function newCompany(): Promise<string> {
  const id = `company-${++made}`
  await service.db.insert(owners).values({
    ...{ id, name: `Company ${made}`, city: 'Hyderabad', state: 'Telangana' },
  })
  return id
}

/** A member of an owner, with a right. */
export async function newMember(ownerId: string, rights: MemberRight = 'manage'): Promise<CurrentUser> {
  const { id, email } = await newAccount('mediaOwner', { emailVerifiedAt: '2026-11-01T08:00:00.000Z' })
  await service.db.insert(ownerMembers).values({
    ...{ id: `clm_${id}`, userId: id, ownerId, rights, state: 'approved', role: 'owner', company: 'Company' },
    ...{ city: 'Hyderabad', workEmail: email, phone: '', createdAt: '2026-11-01T08:00:00.000Z' },
  })
  await billOwner(ownerId)
  return getUser(service, id)
}

/** A hoarding that can be published as it is. */
export const hoarding = (more: Partial<ListingContent> = {}): ListingContent =>
  v.parse(ListingContent, {
    title: 'Unipole facing Cyber Towers',
    subcategory: 'billboard',
    type: 'Unipole',
    description: 'One 40 × 20 ft face, front lit from dusk to midnight, on the road to the office towers.',
    place: {
      ...{ city: 'Hyderabad', state: 'Telangana', area: 'Madhapur', address: 'Hitech City Road, Madhapur' },
      ...{ venue: 'Cyber Towers', lat: 17.4504, lng: 78.3808 },
    },
    ...{ rate: 18_500_000, unit: 'per_month', setup: 1_680_000, audience: 120_000 },
    features: ['Front lit', 'Evening crawl'],
    specifications: [{ label: 'Facing', value: 'Towards Kondapur' }],
    details: { face: { width: 40, height: 20 } },
    custom: { Lighting: 'Front lit', 'Permit in hand': true },
    ...more,
  })

/** A radio station with two bands. */
export const station = (more: Partial<ListingContent> = {}): ListingContent =>
  v.parse(ListingContent, {
    title: 'Golconda FM',
    subcategory: 'fm_stations',
    type: 'FM station',
    description: 'Songs and talk in Telugu for people who drive to work and home again.',
    place: { city: 'Hyderabad', state: 'Telangana', area: 'Hyderabad and suburbs', address: 'Banjara Hills' },
    coverage: [{ state: 'Telangana', city: 'Hyderabad' }],
    ...{ language: 'Regional', languages: ['Telugu'], audience: 900_000 },
    details: { code: '97.3 FM' },
    spots: [
      band({ name: 'Morning drive', rate: 240_000, slotFrom: 420, slotTo: 660 }),
      band({ name: 'Late night', rate: 60_000, slotFrom: 1_380, slotTo: 1_500 }),
    ],
    ...more,
  })

export const band = (more: object) => ({
  ...{ type: 'FCT, 20 sec', unit: 'per_10_sec', minQuantity: 7, step: 7, seconds: 20 },
  ...more,
})

/** A new draft of an owner, as its form has it. */
export async function newListing(
  user: CurrentUser,
  owner: string,
  content: ListingContent = hoarding(),
  category = 'ooh',
): Promise<OwnerListing> {
  const id = await createListing(service, user, { owner, category, content, key: crypto.randomUUID() })
  return getOwnerListing(service, user, id)
}
