import { Ticket } from 'lucide-react'
import { formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { fact, SITE_CARD } from './shared.ts'

export const events: Presentation = {
  icon: Ticket,
  card: SITE_CARD,
  facts: {
    figures: ({ details: { from, until }, ...listing }) => [
      audienceFact(listing),
      ...fact('From', from && formatLongDate(from)),
      ...fact('Until', until && formatLongDate(until)),
    ],
  },
  spots: null,
  groups: {
    conferences: 'conference',
    concerts: 'concert',
    college: 'wings',
    sports: 'stadium',
  },
  lit: ['stadium', 'stall', 'banners', 'arch', 'registration'],
}
