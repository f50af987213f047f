import type { Fact, Listing, Spot } from '../../../worker/domain/catalogue/listing.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatCount } from '../../../worker/domain/money.ts'
import { slotText } from './spots.ts'

/** What is known about a spot, named as its trade names it. */
export function spotFacts(spot: Spot, { category }: Pick<Listing, 'category'>): Fact[] {
  const { type, slot, seconds, terminal, zone, position, size, audience } = spot
  const facts: [label: string, value: string | null][] = [
    ['Type', type],
    ['Time slot', slot && slotText(slot)],
    ['Duration', seconds ? `${seconds} sec` : null],
    ['Terminal', terminal],
    ['Zone', zone],
    ['Position', position],
    ['Size', size],
    [
      mediaSpec({ id: category, name: '' }).spotAudience?.label ?? 'Audience',
      audience === null ? null : formatCount(audience),
    ],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The few that decide, shown large: when, how long or how big, and who sees it. */
export const spotFigures = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ label }) => /^(Time slot|Duration|Size|Viewers|Listeners|Footfall|Audience)/.test(label))
