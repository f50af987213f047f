import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { SpotChoice } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { describePrice } from '../../../worker/catalogue/rules/rate.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useRefusedFocus } from './use-refused-focus.ts'

interface SpotFormProps {
  title: string
  choice: SpotChoice
  onChoose: (resource: string) => void
}

/** Select of a spot of a channel, newspaper or venue. */
export function SpotForm({ title, choice, onChoose }: SpotFormProps) {
  const formId = useId()
  const [spot, setSpot] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<object | null>(null)
  useRefusedFocus(form, refusal)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (spot) onChoose(spot)
    else setRefusal({})
  }

  return (
    <Dialog
      title={title}
      footer={
        <>
          <Button slot="close" variant="outline">
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="accent">
            Continue
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate aria-label={title} onSubmit={submit}>
        <RadioCards
          label={`Spot in ${choice.title}`}
          name="spot"
          value={spot}
          onChange={setSpot}
          validationBehavior="aria"
          isInvalid={refusal !== null && spot === null}
          errorMessage="Choose a spot"
          options={choice.spots.map(({ id, name, type, rate, seconds }) => {
            const { amount, unit } = describePrice(rate, seconds)
            return {
              value: id,
              label: name,
              ...(type !== name && { description: type }),
              aside: `${formatMoney(amount)} ${unit}`,
            }
          })}
        />
      </form>
    </Dialog>
  )
}
