import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { sendPath } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { NEW_CAMPAIGN } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { ERROR_STATUS } from '../../../worker/kernel/rules/errors.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { RequestError } from '../../api-client.ts'
import { useQuote } from '../../quote.queries.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { forgetInput, keepInput } from '../session/kept-input.ts'
import { Added } from './added.tsx'
import { CampaignChoice, CampaignNameField } from './campaign-choice.tsx'
import { addItem, useOpenCampaigns } from './campaigns.queries.ts'
import { Estimate } from './estimate.tsx'
import { ItemBox } from './item-box.tsx'
import { OrderFields } from './order-fields.tsx'
import { useRefusedFocus } from './use-refused-focus.ts'
import {
  bodyOf,
  type Draft,
  leastEnd,
  orderFields,
  problemsOf,
  quoteOf,
  suggestedName,
  unpricedText,
} from './wanted.ts'

const OFFLINE = 'No connection, so it may not have arrived. Press again: it is added only once.'
const FAILED = 'Something went wrong on our side. Your choice is kept. Please try again.'
const SENT_BEFORE =
  'This form was already sent, so nothing was added now. Check your campaigns, then press again to add it once more.'
const UNREAD = 'Your campaigns could not be loaded. Load them again, and choose one.'
const NO_PRICE = 'No connection, so there is no price yet.'
const PRICE_FAILED = 'The price could not be loaded.'
const ENDED = 'Your session has ended. Sign in and your choice is there again'

interface CampaignFormProps {
  title: string
  /** True to create a campaign and open the dialog that sends it. */
  isBooking: boolean
  item: SelectedItem
  first: Draft
  /** Key of the stored form in this tab. */
  kept: string
  /** Path to return to after the session has ended. */
  next: string
  onClose: () => void
  /** Called when the price or the listing has changed, to fetch the item again. */
  onStale: () => void
}

/** True when the order itself cannot be priced, so that a retry does not help. */
const isRefused = (error: unknown): error is RequestError => error instanceof RequestError && error.status < 500

/** Form of the dialog. Its values stay until they have arrived. */
export function CampaignForm({ title, isBooking, item, first, kept, next, onClose, onStale }: CampaignFormProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const today = civilDate(new Date())
  const { campaigns, error: unread, again } = useOpenCampaigns(!isBooking)
  const [draft, setDraft] = useState(first)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [notice, setNotice] = useState<string | null>(null)
  const [added, setAdded] = useState<{ id: string; name: string; status: string } | null>(null)
  const [refusal, setRefusal] = useState<object | null>(null)
  useRefusedFocus(form, refusal)
  const wanted = useSettled(JSON.stringify(quoteOf(item, draft)))
  const { data: quote, error: unpriced, isLoading, mutate: requote } = useQuote(JSON.parse(wanted))
  const priced = wanted === 'null' || unpriced ? undefined : quote

  // Without an existing campaign a new one is preselected.
  const only = isBooking || campaigns?.length === 0 ? NEW_CAMPAIGN : null
  const campaignName = draft.campaignName ?? (isBooking ? suggestedName(item, draft, today) : '')
  const chosen = { ...draft, campaign: draft.campaign ?? only, campaignName }
  const status =
    chosen.campaign === NEW_CAMPAIGN ? 'draft' : campaigns?.find(({ id }) => id === chosen.campaign)?.status

  const nameFields = chosen.campaign === NEW_CAMPAIGN ? ['campaignName'] : []
  const choiceFields = isBooking ? nameFields : campaigns ? ['campaign', ...nameFields] : []

  const isAdded = added !== null
  useEffect(() => {
    if (isAdded) forgetInput(kept)
    else keepInput(kept, draft)
  }, [isAdded, kept, draft])

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }))
    setNotice(null)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }

  /** Until a last day is chosen, the first day sets it to the shortest booking. */
  function changeOrder(part: Partial<Draft>) {
    const { startDate } = part
    const isFirst = draft.endDate === '' && startDate?.length === 10
    change(isFirst ? { ...part, endDate: leastEnd(item, startDate) } : part)
  }

  const rename = (name: string) => change({ campaignName: name })

  function show(fields: Readonly<Record<string, string>>) {
    setProblems(fields)
    setRefusal({})
  }

  const { run, isPending } = useMutation(() => addItem(bodyOf(item, chosen)), {
    revalidate: false,
    fields: [...choiceFields, ...orderFields(item)],
    onDone({ campaign }) {
      if (!isBooking) return setAdded(campaign)
      forgetInput(kept)
      return navigate(sendPath(campaign))
    },
    onRefused({ code, whole, fields, details }) {
      if (code === 'offline') return setNotice(OFFLINE)
      if (code === 'unauthorized') {
        onClose()
        return navigate(signInPath(isBooking ? 'book' : 'campaign', next), { state: { message: ENDED } })
      }
      if (code === 'key_reused') {
        setDraft((before) => ({ ...before, key: crypto.randomUUID() }))
        return setNotice(SENT_BEFORE)
      }
      if (code === 'price_changed') {
        onStale()
        const { was, now } = details
        return setNotice(
          `The price is ${formatMoney(Number(now))} now, it was ${formatMoney(Number(was))}. Press again to add it at that price.`,
        )
      }
      setNotice(code === 'failed' ? FAILED : whole)
      if (Object.keys(fields).length > 0) return show(fields)
      if (code !== 'failed' && ERROR_STATUS[code] === 409) onStale()
    },
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setNotice(null)
    const wrong = problemsOf(item, chosen)
    if (!campaigns && !isBooking && (wrong.campaign || wrong.campaignName)) setNotice(UNREAD)
    if (Object.keys(wrong).length > 0) return show(wrong)
    await run()
  }

  if (added) return <Added title={item.title} campaign={added} onClose={onClose} />

  return (
    <Dialog
      title={title}
      footer={
        <>
          {notice && (
            <Banner icon={CircleAlert} tone="danger" role="alert" className="w-full">
              {notice}
            </Banner>
          )}
          <p className="w-full text-xs text-ink-3 sm:mr-auto sm:w-auto">Nothing is charged until the owner confirms.</p>
          <Button slot="close" variant="outline">
            Cancel
          </Button>
          <SubmitButton
            form={formId}
            variant="accent"
            isPending={isPending}
            pendingLabel={isBooking ? 'Preparing' : 'Adding'}
          >
            {isBooking ? 'Review and send' : title}
          </SubmitButton>
        </>
      }
    >
      <ItemBox item={item} />
      <form ref={form} id={formId} noValidate aria-label={title} onSubmit={submit} className="mt-5 space-y-4">
        {isBooking ? (
          <CampaignNameField name={campaignName} problem={problems.campaignName} onName={rename} />
        ) : (
          <CampaignChoice
            campaigns={campaigns}
            hasFailed={unread !== undefined}
            value={chosen.campaign}
            name={campaignName}
            problems={problems}
            today={today}
            onChoose={(campaign) => change({ campaign })}
            onName={rename}
            onRetry={() => again()}
          />
        )}
        <OrderFields item={item} order={draft} problems={problems} today={today} onChange={changeOrder} />
        <Estimate
          quote={priced}
          seconds={item.seconds}
          problem={unpricedText(item, draft) ?? (isRefused(unpriced) ? unpriced.message : null)}
          failure={unpriced ? (unpriced instanceof RequestError ? PRICE_FAILED : NO_PRICE) : null}
          isLoading={isLoading}
          status={status ?? null}
          today={today}
          onChoose={({ start, end }) => change({ startDate: start, endDate: end })}
          onRetry={() => requote()}
        />
      </form>
    </Dialog>
  )
}
