import type { ProviderLimits } from './provider-limits.ts'

/** Times one turn: how long until the first token of a step, between tokens, and in all. */
export interface Watch {
  /** Aborts when a time is over, or when the visitor goes. */
  signal: AbortSignal
  /** The provider was called. A retry has the rest of the first call's time. */
  asked: () => void
  /** A part of the answer arrived. */
  heard: () => void
  /** It has ended a step: our own work follows. */
  rest: () => void
  /** Our own tools work: no gap between tokens is counted until all of them are done. */
  during: <T>(work: () => Promise<T>) => Promise<T>
  end: () => void
}

/** One clock for the headers, the first token and the gaps: the SDK's own timers start only after the headers. */
export function startWatch(limits: ProviderLimits, visitor: AbortSignal): Watch {
  const late = new AbortController()
  const over = (what: string) => () => late.abort(new DOMException(what, 'TimeoutError'))
  const total = setTimeout(over('The turn took too long'), limits.totalMs)
  let step: ReturnType<typeof setTimeout> | undefined
  let working = 0
  const rest = () => {
    clearTimeout(step)
    step = undefined
  }
  const heard = () => {
    clearTimeout(step)
    if (working === 0) step = setTimeout(over('No next token'), limits.betweenChunksMs)
  }
  return {
    signal: AbortSignal.any([visitor, late.signal]),
    asked() {
      step ??= setTimeout(over('No first token'), limits.firstTokenMs)
    },
    heard,
    rest,
    async during(work) {
      working += 1
      rest()
      try {
        return await work()
      } finally {
        working -= 1
        heard()
      }
    },
    end() {
      rest()
      clearTimeout(total)
      // A stream that was given up half-way must not go on in the background.
      late.abort(new DOMException('The turn is over', 'AbortError'))
    },
  }
}
