import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useGuard } from '../../ui/use-guard.ts'
import { revalidateCampaigns } from '../add-to-campaign/campaigns.queries.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/**
 * Runs one act at a time: a second press does nothing while the first is under way. Afterwards the page is read again, also where the act
 * was refused because something has changed.
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
      const refused = refusalOf(error)
      setRefusal(refused)
      if (refused.kind === 'taken' || (refused.kind === 'other' && refused.isStale)) await revalidate()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return { act, isPending, refusal, setRefusal }
}
