import type { CampaignReport } from '../../../../worker/money/rules/reports/report.ts'

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Response with a report as a file, named by the number of its campaign. */
export const reportFile = (
  { campaign: { ref } }: CampaignReport,
  format: keyof typeof TYPES,
  bytes: Uint8Array,
): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="adchowk-report-${ref}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  })
