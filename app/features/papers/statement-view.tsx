import { Download, Printer } from 'lucide-react'
import type { Page } from '../../../worker/domain/papers/layout/page.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton, TextLink } from '../../ui/link.tsx'
import { PaperSheets } from './paper-sheets.tsx'

interface StatementViewProps {
  title: string
  pages: Page[]
  /** Where it belongs. */
  back: { to: string; label: string }
  pdfPath: string
}

/** A campaign statement as it is at this moment, on its sheets. */
export function StatementView({ title, pages, back, pdfPath }: StatementViewProps) {
  return (
    <div className="mx-auto max-w-[794px]">
      <p className="mb-1 text-sm">
        <TextLink to={back.to}>{back.label}</TextLink>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="num mt-1 text-sm text-ink-2">
            {pages.length === 1 ? 'One page of A4' : `${pages.length} pages of A4`}, made now from the owners’ documents
            and recorded payments
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onPress={() => print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <LinkButton to={pdfPath} reloadDocument>
            <Download aria-hidden />
            PDF
          </LinkButton>
        </div>
      </div>
      <div className="mt-5">
        <PaperSheets pages={pages} />
      </div>
    </div>
  )
}
