import type { ListingPage, SpotPage } from '../../../worker/domain/media/pages.ts'
import { mediaSpec } from '../../../worker/domain/media/registry.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { categoryPath, groupPath, listingPath } from '../media/address.ts'

function wayTo({ category, subcategory }: ListingPage): Crumb[] {
  return [
    { label: 'Discover media', to: '/category' },
    { label: mediaSpec(category).label, to: categoryPath(category.id) },
    { label: subcategory.name, to: groupPath(category.id, subcategory.id) },
  ]
}

export const listingCrumbs = (page: ListingPage): Crumb[] => [...wayTo(page), { label: page.listing.title }]

export const spotCrumbs = (page: SpotPage): Crumb[] => [
  ...wayTo(page),
  { label: page.listing.title, to: listingPath(page.listing) },
  { label: page.spot.name },
]
