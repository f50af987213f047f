import { Newspaper } from 'lucide-react'
import { homeText } from '../../../worker/catalogue/rules/places/home.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { audience, fact, people, printLine } from './shared.ts'

export const newspaper: Presentation = {
  icon: Newspaper,
  card: {
    look: 'picture',
    subtitle: ({ place, language }) => [homeText(place), language],
    figures: (listing) => [audience(listing)],
    price: 'rate',
  },
  facts: {
    figures: (listing) => [audienceFact(listing), ...fact('Readership', people(listing.details.readership))],
    samples: ['rating'],
  },
  spots: { line: printLine, list: 'positions', sort: '' },
  groups: {
    national_daily: 'half',
    regional_daily: 'column',
    business_paper: 'quarter',
    supplements: 'jacket',
  },
  lit: [],
}
