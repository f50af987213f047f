/** Only resolves paths: nothing is ever fetched from it. */
const BASE = 'http://local.invalid'

/**
 * The path on this site that somebody may be sent back to, or null when `next` leads elsewhere. Browsers read `/\host`,
 * and a path with a tab in it, as another site: so the address is parsed as they do before it is judged.
 */
export function safeReturnPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, BASE)) return null
  const { origin, pathname, search, hash } = new URL(next, BASE)
  // `/.//host` becomes `//host` once its dots are resolved.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
