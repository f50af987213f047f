import { Bell, BellOff } from 'lucide-react'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { Button } from '../../ui/button.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { unwatch, watchDays } from './campaigns.queries.ts'
import { useCampaignActs } from './use-campaign-acts.ts'

/** True when the account is notified once all days of a line are free. */
const isWatched = ({ resource, starts, ends }: CampaignLine, watched: CampaignPage['watched']): boolean =>
  watched.some((one) => one.resource === resource && one.starts <= starts && one.until > ends)

interface WatchButtonProps {
  line: CampaignLine
  watched: CampaignPage['watched']
}

/** Turns the mail about free days of a line on or off. */
export function WatchButton({ line, watched }: WatchButtonProps) {
  const { run, isPending, refusal } = useCampaignActs()
  const { resource, starts, ends } = line
  if (!isWatched(line, watched)) {
    const watch = () => run({ send: () => watchDays({ resource, startDate: starts, endDate: ends }) })
    return (
      <div>
        <Button variant="outline" size="sm" isPending={isPending} onPress={watch}>
          <Bell aria-hidden />
          Notify me when these days are free
        </Button>
        <RefusalLine text={refusal?.whole ?? null} />
      </div>
    )
  }
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="flex items-center gap-1.5 font-semibold text-success-ink">
          <Bell aria-hidden className="size-4 shrink-0" />
          We will write to you when these days are free.
        </span>
        <Button
          variant="outline"
          size="sm"
          isPending={isPending}
          onPress={() => run({ send: () => unwatch(resource) })}
        >
          <BellOff aria-hidden />
          Stop
          <span className="sr-only"> watching these days</span>
        </Button>
      </p>
      <p className="mt-1 text-xs text-ink-3">Not a hold: the first to book gets them.</p>
      <RefusalLine text={refusal?.whole ?? null} />
    </div>
  )
}
