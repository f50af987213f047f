import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import type { ListedDocument } from '../../../worker/money/documents/documents.server.ts'
import type { CancellationBands } from '../../../worker/organisations/rules/billing/cancellation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Card } from '../../ui/card.tsx'
import { type CheckItem, Checklist } from '../../ui/checklist.tsx'
import { ActivityList } from './activity-list.tsx'
import { CampaignActs } from './campaign-acts.tsx'
import { CampaignDocuments } from './campaign-documents.tsx'
import { LineDialog } from './line-dialog.tsx'
import { LineRows } from './line-rows.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { NextBanner } from './next-banner.tsx'
import { CAMPAIGN_WORDS } from './states.ts'
import { Timeline } from './timeline.tsx'

interface CampaignViewProps {
  page: CampaignPage
  /** Id of the line whose dialog is open. */
  openLine: string | null
  /** True when the dialog that sends the campaign is open. */
  isSending: boolean
  figures: ReactNode
  /** Summary of the proven delivery. */
  delivery: ReactNode
  /** Payments to each owner, with due dates. */
  payments: ReactNode
  /** Documents of the campaign, newest first. */
  documents: readonly ListedDocument[]
  /** Conditions for sending the campaign. */
  conditions: readonly CheckItem[]
  /** Notice about missing billing details; null when they are complete. */
  billing: ReactNode
  /** Cancellation fees. */
  bands: CancellationBands
  today: CivilDate
}

/** Campaign: next step, figures, timeline, lines, calendar, payments, documents and activity. */
export function CampaignView({
  page,
  openLine,
  isSending,
  figures,
  delivery,
  payments,
  documents,
  conditions,
  billing,
  bands,
  today,
}: CampaignViewProps) {
  const navigate = useNavigate()
  const { campaign, activity } = page
  const { id, name, ref, starts, ends, objective, status, lines } = campaign
  const { label, tone } = CAMPAIGN_WORDS[status]
  const line = lines.find((one) => one.id === openLine)
  const titles = new Map(lines.map((one) => [one.id, titleWithRef(one.snapshot)]))
  // The link of the line that was open gets the focus back, even if the address opened its dialog.
  const lastLine = useRef<string | null>(null)
  const shown = line?.id ?? null
  useEffect(() => {
    if (shown === null && lastLine.current !== null) document.getElementById(lastLine.current)?.focus()
    lastLine.current = shown
  }, [shown])
  const closeLine = () => navigate(`/dashboard/campaigns/${id}`, { replace: true, preventScrollReset: true })
  return (
    <>
      <Breadcrumbs items={[{ label: 'Campaigns', to: '/dashboard/campaigns' }, { label: name }]} />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere lg:text-3xl">{name}</h1>
          <p className="num mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
            <Badge tone={tone}>{label}</Badge>
            {[rangeText({ from: starts, until: ends }, today), objective, ref].filter(Boolean).join(' · ')}
          </p>
        </div>
        <CampaignActs page={page} conditions={conditions} bands={bands} today={today} isSending={isSending} />
      </div>
      <div className="mt-5 space-y-6">
        {status === 'draft' && <Conditions items={conditions} />}
        <NextBanner page={page} today={today} />
        {figures}
        <Timeline lines={lines} today={today} />
        {delivery}
        <LineRows page={page} today={today} />
        <MonthCalendar lines={lines} today={today} />
        <CampaignDocuments campaign={campaign} documents={documents} payments={payments} today={today} />
        <Card as="section" aria-labelledby="activity">
          <h2 id="activity" className="border-b border-line px-4 py-3.5 text-base">
            Activity
          </h2>
          <div className="p-4">
            <ActivityList activity={activity} titleOf={(one) => titles.get(one)} />
          </div>
        </Card>
      </div>
      {line && (
        <LineDialog
          key={line.id}
          page={page}
          line={line}
          billing={billing}
          bands={bands}
          today={today}
          onClose={closeLine}
        />
      )}
    </>
  )
}

/** Open conditions for sending the campaign; nothing when all are met. */
const Conditions = ({ items }: { items: readonly CheckItem[] }) =>
  items.some(({ isDone }) => !isDone) && <Checklist id="conditions" title="Before you send it" items={items} />
