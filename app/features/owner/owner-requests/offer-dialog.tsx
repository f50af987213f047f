import { useEffect, useState } from 'react'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { OWNER_ANSWER } from '../../../../worker/booking/rules/promises/promises.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import type { ActProps } from './decline-dialog.tsx'
import { NearestDays } from './nearest-days.tsx'
import { OfferTexts, offerTexts, type Problems, readOffer, withSpan } from './offer-form.ts'
import { OfferHints } from './offer-hints.tsx'
import { counterRequest } from './requests.queries.ts'

interface OfferDialogProps extends ActProps {
  line: CampaignLine
  /** Free days that were chosen before it opened. */
  first: DateSpan | null
  /** What was typed before it was closed, and what is typed now. */
  before: OfferTexts | null
  onChange: (texts: OfferTexts | null) => void
  today: CivilDate
}

const NONE: Problems = {}

/** Other days or another price, for the advertiser to accept. */
export function OfferDialog({
  line,
  first,
  before,
  onChange,
  today,
  seen,
  isPending,
  refusal,
  run,
  onClose,
}: OfferDialogProps) {
  const kept = `offer-${line.id}`
  const [texts, setTexts] = useState(() => {
    const start = before ?? keptInput(kept, OfferTexts) ?? offerTexts(line)
    return first ? withSpan(start, first) : start
  })
  const [problems, setProblems] = useState(NONE)
  useEffect(() => {
    keepInput(kept, texts)
    onChange(texts)
  }, [kept, texts, onChange])

  function change(part: Partial<OfferTexts>) {
    setTexts((before) => ({ ...before, ...part }))
    setProblems(NONE)
  }

  const names = ['starts', 'ends', 'media', 'setup', ...texts.days.map((_, at) => `days.${at}`)]

  async function submit() {
    const read = readOffer(texts, line, today)
    if ('problems' in read) return setProblems(read.problems)
    const refused = await run(() => counterRequest(seen, read.offer), names)
    if (refused !== null) return
    forgetInput(kept)
    onChange(null)
  }

  const fields = Object.keys(problems).length > 0 ? problems : (refusal?.fields ?? NONE)
  const field = (name: string) => ({
    name,
    autoComplete: 'off',
    validationBehavior: 'aria' as const,
    isInvalid: name in fields,
    errorMessage: fields[name],
  })
  return (
    <AnswerDialog
      title="Offer other days or another price"
      action="Send the offer"
      isPending={isPending}
      problem={refusal?.text ?? null}
      remedy={
        refusal?.nearest && (
          <NearestDays
            nearest={refusal.nearest}
            today={today}
            onChoose={(span) => setTexts((before) => withSpan(before, span))}
          />
        )
      }
      fields={fields}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 max-[21rem]:grid-cols-1">
          {line.days === null ? (
            <>
              <TextField
                label="First day"
                type="date"
                {...field('starts')}
                value={texts.starts}
                onChange={(starts) => change({ starts })}
              />
              <TextField
                label="Last day"
                type="date"
                {...field('ends')}
                value={texts.ends}
                onChange={(ends) => change({ ends })}
              />
            </>
          ) : (
            texts.days.map((day, at) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is the nth day
                key={at}
                label={`Day ${at + 1}`}
                type="date"
                {...field(`days.${at}`)}
                value={day}
                onChange={(text) => change({ days: texts.days.with(at, text) })}
              />
            ))
          )}
          <TextField
            label="Media, before GST"
            prefix="₹"
            inputMode="decimal"
            {...field('media')}
            value={texts.media}
            onChange={(media) => change({ media })}
          />
          <TextField
            label={SETUP_LABEL}
            prefix="₹"
            inputMode="decimal"
            {...field('setup')}
            value={texts.setup}
            onChange={(setup) => change({ setup })}
          />
        </div>
        <OfferHints id={line.id} texts={texts} today={today} onChoose={change} />
        <p className="text-sm text-ink-2">
          Prices are for all days together. The days that you offer are held for the advertiser for {OWNER_ANSWER}; the
          days that were asked for are free again.
        </p>
      </div>
    </AnswerDialog>
  )
}
