import { type SubmitEvent, useRef, useState } from 'react'
import { openIssuesIn } from '../../../worker/domain/availability/issues.ts'
import type { CampaignLine } from '../../../worker/domain/campaign/campaign.ts'
import { isFixed, MAX_DURATION, MAX_QUANTITY } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { type CivilDate, formatDate } from '../../../worker/domain/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { changeLine, useSoldItem } from './campaigns.queries.ts'
import { ChangePrice } from './change-price.tsx'
import { useAct } from './use-act.ts'

interface LineChangeProps {
  line: CampaignLine
  today: CivilDate
  onClose: () => void
}

/** More days of issue than that are chosen on the page of the paper. */
const MAX_SHOWN = 62

/** Other days or another quantity for a line that was not sent. */
export function LineChange({ line, today, onClose }: LineChangeProps) {
  const { data: item, error } = useSoldItem(line.resource)
  const form = useRef<HTMLFormElement>(null)
  const { act, isPending, refusal } = useAct()
  const [start, setStart] = useState(line.starts)
  const [end, setEnd] = useState(line.ends)
  const [days, setDays] = useState(line.days ?? [])
  const [quantity, setQuantity] = useState(line.quantity)
  const [insertions, setInsertions] = useState(line.insertions)
  const fields = refusal?.kind === 'other' ? refusal.fields : {}
  const isNamed = ['startDate', 'endDate', 'quantity', 'insertions', 'days'].some((name) => fields[name] !== undefined)

  if (error || (item && 'spots' in item))
    return <p role="alert">It is no longer sold, so its days cannot be changed. You can remove it.</p>
  if (!item) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-11 w-full" />
      </div>
    )
  }
  const { rate, appears } = item
  const { quantityNoun, periodNoun, period } = UNITS[rate.unit]
  const issues =
    appears && start && end && start <= end ? openIssuesIn(appears, { start, end }, today).slice(0, MAX_SHOWN) : []
  const chosen = issues.filter((day) => days.includes(day))
  const asksQuantity = !isFixed(rate)
  const asksInsertions = !appears && period === 'release' && periodNoun !== null
  const many = asksQuantity ? { quantity } : {}
  const hasDays = start !== '' && end !== '' && start <= end
  const inRow = { starts: start, ends: end, ...(asksInsertions && { insertions }) }
  const wanted = (appears ? chosen.length > 0 : hasDays)
    ? { resource: line.resource, ...(appears ? { issues: chosen } : inRow), ...many }
    : null

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const change = {
      version: line.version,
      startDate: appears ? (chosen[0] ?? start) : start,
      endDate: appears ? (chosen.at(-1) ?? end) : end,
      quantity,
      insertions: appears ? Math.max(1, chosen.length) : insertions,
      ...(appears && { days: chosen }),
    }
    void act(
      () => changeLine({ id: line.campaignId, line: line.id }, change),
      () => {
        onClose()
        toast({ tone: 'success', title: 'Changed', description: 'At the price of today.' })
      },
    )
  }

  const problem = (name: string) => ({
    validationBehavior: 'aria' as const,
    isInvalid: fields[name] !== undefined,
    errorMessage: fields[name],
  })
  return (
    <form ref={form} noValidate aria-label="Change days and quantity" onSubmit={save} className="space-y-4">
      <div className="grid grid-cols-2 items-start gap-4 max-[21rem]:grid-cols-1">
        <TextField label="Start date" type="date" value={start} onChange={setStart} {...problem('startDate')} />
        <TextField label="End date" type="date" value={end} onChange={setEnd} {...problem('endDate')} />
      </div>
      {appears && (
        <CheckboxGroup
          label="Days of issue"
          value={chosen}
          onChange={setDays}
          description={issues.length === 0 ? 'Nothing appears between these dates' : undefined}
          className="grid-cols-2 sm:grid-cols-4"
          {...problem('days')}
        >
          {issues.map((day) => (
            <Checkbox key={day} value={day}>
              <span className="num">{formatDate(day, today)}</span>
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {asksQuantity && (
        <NumberField
          label={`How many ${quantityNoun[1]}`}
          minValue={rate.minQuantity}
          maxValue={MAX_QUANTITY}
          step={rate.step}
          value={quantity}
          onChange={setQuantity}
          {...problem('quantity')}
        />
      )}
      {asksInsertions && (
        <NumberField
          label={`How many ${periodNoun[1]}`}
          minValue={rate.minDuration}
          maxValue={MAX_DURATION}
          value={insertions}
          onChange={setInsertions}
          {...problem('insertions')}
        />
      )}
      <ChangePrice
        line={line}
        wanted={wanted}
        today={today}
        onChoose={(span) => {
          setStart(span.start)
          setEnd(span.end)
        }}
      />
      <RefusalLine text={isNamed ? null : (refusal?.text ?? null)} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton size="sm" isPending={isPending} pendingLabel="Saving">
          Save
        </SubmitButton>
        <Button variant="outline" size="sm" onPress={onClose}>
          Keep as it is
        </Button>
      </div>
    </form>
  )
}
