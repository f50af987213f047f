import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../api-client.ts'
import { useGuard } from './use-guard.ts'

/**
 * True for an answer of the server that refused. Offline the page could not be read; after a 401 the guard has read
 * it.
 */
const isAnswer = (error: unknown) => error instanceof RequestError && error.status < 500 && error.status !== 401

/**
 * Runs acts that need a session, one at a time: a second press does nothing while the first is pending. The page is
 * read again after each act, a refused one included. The refusal stays until the next act.
 * @param refusalOf makes the refusal to show from an error
 */
export function useOneAct<Act, Refusal>(refusalOf: (error: unknown, act: Act) => Refusal) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<Act | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns null when it was done, else the refusal; undefined, and nothing runs, while another act is pending */
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
