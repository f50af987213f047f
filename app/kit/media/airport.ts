import { Plane } from 'lucide-react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { audience, fact, joined, people, range, spotCount } from './shared.ts'

/** Terminals as text: `Terminals T1, T2 and T3`. */
function terminalsText(terminals: readonly string[]): string | null {
  if (terminals.length === 0) return null
  const names = terminals.map((name) => name.replace(/^Terminal /, 'T'))
  return names.length === 1 ? `Terminal ${names[0]}` : `Terminals ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const airport: Presentation = {
  icon: Plane,
  card: {
    look: 'picture',
    subtitle: ({ details, place }) => [details.code, place.city],
    figures: (listing) => [
      audience(listing),
      { label: 'Terminals', value: formatNumber(listing.details.terminals?.length ?? 1) },
      { label: 'Inventory', value: spotCount(listing) },
    ],
    price: 'range',
  },
  facts: {
    figures: (listing) => [
      ...fact('Passengers a year', people(listing.details.passengersYear)),
      audienceFact(listing),
      ...range(listing),
    ],
    panel: 'zones',
  },
  spots: {
    tile: 'code',
    line: ({ listing }) => joined([listing.place.city, terminalsText(listing.details.terminals ?? [])]),
    list: 'zones',
    sorts: [
      { value: '', label: 'Recommended' },
      { value: 'price', label: 'Price' },
    ],
    sort: '',
  },
  groups: {},
}
