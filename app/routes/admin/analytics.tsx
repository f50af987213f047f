import { getAnalytics, getAnalyticsChoices } from '../../../worker/backoffice/analytics/analytics.server.ts'
import { AnalyticsQuery } from '../../../worker/backoffice/rules/analytics/report.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { AnalyticsView } from '../../features/backoffice/admin-analytics/analytics-view.tsx'
import { ExportMenu } from '../../features/backoffice/admin-analytics/export-menu.tsx'
import { FilterDialog } from '../../features/backoffice/admin-analytics/filter-dialog.tsx'
import { PeriodMenu } from '../../features/backoffice/admin-analytics/period-menu.tsx'
import printCss from '../../features/backoffice/admin-analytics/report-print.css?url'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/analytics'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service) => {
    const query = parseSearch(AnalyticsQuery, url.searchParams)
    const [report, choices] = await Promise.all([getAnalytics(service, query), getAnalyticsChoices(service)])
    return { query, report, choices }
  })

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printCss, media: 'print' }]

export const meta = adminMeta('Analytics, Admin')

export default function Analytics({ loaderData: { query, report, choices } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Analytics"
      tools={
        <>
          <PeriodMenu query={query} />
          <FilterDialog query={query} choices={choices} />
        </>
      }
      actions={<ExportMenu query={query} />}
    >
      <AnalyticsView query={query} report={report} />
    </AdminPage>
  )
}
