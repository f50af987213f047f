import type { CampaignLine } from '../campaign/campaign.ts'
import { documentTotals } from './totals.ts'

type Ordered = Pick<
  CampaignLine,
  | 'ref'
  | 'starts'
  | 'ends'
  | 'days'
  | 'quantity'
  | 'insertions'
  | 'media'
  | 'setup'
  | 'gstBp'
  | 'cgst'
  | 'sgst'
  | 'igst'
> & { snapshot: Pick<CampaignLine['snapshot'], 'title'> }

/** The sums of a release order and what is printed on it. @param line with the price as confirmed */
export function orderPaper(line: Ordered) {
  const { media, setup, ref, starts, ends, days, quantity, insertions, gstBp, cgst, sgst, igst } = line
  const printed = {
    ...{ ref, title: line.snapshot.title, starts, ends, days, quantity, insertions, media, setup },
    ...{ taxable: media + setup, gstBp, cgst, sgst, igst },
  }
  const { exact: _, ...totals } = documentTotals([printed])
  return { ...totals, body: { lines: [printed] } }
}
