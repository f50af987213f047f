import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { type FormRefusal, formRefusalOf, NO_REFUSAL } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'

const isAnswer = (error: unknown) => error instanceof RequestError && error.status < 500 && error.status !== 401

/** Runs one act at a time, and reads the page again after it, also where it was refused. */
export function useAct(names: readonly string[] = []) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<FormRefusal>(NO_REFUSAL)

  /** @returns whether it was done */
  async function act(name: string, work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(name)
    setRefusal(NO_REFUSAL)
    try {
      await guard(work)
      await revalidate()
      return true
    } catch (error) {
      setRefusal(formRefusalOf(error, names))
      if (error instanceof RequestError && 'current' in error.details) {
        // What was shown has changed, and its card goes with it.
        toast({ tone: 'danger', title: 'Not saved', description: error.message })
      }
      if (isAnswer(error)) await revalidate()
      return false
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { act, pending, refusal }
}
