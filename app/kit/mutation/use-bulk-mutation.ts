import { useRef, useState } from 'react'
import { isAnswered, type Refusal, readRefusal } from './refusal.ts'
import { type MutationOptions, useReload } from './use-mutation.ts'

/** Result for one of several items. */
export interface BulkResult<Item, Sent> {
  item: Item
  sent: Sent
  /** Null on success. */
  refusal: Refusal | null
}

interface BulkOptions<Item> extends Pick<MutationOptions<never, never>, 'revalidate' | 'refresh'> {
  /** Replaces the message of a refusal. */
  refuse?: (refusal: Refusal, item: Item) => Refusal
}

/**
 * Runs an act on several items, one after another, each with its own result: a refusal does not stop the others. Only
 * a lost connection or session ends the run. Afterwards the page is read again.
 */
export function useBulkMutation<Item, Sent = void>(
  send: (item: Item, sent: Sent) => Promise<unknown>,
  { refuse, ...options }: BulkOptions<Item> = {},
) {
  const { reload, reloadRefused } = useReload(options)
  const isBusy = useRef(false)
  const [pending, setPending] = useState<{ sent: Sent } | null>(null)
  const [results, setResults] = useState<readonly BulkResult<Item, Sent>[]>([])

  async function sendOne(item: Item, sent: Sent): Promise<Refusal | null> {
    try {
      await send(item, sent)
      return null
    } catch (error) {
      const read = readRefusal(error)
      return refuse ? refuse(read, item) : read
    }
  }

  /**
   * @returns true when every item has an answer; false without connection or session, or while another run is pending
   */
  async function run(items: readonly Item[], sent: Sent): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending({ sent })
    setResults([])
    try {
      for (const item of items) {
        const refusal = await sendOne(item, sent)
        const result = { item, sent, refusal }
        setResults((before) => [...before, result])
        if (refusal && !isAnswered(refusal)) {
          await reloadRefused(refusal)
          return false
        }
      }
      await reload()
      return true
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return { run, isPending: pending !== null, pending: pending?.sent ?? null, results }
}
