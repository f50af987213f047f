import { useState } from 'react'
import { civilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { findReportHead } from '../../../worker/money/reports/logo.server.ts'
import { getReportMail } from '../../../worker/money/reports/report-mail.server.ts'
import { getCampaignReport } from '../../../worker/money/reports/reports.server.ts'
import { call } from '../../context.ts'
import { LogoPanel } from '../../features/campaigns/campaign-report/logo-panel.tsx'
import { MailPanel } from '../../features/campaigns/campaign-report/mail-panel.tsx'
import { reportFigures } from '../../features/campaigns/campaign-report/report-figures.ts'
import { ReportFiles, ReportView } from '../../features/campaigns/campaign-report/report-view.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { pageMeta } from '../../meta.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Route } from './+types/campaign-report'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url, params: { campaignId } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const [report, mail, head] = await Promise.all([
      getCampaignReport(service, user, campaignId),
      getReportMail(service, user, campaignId),
      findReportHead(service, user),
    ])
    return { report, mail, head, today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches, params: { campaignId } }) =>
  pageMeta(
    {
      title: 'Report',
      description: 'Orders, delivery and costs of a campaign.',
      path: `/dashboard/campaigns/${campaignId}/report`,
      noindex: true,
    },
    matches,
  )

export default function CampaignReportPage({ loaderData: { report, mail, head, today } }: Route.ComponentProps) {
  const user = useUser()
  const [usesLogo, setUsesLogo] = useState(true)
  const { id, name, ref, starts, ends } = report.campaign
  const path = `/dashboard/campaigns/${id}`
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Campaigns', to: '/dashboard/campaigns' }, { label: name, to: path }, { label: 'Report' }]}
      />
      <div className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">Report</h1>
          <p className="num mt-1.5 text-sm wrap-anywhere text-ink-2">
            {name} · {ref} · {formatLongDate(starts)} to {formatLongDate(ends)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ReportFiles path={`${path}/report`} isOwnHead={usesLogo && head?.logo != null} />
        </div>
      </div>
      <ReportView
        report={report}
        figures={<StatBand stats={reportFigures(report)} />}
        proofsHref={`${path}/proofs`}
        today={today}
        settings={
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            <MailPanel campaign={id} mail={mail} email={user.email} isClosed={report.isClosed} today={today} />
            <LogoPanel head={head} user={user.id} isUsed={usesLogo} onUse={setUsesLogo} />
          </div>
        }
      />
    </>
  )
}
