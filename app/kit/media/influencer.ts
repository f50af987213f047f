import { AtSign } from 'lucide-react'
import { formatMillions, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { fact } from './shared.ts'

/** Subscribers in millions, as followers; below 50,000 in full, because 0.0M says nothing. */
const subscribers = (count: number) => (count < 50_000 ? formatNumber(count) : formatMillions(count))

export const influencer: Presentation = {
  icon: AtSign,
  card: {
    look: 'picture',
    subtitle: ({ details, languages }) => [
      (details.instagram ?? details.youtube) && `@${(details.instagram ?? details.youtube)?.handle.replace(/^@/, '')}`,
      languages.join(', '),
    ],
    figures: ({ audience, details }) => [
      { label: 'Followers', value: formatMillions(details.instagram?.followers ?? audience) },
      ...(details.youtube ? [{ label: 'Subscribers', value: subscribers(details.youtube.subscribers) }] : []),
      { label: 'Engagement', value: `${(details.engagement ?? 0).toFixed(1)}%` },
    ],
    price: 'first two',
  },
  facts: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Overall engagement', listing.details.engagement && `${listing.details.engagement.toFixed(1)}%`),
    ],
    aliases: { Engagement: 'Overall engagement' },
    panel: 'creator',
  },
  spots: { list: 'packages', sort: '' },
  groups: {},
  lit: [],
}
