import type { ReactNode } from 'react'
import type { StaffCampaign } from '../../../../worker/backoffice/campaigns/detail.server.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, civilDate, formatDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatCount, formatMoney, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { STAFF_LINE_STATE } from '../../../kit/listing-card/line-state.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { useAdminMoney } from '../../../kit/money-display/money-display.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { Written } from '../../../ui/written.tsx'
import { actText, CAMPAIGN_STATE, channelsOf, documentTitle, percentText } from './campaign-words.ts'

interface CampaignDrawerProps {
  detail: StaffCampaign
  today: CivilDate
  /** Path of the acts in the audit log; null for staff without access. */
  auditHref: string | null
  /** Ordered amount, with GST. */
  ordered: Paise
  /** Payments to the owners. */
  payments: ReactNode
  onManage: () => void
  onClose: () => void
}

/** Drawer with the details of a campaign, for staff. */
export function CampaignDrawer({
  detail,
  today,
  auditHref,
  ordered,
  payments,
  onManage,
  onClose,
}: CampaignDrawerProps) {
  const { campaign, advertiser, reportedAt, documents, activity } = detail
  const { name, ref, client, status, starts, ends, objective, reach, budget, metrics, lines, reason } = campaign
  const { label, tone } = CAMPAIGN_STATE[status]
  const money = useAdminMoney()
  const owners = new Map(lines.map(({ ownerId, snapshot }) => [ownerId, snapshot.owner]))
  const titles = new Map(lines.map((line) => [line.id, titleWithRef(line.snapshot)]))
  return (
    <Modal size="side" isOpen onOpenChange={onClose}>
      <Dialog
        title={name}
        footer={
          <>
            <span className="mr-auto flex flex-wrap gap-x-4 gap-y-1">
              <TextLink to={`/admin/campaigns/${campaign.id}/report`} className="text-sm font-semibold">
                Report
              </TextLink>
              {auditHref && (
                <TextLink to={auditHref} className="text-sm font-semibold">
                  In the audit log
                </TextLink>
              )}
            </span>
            <Button onPress={onManage}>Manage Campaign</Button>
          </>
        }
      >
        <p className="num -mt-2 text-xs text-ink-3 wrap-anywhere">
          {client} · {ref}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2.5">
          <Badge tone={tone}>{label}</Badge>
          <span className="num text-sm text-ink-2">{rangeText({ from: starts, until: ends }, today)}</span>
        </p>
        {reason && <Written className="mt-2 text-sm text-ink-2">{reason}</Written>}
        <div className="mt-4">
          <Meter
            label="Ordered, with GST"
            percent={budget ? (100 * ordered) / budget : 0}
            valueText={budget === null ? money(ordered) : `${money(ordered)} of ${money(budget)}`}
            tone={budget !== null && ordered > budget ? 'danger' : 'normal'}
          />
        </div>
        <dl className="mt-4 grid grid-cols-3 divide-x divide-line rounded-lg border border-line">
          <Figure label="Impressions" value={metrics && formatCount(metrics.impressions)} />
          <Figure label="Engagement" value={metrics && percentText(metrics.engagementBp)} />
          <Figure label="Conversion" value={metrics && percentText(metrics.conversionBp)} />
        </dl>
        <p className="mt-1.5 mb-4 text-xs text-ink-3">
          {reportedAt === null ? (
            'No reported figures yet.'
          ) : (
            <>
              Reported <Instant at={new Date(reportedAt).toISOString()} />.
            </>
          )}
        </p>
        <SpecList
          columns={1}
          facts={[
            { label: 'Objective', value: objective || 'Not given' },
            { label: 'Start Date', value: formatLongDate(starts) },
            { label: 'End Date', value: formatLongDate(ends) },
            { label: 'Reach', value: reach || 'Not given' },
            {
              label: 'Channels',
              value: channelsOf(lines.map(({ snapshot }) => snapshot.category)).join(', ') || 'None',
            },
            { label: 'Advertiser', value: advertiser ? `${advertiser.name}, ${advertiser.email}` : 'Account deleted' },
          ]}
        />
        <Part title="Items" count={lines.length}>
          {lines.map((line) => (
            <li key={line.id} className="flex items-center gap-3 p-3">
              <LinePicture line={line} className="w-14 rounded-sm" />
              <div className="min-w-0 flex-1">
                <TextLink to={line.snapshot.path} className="line-clamp-2 font-semibold wrap-anywhere">
                  {line.snapshot.title}
                </TextLink>
                <LineMarks line={line.snapshot} />
                <p className="num text-xs wrap-anywhere text-ink-3">
                  {line.snapshot.owner} · {money(line.total)} ·{' '}
                  {rangeText({ from: line.starts, until: line.ends }, today)}
                </p>
              </div>
              <Badge tone={STAFF_LINE_STATE[line.status].tone}>{STAFF_LINE_STATE[line.status].label}</Badge>
            </li>
          ))}
        </Part>
        {payments}
        {documents.length > 0 && (
          <Part title="Documents" count={documents.length}>
            {documents.map((document) => (
              <li key={document.id} className="num flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2.5">
                <span className="min-w-0">
                  <TextLink to={`/papers/${document.id}`} className="block font-semibold wrap-anywhere">
                    {documentTitle(document)}
                  </TextLink>
                  <span className="text-xs text-ink-3 wrap-anywhere">
                    {[
                      document.owner && owners.get(document.owner),
                      formatDate(civilDate(new Date(document.at)), today),
                      document.isClosed && 'replaced',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <b>{formatMoney(document.asked ?? document.payable)}</b>
              </li>
            ))}
            <li className="px-3 py-2.5">
              <TextLink to={`/dashboard/campaigns/${campaign.id}/statement`} className="font-semibold">
                Campaign statement
              </TextLink>
            </li>
          </Part>
        )}
        <Part title="History" count={activity.length}>
          {activity.map(({ id, action, line, by, at }) => (
            <li key={id} className="px-3 py-2.5">
              <p className="wrap-anywhere">
                {actText(action)}
                {by && ` by ${by}`}
                {line && <span className="text-ink-3">: {titles.get(line)}</span>}
              </p>
              <p className="text-xs text-ink-3">
                <Instant at={at} />
              </p>
            </li>
          ))}
        </Part>
      </Dialog>
    </Modal>
  )
}

const Figure = ({ label, value }: { label: string; value: string | null }) => (
  <div className="min-w-0 px-3 py-2.5">
    <dt className="truncate text-xs text-ink-3">{label}</dt>
    <dd className="num mt-0.5 truncate text-base font-bold">{value ?? '–'}</dd>
  </div>
)

const Part = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <section aria-label={title} className="mt-5">
    <h3 className="mb-2 text-sm font-bold">
      {title} <span className="num font-normal text-ink-3">{count}</span>
    </h3>
    <ul className="divide-y divide-line rounded-lg border border-line">{children}</ul>
  </section>
)
