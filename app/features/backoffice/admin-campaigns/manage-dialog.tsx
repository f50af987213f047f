import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { OBJECTIVES } from '../../../../worker/booking/rules/campaigns/campaign-edit.ts'
import type { ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { choicesOf, LISTED_STATES, stateByCalendar } from '../../../../worker/booking/rules/campaigns/staff-move.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import { useRecordForm } from '../../../kit/conflict/use-record-form.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useLive } from '../../../kit/live/use-live.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { manageCampaign } from './campaigns.queries.ts'
import { CancelCampaignDialog } from './cancel-dialog.tsx'
import { MANAGE_FIELDS, type ManageField, manageTextsOf, managingOf, textsOf } from './manage-draft.ts'
import { consequenceOf } from './status-consequence.ts'

interface ManageDialogProps {
  campaign: ManagedCampaign
  today: CivilDate
  onClose: () => void
}

/** Changes a campaign: its status, its words, its budget, and the figures of what it brought. */
export function ManageDialog({ campaign, today, onClose }: ManageDialogProps) {
  const { announcePresence } = useLive()
  const [isCancelling, setCancelling] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { base, form, conflict } = useRecordForm(campaign, {
    textsOf: manageTextsOf,
    shown: textsOf,
    read: (texts, from) => managingOf(texts, from),
    send: (change) => manageCampaign(campaign.id, change),
    hold({ status }, from) {
      const isMoved = status !== from.status
      setAsking(isMoved)
      return isMoved
    },
    done: 'Campaign saved',
    undo({ id, version, status }, from) {
      const back = LISTED_STATES.find((state) => state === stateByCalendar(from, today))
      if (back === undefined || status === from.status || status === back) return null
      return {
        send: () => manageCampaign(id, { version, status: back }),
        done: 'Status reset',
        failed: 'The status was not reset',
      }
    },
    onDone: onClose,
  })
  const status = form.texts.status ?? ''
  const calendar = stateByCalendar(base, today)
  const choices = choicesOf(base.status, calendar)
  const chosen = choices.find(({ value }) => value === status)?.label ?? ''
  const consequence = consequenceOf(base, status, today)

  useEffect(() => announcePresence(`campaign:${campaign.id}`, true), [announcePresence, campaign.id])

  const field = (name: ManageField) => ({ label: MANAGE_FIELDS[name], autoComplete: 'off', ...form.field(name) })

  if (isCancelling) {
    return (
      <CancelCampaignDialog campaign={base} today={today} onKeep={() => setCancelling(false)} onCancelled={onClose} />
    )
  }
  return (
    <>
      <FormDialog
        form={form}
        title="Manage Campaign"
        action="Save changes"
        pendingLabel="Saving"
        cancel="Close"
        aside={
          (base.status === 'planned' || base.status === 'active') && (
            <Button variant="ghost" className="mr-auto -ml-4 text-danger!" onPress={() => setCancelling(true)}>
              Cancel campaign
            </Button>
          )
        }
        onClose={onClose}
      >
        {conflict && (
          <ConflictBanner {...conflict}>Someone else saved this campaign after you opened it.</ConflictBanner>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <p className="num wrap-anywhere text-ink-2 sm:col-span-2">
            {base.name} · {base.ref}. Its dates and channels follow its bookings.
          </p>
          <div className="sm:col-span-2">
            <NativeSelect
              label={MANAGE_FIELDS.status}
              options={choices.length > 0 ? choices : [{ value: base.status, label: 'Cancelled' }]}
              disabled={choices.length < 2}
              {...form.plain('status')}
            />
            <p className="mt-1.5 text-xs text-ink-3">{consequence.text}</p>
            {consequence.warning && (
              <Banner icon={TriangleAlert} tone="warn" className="mt-2">
                {consequence.warning}
              </Banner>
            )}
          </div>
          <TextField maxLength={80} {...field('name')} />
          <TextField maxLength={120} {...field('client')} />
          <NativeSelect
            label={MANAGE_FIELDS.objective}
            options={[
              ...(base.objective === '' ? [{ value: '', label: 'Not given' }] : []),
              ...OBJECTIVES.map((value) => ({ value, label: value })),
            ]}
            className="self-start"
            {...form.plain('objective')}
          />
          <TextField
            prefix="₹"
            inputMode="decimal"
            maxLength={30}
            description="With GST: 5,00,000 or 5 lakh"
            {...field('budget')}
          />
          <TextField maxLength={20} description="As text, such as 5M+" {...field('reach')} />
          <TextField
            inputMode="decimal"
            maxLength={20}
            description="Total, from the documents of the owners"
            {...field('impressions')}
          />
          <TextField inputMode="decimal" maxLength={8} description="Percent of impressions" {...field('engagement')} />
          <TextField inputMode="decimal" maxLength={8} description="Percent of impressions" {...field('conversion')} />
        </div>
      </FormDialog>
      <ConfirmDialog
        title={`Set “${base.name}” to ${chosen}?`}
        confirm={`Set to ${chosen}`}
        look="accent"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          await form.submit()
        }}
      >
        {consequence.warning && (
          <Banner icon={TriangleAlert} tone="warn" className="mb-3">
            {consequence.warning}
          </Banner>
        )}
        <p>{consequence.text}</p>
        {consequence.goesOn.length > 0 && (
          <>
            <p className="mt-3 font-semibold">These items continue:</p>
            <ul className="num mt-1 list-disc pl-5">
              {consequence.goesOn.map(({ id, snapshot, starts, ends }) => (
                <li key={id} className="wrap-anywhere">
                  {titleWithRef(snapshot)}, {rangeText({ from: starts, until: ends }, today)}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-3">
          The advertiser sees the new status immediately. No mail is sent.
          {status !== calendar && ` It can be reset to ${calendar}. The audit log keeps both.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
