import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

const read = () => new URLSearchParams(location.hash.slice(1)).get('token') || null
const onServer = () => undefined

/**
 * The token of the mailed link that opened the page; null where the address has none. A fragment is sent to no server, so
 * only the browser knows it: undefined until React runs there.
 */
export const useLinkToken = (): string | null | undefined => useSyncExternalStore(subscribe, read, onServer)
