import { writeWorkbook } from '../../../worker/kernel/files/workbook.ts'
import { findOwnLetterhead } from '../../../worker/money/reports/logo.server.ts'
import { renderReport } from '../../../worker/money/reports/report-pdf.server.ts'
import { getCampaignReport } from '../../../worker/money/reports/reports.server.ts'
import { call } from '../../context.ts'
import { reportFile } from '../../features/campaigns/campaign-report/report-file.ts'
import { reportSheets } from '../../features/campaigns/campaign-report/report-sheets.ts'
import type { Route } from './+types/campaign-report-file'
import { signedInUser } from './signed-in.ts'

/** Report of an own campaign as PDF or XLSX. `?head=own` puts the advertiser's name and logo on the PDF. */
export const loader = ({ context, url, params: { campaignId } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const report = await getCampaignReport(service, user, campaignId)
    await service.countFile()
    if (url.pathname.endsWith('.xlsx')) return reportFile(report, 'xlsx', writeWorkbook(reportSheets(report)))
    const own = url.searchParams.get('head') === 'own' ? await findOwnLetterhead(service, user) : null
    return reportFile(report, 'pdf', await renderReport(service, report, own))
  })
