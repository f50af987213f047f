import type { Listing, ListingFact, Spot } from '../../../worker/domain/catalogue/listing.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatCount } from '../../../worker/domain/money.ts'
import { slotText } from './spots.ts'

/** The facts of a spot, labelled in the terms of its trade. */
export function spotFacts(spot: Spot, { category }: Pick<Listing, 'category'>): ListingFact[] {
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
