import type { ProviderLimits } from './provider-limits.ts'

interface Retrying {
  limits: Pick<ProviderLimits, 'retryMs' | 'retryAfterMs'>
  random: () => number
  wait: (ms: number) => Promise<void>
  /** Called before each request. */
  onAsk: () => void
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

/**
 * Calls the provider, and retries once after a failure that may pass: 408, 429, 5xx, no connection. One retry a turn,
 * never after the answer has begun, for its words may be on the page already. Waits for `Retry-After`, or gives the
 * turn up.
 */
export function createProviderFetch({ limits, random, wait, onAsk }: Retrying): typeof fetch {
  let hasRetried = false

  const ask = (input: RequestInfo | URL, init?: RequestInit) => {
    onAsk()
    // The key goes to the address that the operator gave, and to no other.
    return fetch(input, { ...init, redirect: 'manual' })
  }

  /** Milliseconds until a retry makes sense; null when none does. */
  const delayAfter = (response: Response | null): number | null => {
    const asked = retryAfter(response?.headers.get('retry-after') ?? null)
    if (asked !== null && asked > limits.retryAfterMs) return null
    const [min, max] = limits.retryMs
    return Math.max(asked ?? 0, min + random() * (max - min))
  }

  return async (input, init) => {
    let response: Response | null = null
    let failure: unknown = null
    try {
      response = await ask(input, init)
    } catch (error) {
      failure = error
    }
    if (response && !isPassing(response.status)) return response
    const delay = hasRetried || init?.signal?.aborted ? null : delayAfter(response)
    if (delay === null) {
      if (response) return response
      throw failure
    }
    hasRetried = true
    await response?.body?.cancel()
    await wait(delay)
    init?.signal?.throwIfAborted()
    return ask(input, init)
  }
}

/** Milliseconds of a `Retry-After` in seconds. A date would need the provider's clock: it counts as too long. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : Number.POSITIVE_INFINITY
}
