import type { ListingPage, SpotPage } from '../../../worker/domain/catalogue/pages.ts'
import { categoryPath, groupPath, listingPath } from '../../../worker/domain/catalogue/paths.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'

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
