import { useSyncExternalStore } from 'react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { PlanEdits } from '../../../../worker/planner/rules/plan/brief.ts'
import { RequestError } from '../../../api-client.ts'
import { askPlanner } from './planner-client.ts'
import { tellNotice } from './planner-notice.ts'
import { EMPTY, FAILURE, type PlannerAction, type PlannerState, questionOf, reduce } from './planner-state.ts'
import { tabStorage } from './planner-storage.ts'

interface Surroundings {
  ask: typeof askPlanner
  storage: { read: () => PlannerState | null; write: (state: PlannerState) => void }
  /** Reports that a change of the plan failed, for which the chat has no bubble. */
  notify: (message: string) => void
  now?: () => Date
}

/**
 * Waiting time: `in 40 seconds`, `in 12 minutes`, `in 3 hours`; rounded up, so that a try at that time is not too
 * early.
 */
function waitText(seconds: number): string {
  if (seconds < 90) return `in ${plural(Math.ceil(seconds), ['second', 'seconds'])}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90
    ? `in ${plural(minutes, ['minute', 'minutes'])}`
    : `in ${plural(Math.ceil(minutes / 60), ['hour', 'hours'])}`
}

/**
 * Text of an error: the server's own message for too many requests, with the time to wait; a general one for others.
 */
function failureText(error: unknown): string {
  if (!(error instanceof RequestError) || error.status !== 429) return FAILURE
  const { retryAfter } = error.details
  return typeof retryAfter === 'number'
    ? `${error.message.replace(/\.?$/, '.')} Ask again ${waitText(retryAfter)}.`
    : error.message
}

/** Conversation that all views share: it continues while the window with the chat is closed. */
export function createPlanner({ ask, storage, notify, now = () => new Date() }: Surroundings) {
  let state: PlannerState | undefined
  let work: AbortController | undefined
  const listeners = new Set<() => void>()

  const read = (): PlannerState => {
    state ??= storage.read() ?? EMPTY
    return state
  }

  function dispatch(action: PlannerAction): boolean {
    const before = read()
    state = reduce(before, action)
    if (state === before) return false
    // Each word would store the whole plan again.
    if (action.type !== 'words' && action.type !== 'step') storage.write(state)
    for (const listener of listeners) listener()
    return true
  }

  async function answer(): Promise<void> {
    const mine = new AbortController()
    work = mine
    const { signal } = mine
    const isEdit = read().pending?.kind === 'edit'
    try {
      const said = await ask(questionOf(read()), {
        signal,
        onText: (text) => void (signal.aborted || dispatch({ type: 'words', text })),
        onStep: (step) => void (signal.aborted || dispatch({ type: 'step', step })),
      })
      if (signal.aborted) return
      dispatch({ type: 'answered', answer: said, at: now().toISOString() })
      if (isEdit && !said.plan) notify(said.message)
    } catch (error) {
      if (signal.aborted) return
      const message = failureText(error)
      dispatch({ type: 'failed', message })
      if (isEdit) notify(message)
    }
  }

  /** Runs an action that needs an answer, unless it changes nothing: an empty message, or a pending answer. */
  const request = async (action: PlannerAction) => {
    if (dispatch(action)) await answer()
  }

  const leave = (action: PlannerAction) => {
    work?.abort()
    dispatch(action)
  }

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => void dispatch({ type: 'start' }),
    send: (content: string) => request({ type: 'send', content }),
    retry: () => request({ type: 'retry' }),
    edit: (edits: PlanEdits) => request({ type: 'edit', edits }),
    stop: () => leave({ type: 'stopped' }),
    startOver: () => leave({ type: 'reset' }),
  }
}

/** Conversation of this tab. */
export const planner = createPlanner({
  ask: askPlanner,
  storage: tabStorage,
  notify: (text) => tellNotice({ tone: 'danger', title: 'The plan stays as it was', text }),
})

const unknown = () => EMPTY

/** Current state of the chat; empty on the server and before hydration. */
export const usePlanner = (): PlannerState => useSyncExternalStore(planner.subscribe, planner.read, unknown)
