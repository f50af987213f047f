import { expect, test } from 'vitest'
import { findListing } from '../../../worker/catalogue/catalogue.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { sendListing } from '../../../worker/supply/listings/acts.server.ts'
import { duplicateListing, saveListing } from '../../../worker/supply/listings/drafts.server.ts'
import { getOwnerListing } from '../../../worker/supply/listings/read-listing.server.ts'
import type { ContentPhoto } from '../../../worker/supply/rules/listings/content.ts'
import type { OwnerListing } from '../../../worker/supply/rules/listings/owner-listing.ts'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { KNOWN_OWNER, newListing } from '../../support/inventory.ts'
import { ownerBrowser } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { detailOf, rowsOf } from '../../support/staff.ts'
import { askPhoto, encoded, uploaded } from '../../support/uploads.ts'

const member = await ownerBrowser(KNOWN_OWNER)
const user = await getUser(service, member.id)
const body = await encoded('image/jpeg')
const photo = () => uploaded(member.browser, body, { subject: KNOWN_OWNER })
const shown = ({ key }: Upload, alt = ''): ContentPhoto => ({ key, alt })

const read = (id: string) => getOwnerListing(service, user, id)
const save = ({ id, version, content }: OwnerListing, photos: ContentPhoto[]) =>
  saveListing(service, user, id, { version, content: { ...content, photos } })
const claimedBy = async ({ key }: Pick<Upload, 'key'>) =>
  (await rowsOf<{ claimed_by: string | null }>('SELECT claimed_by FROM uploads WHERE key = ?', key))[0]?.claimed_by

/** A draft that shows photos. */
async function pictured(...photos: ContentPhoto[]): Promise<OwnerListing> {
  const draft = await newListing(user, KNOWN_OWNER)
  await save(draft, photos)
  return read(draft.id)
}

test('saving claims the photos of a listing, and gives back those that it shows no more', async () => {
  const [first, second] = [await photo(), await photo()]
  const draft = await pictured(shown(first, 'From the road'), shown(second))
  expect([await claimedBy(first), await claimedBy(second)]).toEqual([draft.id, draft.id])
  await save(draft, [shown(second, 'At night')])
  expect([await claimedBy(first), await claimedBy(second)]).toEqual([null, draft.id])
  expect((await read(draft.id)).content.photos).toEqual([shown(second, 'At night')])
})

test('a photo of another owner, of another listing or of nobody is refused, and nothing is saved', async () => {
  const taken = await photo()
  await pictured(shown(taken))
  const other = await ownerBrowser()
  const strange = await uploaded(other.browser, body)
  const draft = await newListing(user, KNOWN_OWNER)
  for (const key of [taken.key, strange.key, '11111111-2222-4333-8444-555555555555.jpg']) {
    expect(await detailOf(save(draft, [{ key, alt: '' }]))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'photos' }],
    })
  }
  expect(await read(draft.id)).toMatchObject({ version: draft.version, content: { photos: [] } })
  expect(await claimedBy(strange)).toBeNull()
})

test('the public page shows the photos in their order, and a copy begins without', async () => {
  const [cover, second] = [await photo(), await photo()]
  const draft = await pictured(shown(second), shown(cover))
  await save(draft, [shown(cover, 'From the flyover'), shown(second)])
  expect(await sendListing(service, user, await read(draft.id))).toBe('live')
  const listing = await findListing(service, draft.id)
  expect(listing?.photos).toEqual([
    { src: `/files/640/${cover.key}.webp`, alt: 'From the flyover' },
    { src: `/files/640/${second.key}.webp`, alt: '' },
  ])
  expect((await askPhoto(`/files/640/${cover.key}.webp`)).headers.get('Content-Type')).toBe('image/webp')

  const copy = await duplicateListing(service, user, { id: draft.id, key: crypto.randomUUID() })
  expect((await read(copy)).content.photos).toEqual([])
  expect(await claimedBy(cover)).toBe(draft.id)
})
