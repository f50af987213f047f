import type { LucideIcon } from 'lucide-react'
import { MapPin } from 'lucide-react'
import type { Suggestion } from '../../../../worker/catalogue/rules/search/search.ts'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { mediaIcon } from '../../../kit/media/presentations.ts'

/** What the kinds are called in the list, in its order. */
export const KIND_TITLES = {
  category: 'Media types',
  group: 'Groups',
  city: 'Cities',
  listing: 'Listings',
} as const satisfies Record<Suggestion['kind'], string>

/** All that was searched for in words. */
export const searchPath = (words: string): string => `/discover${toSearch({ q: words })}`

export const suggestionIcon = ({ kind, category = '' }: Suggestion): LucideIcon =>
  kind === 'city' ? MapPin : mediaIcon({ id: category })
