import { Radio } from 'lucide-react'
import { whereText } from '../../../worker/catalogue/rules/places/coverage.ts'
import type { Presentation } from './presentation.ts'
import { CHANNEL_CARD, CHANNEL_FACTS, CHANNEL_SPOTS } from './shared.ts'

export const radio: Presentation = {
  icon: Radio,
  card: {
    ...CHANNEL_CARD,
    subtitle: (listing) => [listing.details.code, whereText(listing), listing.language],
  },
  facts: CHANNEL_FACTS,
  spots: CHANNEL_SPOTS,
  groups: {
    fm_stations: 'studio',
    community: 'mast',
    digital: 'phone',
    music: 'car',
  },
  lit: ['studio', 'set', 'car', 'mast', 'stall', 'fm', 'community', 'app', 'music'],
}
