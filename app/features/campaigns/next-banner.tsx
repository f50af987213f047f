import { Clock } from 'lucide-react'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { linePath } from './line-path.ts'
import { needsOf } from './needs.ts'
import { noticeOf } from './notice.ts'

/** Next step of a campaign: the advertiser's first, else that of others. */
export function NextBanner({ page, today }: { page: Pick<CampaignPage, 'campaign' | 'replaced'>; today: CivilDate }) {
  const { campaign, replaced } = page
  const needs = needsOf(campaign, today, replaced)
  const [first] = needs
  if (first) {
    return (
      <Banner
        tone="warn"
        icon={Clock}
        action={
          <LinkButton
            to={linePath({ campaignId: campaign.id, id: first.line })}
            preventScrollReset
            variant="outline"
            size="sm"
          >
            Open
          </LinkButton>
        }
      >
        <b>{plural(needs.length, ['line needs', 'lines need'])} you.</b> {first.text}
      </Banner>
    )
  }
  const notice = noticeOf(campaign)
  return (
    notice && (
      <Banner tone={notice.tone} icon={notice.icon}>
        <b>{notice.title}</b> {notice.text}
      </Banner>
    )
  )
}
