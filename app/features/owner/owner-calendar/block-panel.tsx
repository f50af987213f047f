import { type SubmitEvent, useEffect, useState } from 'react'
import { type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { SoldCalendar } from '../../../../worker/supply/calendar/listing-calendar.server.ts'
import { leftOn } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { BlockFields, type BlockTexts } from './block-fields.tsx'
import { RefusedDays } from './refused-days.tsx'
import type { Blocking } from './use-blocking.ts'

interface BlockPanelProps {
  sold: SoldCalendar
  /** Id of the listing, when it has other spots to block together with this one. */
  listing: string | null
  span: DateSpan | null
  today: CivilDate
  blocking: Blocking
  onSpan: (span: DateSpan | null) => void
}

const NONE = {}

/** Form that blocks the days selected in the weeks, or typed here. */
export function BlockPanel({ sold, listing, span, today, blocking, onSpan }: BlockPanelProps) {
  const [texts, setTexts] = useState<BlockTexts>({ from: '', until: '', quantity: 0, kind: 'blocked', note: '' })
  const [isAll, setAll] = useState(false)
  const { block, isPending, refusal, clear } = blocking
  const capacity = sold.capacity ?? 1
  const start = span && (span.start < today ? today : span.start)
  const end = span?.end ?? ''

  // The weeks and the form show the same days; how much is what is left of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are selected
  useEffect(() => {
    if (!start) return
    const left = end >= start ? leftOn(sold, { start, end }) : null
    setTexts((before) => ({ ...before, from: start, until: end, quantity: Math.max(1, left ?? 1) }))
  }, [start, end])

  function change(part: Partial<BlockTexts>) {
    clear()
    const next = { ...texts, ...part }
    setTexts(next)
    if ((part.from !== undefined || part.until !== undefined) && next.from && next.until >= next.from) {
      onSpan({ start: next.from, end: next.until })
    }
  }

  function reset() {
    clear()
    onSpan(null)
    setTexts({ ...texts, from: '', until: '', note: '', quantity: 0 })
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const quantity = texts.quantity || capacity
    // Other spots may have another capacity: the whole of this one means the whole of each.
    const isWhole = isAll && quantity === capacity
    const isDone = await block({
      resources: [isAll && listing !== null ? listing : sold.resource],
      spans: [{ from: texts.from, until: texts.until }],
      ...(!isWhole && { quantity }),
      ...{ kind: texts.kind, note: texts.note },
    })
    if (isDone) reset()
  }

  const days = texts.from && texts.until ? daysIn({ start: texts.from, end: texts.until }) : 0
  return (
    <Card as="section" aria-labelledby="block-days" className="p-5">
      <h2 id="block-days" className="mb-4 text-base">
        Block these days
      </h2>
      <form noValidate aria-labelledby="block-days" onSubmit={send} className="grid gap-4">
        {listing !== null && (
          <Checkbox isSelected={isAll} onChange={setAll}>
            All spots of the listing
          </Checkbox>
        )}
        <BlockFields
          texts={texts}
          onChange={change}
          fields={refusal?.fields ?? NONE}
          capacity={capacity}
          {...(sold.rate.unit === 'per_sq_cm' && { noun: 'sq cm' })}
          today={today}
        />
        {sold.appears !== null && <p className="text-xs text-ink-2">Only the days of issue are blocked.</p>}
        {refusal && (
          <RefusedDays
            refusal={refusal}
            today={today}
            isPending={isPending}
            onBlock={async (rest) => (await block(rest)) && reset()}
          />
        )}
        <div className="flex gap-2.5">
          <Button type="submit" variant="accent" isPending={isPending} className="flex-1">
            {days > 0 ? `Block ${plural(days, ['day', 'days'])}` : 'Block the days'}
          </Button>
          <Button variant="ghost" onPress={reset} isDisabled={isPending}>
            Clear
          </Button>
        </div>
      </form>
    </Card>
  )
}
