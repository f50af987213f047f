// What may be kept at the edge, and under which tags it is purged. Documents and the API say it in the same words.

/** Fresh for a minute, then served stale for a day while the edge fetches it anew. Writes purge the tags. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'

/** Of an address that changes with what it shows. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Headers of an answer that is the same for everyone. */
export const publicHeaders = (tags: readonly string[]): Record<string, string> => ({
  'Cache-Control': PUBLIC_CACHE,
  'Cache-Tag': tags.join(','),
})

/** Tags of what shows the catalogue, one of its categories, or one listing. */
export const catalogueTags = (category?: string, listing?: string): string[] => [
  'catalogue',
  ...(category === undefined ? [] : [`category:${category}`]),
  ...(listing === undefined ? [] : [`listing:${listing}`]),
]
