import type { Page } from '../../../../worker/money/rules/documents/layout/page.ts'
import { TextLink } from '../../../ui/link.tsx'
import { DocumentHead, sheetsText } from './document-head.tsx'
import { DocumentSheets } from './document-sheets.tsx'

interface StatementViewProps {
  title: string
  pages: Page[]
  /** Address and label of the parent page. */
  back: { to: string; label: string }
  pdfPath: string
}

/** Campaign statement with the figures of this moment, on its sheets. */
export function StatementView({ title, pages, back, pdfPath }: StatementViewProps) {
  return (
    <div className="mx-auto max-w-[794px]">
      <p className="mb-1 text-sm">
        <TextLink to={back.to}>{back.label}</TextLink>
      </p>
      <DocumentHead
        title={title}
        note={`${sheetsText(pages)}, made now from the owners’ documents and recorded payments`}
        pdfPath={pdfPath}
      />
      <div className="mt-5">
        <DocumentSheets pages={pages} />
      </div>
    </div>
  )
}
