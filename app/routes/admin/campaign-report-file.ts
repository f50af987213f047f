import { writeWorkbook } from '../../../worker/kernel/files/workbook.ts'
import { renderReport } from '../../../worker/money/reports/report-pdf.server.ts'
import { getCampaignReport } from '../../../worker/money/reports/reports.server.ts'
import { reportFile } from '../../features/campaigns/campaign-report/report-file.ts'
import { reportSheets } from '../../features/campaigns/campaign-report/report-sheets.ts'
import type { Route } from './+types/campaign-report-file'
import { callStaff } from './staff.ts'

/** Report of an approved campaign, as PDF or XLSX. */
export const loader = ({ context, url, params: { campaignId } }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service, user) => {
    const report = await getCampaignReport(service, user, campaignId, { by: 'admin' })
    await service.countFile()
    return url.pathname.endsWith('.xlsx')
      ? reportFile(report, 'xlsx', writeWorkbook(reportSheets(report)))
      : reportFile(report, 'pdf', await renderReport(service, report, null))
  })
