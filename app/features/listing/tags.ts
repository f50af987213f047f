import { catalogueTags } from '../../../worker/domain/cache.ts'
import type { ListingPage } from '../../../worker/domain/catalogue/pages.ts'

/** Cache tags of a page that shows a listing: a write to any of them makes it stale. */
export const listingTags = ({ category, listing }: ListingPage): string[] => catalogueTags(category.id, listing.id)
