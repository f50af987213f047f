import type { Offer } from '../../worker/catalogue/rules/offer.ts'

/** A site for ₹1,000 a month before GST of 18 %, with the changes of a test. */
export const anOffer = ({
  rate,
  ...more
}: Partial<Omit<Offer, 'rate'>> & { rate?: Partial<Offer['rate']> } = {}): Offer => ({
  rate: { rate: 100_000, unit: 'per_month', minQuantity: 1, step: 1, minDuration: 1, ...rate },
  seconds: null,
  setup: 0,
  minBudget: null,
  seasons: [],
  discounts: [],
  gst: { percent: 18, sac: '998366' },
  ...more,
})
