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
