import { useRevalidator } from 'react-router'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { OBJECTIVES } from '../../../worker/booking/rules/campaigns/campaign-edit.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { formatMoney, formatNumber, toPaise, toRupees } from '../../../worker/kernel/rules/money.ts'
import { parseRupees } from '../../../worker/kernel/rules/text/amounts.ts'
import { RequestError } from '../../api-client.ts'
import { revalidateCampaigns } from '../../kit/add-to-campaign/campaigns.queries.ts'
import { KeptForm } from '../../kit/session/kept-form.tsx'
import { forgetInput } from '../../kit/session/kept-input.ts'
import { ApiForm } from '../../ui/api-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { editCampaign } from './campaigns.queries.ts'
import { refusalOf } from './refusal.ts'

const refuse = (path: string, message: string) => new DomainError('bad_input', message, [{ path, message }])

/** @throws DomainError bad_input by the field */
function readName(text: string): string {
  const name = text.trim()
  if (name === '') throw refuse('campaignName', 'Name the campaign')
  return name
}

/** Paise; null without a budget. @throws DomainError bad_input by the field */
function readBudget(text: string): number | null {
  if (text.trim() === '') return null
  const amount = parseRupees(text)
  if (amount === null) throw refuse('budget', 'Enter the budget in rupees, such as 5,00,000 or 5 lakh')
  return toPaise(amount)
}

/** Name, objective and budget of a campaign. */
export function EditDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const { id, version, name, objective, budget, status } = campaign
  const form = `edit ${id} ${version}`
  const isSent = status !== 'draft' && status !== 'rejected'

  function close() {
    forgetInput(form)
    onClose()
  }

  async function save(values: Record<string, FormDataEntryValue>) {
    const text = (field: string) => String(values[field] ?? '')
    const edit = {
      version,
      name: readName(text('campaignName')),
      objective: OBJECTIVES.find((one) => one === text('objective')) ?? ('' as const),
      ...(!isSent && { budget: readBudget(text('budget')) }),
    }
    try {
      await editCampaign(id, edit)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.kind !== 'other' || !refusal.isStale) throw error
      await revalidate()
      // A name that is taken belongs to its field; anything else is said as it is now.
      if (Object.keys(refusal.fields).length > 0) throw error
      throw new RequestError(409, { message: refusal.text })
    }
    void revalidateCampaigns()
    await revalidate()
    close()
    toast({ tone: 'success', title: 'Saved' })
  }

  return (
    <Modal isOpen onOpenChange={close}>
      <Dialog title="Edit the campaign">
        <ApiForm
          aria-label="Edit the campaign"
          action="Save"
          isInDialog
          aside={
            <Button slot="close" variant="outline">
              Cancel
            </Button>
          }
          onSubmit={save}
        >
          <KeptForm form={form} />
          <div className="space-y-4">
            <TextField
              label="Campaign name"
              name="campaignName"
              autoComplete="off"
              maxLength={80}
              defaultValue={name}
            />
            <NativeSelect
              label="Objective"
              name="objective"
              defaultValue={objective}
              options={[{ value: '', label: 'Not said' }, ...OBJECTIVES.map((value) => ({ value, label: value }))]}
            />
            {isSent ? (
              <p className="num text-ink-2">
                Budget: {budget === null ? 'not set' : formatMoney(budget)}. It is what our team looks at, so it stays
                once the campaign is sent.
              </p>
            ) : (
              <TextField
                label="Budget, with GST"
                name="budget"
                isOptional
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                maxLength={30}
                defaultValue={budget === null ? '' : formatNumber(toRupees(budget))}
                description="In rupees: 5,00,000 or 5 lakh"
              />
            )}
          </div>
        </ApiForm>
      </Dialog>
    </Modal>
  )
}
