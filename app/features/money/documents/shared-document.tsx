import { CalendarX } from 'lucide-react'
import type { Fact } from '../../../../worker/money/rules/documents/document-layout.ts'
import type { Page } from '../../../../worker/money/rules/documents/layout/page.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentHead } from './document-head.tsx'
import { DocumentSheets } from './document-sheets.tsx'

interface SharedDocumentProps {
  title: string
  facts: Fact[]
  pages: Page[]
  /** Address of the PDF. */
  pdf: string
  note: string
  /** Reason why the document is no longer valid; null while it is. */
  warning: string | null
}

/** Document as people with a link see it. */
export const SharedDocument = ({ title, facts, pages, pdf, note, warning }: SharedDocumentProps) => (
  <div className="page py-6 lg:py-8">
    <div className="mx-auto max-w-[794px]">
      <DocumentHead title={title} note={note} pdfPath={pdf} className="print:hidden" />
      {warning && (
        <Banner icon={CalendarX} tone="warn" className="mt-4 print:hidden">
          {warning}
        </Banner>
      )}
      <DocumentFacts facts={facts} />
      <div className="mt-5">
        <DocumentSheets pages={pages} />
      </div>
      <p className="mt-4 text-xs text-ink-3 print:hidden">
        Anyone with this link can see the page until its last day, or until the advertiser ends it.
      </p>
    </div>
  </div>
)
