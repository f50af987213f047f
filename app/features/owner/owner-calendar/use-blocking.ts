import { useRef, useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { TakenDays } from '../../../../worker/supply/rules/calendar/block.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { type BlockInput, postBlock, removeBlocks } from './calendar.queries.ts'

/** Refusal of a block. */
export interface BlockRefusal {
  text: string | null
  fields: Readonly<Record<string, string>>
  /** Days that are already taken. */
  places: readonly TakenDays[]
  /** The same form without the taken days; null when none is left. */
  rest: BlockInput | null
}

const FIELDS = ['resources', 'spans.0.from', 'spans.0.until', 'quantity', 'note']

function blockRefusal({ code, whole, fields, details }: Refusal, input: BlockInput | null): BlockRefusal {
  if (code !== 'taken' || !input) return { text: whole, fields, places: [], rest: null }
  const { places = [], isFreeInPart } = details as { places?: TakenDays[]; isFreeInPart?: boolean }
  return { text: whole, fields, places, rest: isFreeInPart ? { ...input, freeOnly: true } : null }
}

type Removed = Awaited<ReturnType<typeof removeBlocks>>['days']

/** Forms for freed days, one for each kind of block. Days that have passed stay free. */
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

/** Blocks and frees days, one act at a time. The message of each act can undo it. */
export function useBlocking(today: CivilDate) {
  const sent = useRef({ asked: '', key: '' })
  /** Days of the last act; null for an act that frees days. */
  const [input, setInput] = useState<BlockInput | null>(null)
  const { run, isPending, refusal, clear } = useActs()

  /** Key of a form. It stays the same while the same form is sent again: its answer may have been lost. */
  function keyOf(input: BlockInput): string {
    const asked = JSON.stringify(input)
    if (sent.current.asked !== asked) sent.current = { asked, key: crypto.randomUUID() }
    return sent.current.key
  }

  /** @returns true on success */
  function block(next: BlockInput): Promise<boolean> {
    setInput(next)
    const what = next.kind === 'sold' ? 'Sale noted' : 'Days blocked'
    const idsOf = (days: Removed | Awaited<ReturnType<typeof postBlock>>['days']) => [
      ...new Set(days.map(({ id }) => id)),
    ]
    return run({
      fields: FIELDS,
      send: () => postBlock({ ...next, key: keyOf(next) }),
      done: ({ days }) => {
        const { length } = idsOf(days)
        return length > 1 ? `${what}: ${plural(length, ['listing or spot', 'listings and spots'])}` : what
      },
      undo: ({ days }) => ({
        send: () => removeBlocks({ ids: idsOf(days) }),
        done: 'The days are free again',
        failed: 'The days could not be freed',
      }),
      onDone() {
        sent.current = { asked: '', key: '' }
      },
    })
  }

  /** @returns true on success */
  function unblock(id: string, days: { from?: string; until?: string } = {}): Promise<boolean> {
    setInput(null)
    return run({
      fields: ['from', 'until'],
      send: () => removeBlocks({ ids: [id], ...days }),
      done: 'The days are free',
      undo: ({ days: freed }) => ({
        async send() {
          for (const form of formsOf(freed, today)) await postBlock({ ...form, key: crypto.randomUUID() })
        },
        done: 'The days are blocked again',
        failed: 'The days could not be blocked again',
      }),
    })
  }

  return { block, unblock, isPending, refusal: refusal && blockRefusal(refusal, input), clear }
}

export type Blocking = ReturnType<typeof useBlocking>
