import { categoryPath, groupPath, listingPath } from '../paths.ts'
import { toSearch } from '../search-part.ts'
import type { Suggestion } from './search.ts'

/** Address of a suggestion; for a medium in a city, of the search for it. */
export function suggestionPath({ kind, category = '', subcategory = '', id = '', city }: Suggestion): string {
  if (kind === 'city' || (kind === 'category' && city)) return `/discover${toSearch({ media: category, city })}`
  if (kind === 'category') return categoryPath(category)
  if (kind === 'group') return groupPath(category, subcategory, { city })
  return listingPath({ category, subcategory, id })
}
