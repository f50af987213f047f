/** Answers kept in front of the Worker, forgotten by what they show. */
export interface EdgeCache {
  /** After the commit of a write: drops every cached answer that carries one of the tags. */
  purge: (tags: string[]) => void
}

interface Platform extends Pick<ExecutionContext, 'waitUntil'> {
  cache?: ExecutionContext['cache'] | undefined
}

/** Workers Cache, where the platform has it. It is not emulated locally: nothing is kept, so nothing is to be dropped. */
export function createEdgeCache({ cache, waitUntil }: Platform): EdgeCache {
  return { purge: (tags) => cache && waitUntil(cache.purge({ tags })) }
}
