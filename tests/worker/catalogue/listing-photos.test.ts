import { expect, test } from 'vitest'
import { getSelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { getListing, listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { query, service } from '../../support/service.ts'

const PHOTO = { key: '11111111-2222-4333-8444-555555555555.jpg', alt: 'From the flyover' }
const SHOWN = { src: `/files/640/${PHOTO.key}.webp`, alt: PHOTO.alt }

test('the photos of a listing and of a spot are shown with their words wherever they are read', async () => {
  const place = { category: 'ooh', subcategory: 'pictured' }
  await buildGroup(service.db, { category: 'ooh', group: 'pictured' }, { id: 'pictured', photos: [PHOTO] })
  await buildSpots(service.db, 'pictured', { id: 'left', photos: [PHOTO, { ...PHOTO, alt: '' }] })
  const { listing } = await getListing(service, { ...place, id: 'pictured' })
  expect([listing.photos, listing.spots[0]?.photos]).toEqual([[SHOWN], [SHOWN, { ...SHOWN, alt: '' }]])
  const { listings } = await listListings(service, { ...place, query: query() })
  expect(listings[0]?.photos).toEqual([SHOWN])
  expect(await getSelectedItem(service, { listing: 'pictured', spot: 'left' })).toMatchObject({ photo: SHOWN.src })
})
