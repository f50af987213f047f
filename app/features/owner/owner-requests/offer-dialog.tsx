import { useState } from 'react'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { OWNER_ANSWER } from '../../../../worker/booking/rules/promises/promises.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { Texts, useForm } from '../../../kit/form/use-form.ts'
import { keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { AnswerProps } from './decline-dialog.tsx'
import { NearestDays } from './nearest-days.tsx'
import { offerFields, offerTexts, readOffer, textsOfFields, withSpan } from './offer-form.ts'
import { OfferHints } from './offer-hints.tsx'
import { nearestDays, requestRefusal } from './refusal.ts'
import { counterRequest } from './requests.queries.ts'

interface OfferDialogProps extends AnswerProps {
  line: CampaignLine
  /** Free days that were chosen before it opened. */
  first: DateSpan | null
  today: CivilDate
}

/** Dialog that offers the advertiser other days or another price. */
export function OfferDialog({ line, first, today, seen, onRefused, onClose }: OfferDialogProps) {
  const keep = `offer-${line.id}`
  const [initial] = useState(() => {
    const fields = keptInput(keep, Texts) ?? offerFields(offerTexts(line))
    if (!first) return fields
    const moved = offerFields(withSpan(textsOfFields(fields), first))
    // Days chosen now replace the stored ones.
    keepInput(keep, moved)
    return moved
  })
  const form = useForm({
    initial,
    read: (fields) => readOffer(textsOfFields(fields), line, today),
    send: (offer) => counterRequest(seen, offer),
    keep,
    done: 'Offer sent',
    refuse: requestRefusal,
    onRefused,
    onDone: onClose,
  })
  const { set, refusal } = form
  const texts = textsOfFields(form.texts)
  const nearest = nearestDays(refusal)
  const field = (name: string) => ({ ...form.field(name), autoComplete: 'off' })
  return (
    <FormDialog
      form={form}
      title="Offer other days or another price"
      action="Send the offer"
      pendingLabel="Sending"
      onClose={onClose}
      remedy={
        nearest && (
          <NearestDays nearest={nearest} today={today} onChoose={(span) => set(offerFields(withSpan(texts, span)))} />
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 max-[21rem]:grid-cols-1">
        {line.days === null ? (
          <>
            <TextField label="First day" type="date" {...field('starts')} />
            <TextField label="Last day" type="date" {...field('ends')} />
          </>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is the nth day
          texts.days.map((_, i) => <TextField key={i} label={`Day ${i + 1}`} type="date" {...field(`days.${i}`)} />)
        )}
        <TextField label="Media, before GST" prefix="₹" inputMode="decimal" {...field('media')} />
        <TextField label={SETUP_LABEL} prefix="₹" inputMode="decimal" {...field('setup')} />
      </div>
      <OfferHints id={line.id} texts={texts} today={today} onChoose={(next) => set(offerFields(next))} />
      <p className="text-sm text-ink-2">
        Prices are for all days together. The offered days are held for the advertiser for {OWNER_ANSWER}; the requested
        days are released.
      </p>
    </FormDialog>
  )
}
