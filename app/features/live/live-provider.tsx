import { createContext, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LIVE_PATH } from '../../../worker/domain/live/live.ts'
import { createLiveClient, type LiveClient } from './live-client.ts'

/** The hub on the origin of the page. */
function openSocket(): WebSocket {
  const url = new URL(LIVE_PATH, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(url)
}

const createClient = () => createLiveClient({ open: openSocket, isOnline: () => navigator.onLine })

interface Live {
  client: LiveClient
  userId: string
}

/** The client outside of a provider; it is never started. */
export const LiveContext = createContext<Live>({ client: createClient(), userId: '' })

interface LiveProviderProps {
  /** Who is signed in. */
  userId: string
  /** The session of this tab was revoked. */
  onSessionEnd: () => void
  children: ReactNode
}

/** Keeps this tab's one connection to the hub, for everything below. */
export function LiveProvider({ userId, onSessionEnd, children }: LiveProviderProps) {
  const [client] = useState(createClient)
  const endSession = useEffectEvent(onSessionEnd)

  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    addEventListener('online', client.wake, { signal })
    addEventListener('offline', client.lostNetwork, { signal })
    // After sleep, or in a tab whose timers were throttled.
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
