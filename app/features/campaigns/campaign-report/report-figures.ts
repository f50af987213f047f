import type { CampaignReport } from '../../../../worker/money/rules/reports/report.ts'
import { countMeasure, moneyMeasure, shareOrNone } from '../../../../worker/money/rules/reports/report-words.ts'

/** Figures at the top of a report. */
export const reportFigures = ({ share, proofs, showings, cpm, reported }: CampaignReport) => [
  {
    label: 'Delivered, by media value',
    value: shareOrNone(share),
    note: share === null ? 'no line is confirmed yet' : 'of what is confirmed',
  },
  {
    label: 'Proofs accepted',
    value: `${proofs.accepted} of ${proofs.wanted}`,
    note: proofs.missing > 0 ? `${proofs.due} due so far, ${proofs.missing} late` : `${proofs.due} due so far`,
  },
  { label: 'Showings', value: countMeasure(showings), note: showings.note },
  { label: 'Planned CPM', value: moneyMeasure(cpm.planned), note: cpm.planned.note },
  { label: 'Actual CPM', value: moneyMeasure(cpm.achieved), note: cpm.achieved.note },
  {
    label: 'Reported impressions',
    value: countMeasure({ value: reported?.impressions ?? null, note: '' }),
    note: reported ? 'by our team' : 'our team has reported none',
  },
]
