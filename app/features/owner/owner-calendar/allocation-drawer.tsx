import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import { addDays, type CivilDate, daysIn, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Unblock } from '../../../../worker/supply/rules/calendar/block.ts'
import type { OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useIdentity } from '../../../site.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { Figures } from '../../../ui/figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Written } from '../../../ui/written.tsx'
import { removeBlocks, useBooking } from './calendar.queries.ts'
import { blockAgain } from './use-blocking.ts'
import { allocationDays, KIND_LABELS, takenText } from './words.ts'

const TONES: Record<OwnAllocation['kind'], Tone> = {
  booked: 'info',
  asked: 'warn',
  blocked: 'neutral',
  sold: 'neutral',
}

interface AllocationDrawerProps {
  title: string
  /** Allocations of the same days, or of the same listing; one is shown at a time. */
  allocations: readonly OwnAllocation[]
  /** Capacity per day of a resource. */
  capacityOf: (resource: string) => number | null
  /** Name of the spot; null for a listing without spots. */
  spotOf: (resource: string) => string | null
  today: CivilDate
  canBlock: boolean
  onClose: () => void
}

/** Drawer with a booking, a request or a block. */
export function AllocationDrawer(props: AllocationDrawerProps) {
  const { title, allocations, capacityOf, spotOf, today, canBlock, onClose } = props
  const [at, setAt] = useState(0)
  const allocation = allocations[Math.min(at, allocations.length - 1)]
  if (!allocation) return null
  const { kind, resource, quantity, starts, until, who, ref, note, expiresAt } = allocation
  const isLine = kind === 'booked' || kind === 'asked'
  const capacity = capacityOf(resource)
  const spot = spotOf(resource)
  return (
    <Modal size="side" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog
        title={ref ?? KIND_LABELS[kind]}
        actions={
          allocations.length > 1 && (
            <>
              <IconButton
                aria-label="Previous"
                whyNot={at === 0 && 'This is the first one.'}
                onPress={() => setAt(at - 1)}
              >
                <ChevronUp aria-hidden />
              </IconButton>
              <IconButton
                aria-label="Next"
                whyNot={at >= allocations.length - 1 && 'This is the last one.'}
                onPress={() => setAt(at + 1)}
              >
                <ChevronDown aria-hidden />
              </IconButton>
            </>
          )
        }
        footer={
          isLine && ref ? (
            <LinkButton to={`/dashboard/requests/${encodeURIComponent(allocation.id)}`} variant="primary">
              {kind === 'asked' ? 'Open the request' : 'Open the booking'}
            </LinkButton>
          ) : undefined
        }
      >
        <div className="grid gap-5">
          <div>
            <p className="text-base font-bold wrap-anywhere">{spot ? `${spot}, ${title}` : title}</p>
            {who && <p className="text-ink-2 wrap-anywhere">{who}</p>}
            <p className="mt-2">
              <Badge tone={TONES[kind]}>{KIND_LABELS[kind]}</Badge>
            </p>
          </div>
          {kind === 'asked' && expiresAt !== null && (
            <p className="num rounded-lg bg-warn-soft px-4 py-3 text-warn-ink">
              {ref ? 'Answer by' : 'Held until'} <b>{formatInstant(expiresAt)}</b>. After that the days are free again.
            </p>
          )}
          {isLine && !ref && (
            <p className="text-ink-2">
              Our team reviews this campaign first. You get the request, with the advertiser’s name, after approval.
            </p>
          )}
          <Figures
            facts={[
              { label: 'Dates', value: allocationDays(allocation, today) },
              { label: 'Days', value: String(daysIn({ start: starts, end: addDays(until, -1) })) },
              ...(capacity !== 1 ? [{ label: 'Quantity', value: takenText(quantity, capacity) }] : []),
            ]}
          />
          {note && <Written className="text-ink-2">{note}</Written>}
          {isLine && ref && <Sums id={allocation.id} />}
          {!isLine && canBlock && (
            <UnblockForm key={`${allocation.id}-${starts}`} allocation={allocation} today={today} onDone={onClose} />
          )}
        </div>
      </Dialog>
    </Modal>
  )
}

/** Payout of the owner for a booking. */
function Sums({ id }: { id: string }) {
  const site = useIdentity()

  const { data, error } = useBooking(id)
  if (error) return <p className="text-ink-2">The sums could not be loaded. Open it to see them.</p>
  if (!data) return <Skeleton className="h-24" />
  const { sums, payout } = data
  const rows = [
    ['Media', formatMoney(sums.media)],
    ...(sums.setup > 0 ? [[SETUP_LABEL, formatMoney(sums.setup)]] : []),
    ['GST, billed by you', `+${formatMoney(sums.gst)}`],
    [`${site.name} fee, with GST`, `−${formatMoney(payout.fee + payout.feeGst)}`],
  ]
  return (
    <section aria-label="Your payout">
      <h3 className="text-sm font-bold">Your payout</h3>
      <dl className="num mt-2 grid gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-base font-bold">
          <dt>You receive</dt>
          <dd>{formatMoney(payout.receives)}</dd>
        </div>
      </dl>
    </section>
  )
}

function UnblockForm({
  allocation: { id, starts, until },
  today,
  onDone,
}: {
  allocation: OwnAllocation
  today: CivilDate
  onDone: () => void
}) {
  const last = addDays(until, -1)
  const form = useForm({
    schema: Unblock,
    initial: { from: starts < today ? today : starts, until: last },
    send: (days) => removeBlocks({ ids: [id], ...days }),
    done: 'The days are free',
    undo: (freed) => blockAgain(freed, today),
    onDone,
  })
  const { from: start = '', until: end = '' } = form.texts
  const days = start && end ? daysIn({ start, end }) : 0
  if (last < today) return <p className="text-ink-2">These days have passed.</p>
  return (
    <Form form={form} aria-label="Unblock" className="border-t border-line pt-5">
      <p className="mb-4 text-ink-2">Release all of the days, or some of them.</p>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField label="Free from" type="date" {...form.field('from')} />
        <TextField label="Free until" type="date" {...form.field('until')} />
      </div>
      <FormButtons
        form={form}
        action={days > 0 ? `Unblock ${plural(days, ['day', 'days'])}` : 'Unblock'}
        variant="outline"
        whyNot={days < 1 && 'Choose days of this block: from first, until after it.'}
      />
    </Form>
  )
}
