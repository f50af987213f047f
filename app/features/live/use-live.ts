import { useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { LiveClient, LiveListener, LiveState } from './live-client.ts'
import { LiveContext } from './live-provider.tsx'
import { others } from './people.ts'

/**
 * How this tab is connected to the hub, and who else of the staff is where: each person once, oneself left out.
 * `announce(at, editing)` says where one is, 'list' or the id of a category, and returns how to take that back, so that an
 * effect can be made of it. `retry` tries to connect at once.
 */
export function useLive(): LiveState & Pick<LiveClient, 'announcePresence'> & { retry: () => void } {
  const { client, userId } = useContext(LiveContext)
  const state = useSyncExternalStore(client.watch, client.snapshot, client.snapshot)
  const people = useMemo(() => others(state.people, userId), [state.people, userId])
  return { ...state, people, announcePresence: client.announcePresence, retry: client.wake }
}

/**
 * Calls `onEvent` with each change as the hub tells it, in order and once, and with its greeting. After a gap or a
 * reconnect changes may not have been told: `onMissed` is called, to fetch anew.
 */
export function useLiveEvents(onEvent: LiveListener['onEvent'], onMissed: LiveListener['onMissed']): void {
  const { client } = useContext(LiveContext)
  const tell = useEffectEvent(onEvent)
  const tellMissed = useEffectEvent(onMissed)
  useEffect(() => client.listen({ onEvent: (event) => tell(event), onMissed: () => tellMissed() }), [client])
}

/** For signing out: ends this tab's connection before the hub does. @returns how to connect again, should it fail */
export const useHangUp = (): (() => Promise<() => void>) => useContext(LiveContext).client.hangUp
