import { Tv } from 'lucide-react'
import type { Presentation } from './presentation.ts'
import { CHANNEL_CARD, CHANNEL_FACTS, CHANNEL_SPOTS } from './shared.ts'

export const tv: Presentation = {
  icon: Tv,
  card: CHANNEL_CARD,
  facts: CHANNEL_FACTS,
  spots: CHANNEL_SPOTS,
  groups: {
    entertainment: 'serial',
    news: 'news',
    movies: 'film',
    music: 'music',
  },
}
