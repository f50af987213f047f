import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { offerMakeGood } from './proofs.queries.ts'

/** Form that offers replacement days for a disputed proof. The advertiser accepts or declines them. */
export function MakeGoodOffer({ proof: { id, version, remedy }, today }: { proof: Proof; today: CivilDate }) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    initial: { starts: '', ends: '' },
    read: ({ starts = '', ends = '' }) => ({ starts, ends }),
    send: (days) => offerMakeGood(id, { version, ...days }),
    conflict: 'The days were not offered',
    done: 'The days are offered',
  })

  if (remedy?.kind === 'make_good' && remedy.answer === null) {
    return (
      <p className="text-sm">
        You offer {formatDate(remedy.starts ?? '', today)} to {formatDate(remedy.ends ?? '', today)} at no charge. The
        advertiser has not answered yet.
      </p>
    )
  }
  if (!isOpen) {
    return (
      <div className="grid gap-2">
        {remedy?.answer === 'declined' && <p className="text-sm">The advertiser declined the days that you offered.</p>}
        <Button variant="outline" className="w-fit" onPress={() => setOpen(true)}>
          <CalendarPlus aria-hidden />
          Offer days at no charge
        </Button>
      </div>
    )
  }
  return (
    <Form form={form} aria-label="Days at no charge" className="rounded-lg border border-line bg-surface p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First day" type="date" {...form.field('starts')} />
        <TextField label="Last day" type="date" {...form.field('ends')} />
      </div>
      <FormButtons
        form={form}
        action="Offer these days"
        pendingLabel="Offering"
        aside={
          <Button variant="ghost" onPress={() => setOpen(false)}>
            Cancel
          </Button>
        }
      />
    </Form>
  )
}
