import { attributesOf } from '../../../worker/domain/catalogue/features.ts'
import type { Listing, ListingFact } from '../../../worker/domain/catalogue/listing.ts'

/** The specifications of a listing, after what it is in short as far as no specification or figure says it. */
export function specificationsOf({
  features,
  specifications,
  metrics,
}: Pick<Listing, 'features' | 'specifications' | 'metrics'>): ListingFact[] {
  const said = [...specifications, ...metrics].map(({ value }) => value.toLowerCase())
  const unsaid = attributesOf(features).filter((one) => said.every((value) => !value.includes(one.toLowerCase())))
  return unsaid.length > 0 ? [{ label: 'In short', value: unsaid.join(', ') }, ...specifications] : specifications
}
