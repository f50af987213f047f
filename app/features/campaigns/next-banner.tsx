import { CircleAlert, Clock, Info, type LucideIcon } from 'lucide-react'
import type { CampaignPage } from '../../../worker/bookings/campaign-page.server.ts'
import type { Campaign } from '../../../worker/domain/campaign/campaign.ts'
import { HOLD_MS } from '../../../worker/domain/campaign/campaign-item.ts'
import { type CivilDate, formatInstant } from '../../../worker/domain/dates.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { linePath } from './line-path.ts'
import { needsOf } from './needs.ts'

interface Notice {
  tone: 'info' | 'warn' | 'danger'
  icon: LucideIcon
  title: string
  text: string
}

/** What is next for the whole campaign; null where nothing is to be said. */
function noticeOf({ status, lines, reason, submittedAt }: Campaign): Notice | null {
  const waiting = lines.filter((line) => line.status === 'requested').length
  switch (status) {
    case 'draft':
      return lines.length === 0
        ? null
        : {
            tone: 'info',
            icon: Info,
            title: 'Not sent yet.',
            text: 'Nothing is held or charged. Send it, and its days are held for 72 hours while our team looks at it.',
          }
    case 'pending':
      return {
        tone: 'info',
        icon: Clock,
        title: 'With our team.',
        text:
          submittedAt === null
            ? 'We write to you.'
            : `Its days are held until ${formatInstant(submittedAt + HOLD_MS)}.`,
      }
    case 'rejected':
      return {
        tone: 'danger',
        icon: CircleAlert,
        title: 'Our team sent it back.',
        text: `${reason} Revise it, and send it again.`,
      }
    case 'cancelled':
      return reason ? { tone: 'info', icon: Info, title: 'Cancelled.', text: reason } : null
    case 'planned':
    case 'active':
      return waiting === 0
        ? null
        : {
            tone: 'info',
            icon: Clock,
            title: `Waiting for ${plural(waiting, ['answer', 'answers'])}.`,
            text: 'We write to you as soon as an owner answers.',
          }
    default:
      return null
  }
}

/** What is needed next: of the advertiser first, else of others. */
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
