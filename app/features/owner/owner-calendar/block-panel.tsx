import { useEffect, useEffectEvent, useState } from 'react'
import { type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { SoldCalendar } from '../../../../worker/supply/calendar/listing-calendar.server.ts'
import { leftOn } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { BLOCK_NAMES, BlockFields, FREE_ONLY, readBlock } from './block-fields.tsx'
import { TakenDays } from './taken-days.tsx'
import { useBlocking } from './use-blocking.ts'

interface BlockPanelProps {
  sold: SoldCalendar
  /** Id of the listing, when it has other spots to block together with this one. */
  listing: string | null
  span: DateSpan | null
  today: CivilDate
  onSpan: (span: DateSpan | null) => void
}

const EMPTY = { from: '', until: '', note: '', quantity: '' }

/** Form that blocks the days selected in the weeks, or typed here. */
export function BlockPanel({ sold, listing, span, today, onSpan }: BlockPanelProps) {
  const [isAll, setAll] = useState(false)
  const capacity = sold.capacity ?? 1
  const form = useForm({
    ...useBlocking(),
    names: BLOCK_NAMES,
    initial: { ...EMPTY, kind: 'blocked' },
    read(texts) {
      const quantity = Number(texts.quantity) || capacity
      // Other spots may have another capacity: the whole of this one means the whole of each.
      const some = !(isAll && quantity === capacity) && { quantity }
      return readBlock(texts, { resources: [isAll && listing !== null ? listing : sold.resource], ...some }, today)
    },
    onDone: reset,
  })
  const { from = '', until = '', kind = '' } = form.texts

  function reset() {
    onSpan(null)
    form.start({ ...EMPTY, kind })
  }

  // The weeks and the form show the same days; how much is what is left of them.
  const start = span && (span.start < today ? today : span.start)
  const end = span?.end ?? ''
  const show = useEffectEvent(() => {
    if (!start) return
    const left = end >= start ? leftOn(sold, { start, end }) : null
    form.set({ from: start, until: end, quantity: `${Math.max(1, left ?? 1)}` })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are selected
  useEffect(() => show(), [start, end])

  const days = from && until ? daysIn({ start: from, end: until }) : 0
  return (
    <Card as="section" aria-labelledby="block-days" className="p-5">
      <h2 id="block-days" className="mb-4 text-base">
        Block these days
      </h2>
      <Form
        form={form}
        aria-labelledby="block-days"
        remedy={
          <TakenDays
            refusal={form.refusal}
            today={today}
            isPending={form.isPending}
            onBlock={() => void form.submit({ ...form.texts, ...FREE_ONLY })}
          />
        }
      >
        <div className="grid gap-4">
          {listing !== null && (
            <Checkbox isSelected={isAll} onChange={setAll}>
              All spots of the listing
            </Checkbox>
          )}
          <BlockFields
            form={form}
            capacity={capacity}
            {...(sold.rate.unit === 'per_sq_cm' && { noun: 'sq cm' })}
            today={today}
            onDays={(days) => days.from && days.until >= days.from && onSpan({ start: days.from, end: days.until })}
          />
          {sold.appears !== null && <p className="text-xs text-ink-2">Only the days of issue are blocked.</p>}
          {/* A part of the form, so that blocking the free days is asked for each time. */}
          <input type="hidden" name="freeOnly" value="" />
        </div>
        <FormButtons
          form={form}
          action={days > 0 ? `Block ${plural(days, ['day', 'days'])}` : 'Block the days'}
          pendingLabel="Blocking"
          variant="accent"
          aside={
            <Button variant="ghost" onPress={reset} isDisabled={form.isPending}>
              Clear
            </Button>
          }
        />
      </Form>
    </Card>
  )
}
