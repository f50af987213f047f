/** Answers cached in front of the Worker, purged by tag. */
export interface EdgeCache {
  /** After the commit of a write: drops every cached answer that carries one of the tags. */
  purge: (tags: string[]) => void
}

interface Platform extends Pick<ExecutionContext, 'waitUntil'> {
  cache?: ExecutionContext['cache'] | undefined
}

/** Workers Cache. It is not emulated locally: nothing is cached there, so there is nothing to purge. */
export function createEdgeCache({ cache, waitUntil }: Platform): EdgeCache {
  return { purge: (tags) => cache && waitUntil(cache.purge({ tags })) }
}
