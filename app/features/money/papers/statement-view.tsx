import type { Page } from '../../../../worker/money/rules/documents/layout/page.ts'
import { TextLink } from '../../../ui/link.tsx'
import { PaperHead, sheetsText } from './paper-head.tsx'
import { PaperSheets } from './paper-sheets.tsx'

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
      <PaperHead
        title={title}
        note={`${sheetsText(pages)}, made now from the owners’ documents and recorded payments`}
        pdfPath={pdfPath}
      />
      <div className="mt-5">
        <PaperSheets pages={pages} />
      </div>
    </div>
  )
}
