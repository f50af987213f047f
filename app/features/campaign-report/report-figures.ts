import { formatMoney } from '../../../worker/domain/money.ts'
import type { CampaignReport } from '../../../worker/domain/reports/report.ts'
import { countMeasure, moneyMeasure, orderedNote, shareOrNone } from '../../../worker/domain/reports/report-words.ts'

/** The figures over a report. */
export const reportFigures = ({ share, money, lines, proofs, showings, cpm, reported }: CampaignReport) => [
  {
    label: 'Delivered, by media value',
    value: shareOrNone(share),
    note: share === null ? 'no line is confirmed yet' : 'of what was ordered',
  },
  {
    label: 'Proofs accepted',
    value: `${proofs.accepted} of ${proofs.wanted}`,
    note: `${proofs.due} due so far${proofs.missing > 0 ? `, ${proofs.missing} late` : ''}`,
  },
  { label: 'Ordered with GST', value: formatMoney(money.total), note: orderedNote({ money, lines }) },
  {
    label: 'To pay',
    value: formatMoney(money.payable),
    note: money.credited > 0 ? `${formatMoney(money.credited)} credited` : 'nothing is credited',
  },
  { label: 'Showings', value: countMeasure(showings), note: showings.note },
  { label: 'Cost per 1,000, planned', value: moneyMeasure(cpm.planned), note: cpm.planned.note },
  { label: 'Cost per 1,000, achieved', value: moneyMeasure(cpm.achieved), note: cpm.achieved.note },
  {
    label: 'Reported impressions',
    value: countMeasure({ value: reported?.impressions ?? null, note: '' }),
    note: reported ? 'by our team' : 'our team has reported none',
  },
]
