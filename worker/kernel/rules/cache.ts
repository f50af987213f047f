// Cache headers of public answers, and the tags by which they are purged. Documents and the API share them.

/** Fresh for a minute, then served stale for a day while the edge fetches it again. Writes purge the tags. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'

/** For an address that contains a hash or version of its content. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Headers of an answer that is the same for everyone. */
export const publicHeaders = (tags: readonly string[]): Record<string, string> => ({
  'Cache-Control': PUBLIC_CACHE,
  'Cache-Tag': tags.join(','),
})

/** Tags of an answer that shows the catalogue, a category, or a listing. */
export const catalogueTags = (category?: string, listing?: string): string[] => [
  'catalogue',
  ...(category === undefined ? [] : [`category:${category}`]),
  ...(listing === undefined ? [] : [`listing:${listing}`]),
]
