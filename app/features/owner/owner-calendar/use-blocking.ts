import { useRef } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { BlockForm } from '../../../../worker/supply/rules/calendar/block.ts'
import type { Undo } from '../../../kit/mutation/use-mutation.ts'
import { postBlock, removeBlocks } from './calendar.queries.ts'

type Blocked = Awaited<ReturnType<typeof postBlock>>
type Removed = Awaited<ReturnType<typeof removeBlocks>>

const idsOf = ({ days }: Blocked) => [...new Set(days.map(({ id }) => id))]

/** Act that blocks days, for `useForm` and `useMutation`. Its message can undo it. */
export function useBlocking() {
  const sent = useRef({ asked: '', key: '' })

  /** Key of a form. It stays the same while the same form is sent again: its answer may have been lost. */
  function keyOf(input: BlockForm): string {
    const asked = JSON.stringify(input)
    if (sent.current.asked !== asked) sent.current = { asked, key: crypto.randomUUID() }
    return sent.current.key
  }

  return {
    async send(input: BlockForm): Promise<Blocked> {
      const blocked = await postBlock({ ...input, key: keyOf(input) })
      sent.current = { asked: '', key: '' }
      return blocked
    },
    done(blocked: Blocked, { kind }: BlockForm): string {
      const what = kind === 'sold' ? 'Sale noted' : 'Days blocked'
      const { length } = idsOf(blocked)
      return length > 1 ? `${what}: ${plural(length, ['listing or spot', 'listings and spots'])}` : what
    },
    undo: (blocked: Blocked): Undo => ({
      send: () => removeBlocks({ ids: idsOf(blocked) }),
      done: 'The days are free again',
      failed: 'The days could not be freed',
    }),
  }
}

/** Forms for freed days, one for each kind of block. Days that have passed stay free. */
function formsOf({ days }: Removed, today: CivilDate): BlockForm[] {
  const forms = new Map<string, BlockForm>()
  for (const { resource, quantity, kind, note, from, until } of days) {
    if (until < today) continue
    const id = JSON.stringify([resource, quantity, kind, note])
    const form = forms.get(id) ?? { resources: [resource], quantity, kind, note, spans: [], freeOnly: false }
    form.spans.push({ from: from < today ? today : from, until })
    forms.set(id, form)
  }
  return [...forms.values()]
}

/** Undo of freed days: they are blocked as before. */
export const blockAgain = (freed: Removed, today: CivilDate): Undo => ({
  async send() {
    for (const form of formsOf(freed, today)) await postBlock({ ...form, key: crypto.randomUUID() })
  },
  done: 'The days are blocked again',
  failed: 'The days could not be blocked again',
})
