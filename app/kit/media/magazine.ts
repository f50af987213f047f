import { BookOpen } from 'lucide-react'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { audience, fact, people, printLine } from './shared.ts'

export const magazine: Presentation = {
  icon: BookOpen,
  card: {
    look: 'picture',
    subtitle: ({ language, languages }) => [language, languages.filter((name) => name !== language).join(', ')],
    figures: (listing) => [audience(listing)],
    price: 'first two',
  },
  facts: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Readership', people(listing.details.readership)),
      ...fact('Language', listing.languages.join(', ')),
    ],
  },
  spots: { line: printLine, list: 'issues', sort: '' },
  groups: {
    lifestyle: 'cover-people',
    business: 'cover-money',
    niche: 'cover-cars',
    general: 'page',
  },
  lit: [],
}
