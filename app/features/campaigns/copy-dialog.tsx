import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type CivilDate, daysIn, isCivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { badInput } from '../../kit/mutation/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { copyCampaign, useCopyPreview } from './campaigns.queries.ts'
import { CAMPAIGN_ACT } from './use-campaign-acts.ts'

interface CopyLinesProps {
  id: string
  /** First day of the copy; null while none is chosen. */
  startDate: CivilDate | null
  today: CivilDate
}

/** Days and today's price of each line in a copy, and the lines that cannot be copied. */
function CopyLines({ id, startDate, today }: CopyLinesProps) {
  const { data, isLoading } = useCopyPreview(id, startDate)
  if (!data || startDate === null) return null
  return (
    <section aria-label="Lines of the copy" aria-busy={isLoading} className="rounded-lg border border-line">
      <ul className="divide-y divide-line">
        {data.lines.map((line) => (
          <li key={line.id} className="px-3.5 py-2.5">
            <p className="font-semibold wrap-anywhere">{line.title}</p>
            {line.reason === null ? (
              <p className="num text-ink-2">{lineDays(line, today)}</p>
            ) : (
              <p className="text-warn-ink wrap-anywhere">Not copied: {line.reason}</p>
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="num flex justify-between gap-4 border-t border-line px-3.5 py-2.5 font-bold">
        <span>Total with GST</span>
        <span>{formatMoney(data.total)}</span>
      </p>
    </section>
  )
}

interface Copied {
  id: string
  name: string
  refused: readonly { title: string; reason: string }[]
}

interface CopyDialogProps {
  campaign: Campaign
  /** Initial first day. */
  firstDay: CivilDate
  today: CivilDate
  onClose: () => void
}

/** Dialog that copies a campaign to other days; lines that cannot be copied are listed with the reason. */
export function CopyDialog({ campaign, firstDay, today, onClose }: CopyDialogProps) {
  const { id, name, starts, ends } = campaign
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [copied, setCopied] = useState<Copied | null>(null)
  const form = useForm({
    ...CAMPAIGN_ACT,
    initial: { campaignName: '', startDate: firstDay },
    names: { name: 'campaignName' },
    read(texts) {
      const named = (texts.campaignName ?? '').trim()
      if (named === '') throw badInput({ campaignName: 'Name the campaign' })
      return { name: named, startDate: texts.startDate ?? '', key }
    },
    send: (copy) => copyCampaign(id, copy),
    keep: `copy ${id}`,
    done: ({ refused }) =>
      refused.length > 0
        ? null
        : { title: 'Draft created', description: 'At today’s prices. It holds nothing until you send it.' },
    async onDone({ campaign: made, refused }) {
      if (refused.length > 0) return setCopied({ id: made.id, name: made.name, refused })
      onClose()
      await navigate(`/dashboard/campaigns/${made.id}`)
    },
  })

  if (copied) {
    return (
      <Modal isOpen onOpenChange={onClose}>
        <Dialog
          title={`“${copied.name}” was created`}
          footer={
            <>
              <Button slot="close" variant="outline">
                Stay here
              </Button>
              <LinkButton to={`/dashboard/campaigns/${copied.id}`} onClick={onClose}>
                Open the draft
              </LinkButton>
            </>
          }
        >
          <p role="status">
            {plural(copied.refused.length, [
              'line was not copied. Choose other days on its listing.',
              'lines were not copied. Choose other days on their listings.',
            ])}
          </p>
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
            {copied.refused.map(({ title, reason }) => (
              <li key={`${title} ${reason}`} className="flex items-start gap-3 p-3.5">
                <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warn-dot" strokeWidth={2} />
                <span className="min-w-0 wrap-anywhere">
                  <b className="block">{title}</b>
                  <span className="text-ink-2">{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      </Modal>
    )
  }

  const start = form.texts.startDate ?? ''
  const moved = isCivilDate(start) ? daysIn({ start: starts, end: start }) - 1 : null
  return (
    <FormDialog
      form={form}
      title={`Duplicate “${name}”`}
      action="Create draft"
      onClose={() => {
        form.discard()
        onClose()
      }}
    >
      <TextField
        label="New name"
        autoComplete="off"
        maxLength={80}
        placeholder="For example, Summer launch 2027"
        {...form.field('campaignName')}
      />
      <TextField
        label="First day"
        type="date"
        autoComplete="off"
        description={moved === null ? undefined : movedText(moved, daysIn({ start: starts, end: ends }))}
        {...form.field('startDate')}
      />
      <CopyLines id={id} startDate={isCivilDate(start) ? start : null} today={today} />
      <p className="text-xs text-ink-3">
        Lines, objective and budget are copied at today’s prices. A draft holds nothing: its days are held when you send
        it.
      </p>
    </FormDialog>
  )
}

const movedText = (moved: number, length: number): string =>
  moved === 0
    ? 'The same days as before.'
    : `Each line moves by ${plural(Math.abs(moved), ['day', 'days'])}; ${plural(length, ['day', 'days'])} in all, as before. Days of issue move to the nearest issues.`
