import { basisPoints, type Paise } from '../../../kernel/rules/money.ts'

/** GST on our own fee, SAC 998362. */
export const FEE_GST_BP = 1800

/** Payout of an owner from an invoice, with the deductions. */
export interface Payout {
  fee: Paise
  feeGst: Paise
  tds: Paise
  tcs: Paise
  receives: Paise
}

/**
 * Payout of an owner from an invoice: its value and GST, less our fee with the GST on it, and the withheld tax.
 * @param taxable media and setup
 * @param tds withheld by the advertiser
 * @param tcsBp tax collected at source, only where the platform itself collects the money
 */
export function payoutOf({
  taxable,
  gst,
  feeBp,
  tds = 0,
  tcsBp = 0,
}: {
  taxable: Paise
  gst: Paise
  feeBp: number
  tds?: Paise
  tcsBp?: number
}): Payout {
  const fee = basisPoints(taxable, feeBp)
  const feeGst = basisPoints(fee, FEE_GST_BP)
  const tcs = basisPoints(taxable, tcsBp)
  return { fee, feeGst, tds, tcs, receives: taxable + gst - fee - feeGst - tds - tcs }
}
