import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { formRefusalOf } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'
import { approveCampaign, deferCampaign, rejectCampaign, type Seen } from './approvals.queries.ts'

export type Decision = 'approve' | 'reject' | 'defer'

const DONE = {
  approve: 'Campaign approved',
  reject: 'Campaign rejected',
  defer: 'Put off to the end of the list',
} as const

/** Why a decision was refused. */
interface Refused {
  id: string
  text: string | null
  /** Problems by field. */
  fields: Readonly<Record<string, string>>
}

/** Decides campaigns, one at a time. What was refused says so, and what it is now. */
export function useDecision() {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<{ id: string; decision: Decision } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)

  /** @returns whether it was done */
  async function decide(seen: Seen, decision: Decision, reason = ''): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending({ id: seen.id, decision })
    setRefused(null)
    try {
      await guard<unknown>(() => {
        if (decision === 'approve') return approveCampaign(seen)
        return decision === 'defer' ? deferCampaign(seen) : rejectCampaign(seen, reason)
      })
      toast({ tone: 'success', title: DONE[decision] })
      await revalidate()
      return true
    } catch (error) {
      const { fields, whole } = formRefusalOf(error, ['reason'])
      setRefused({ id: seen.id, text: whole, fields })
      // Somebody else has decided, or the advertiser took it back: the page shows what it is now.
      if (error instanceof RequestError && error.status === 409) {
        if (error.code === 'conflict')
          toast({ tone: 'danger', title: 'Your decision was not saved', description: error.message })
        await revalidate()
      }
      return false
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { decide, pending, refused }
}
