import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useRevalidator } from 'react-router'
import { OBJECTIVES } from '../../../../worker/booking/rules/campaigns/campaign-edit.ts'
import type { ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import {
  choicesOf,
  LISTED_STATES,
  type ListedState,
  stateByCalendar,
} from '../../../../worker/booking/rules/campaigns/staff-move.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { mineOver } from '../../../kit/conflict/conflict.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import { useConflict } from '../../../kit/conflict/use-conflict.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { failureText, formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { manageCampaign } from './campaigns.queries.ts'
import { CancelCampaignDialog } from './cancel-dialog.tsx'
import {
  MANAGE_FIELDS,
  type ManageDraft,
  type ManageField,
  manageDraftOf,
  managingOf,
  textsOf,
} from './manage-draft.ts'
import { consequenceOf } from './status-consequence.ts'

interface ManageDialogProps {
  campaign: ManagedCampaign
  today: CivilDate
  onClose: () => void
}

const FORM_ID = 'manage-campaign'

/** Dialog that changes a campaign: status, texts, budget and reported figures. */
export function ManageDialog({ campaign, today, onClose }: ManageDialogProps) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const { announcePresence } = useLive()
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(campaign)
  const [draft, setDraft] = useState<ManageDraft>(() => manageDraftOf(campaign))
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const { conflict, clear, ...sending } = useConflict(textsOf)
  const [isSaving, setSaving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const calendar = stateByCalendar(base, today)
  const choices = choicesOf(base.status, calendar)
  const chosen = choices.find(({ value }) => value === draft.status)?.label ?? ''
  const [isAsking, setAsking] = useState(false)
  const consequence = consequenceOf(base, draft.status, today)

  useEffect(() => announcePresence(`campaign:${campaign.id}`, true), [announcePresence, campaign.id])
  useEffect(() => {
    if (Object.keys(refusal.fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  async function send(sent: ManageDraft, from: ManagedCampaign): Promise<void> {
    try {
      const saved = await guard(() =>
        sending.send(from, (seen) =>
          manageCampaign(seen.id, managingOf(mineOver(manageDraftOf(from), sent, manageDraftOf(seen)), seen)),
        ),
      )
      await revalidate()
      if (saved === null) return
      const { id, version, status } = saved
      const back = LISTED_STATES.find((state) => state === stateByCalendar(from, today))
      const isAhead = back !== undefined && status !== from.status && status !== back
      toast({
        tone: 'success',
        title: 'Campaign saved',
        ...(isAhead && { action: { label: 'Undo', onAction: () => void undo(id, { version, status: back }) } }),
      })
      onClose()
    } catch (error) {
      setRefusal(formRefusalOf(error, Object.keys(MANAGE_FIELDS)))
    }
  }

  /** Resets the status to that of the calendar. */
  async function undo(id: string, change: { version: number; status: ListedState }) {
    try {
      await guard(() => manageCampaign(id, change))
      toast({ tone: 'success', title: 'Status reset' })
    } catch (error) {
      toast({ tone: 'danger', title: 'The status was not reset', description: failureText(error) })
    }
    await revalidate()
  }

  async function save(sent: ManageDraft, from: ManagedCampaign) {
    if (isSaving) return
    setSaving(true)
    setRefusal(NO_REFUSAL)
    try {
      await send(sent, from)
    } finally {
      setSaving(false)
    }
  }

  /** Continues from another person's version. */
  function rebase(from: ManagedCampaign, values: ManageDraft) {
    setBase(from)
    setDraft(values)
    clear()
  }

  const change = (field: ManageField) => (text: string) => {
    setDraft((now) => ({ ...now, [field]: text }))
    if (field in refusal.fields) setRefusal(NO_REFUSAL)
  }
  const text = (field: ManageField, more: object = {}) => (
    <TextField
      label={MANAGE_FIELDS[field]}
      name={field}
      autoComplete="off"
      value={draft[field]}
      onChange={change(field)}
      validationBehavior="aria"
      isInvalid={field in refusal.fields}
      errorMessage={refusal.fields[field]}
      {...more}
    />
  )

  if (isCancelling) {
    return (
      <CancelCampaignDialog campaign={base} today={today} onKeep={() => setCancelling(false)} onCancelled={onClose} />
    )
  }
  return (
    <>
      <Modal isOpen onOpenChange={onClose}>
        <Dialog
          title="Manage Campaign"
          footer={
            <>
              {(base.status === 'planned' || base.status === 'active') && (
                <Button variant="ghost" className="mr-auto -ml-4 text-danger!" onPress={() => setCancelling(true)}>
                  Cancel campaign
                </Button>
              )}
              <Button slot="close" variant="outline">
                Close
              </Button>
              <Button type="submit" form={FORM_ID} isPending={isSaving} pendingLabel="Saving">
                Save
              </Button>
            </>
          }
        >
          {conflict && (
            <div className="mb-5">
              <ConflictBanner
                changes={conflict.changes}
                isSaving={isSaving}
                onTakeTheirs={() => rebase(conflict.current, manageDraftOf(conflict.current))}
                onKeepMine={() => {
                  const mine = mineOver(manageDraftOf(base), draft, manageDraftOf(conflict.current))
                  rebase(conflict.current, mine)
                  void save(mine, conflict.current)
                }}
              >
                Someone else saved this campaign after you opened it.
              </ConflictBanner>
            </div>
          )}
          <Form
            ref={form}
            id={FORM_ID}
            aria-label="Manage Campaign"
            validationBehavior="aria"
            className="grid gap-4 sm:grid-cols-2"
            onSubmit={(event) => {
              event.preventDefault()
              if (draft.status === base.status) void save(draft, base)
              else setAsking(true)
            }}
          >
            <p className="num wrap-anywhere text-ink-2 sm:col-span-2">
              {base.name} · {base.ref}. Its dates and channels follow its bookings.
            </p>
            <div className="sm:col-span-2">
              <NativeSelect
                label={MANAGE_FIELDS.status}
                name="status"
                options={choices.length > 0 ? choices : [{ value: base.status, label: 'Cancelled' }]}
                value={draft.status}
                onChange={({ target }) => change('status')(target.value)}
                disabled={choices.length < 2}
              />
              <p className="mt-1.5 text-xs text-ink-3">{consequence.text}</p>
              {'status' in refusal.fields && (
                <p role="alert" className="mt-1.5 text-xs font-semibold text-danger">
                  {refusal.fields.status}
                </p>
              )}
              {consequence.warning && (
                <Banner icon={TriangleAlert} tone="warn" className="mt-2">
                  {consequence.warning}
                </Banner>
              )}
            </div>
            {text('name', { maxLength: 80 })}
            {text('client', { maxLength: 120 })}
            <NativeSelect
              label={MANAGE_FIELDS.objective}
              name="objective"
              options={[
                ...(base.objective === '' ? [{ value: '', label: 'Not given' }] : []),
                ...OBJECTIVES.map((value) => ({ value, label: value })),
              ]}
              value={draft.objective}
              onChange={({ target }) => change('objective')(target.value)}
              className="self-start"
            />
            {text('budget', {
              prefix: '₹',
              inputMode: 'decimal',
              maxLength: 30,
              description: 'With GST: 5,00,000 or 5 lakh',
            })}
            {text('reach', { maxLength: 20, description: 'As text, such as 5M+' })}
            {text('impressions', {
              inputMode: 'decimal',
              maxLength: 20,
              description: 'Total, from the documents of the owners',
            })}
            {text('engagement', { inputMode: 'decimal', maxLength: 8, description: 'Percent of impressions' })}
            {text('conversion', { inputMode: 'decimal', maxLength: 8, description: 'Percent of impressions' })}
          </Form>
          <RefusalLine text={refusal.whole} />
        </Dialog>
      </Modal>
      <ConfirmDialog
        title={`Set “${base.name}” to ${chosen}?`}
        confirm={`Set to ${chosen}`}
        look="accent"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => save(draft, base)}
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
          {draft.status !== calendar && ` It can be reset to ${calendar}. The audit log keeps both.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
