import { CircleAlert } from 'lucide-react'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { rangeOf, rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate, DateSpan } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { changedSums, type Refusal } from '../../kit/mutation/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { LineAlternatives } from './line-alternatives.tsx'
import { type TakenLine, takenLines } from './refusal.ts'
import { WatchButton } from './watch-button.tsx'

interface RefusalPanelProps {
  refusal: Refusal | null
  campaign: Campaign
  watched: CampaignPage['watched']
  today: CivilDate
  isPending: boolean
  /** Moves a line to other days. */
  onMove: (line: CampaignLine, span: DateSpan) => void
  /** Called after a line was replaced by another place. */
  onReplaced: (line: CampaignLine, campaign: Campaign) => void
}

/** Refusal of an act: lines whose days are taken, with alternatives; a changed price; or a message. */
export function RefusalPanel({ refusal, campaign, ...rest }: RefusalPanelProps) {
  const lines = takenLines(refusal)
  const sums = changedSums(refusal)
  if (lines.length > 0) {
    return (
      <div role="alert" className="mt-5">
        <p className="flex items-start gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
          These days are taken. Nothing was sent.
        </p>
        <ul className="mt-3 space-y-3">
          {lines.map((taken) => (
            <TakenCard
              key={taken.id}
              taken={taken}
              line={campaign.lines.find(({ id }) => id === taken.id)}
              campaign={campaign}
              {...rest}
            />
          ))}
        </ul>
      </div>
    )
  }
  if (sums) {
    return (
      <div role="alert" className="mt-5 rounded-lg bg-warn-soft p-4 text-warn-ink">
        <p className="font-semibold">The sum has changed</p>
        <p className="num mt-1">
          It was {formatMoney(sums.was)} and is {formatMoney(sums.now)} now. The button below goes on with{' '}
          {formatMoney(sums.now)}.
        </p>
      </div>
    )
  }
  return <RefusalLine text={refusal?.whole ?? null} />
}

interface TakenCardProps extends Omit<RefusalPanelProps, 'refusal'> {
  taken: TakenLine
  line: CampaignLine | undefined
}

function TakenCard({ taken, line, campaign, watched, today, isPending, onMove, onReplaced }: TakenCardProps) {
  // Only a line that was not sent can be moved, and days of issue are chosen one by one.
  const movable = line?.status === 'draft' && line.days === null ? line : null
  return (
    <li className="rounded-lg border border-line p-4">
      <p className="font-semibold wrap-anywhere">{taken.title}</p>
      {taken.nearest.length > 0 ? (
        <>
          <p className="mt-1 text-ink-2">Nearest free days</p>
          <ul className="num mt-2 flex flex-wrap gap-2">
            {taken.nearest.map((span) => {
              const text = rangeText(rangeOf(span), today)
              return (
                <li key={span.start}>
                  {movable ? (
                    <Button variant="outline" size="sm" isDisabled={isPending} onPress={() => onMove(movable, span)}>
                      {text}
                    </Button>
                  ) : (
                    text
                  )}
                </li>
              )
            })}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-ink-2">No free period of this length.</p>
      )}
      {line && (
        <div className="mt-3">
          <WatchButton line={line} watched={watched} />
        </div>
      )}
      {taken.alternatives.length > 0 && line && (
        <div className="mt-3">
          <LineAlternatives campaign={campaign} line={line} today={today} onDone={(after) => onReplaced(line, after)} />
        </div>
      )}
    </li>
  )
}
