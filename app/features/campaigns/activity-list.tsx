import type { Activity } from '../../../worker/booking/lines/campaign-page.server.ts'
import { Instant } from '../../ui/instant.tsx'
import { activityText } from './activity.ts'

interface ActivityListProps {
  activity: readonly Activity[]
  /** Title of a line, for activity of several lines. */
  titleOf?: (line: string) => string | undefined
}

/** Activity, the newest first. */
export const ActivityList = ({ activity, titleOf }: ActivityListProps) => (
  <ol className="space-y-2 text-sm">
    {activity.map((one) => {
      const title = one.line === null ? undefined : titleOf?.(one.line)
      return (
        <li key={one.id} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            {activityText(one)}
            {title && <span className="text-ink-3">: {title}</span>}
          </span>
          <span className="text-xs text-ink-3">
            <Instant at={one.at} />
          </span>
        </li>
      )
    })}
  </ol>
)
