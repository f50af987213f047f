import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { formRefusalOf, NO_REFUSAL } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'

/** The server refused it. Without a connection the page could not be read; after a 401 the guard has read it. */
const isAnswer = (error: unknown) => error instanceof RequestError && error.status < 500 && error.status !== 401

/** Runs one act on artwork at a time, and reads the page again after it, also after one that was refused. */
export function useArtworkAct() {
  const guard = useGuard()
  const { revalidate } = useRevalidator()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    setRefusal(NO_REFUSAL)
    try {
      await guard(work)
      await revalidate()
      return true
    } catch (error) {
      setRefusal(formRefusalOf(error, ['reason']))
      if (error instanceof RequestError && error.code === 'conflict') {
        // What was shown has changed, and the form may go with it.
        toast({ tone: 'danger', title: 'Not saved', description: error.message })
      }
      if (isAnswer(error)) await revalidate()
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  return { run, isPending, refusal }
}
