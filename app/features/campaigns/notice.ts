import { CircleAlert, Clock, Info, type LucideIcon } from 'lucide-react'
import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { HOLD_MS } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { HOLD } from '../../../worker/booking/rules/promises/promises.ts'
import { formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'

interface Notice {
  tone: 'info' | 'warn' | 'danger'
  icon: LucideIcon
  title: string
  text: string
}

interface Noticed extends Pick<Campaign, 'status' | 'reason' | 'submittedAt'> {
  lines: readonly Pick<CampaignLine, 'status'>[]
}

/** Next step of the whole campaign; null without one. */
export function noticeOf({ status, lines, reason, submittedAt }: Noticed): Notice | null {
  const waiting = lines.filter((line) => line.status === 'requested').length
  switch (status) {
    case 'draft':
      return lines.length === 0
        ? null
        : {
            tone: 'info',
            icon: Info,
            title: 'Not sent yet.',
            text: `Nothing is held or charged. Send it, and its days are held for ${HOLD} while our team reviews it.`,
          }
    case 'pending':
      return {
        tone: 'info',
        icon: Clock,
        title: 'With our team.',
        text:
          submittedAt === null
            ? 'We will write to you.'
            : lines.some((line) => line.status === 'held')
              ? `Its days are held until ${formatInstant(submittedAt + HOLD_MS)}.`
              : 'The hold on its days has ended; our team still answers.',
      }
    case 'rejected':
      return {
        tone: 'danger',
        icon: CircleAlert,
        title: 'Our team sent it back.',
        text: `${reason && `“${reason}” `}Revise it, and send it again.`,
      }
    case 'cancelled':
      return reason ? { tone: 'info', icon: Info, title: 'Cancelled.', text: `“${reason}”` } : null
    case 'planned':
    case 'active':
      return waiting === 0
        ? null
        : {
            tone: 'info',
            icon: Clock,
            title: `Waiting for ${plural(waiting, ['answer', 'answers'])}.`,
            text: 'We will write to you when an owner answers.',
          }
    default:
      return null
  }
}
