import type { ManagedCampaign } from '../../../worker/domain/campaign/staff-campaigns.ts'
import { type CivilDate, formatDate } from '../../../worker/domain/dates.ts'
import { plural } from '../../../worker/domain/text/plural.ts'

const CONFIRMED: readonly string[] = ['confirmed', 'live', 'ended', 'settled']

/** What choosing a status means for a campaign, and what staff should know before they save it. */
export function consequenceOf(
  { status, starts, ends, lines }: Pick<ManagedCampaign, 'status' | 'starts' | 'ends' | 'lines'>,
  chosen: string,
  today: CivilDate,
): { text: string; warning: string | null } {
  if (status === 'cancelled') return { text: 'It was cancelled. Figures can still be reported.', warning: null }
  if (chosen === status) {
    const words: Partial<Record<string, string>> = {
      planned: `It becomes active by itself on ${formatDate(starts, today)}, once an owner has confirmed.`,
      active: `It is completed by itself after ${formatDate(ends, today)}.`,
    }
    return { text: words[chosen] ?? 'A completed campaign stays completed.', warning: null }
  }
  if (chosen === 'active') {
    const none = !lines.some((line) => CONFIRMED.includes(line.status))
    return {
      text: 'Its bookings still run on their own days. It does not become planned again.',
      warning: none ? 'No owner has confirmed anything of it yet.' : null,
    }
  }
  const open = lines.filter(
    (line) => ['requested', 'countered', 'confirmed', 'live'].includes(line.status) && line.ends >= today,
  )
  return {
    text: 'It takes no more lines, and stays completed.',
    warning:
      open.length === 0
        ? null
        : `${plural(open.length, ['item runs or waits', 'items run or wait'])} until ${formatDate(
            open
              .map((line) => line.ends)
              .toSorted()
              .at(-1) ?? ends,
            today,
          )} and will go on. To end them, cancel the campaign instead.`,
  }
}
