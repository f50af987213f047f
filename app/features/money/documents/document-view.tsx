import { FileClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import type { DocumentPage } from '../../../../worker/money/documents/document-page.server.ts'
import { DOCUMENT_LABELS } from '../../../../worker/money/rules/documents/document.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentHead, sheetsText } from './document-head.tsx'
import { documentPath, documentPdfPath } from './document-path.ts'
import { DocumentSheets } from './document-sheets.tsx'

interface DocumentViewProps {
  page: DocumentPage
  /** Address and label of the parent page. */
  back: { to: string; label: string } | null
  /** Current instant, ms. */
  now: number
  /** Content next to the sheets: links of an estimate. */
  aside?: ReactNode
}

/** Document: its sheets as they are printed, its PDF, and its status. */
export function DocumentView({
  page: { document, title, facts, pages, related, isClosed, isCancelled, validUntil },
  back,
  now,
  aside,
}: DocumentViewProps) {
  const isOver = validUntil !== null && validUntil < now
  return (
    <div className="page py-6 lg:py-8">
      <div className="mx-auto max-w-[794px]">
        {back && (
          <p className="mb-1 text-sm">
            <TextLink to={back.to}>{back.label}</TextLink>
          </p>
        )}
        <DocumentHead
          title={title}
          note={`${sheetsText(pages)}, made ${formatInstant(document.at)}`}
          pdfPath={documentPdfPath(document)}
        />
        {isClosed && (
          <Banner tone="warn" icon={FileClock} className="mt-4">
            <b>It was replaced by another document.</b> It stays as issued. Use the newer one.
          </Banner>
        )}
        {isCancelled && (
          <Banner tone="warn" icon={FileClock} className="mt-4">
            <b>Its order was cancelled or stopped.</b> The order stays as issued. Later documents show charges and
            refunds.
          </Banner>
        )}
        {isOver && (
          <Banner tone="warn" icon={FileClock} className="mt-4">
            <b>This estimate has expired.</b> It was valid until {formatInstant(validUntil)}. A new one uses today’s
            prices.
          </Banner>
        )}
        {related.length > 0 && (
          <p className="mt-4 text-sm text-ink-2">
            Related:{' '}
            {related.map(({ id, kind, number }, i) => (
              <span key={id}>
                {i > 0 && ', '}
                <TextLink to={documentPath(id)}>
                  {DOCUMENT_LABELS[kind]} {number}
                </TextLink>
              </span>
            ))}
          </p>
        )}
        {aside && <div className="mt-5">{aside}</div>}
        <DocumentFacts facts={facts} />
        <div className="mt-5">
          <DocumentSheets pages={pages} />
        </div>
      </div>
    </div>
  )
}
