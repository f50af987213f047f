import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SelectedItem } from '../../../worker/campaigns/selected-item.server.ts'
import { NEW_CAMPAIGN } from '../../../worker/domain/campaign/campaign-item.ts'
import { signInPath } from '../../../worker/domain/catalogue/paths.ts'
import { MAX_DURATION, MAX_QUANTITY } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { RequestError } from '../../api-client.ts'
import { useQuote } from '../../quote.queries.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { forgetInput, keepInput } from '../session/kept-input.ts'
import { Added } from './added.tsx'
import { CampaignChoice } from './campaign-choice.tsx'
import { addItem, useOpenCampaigns } from './campaigns.queries.ts'
import { Estimate } from './estimate.tsx'
import { IssueBoxes } from './issue-boxes.tsx'
import { ItemBox } from './item-box.tsx'
import { asksOf, bodyOf, type Draft, daysProblem, leastEnd, problemsOf, quoteOf } from './wanted.ts'

export const TITLE = 'Add to Campaign'

const OFFLINE = 'No connection, so we do not know whether it arrived. Press again: it is added once.'
const FAILED = 'Something went wrong on our side. What you chose is kept. Please try again.'
const SENT_BEFORE = 'It was added before, with the days that you sent first. You can change them in the campaign.'
const ENDED = 'Your session has ended. Sign in and your choice is there again'

interface CampaignFormProps {
  item: SelectedItem
  first: Draft
  /** The name under which the form is kept in this tab. */
  kept: string
  /** The page to come back to when the session has ended. */
  next: string
  onClose: () => void
  /** The price or the listing has changed: it is read again. */
  onStale: () => void
}

/** The fields of the dialog. What is chosen stays, whatever happens, until it has arrived. */
export function CampaignForm({ item, first, kept, next, onClose, onStale }: CampaignFormProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const today = civilDate(new Date())
  const { campaigns } = useOpenCampaigns()
  const [draft, setDraft] = useState(first)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isPending, setPending] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [added, setAdded] = useState<{ id: string; name: string; status: string } | null>(null)
  const asks = asksOf(item)
  const wanted = useSettled(JSON.stringify(quoteOf(item, draft)))
  const { data: quote, error: unpriced, isLoading } = useQuote(JSON.parse(wanted))
  const priced = wanted === 'null' || unpriced ? undefined : quote

  // Without a campaign to choose from, a new one is chosen.
  const only = campaigns?.length === 0 ? NEW_CAMPAIGN : null
  const chosen = { ...draft, campaign: draft.campaign ?? only }

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

  /** The first day brings the shortest booking with it, while no last day is chosen. */
  const begin = (startDate: string) =>
    change(
      draft.endDate === '' && startDate.length === 10
        ? { startDate, endDate: leastEnd(item, startDate) }
        : { startDate },
    )

  function show(refused: Record<string, string>) {
    setProblems(refused)
    const [name] = Object.keys(refused)
    const field = name && form.current?.elements.namedItem(name)
    const element = field instanceof RadioNodeList ? field[0] : field
    if (element instanceof HTMLElement) element.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setNotice(null)
    const wrong = problemsOf(item, chosen)
    if (Object.keys(wrong).length > 0) return show(wrong)
    setPending(true)
    try {
      const { campaign } = await addItem(bodyOf(item, chosen))
      setAdded(campaign)
    } catch (error) {
      setPending(false)
      refused(error)
    }
  }

  function refused(error: unknown) {
    if (!(error instanceof RequestError)) return setNotice(OFFLINE)
    if (error.status === 401) {
      onClose()
      return navigate(signInPath('campaign', next), { state: { message: ENDED } })
    }
    if (error.code === 'key_reused') {
      setDraft((before) => ({ ...before, key: crypto.randomUUID() }))
      return setNotice(SENT_BEFORE)
    }
    if (error.code === 'price_changed') {
      onStale()
      const { was, now } = error.details
      return setNotice(
        `The price is ${formatMoney(Number(now))} now, it was ${formatMoney(Number(was))}. Press again to add it at that price.`,
      )
    }
    if (error.issues.length > 0)
      return show(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])))
    if (error.status === 409) onStale()
    setNotice(error.status < 500 ? error.message : FAILED)
  }

  if (added) return <Added title={item.title} campaign={added} onClose={onClose} />

  const { quantityNoun, periodNoun } = UNITS[item.rate.unit]
  const field = (name: 'startDate' | 'endDate') => ({
    name,
    type: 'date',
    autoComplete: 'off',
    isRequired: true,
    value: draft[name],
    validationBehavior: 'aria' as const,
    isInvalid: problems[name] !== undefined,
    errorMessage: problems[name],
  })
  return (
    <Dialog
      title={TITLE}
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
          <SubmitButton form={formId} variant="accent" isPending={isPending} pendingLabel="Adding">
            {TITLE}
          </SubmitButton>
        </>
      }
    >
      <ItemBox item={item} />
      <form ref={form} id={formId} noValidate aria-label={TITLE} onSubmit={submit} className="mt-5 space-y-4">
        <CampaignChoice
          campaigns={campaigns ?? []}
          value={chosen.campaign}
          name={draft.campaignName}
          problems={problems}
          today={today}
          onChoose={(campaign) => change({ campaign })}
          onName={(campaignName) => change({ campaignName })}
        />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 max-[21rem]:grid-cols-1">
          <TextField label="Start date" {...field('startDate')} onChange={begin} />
          <TextField label="End date" {...field('endDate')} onChange={(endDate) => change({ endDate })} />
        </div>
        {asks.issues && (
          <IssueBoxes
            item={item}
            draft={draft}
            problem={problems.days}
            today={today}
            onChange={(days) => change({ days })}
          />
        )}
        {(asks.quantity || asks.insertions) && (
          <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
            {asks.quantity && (
              <NumberField
                label={`How many ${quantityNoun[1]}`}
                minValue={item.rate.minQuantity}
                maxValue={MAX_QUANTITY}
                step={item.rate.step}
                value={draft.quantity}
                onChange={(quantity) => change({ quantity })}
                isInvalid={problems.quantity !== undefined}
                errorMessage={problems.quantity}
              />
            )}
            {asks.insertions && periodNoun && (
              <NumberField
                label={`How many ${periodNoun[1]}`}
                minValue={item.rate.minDuration}
                maxValue={MAX_DURATION}
                value={draft.insertions}
                onChange={(insertions) => change({ insertions })}
                isInvalid={problems.insertions !== undefined}
                errorMessage={problems.insertions}
              />
            )}
          </div>
        )}
        <Estimate
          quote={priced}
          seconds={item.seconds}
          problem={daysProblem(item, draft)?.message ?? (unpriced instanceof RequestError ? unpriced.message : null)}
          isLoading={isLoading}
          today={today}
          onChoose={({ start, end }) => change({ startDate: start, endDate: end })}
        />
      </form>
    </Dialog>
  )
}
