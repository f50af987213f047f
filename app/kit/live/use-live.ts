import { useContext, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { RequestError } from '../../api-client.ts'
import type { LiveClient, LiveListener, LiveState } from './live-client.ts'
import { LiveContext } from './live-provider.tsx'
import { others } from './people.ts'

/**
 * Connection of this tab to the hub, and the places of other staff: each person once, without oneself. `announce(at,
 * editing)` announces one's own place, 'list' or the id of a category, and returns a function that withdraws it, for
 * use as an effect's cleanup. `retry` reconnects at once.
 */
export function useLive(): LiveState & Pick<LiveClient, 'announcePresence'> & { retry: () => void } {
  const { client, userId } = useContext(LiveContext)
  const state = useSyncExternalStore(client.watch, client.snapshot, client.snapshot)
  const people = useMemo(() => others(state.people, userId), [state.people, userId])
  return { ...state, people, announcePresence: client.announcePresence, retry: client.wake }
}

/**
 * Calls `onEvent` with each change from the hub, in order and once, and with the first event of a connection. After a
 * gap or a reconnect changes may be lost: `onMissed` is called, to fetch again.
 */
export function useLiveEvents(onEvent: LiveListener['onEvent'], onMissed: LiveListener['onMissed']): void {
  const { client } = useContext(LiveContext)
  const tell = useEffectEvent(onEvent)
  const tellMissed = useEffectEvent(onMissed)
  useEffect(() => client.listen({ onEvent: (event) => tell(event), onMissed: () => tellMissed() }), [client])
}

/** Closes this tab's connection before sign-out. @returns a function that reconnects if the sign-out fails */
export const useHangUp = (): (() => Promise<() => void>) => useContext(LiveContext).client.hangUp

/**
 * Wraps an act that replaces the session: this tab has no connection meanwhile, because a handshake with the replaced session would be
 * refused. It stays without one when the session has ended.
 */
export function useSessionRenewal() {
  const hangUp = useHangUp()
  return <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> => {
      const connectAgain = await hangUp()
      try {
        const answer = await act(given)
        connectAgain()
        return answer
      } catch (error) {
        if (!(error instanceof RequestError && error.status === 401)) connectAgain()
        throw error
      }
    }
}
