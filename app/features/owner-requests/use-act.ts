import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { useGuard } from '../../ui/use-guard.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** The server refused it. Without a connection the page could not be read; after a 401 the guard has read it. */
const isAnswer = (error: unknown) => error instanceof RequestError && error.status < 500 && error.status !== 401

/**
 * Runs acts on a request, one at a time, and reads the page again after each, also after one that was refused. What was refused stays until
 * the next one.
 */
export function useAct() {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @param names of the fields of its form. @returns null when it was done; undefined, and nothing is run, while another is under way */
  async function run(
    name: string,
    work: () => Promise<unknown>,
    names?: readonly string[],
  ): Promise<Refusal | null | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setPending(name)
    setRefusal(null)
    try {
      await guard(work)
      await revalidate()
      return null
    } catch (error) {
      const refused = refusalOf(error, names)
      setRefusal(refused)
      if (isAnswer(error)) await revalidate()
      return refused
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { run, pending, refusal, clear: () => setRefusal(null) }
}
