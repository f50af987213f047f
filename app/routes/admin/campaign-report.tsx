import { civilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { getCampaignReport } from '../../../worker/money/reports/reports.server.ts'
import { reportFigures } from '../../features/campaigns/campaign-report/report-figures.ts'
import { ReportFiles, ReportView } from '../../features/campaigns/campaign-report/report-view.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import type { Route } from './+types/campaign-report'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service, user) => ({
    report: await getCampaignReport(service, user, params.campaignId, { by: 'admin' }),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Report, Admin')

export default function AdminCampaignReport({ loaderData: { report, today } }: Route.ComponentProps) {
  const { id, name, ref, client, starts, ends } = report.campaign
  const path = `/admin/campaigns/${id}`
  return (
    <AdminPage title="Report" parent={{ to: path, label: name }} actions={<ReportFiles path={`${path}/report`} />}>
      <p className="num mb-5 text-sm wrap-anywhere text-ink-2">
        {[client, name, ref].filter(Boolean).join(' · ')} · {formatLongDate(starts)} to {formatLongDate(ends)}
      </p>
      <ReportView
        report={report}
        figures={<StatBand stats={reportFigures(report)} />}
        proofsHref={null}
        today={today}
      />
    </AdminPage>
  )
}
