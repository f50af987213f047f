import * as v from 'valibot'

/** Base for parsing paths; nothing is fetched from it. */
const BASE = 'http://local.invalid'

/**
 * The path on this site to return to, or null when `next` leads elsewhere. Browsers read `/\host`, and a path with a tab in
 * it, as another site, so the check parses the address as they do.
 */
export function safeReturnPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, BASE)) return null
  const { origin, pathname, search, hash } = new URL(next, BASE)
  // `/.//host` becomes `//host` once its dots are resolved.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/** Longest path that is carried; a listing with its dates and a search takes a tenth of it. */
const MAX_PATH = 1000

/** The address to go on to, as a form of the API takes it: a path on this site, null for anything else. */
export const ReturnPath = v.pipe(
  v.optional(v.nullable(v.string('Send a path')), null),
  v.transform((path) => (path !== null && path.length > MAX_PATH ? null : safeReturnPath(path))),
)

/** Path of a sign-in page that continues to `next` afterwards: `/signup?next=…`. */
export const withReturn = (path: string, next: string | null): string =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`
