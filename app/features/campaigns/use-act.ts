import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { useGuard } from '../../ui/use-guard.ts'
import { revalidateCampaigns } from '../add-to-campaign/campaigns.queries.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** Without a connection or after a failure the loader would fail too, and its error replace the page; the guard handles a 401. */
const hasAnswered = (error: unknown) => error instanceof RequestError && error.status < 500 && error.status !== 401

/**
 * Runs one act at a time: a second press does nothing while the first is under way. Afterwards the page is read again, also where the act
 * was refused.
 */
export function useAct() {
  const guard = useGuard()
  const { revalidate } = useRevalidator()
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function act<T>(work: () => Promise<T>, onDone?: (answer: T) => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    setRefusal(null)
    try {
      const answer = await guard(work)
      void revalidateCampaigns()
      await revalidate()
      onDone?.(answer)
    } catch (error) {
      setRefusal(refusalOf(error))
      if (hasAnswered(error)) await revalidate()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return { act, isPending, refusal, setRefusal }
}
