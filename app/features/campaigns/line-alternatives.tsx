import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { Alternative, Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { LineMarks } from '../../kit/listing-card/listing-marks.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextLink } from '../../ui/link.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { replaceLine, useAlternatives } from './campaigns.queries.ts'
import { useCampaignActs } from './use-campaign-acts.ts'

interface LineAlternativesProps {
  campaign: Campaign
  line: CampaignLine
  today: CivilDate
  /** Called after the other place was added to the campaign. */
  onDone: (campaign: Campaign) => void
}

/** Places that are free on the days of an unavailable line; one press replaces the line. */
export function LineAlternatives({ campaign, line, today, onDone }: LineAlternativesProps) {
  const { data: found, error, mutate } = useAlternatives({ id: campaign.id, line: line.id }, line.version)
  const { run, isPending, refusal } = useCampaignActs()
  const [chosen, setChosen] = useState<(Alternative & { key: string }) | null>(null)
  if (error || found?.length === 0) return null
  const days = lineDays(line, today)
  const isDraft = campaign.status === 'draft'

  const replace = ({ resource, total, key, ...place }: Alternative & { key: string }) =>
    run({
      send: () =>
        replaceLine({ id: campaign.id, line: line.id }, { version: line.version, resource, expect: total, key }).catch(
          (failure) => {
            // The price changed, or other days are free: fetch the alternatives again.
            void mutate()
            throw failure
          },
        ),
      done: {
        title: isDraft
          ? `${titleWithRef(place)} is in the draft`
          : `Request sent to the owner of ${titleWithRef(place)}`,
        description: days,
      },
      onDone,
    })

  return (
    <section aria-label={`Instead of ${titleWithRef(line.snapshot)}`}>
      <p className="text-sm font-bold">Free on your days instead</p>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {found === undefined ? (
          <li aria-busy="true" className="p-3">
            <Skeleton className="h-9 w-full" />
          </li>
        ) : (
          found.map((one) => (
            <li key={one.resource} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
              <div className="min-w-0 flex-1 basis-48">
                <TextLink to={one.path} className="inline-block font-semibold wrap-anywhere pointer-coarse:py-2">
                  {one.title}
                </TextLink>
                <LineMarks line={one} />
                <p className="num text-xs text-ink-3 wrap-anywhere">
                  {one.owner} · {formatMoney(one.net)} before GST
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                isDisabled={isPending}
                aria-label={`Replace by ${titleWithRef(one)}`}
                onPress={() => setChosen({ ...one, key: crypto.randomUUID() })}
              >
                <ArrowRightLeft aria-hidden />
                Replace
              </Button>
            </li>
          ))
        )}
      </ul>
      <RefusalLine text={refusal?.whole ?? null} />
      {chosen && (
        <ConfirmDialog
          title={isDraft ? 'Replace this line?' : 'Request this place instead?'}
          confirm={isDraft ? 'Replace line' : 'Send request'}
          look="accent"
          isOpen
          onOpenChange={() => setChosen(null)}
          onConfirm={async () => {
            await replace(chosen)
          }}
        >
          <p className="num wrap-anywhere">
            {titleWithRef(chosen)}, {days}, costs <b>{formatMoney(chosen.total)}</b> with GST
            {differenceText(chosen.total - line.total)}.
          </p>
          <p className="mt-2">{consequence(campaign, line)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function differenceText(difference: number): string {
  if (difference === 0) return ', as much as the other'
  const amount = formatMoney(Math.abs(difference))
  return difference > 0 ? `, ${amount} more than the other` : `, ${amount} less than the other`
}

function consequence({ status }: Campaign, line: CampaignLine): string {
  const title = titleWithRef(line.snapshot)
  if (status === 'draft') return `${title} leaves the draft. Nothing is held until you send it.`
  if (line.status === 'declined')
    return `The request goes to its owner immediately. ${title} stays in the campaign as declined.`
  return `The request goes to its owner immediately. ${title} leaves the campaign.`
}
