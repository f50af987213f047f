import type { FacetName } from '../facets.ts'
import { mediaSpec } from '../registry/media.ts'

/** Facets common to all media. */
const OF_ALL: readonly FacetName[] = ['face', 'lit', 'tongue', 'owner']

/**
 * Facets of a search in some media: all of a single medium; for several, those of each but the formats, which are words
 * of their owners.
 */
export function offeredFacets(media: readonly string[] | undefined): readonly FacetName[] {
  if (media === undefined) return OF_ALL
  const offered = new Set(media.flatMap((id) => mediaSpec({ id, name: id }).narrows ?? []))
  if (media.length > 1) offered.delete('format')
  return [...offered].sort((a, b) => Number(a === 'owner') - Number(b === 'owner'))
}
