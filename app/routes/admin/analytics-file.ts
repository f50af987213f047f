import { getAnalytics } from '../../../worker/backoffice/analytics/analytics.server.ts'
import { AnalyticsQuery } from '../../../worker/backoffice/rules/analytics/report.ts'
import { writeWorkbook } from '../../../worker/kernel/files/workbook.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { csvResponse } from '../../csv-response.ts'
import { reportCsv, reportTables } from '../../features/backoffice/admin-analytics/report-tables.ts'
import type { Route } from './+types/analytics-file'
import { callStaff } from './staff.ts'

/** Analytics as CSV or XLSX, with the filters of the page. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service) => {
    const query = parseSearch(AnalyticsQuery, url.searchParams)
    await service.countFile()
    const report = await getAnalytics(service, query)
    const name = `adchowk-analytics-${report.from}-${report.to}`
    if (url.pathname.endsWith('.csv')) return csvResponse(name, reportCsv(report))
    return new Response(writeWorkbook(reportTables(report)), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': `attachment; filename="${name}.xlsx"`,
      },
    })
  })
