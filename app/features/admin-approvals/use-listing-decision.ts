import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { formRefusalOf, NO_REFUSAL } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'
import type { Seen } from './approvals.queries.ts'
import { approveListing, rejectListing } from './listings.queries.ts'

type Decision = 'approve' | 'reject'

const DONE = { approve: 'Listing approved', reject: 'Listing sent back' } as const

/** Decides listings, one at a time. What was refused says so, and what it is now. */
export function useListingDecision() {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<{ id: string; decision: Decision } | null>(null)
  const [refusal, setRefusal] = useState({ id: '', ...NO_REFUSAL })

  /** @returns whether it was done */
  async function decide(seen: Seen, decision: Decision, reason = ''): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending({ id: seen.id, decision })
    setRefusal({ id: '', ...NO_REFUSAL })
    try {
      await guard<unknown>(() => (decision === 'approve' ? approveListing(seen) : rejectListing(seen, reason)))
      toast({ tone: 'success', title: DONE[decision] })
      await revalidate()
      return true
    } catch (error) {
      setRefusal({ id: seen.id, ...formRefusalOf(error, ['reason']) })
      if (error instanceof RequestError && error.code === 'conflict') {
        toast({ tone: 'danger', title: 'Your decision was not saved', description: error.message })
        await revalidate()
      }
      return false
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { decide, pending, refusal }
}
