import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../api-client.ts'
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
