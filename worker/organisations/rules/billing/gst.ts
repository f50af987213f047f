import { basisPoints, type Paise, roundedRatio } from '../../../kernel/rules/money.ts'

// Central and state tax within one state, integrated tax between states. Rates are in basis points: 500, 1800.

/** The three heads of GST. */
export interface Tax {
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/**
 * GST of one line of a document. Within a state the two heads are equal, and each is rounded separately: so the tax may
 * differ by a paisa from that between states.
 * @param taxable negative on a credit note
 */
export function gstOf(taxable: Paise, bp: number, isIntraState: boolean): Tax {
  if (!isIntraState) return { cgst: 0, sgst: 0, igst: basisPoints(taxable, bp) }
  const half = roundedRatio([taxable, bp], [20_000])
  return { cgst: half, sgst: half, igst: 0 }
}

export const taxSum = ({ cgst, sgst, igst }: Tax): Paise => cgst + sgst + igst

/**
 * Basis of the state of a supply (IGST Act). `site`: space at a fixed place, such as a hoarding: the state of the site
 * (s.12(3)(a), Circular 203/15/2023). `event`: sponsorship: the state of a registered buyer, else that of the event
 * (s.12(7)). `buyer`: every other service, also display that is sold without the space: the state of the buyer
 * (s.12(2)).
 */
export type Supply = 'site' | 'buyer' | 'event'

/** The place of supply: a state. */
export function placeOfSupply({
  supply,
  siteState,
  supplierState,
  buyer,
}: {
  supply: Supply
  siteState: string
  supplierState: string
  /** `state` of the registration, or of the address on record. */
  buyer: { gstin: string | null; state: string | null }
}): string {
  if (supply === 'site') return siteState
  if (supply === 'event') return buyer.gstin && buyer.state ? buyer.state : siteState
  return buyer.state ?? supplierState
}
