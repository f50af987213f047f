import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { OBJECTIVES } from '../../../worker/booking/rules/campaigns/campaign-edit.ts'
import { formatMoney, formatNumber, toPaise, toRupees } from '../../../worker/kernel/rules/money.ts'
import { parseRupees } from '../../../worker/kernel/rules/text/amounts.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { badInput } from '../../kit/mutation/refusal.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { editCampaign } from './campaigns.queries.ts'
import { CAMPAIGN_ACT } from './use-campaign-acts.ts'

/** Parses the name. @throws DomainError bad_input by field */
function readName(text: string): string {
  const name = text.trim()
  if (name === '') throw badInput({ campaignName: 'Name the campaign' })
  return name
}

/** Parses the budget, paise; null for an empty field. @throws DomainError bad_input by field */
function readBudget(text: string): number | null {
  if (text.trim() === '') return null
  const amount = parseRupees(text)
  if (amount === null) throw badInput({ budget: 'Enter the budget in rupees, such as 5,00,000 or 5 lakh' })
  return toPaise(amount)
}

/** Dialog for name, objective and budget of a campaign. */
export function EditDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { id, version, name, objective, budget, status } = campaign
  const isSent = status !== 'draft' && status !== 'rejected'
  const form = useForm({
    ...CAMPAIGN_ACT,
    initial: { campaignName: name, objective, budget: budget === null ? '' : formatNumber(toRupees(budget)) },
    names: { name: 'campaignName' },
    read: (texts) => ({
      name: readName(texts.campaignName ?? ''),
      objective: OBJECTIVES.find((one) => one === texts.objective) ?? ('' as const),
      ...(!isSent && { budget: readBudget(texts.budget ?? '') }),
    }),
    send: (edit) => editCampaign(id, { version, ...edit }),
    keep: `edit ${id} ${version}`,
    done: 'Saved',
    onDone: onClose,
  })

  function close() {
    form.discard()
    onClose()
  }

  return (
    <FormDialog form={form} title="Edit campaign" action="Save changes" pendingLabel="Saving" onClose={close}>
      <TextField label="Campaign name" autoComplete="off" maxLength={80} {...form.field('campaignName')} />
      <NativeSelect
        label="Objective"
        options={[{ value: '', label: 'Not given' }, ...OBJECTIVES.map((value) => ({ value, label: value }))]}
        {...form.plain('objective')}
      />
      {isSent ? (
        <p className="num text-ink-2">
          Budget: {budget === null ? 'not set' : formatMoney(budget)}. Our team reviews it, so it cannot change after
          the campaign is sent.
        </p>
      ) : (
        <TextField
          label="Budget, with GST"
          isOptional
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          description="In rupees: 5,00,000 or 5 lakh"
          {...form.field('budget')}
        />
      )}
    </FormDialog>
  )
}
