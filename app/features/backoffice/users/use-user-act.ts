import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BulkAnswer, BulkChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { changeUsers } from './users.queries.ts'

/** Runs acts on users, one at a time, says how they ended, and reads the page again after each. */
export function useUserAct() {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [isBusy, setBusy] = useState(false)

  /** @returns what was answered; null when it was refused, or another act is under way */
  async function run<T>(work: () => Promise<T>, failed: string): Promise<{ answer: T } | null> {
    if (isBusy) return null
    setBusy(true)
    try {
      return { answer: await guard(work) }
    } catch (error) {
      toast({ tone: 'danger', title: failed, description: failureText(error) })
      return null
    } finally {
      await revalidate()
      setBusy(false)
    }
  }

  /** @returns whether it was done */
  async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    const answered = await run(work, failed)
    if (answered) toast({ tone: 'success', title: done })
    return answered !== null
  }

  /** Takes a change of several users back. */
  async function undo(change: BulkChange) {
    try {
      await guard(() => changeUsers(change))
      toast({ tone: 'success', title: 'Taken back' })
    } catch (error) {
      toast({ tone: 'danger', title: 'It was not taken back', description: failureText(error) })
    }
    await revalidate()
  }

  /** Changes several users, and offers to take that back. @returns whether anybody was changed */
  async function bulk(change: Exclude<BulkChange, { act: 'restore' }>): Promise<boolean> {
    const answered = await run(() => changeUsers(change), FAILED[change.act])
    if (!answered) return false
    const { changed, left } = answered.answer
    toast({
      tone: 'success',
      title: `${plural(changed.length, ['user', 'users'])} ${DONE[change.act]}`,
      ...(left.length > 0 && { description: left.map(({ name, reason }) => `${name}: ${reason}`).join('. ') }),
      action: { label: 'Undo', onAction: () => void undo(reverseOf(change.act, changed)) },
    })
    return true
  }

  return { act, bulk, isBusy }
}

const DONE = { suspend: 'suspended', activate: 'activated', locate: 'moved' } as const
const FAILED = {
  suspend: 'Nobody was suspended',
  activate: 'Nobody was activated',
  locate: 'No location was changed',
} as const

function reverseOf(act: keyof typeof DONE, changed: BulkAnswer['changed']): BulkChange {
  if (act === 'locate') return { act: 'restore', locations: changed }
  return { act: act === 'suspend' ? 'activate' : 'suspend', ids: changed.map(({ id }) => id) }
}
