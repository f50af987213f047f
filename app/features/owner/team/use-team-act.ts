import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'

/** Runs acts on a team, one at a time, says how they ended, and reads the page again after each. */
export function useTeamAct() {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await guard(work)
      toast({ tone: 'success', title: done })
    } catch (error) {
      toast({ tone: 'danger', title: failed, description: failureText(error) })
    }
    await revalidate()
    setBusy(false)
  }

  return { run, isBusy }
}
