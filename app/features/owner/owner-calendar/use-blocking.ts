import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { TakenDays } from '../../../../worker/supply/rules/calendar/block.ts'
import { RequestError } from '../../../api-client.ts'
import { failureText, formRefusalOf } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { type BlockInput, postBlock, removeBlocks } from './calendar.queries.ts'

/** Why days were not blocked. */
export interface BlockRefusal {
  text: string | null
  fields: Readonly<Record<string, string>>
  /** The days that others have. */
  places: readonly TakenDays[]
  /** The same form without the days of others; null where nothing is left. */
  rest: BlockInput | null
}

const FIELDS = ['resources', 'spans.0.from', 'spans.0.until', 'quantity', 'note']

function refusalOf(error: unknown, input: BlockInput): BlockRefusal {
  if (error instanceof RequestError && error.code === 'taken') {
    const { places = [], isFreeInPart } = error.details as { places?: TakenDays[]; isFreeInPart?: boolean }
    return { text: error.message, fields: {}, places, rest: isFreeInPart ? { ...input, freeOnly: true } : null }
  }
  const { whole, fields } = formRefusalOf(error, FIELDS)
  return { text: whole, fields, places: [], rest: null }
}

type Removed = Awaited<ReturnType<typeof removeBlocks>>['days']

/** Forms for the days that were given back: one for each look of a block. Days that have passed stay free. */
function formsOf(days: Removed, today: CivilDate): BlockInput[] {
  const forms = new Map<string, BlockInput>()
  for (const { resource, quantity, kind, note, from, until } of days) {
    if (until < today) continue
    const id = JSON.stringify([resource, quantity, kind, note])
    const form = forms.get(id) ?? { resources: [resource], quantity, kind, note, spans: [] }
    form.spans.push({ from: from < today ? today : from, until })
    forms.set(id, form)
  }
  return [...forms.values()]
}

/** Blocks days and gives them back, one act at a time. Both can be undone from the message that they leave. */
export function useBlocking(today: CivilDate) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const sent = useRef({ asked: '', key: '' })
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<BlockRefusal | null>(null)

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setPending(true)
    try {
      return await guard(work)
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }

  /** The key stays while the same form is sent again: its answer may have been lost. */
  function keyOf(input: BlockInput): string {
    const asked = JSON.stringify(input)
    if (sent.current.asked !== asked) sent.current = { asked, key: crypto.randomUUID() }
    return sent.current.key
  }

  async function undoBlock(ids: string[]) {
    try {
      await guard(() => removeBlocks({ ids }))
      toast({ tone: 'success', title: 'The days are free again' })
    } catch (error) {
      toast({ tone: 'danger', title: 'The days could not be freed', description: failureText(error) })
    }
    await revalidate()
  }

  async function undoUnblock(days: Removed) {
    try {
      for (const form of formsOf(days, today)) await guard(() => postBlock({ ...form, key: crypto.randomUUID() }))
      toast({ tone: 'success', title: 'The days are blocked again' })
    } catch (error) {
      toast({ tone: 'danger', title: 'The days could not be blocked again', description: failureText(error) })
    }
    await revalidate()
  }

  /** @returns whether it was done */
  async function block(input: BlockInput): Promise<boolean> {
    setRefusal(null)
    try {
      const done = await run(() => postBlock({ ...input, key: keyOf(input) }))
      if (!done) return false
      sent.current = { asked: '', key: '' }
      const ids = [...new Set(done.days.map(({ id }) => id))]
      const what = input.kind === 'sold' ? 'Sale noted' : 'Days blocked'
      toast({
        tone: 'success',
        title: ids.length > 1 ? `${what}: ${plural(ids.length, ['listing or spot', 'listings and spots'])}` : what,
        action: { label: 'Undo', onAction: () => undoBlock(ids) },
      })
      await revalidate()
      return true
    } catch (error) {
      setRefusal(refusalOf(error, input))
      if (error instanceof RequestError && error.status < 500 && error.status !== 401) await revalidate()
      return false
    }
  }

  /** @returns whether it was done */
  async function unblock(id: string, days: { from?: string; until?: string } = {}): Promise<boolean> {
    setRefusal(null)
    try {
      const done = await run(() => removeBlocks({ ids: [id], ...days }))
      if (!done) return false
      toast({
        tone: 'success',
        title: 'The days are free',
        action: { label: 'Undo', onAction: () => undoUnblock(done.days) },
      })
      await revalidate()
      return true
    } catch (error) {
      const { whole, fields } = formRefusalOf(error, ['from', 'until'])
      setRefusal({ text: whole, fields, places: [], rest: null })
      if (error instanceof RequestError && error.status < 500 && error.status !== 401) await revalidate()
      return false
    }
  }

  return { block, unblock, isPending, refusal, clear: () => setRefusal(null) }
}

export type Blocking = ReturnType<typeof useBlocking>
