import type { ListingPage, SpotPage } from '../../../worker/catalogue/rules/pages.ts'
import { categoryPath, groupPath, listingPath } from '../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
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
