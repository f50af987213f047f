import type { ReactNode } from 'react'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { type CivilDate, civilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import type { ListedDocument } from '../../../worker/money/documents/documents.server.ts'
import { DOCUMENT_LABELS } from '../../../worker/money/rules/documents/document.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'

interface CampaignDocumentsProps {
  campaign: Campaign
  documents: readonly ListedDocument[]
  /** Payment schedule; nothing before approval. */
  payments: ReactNode
  today: CivilDate
}

/** Payment schedule and documents of a campaign. */
export function CampaignDocuments({ campaign, documents, payments, today }: CampaignDocumentsProps) {
  if (!payments && documents.length === 0) return null
  const owners = new Map(campaign.lines.map(({ ownerId, snapshot }) => [ownerId, snapshot.owner]))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {payments}
      {documents.length > 0 && (
        <Card as="section" aria-labelledby="documents">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3.5">
            <h2 id="documents" className="text-base">
              Documents
            </h2>
            <TextLink to={`/dashboard/campaigns/${campaign.id}/statement`} className="text-sm">
              Statement
            </TextLink>
          </div>
          <ul className="divide-y divide-line">
            {documents.map(({ id, kind, number, ownerId, payable, asked, isClosed, at }) => (
              <li
                key={id}
                className="num flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm"
              >
                <span className="min-w-0">
                  <TextLink to={`/papers/${id}`} className="block font-semibold wrap-anywhere">
                    {`${DOCUMENT_LABELS[kind]} ${number}`}
                  </TextLink>
                  <span className="text-xs text-ink-3 wrap-anywhere">
                    {[
                      ownerId === null ? null : owners.get(ownerId),
                      formatDate(civilDate(new Date(at)), today),
                      isClosed ? 'replaced' : null,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <b>{formatMoney(asked ?? payable)}</b>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
