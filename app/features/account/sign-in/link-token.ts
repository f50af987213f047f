import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

const read = () => new URLSearchParams(location.hash.slice(1)).get('token') || null
const onServer = () => undefined

/**
 * Token of the mailed link that opened the page; null when the address has none. It is in the fragment, which no
 * server receives, so only the browser knows it: undefined until hydration.
 */
export const useLinkToken = (): string | null | undefined => useSyncExternalStore(subscribe, read, onServer)
