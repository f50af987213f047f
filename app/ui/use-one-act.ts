import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../api-client.ts'
import { type FormRefusal, formRefusalOf, NO_REFUSAL } from './refusals.ts'
import { toast } from './toast.tsx'
import { useGuard } from './use-guard.ts'

/** The server refused it. Without a connection the page could not be read; after a 401 the guard has read it. */
const isAnswer = (error: unknown) => error instanceof RequestError && error.status < 500 && error.status !== 401

/**
 * Runs acts that need a session, one at a time: a second press does nothing while the first is under way. The page is read
 * again after each, also after one that was refused. What was refused stays until the next one.
 * @param refusalOf what the page shows of an act that was refused
 */
export function useOneAct<Act, Refusal>(refusalOf: (error: unknown, act: Act) => Refusal) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<Act | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns null when it was done, why not otherwise; undefined, and nothing is run, while another is under way */
  async function run(act: Act, work: () => Promise<unknown>): Promise<Refusal | null | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setPending(act)
    setRefusal(null)
    try {
      await guard(work)
      await revalidate()
      return null
    } catch (error) {
      const refused = refusalOf(error, act)
      setRefusal(refused)
      if (isAnswer(error)) await revalidate()
      return refused
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { run, pending, refusal, setRefusal }
}

/** Says in a message that what was shown has changed: its form or card may go with it. */
export function toastConflict(error: unknown, title: string): void {
  if (error instanceof RequestError && error.code === 'conflict') {
    toast({ tone: 'danger', title, description: error.message })
  }
}

/** Runs the acts of a form. @param names of its fields */
export function useFormAct<Act = string>(names: readonly string[] = []) {
  const { run, pending, refusal } = useOneAct<Act, FormRefusal>((error) => {
    toastConflict(error, 'Not saved')
    return formRefusalOf(error, names)
  })

  return {
    /** @returns whether it was done */
    act: async (act: Act, work: () => Promise<unknown>): Promise<boolean> => (await run(act, work)) === null,
    pending,
    refusal: refusal ?? NO_REFUSAL,
  }
}
