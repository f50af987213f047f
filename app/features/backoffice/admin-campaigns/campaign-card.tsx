import type { ReactNode } from 'react'
import type { ListedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Person } from '../../../../worker/kernel/rules/live/live.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { PresenceLine } from '../../../kit/live/presence-line.tsx'
import { AdminAmount } from '../../../kit/money-display/admin-amount.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CAMPAIGN_STATE, channelsOf } from './campaign-words.ts'

interface CampaignCardProps {
  campaign: ListedCampaign
  people: readonly Person[]
  onView: () => void
  onManage: () => void
}

const DOING = { editing: 'managing it', looking: 'viewing it' }

/** Card of a campaign. */
export function CampaignCard({ campaign, people, onView, onManage }: CampaignCardProps) {
  const { id, name, client, status, budget, reach, starts, media, first } = campaign
  const channels = channelsOf(media)
  const { label, tone } = CAMPAIGN_STATE[status]
  return (
    <Card as="li" data-card={id} className="flex flex-col">
      <article aria-label={name} className="flex grow flex-col">
        <div className="flex items-start gap-3.5 p-4">
          {first && <LinePicture line={first} className="w-19 rounded-sm" />}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h2 className="line-clamp-2 min-w-0 flex-1 basis-28 text-base leading-5 font-bold wrap-anywhere">
                {name}
              </h2>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <p className="mt-0.5 truncate text-xs text-ink-3">{client}</p>
          </div>
        </div>
        <PresenceLine people={people} at={`campaign:${id}`} doing={DOING} />
        <dl className="grid grow grid-cols-2 content-start gap-x-4 gap-y-3 border-t border-line p-4">
          <Fact label="Budget">{budget === null ? 'Not set' : <AdminAmount paise={budget} />}</Fact>
          <Fact label="Reach">{reach || 'Not given'}</Fact>
          <Fact label="Start Date">{formatLongDate(starts)}</Fact>
          <Fact label="Channels" note={channels.join(', ')}>
            {channels.length}
          </Fact>
        </dl>
        <div className="flex gap-2.5 border-t border-line p-4 py-3">
          <Button variant="outline" size="sm" className="min-w-0 flex-1 px-2!" onPress={onView}>
            View Details
          </Button>
          <Button variant="outline" size="sm" className="min-w-0 flex-1 px-2!" onPress={onManage}>
            Manage Campaign
          </Button>
        </div>
      </article>
    </Card>
  )
}

const Fact = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="num mt-0.5 truncate font-semibold">
      {children}
      {note && <span className="font-normal text-ink-3"> · {note}</span>}
    </dd>
  </div>
)
