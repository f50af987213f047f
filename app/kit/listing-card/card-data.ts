import type { Details, ListingSummary, Owner, Place } from '../../../worker/catalogue/rules/listing.ts'

import { sideFacts } from '../../../worker/catalogue/rules/listing-marks.ts'

const CARD_DETAILS = ['code', 'logo', 'terminals', 'screens', 'instagram', 'youtube', 'engagement'] as const

type Shown =
  | 'id'
  | 'ref'
  | 'category'
  | 'subcategory'
  | 'title'
  | 'nativeTitle'
  | 'type'
  | 'covers'
  | 'language'
  | 'languages'
  | 'rate'
  | 'minBudget'
  | 'seasons'
  | 'discounts'
  | 'audience'
  | 'features'
  | 'specifications'
  | 'availability'
  | 'variant'
  | 'photos'
  | 'spots'

/** Fields of a listing on a card. Each is sent twice: in the document and in the hydration data. */
export type CardData = Pick<ListingSummary, Shown> & {
  place: Pick<Place, 'area' | 'city' | 'state'>
  details: Pick<Details, (typeof CARD_DETAILS)[number]>
  owner: Owner
}

/** Drops the fields that only the listing's own page shows. */
export function toCardData({ monthly: _, ...listing }: ListingSummary): CardData {
  const { place, details, features, specifications } = listing
  return {
    ...listing,
    place: { area: place.area, city: place.city, state: place.state },
    details: Object.fromEntries(CARD_DETAILS.flatMap((name) => (name in details ? [[name, details[name]]] : []))),
    features: features.slice(0, 2),
    specifications: [...new Set([...specifications.slice(0, 1), ...sideFacts(specifications)])],
  }
}
