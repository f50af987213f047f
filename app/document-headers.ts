import { data, type HeadersFunction } from 'react-router'
import { catalogueTags, publicHeaders } from '../worker/kernel/rules/cache.ts'

/**
 * Loader data of a public document, with its cache tags. It must never depend on the user. Every document belongs to the
 * catalogue: its menu lists the categories.
 */
export function publicData<T>(value: T, tags: string[]) {
  return data(value, { headers: publicHeaders([...new Set([...tags, ...catalogueTags()])]) })
}

/** Passes the deepest loader's cache headers on to the document; an error is never cached. */
export const documentHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) => {
  if (errorHeaders) return {}
  const headers = new Headers()
  for (const name of ['Cache-Control', 'Cache-Tag']) {
    const value = loaderHeaders.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}
