import { CalendarPlus, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { RequestError } from '../../../api-client.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { offerMakeGood } from './proofs.queries.ts'

/** Days at no charge, offered for what is disputed. The advertiser takes or declines them. */
export function MakeGoodOffer({ proof: { id, version, remedy }, today }: { proof: Proof; today: CivilDate }) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [isOpen, setOpen] = useState(false)
  const [days, setDays] = useState({ starts: '', ends: '' })
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  async function offer() {
    setPending(true)
    setRefusal(NO_REFUSAL)
    try {
      await guard(() => offerMakeGood(id, { version, ...days }))
      toast({ tone: 'success', title: 'The days are offered' })
      await revalidate()
    } catch (error) {
      setRefusal(formRefusalOf(error, ['starts', 'ends']))
      if (error instanceof RequestError && error.code === 'conflict') {
        toast({ tone: 'danger', title: 'The days were not offered', description: error.message })
        await revalidate()
      }
    } finally {
      setPending(false)
    }
  }

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
  const field = (name: 'starts' | 'ends', label: string) => (
    <TextField
      label={label}
      name={name}
      type="date"
      value={days[name]}
      onChange={(day) => setDays((before) => ({ ...before, [name]: day }))}
      validationBehavior="aria"
      isInvalid={name in refusal.fields}
      errorMessage={refusal.fields[name]}
    />
  )
  return (
    <form
      noValidate
      aria-label="Days at no charge"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void offer()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {field('starts', 'First day')}
        {field('ends', 'Last day')}
      </div>
      {refusal.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {refusal.whole}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton isPending={isPending} pendingLabel="Offering">
          Offer these days
        </SubmitButton>
        <Button variant="ghost" onPress={() => setOpen(false)}>
          Not now
        </Button>
      </div>
    </form>
  )
}
