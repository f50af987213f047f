import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { catalogueTags } from '../../../worker/kernel/rules/cache.ts'

/** Cache tags of a page that shows a listing: a write to any of them purges it. */
export const listingTags = ({ category, listing }: ListingPage): string[] => catalogueTags(category.id, listing.id)
