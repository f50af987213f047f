import * as v from 'valibot'
import { SLUG } from '../../../kernel/rules/slug.ts'

/** Id of a resource: a listing, or a spot inside one as `listing:spot`. */
export const resourceOf = (listing: { id: string }, spot?: { id: string } | null): string =>
  spot ? `${listing.id}:${spot.id}` : listing.id

/** The ids in the name of a resource; `spot` is null for a listing. */
export interface ResourceRef {
  listing: string
  spot: string | null
}

/** The ids in the name of a resource that is stored. */
export function refOf(resource: string): ResourceRef {
  const [listing = '', spot = null] = resource.split(':')
  return { listing, spot }
}

const MISSING = 'Name a listing, or a spot as listing:spot'

/** The name of a resource, read. */
export const Resource = v.pipe(
  v.string(MISSING),
  v.maxLength(200, MISSING),
  v.transform((name) => name.split(':')),
  v.check((ids) => ids.length <= 2 && ids.every((id) => SLUG.test(id)), MISSING),
  v.transform(([listing = '', spot = null]): ResourceRef => ({ listing, spot })),
)
