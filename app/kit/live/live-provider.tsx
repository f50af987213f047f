import { createContext, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type FORMS_LIVE_PATH, LIVE_PATH, type OWN_LIVE_PATH } from '../../../worker/kernel/rules/live/live.ts'
import { createLiveClient, type LiveClient } from './live-client.ts'

type Path = typeof LIVE_PATH | typeof OWN_LIVE_PATH | typeof FORMS_LIVE_PATH

/** Opens a socket to the hub on the page's origin. */
function openSocket(path: Path): WebSocket {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(url)
}

const createClient = (path: Path) =>
  createLiveClient({ open: () => openSocket(path), isOnline: () => navigator.onLine })

interface Live {
  client: LiveClient
  userId: string
}

/** Client outside of a provider, which is never started. */
export const LiveContext = createContext<Live>({ client: createClient(LIVE_PATH), userId: '' })

interface LiveProviderProps {
  /** Id of the signed-in user. */
  userId: string
  /** Path of the hub; by default that of staff. */
  path?: Path
  /** Called when the session of this tab was revoked. */
  onSessionEnd: () => void
  children: ReactNode
}

/** Provides this tab's one connection to the hub. */
export function LiveProvider({ userId, path = LIVE_PATH, onSessionEnd, children }: LiveProviderProps) {
  const [client] = useState(() => createClient(path))
  const endSession = useEffectEvent(onSessionEnd)

  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    addEventListener('online', client.wake, { signal })
    addEventListener('offline', client.lostNetwork, { signal })
    // Reconnects after sleep, or in a tab whose timers were throttled.
    const wakeWhenSeen = () => document.visibilityState === 'visible' && client.wake()
    document.addEventListener('visibilitychange', wakeWhenSeen, { signal })
    client.start(() => endSession())
    return () => {
      life.abort()
      client.stop()
    }
  }, [client])

  return <LiveContext value={{ client, userId }}>{children}</LiveContext>
}
