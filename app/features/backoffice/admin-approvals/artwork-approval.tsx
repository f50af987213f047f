import { Download } from 'lucide-react'
import type { WaitingArtwork } from '../../../../worker/backoffice/approvals/artwork-approvals.server.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { filePath, formatBytes, isImage, privatePicturePath } from '../../../../worker/uploads/rules/upload.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { APPROVAL_STATE } from './campaign-facts.ts'
import { CheckList } from './check-list.tsx'
import { DecisionPanel } from './decision-panel.tsx'

/** Artwork for restricted goods, the checks of staff, and the decision. */
export function ArtworkApproval({ artwork, today }: { artwork: WaitingArtwork; today: CivilDate }) {
  const { status, submittedAt, deferredAt, client, campaign, line, file, checks, reason } = artwork
  return (
    <article className="max-w-5xl">
      <BackLink to="/admin/approvals">All approvals</BackLink>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl wrap-anywhere">Artwork for {line.snapshot.title}</h2>
          <LineMarks line={line.snapshot} className="text-sm" />
          <p className="num text-sm text-ink-3">
            Content from {client || 'an advertiser'}, sent {formatInstant(submittedAt)}
          </p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          {deferredAt !== null && status === 'pending' && <Badge tone="neutral">Deferred</Badge>}
          <Badge tone={APPROVAL_STATE[status].tone}>{APPROVAL_STATE[status].label}</Badge>
        </span>
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <Card as="section" aria-label="The file" className="p-5">
          {file.key !== null && isImage(file.mime) && (
            <img
              src={privatePicturePath(file.key, 640)}
              alt={`Artwork, version ${file.version}`}
              className="mb-4 max-h-96 w-full rounded-md bg-surface-3 object-contain"
            />
          )}
          <SpecList
            columns={1}
            facts={[
              { label: 'File', value: file.name || `Version ${file.version}` },
              { label: 'Size', value: formatBytes(file.bytes) },
              ...(file.width !== null && file.height !== null
                ? [{ label: 'Pixels', value: `${file.width} × ${file.height}` }]
                : []),
              { label: 'Campaign', value: `${campaign.name}, ${campaign.ref}` },
              { label: 'Place', value: line.snapshot.place },
              { label: 'Owner', value: line.snapshot.owner },
              { label: 'Days', value: rangeText({ from: line.starts, until: line.ends }, today) },
            ]}
          />
          {file.key === null ? (
            <p className="mt-3 text-sm text-ink-2">No file is kept for this version.</p>
          ) : (
            <LinkButton to={filePath(file.key)} variant="outline" size="sm" reloadDocument download className="mt-4">
              <Download aria-hidden />
              Download
            </LinkButton>
          )}
        </Card>
        <Card as="section" aria-label="Checks" className="p-5">
          <h3 className="mb-3 text-sm font-bold">Checks</h3>
          <CheckList checks={checks} />
        </Card>
      </div>
      <section aria-labelledby="decision" className="mt-8 max-w-2xl">
        <h3 id="decision" className="text-lg">
          {status === 'pending' ? 'Decide' : 'Decision'}
        </h3>
        {status === 'pending' ? (
          <DecisionPanel
            key={artwork.id}
            decided={{ kind: 'artwork', id: artwork.id, version: artwork.version }}
            name={`Artwork for ${line.snapshot.title}`}
            reader="Shown to the advertiser."
            note="Approval sends it to its owner, who reviews it next."
          />
        ) : (
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
            {APPROVAL_STATE[status].label}
            {reason ? `: ${reason}` : '.'}
          </p>
        )}
      </section>
    </article>
  )
}
