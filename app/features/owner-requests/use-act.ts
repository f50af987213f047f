import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useGuard } from '../../ui/use-guard.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** Runs acts on a request, one at a time, and reads the page again after each. What was refused stays until the next one. */
export function useAct() {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @param names of the fields of its form. @returns null when it was done */
  async function run(name: string, work: () => Promise<unknown>, names?: readonly string[]): Promise<Refusal | null> {
    if (isBusy.current) return null
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
      if (refused.isStale) await revalidate()
      return refused
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { run, pending, refusal, clear: () => setRefusal(null) }
}
