import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { RequestError } from '../../api-client.ts'
import { useSelectedItem } from '../../kit/add-to-campaign/campaigns.queries.ts'
import { OrderFields } from '../../kit/add-to-campaign/order-fields.tsx'
import { useRefusedFocus } from '../../kit/add-to-campaign/use-refused-focus.ts'
import {
  type OrderDraft,
  orderFields,
  orderOf,
  orderProblems,
  quoteOf,
  unpricedText,
} from '../../kit/add-to-campaign/wanted.ts'
import { refuseFields } from '../../kit/mutation/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { changeLine } from './campaigns.queries.ts'
import { ChangePrice } from './change-price.tsx'
import { useCampaignActs } from './use-campaign-acts.ts'

interface LineChangeProps {
  line: CampaignLine
  today: CivilDate
  onClose: () => void
}

const isGone = (error: unknown) => error instanceof RequestError && error.code === 'not_found'

/** Dialog with other days or another quantity for a line that was not sent, at today's rates of its listing. */
export function LineChange(props: LineChangeProps) {
  const { data: item, error, mutate } = useSelectedItem(props.line.resource)
  if (isGone(error) || (item && 'spots' in item))
    return <p role="alert">It is no longer sold, so its days cannot change. You can remove it.</p>
  if (item) return <ChangeForm {...props} item={item} />
  if (error) {
    return (
      <ErrorState
        icon={CircleAlert}
        heading="h3"
        title="This listing could not be loaded"
        actions={<Button onPress={() => mutate()}>Try again</Button>}
      />
    )
  }
  return (
    <div aria-busy="true">
      <Skeleton className="h-11 w-full" />
    </div>
  )
}

function ChangeForm({ item, line, today, onClose }: LineChangeProps & { item: SelectedItem }) {
  const form = useRef<HTMLFormElement>(null)
  const { run, isPending, refusal, setRefusal } = useCampaignActs()
  const [order, setOrder] = useState({
    startDate: line.starts,
    endDate: line.ends,
    days: line.days ?? [],
    quantity: line.quantity,
    insertions: line.insertions,
  })
  useRefusedFocus(form, refusal)
  // The button that opens the form leaves with it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), [])

  function change(part: Partial<OrderDraft>) {
    setRefusal(null)
    setOrder((before) => ({ ...before, ...part }))
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = orderProblems(item, order)
    if (Object.keys(wrong).length > 0) return setRefusal(refuseFields(wrong))
    void run({
      send: () =>
        changeLine({ id: line.campaignId, line: line.id }, { version: line.version, ...orderOf(item, order) }),
      fields: orderFields(item),
      done: { title: 'Changed', description: 'At the price of today.' },
      onDone: onClose,
    })
  }

  return (
    <form ref={form} noValidate aria-label="Change days and quantity" onSubmit={save} className="space-y-4">
      <OrderFields item={item} order={order} problems={refusal?.fields ?? {}} today={today} onChange={change} />
      <ChangePrice
        line={line}
        wanted={quoteOf(item, order)}
        missing={unpricedText(item, order)}
        today={today}
        onChoose={({ start, end }) => change({ startDate: start, endDate: end })}
      />
      <RefusalLine text={refusal?.whole ?? null} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton size="sm" isPending={isPending} pendingLabel="Saving">
          Save
        </SubmitButton>
        <Button variant="outline" size="sm" onPress={onClose}>
          Keep unchanged
        </Button>
      </div>
    </form>
  )
}
