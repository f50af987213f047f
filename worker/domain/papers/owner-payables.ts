import { type Paise, wholeRupees } from '../money.ts'

/** The round off of a document is less than a rupee. */
const LIMIT = 100

/**
 * What each owner is paid, in whole rupees: rounded owner by owner, as each invoices by itself. Of many owners the round offs may
 * add up to a rupee or more, which no document has: then those that are nearest to half a rupee are rounded the other way, no
 * more of them than that takes. So nobody is more than a rupee away from its exact sum.
 * @param exact sums with GST, by owner
 */
export function ownerPayables(exact: readonly Paise[]): Paise[] {
  const payables = exact.map(wholeRupees)
  const roundOffs = payables.map((payable, at) => payable - (exact[at] ?? 0))
  const off = roundOffs.reduce((sum, one) => sum + one, 0)
  const excess = Math.trunc(off / LIMIT)
  if (excess === 0) return payables
  const direction = Math.sign(excess)
  const order = roundOffs
    .map((roundOff, at) => ({ at, roundOff: roundOff * direction }))
    .toSorted((a, b) => b.roundOff - a.roundOff || a.at - b.at)
  const turned = new Set(order.slice(0, Math.abs(excess)).map(({ at }) => at))
  return payables.map((payable, at) => (turned.has(at) ? payable - direction * LIMIT : payable))
}
