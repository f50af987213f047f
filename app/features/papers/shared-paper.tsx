import { CalendarX, Download, Printer } from 'lucide-react'
import type { Page } from '../../../worker/domain/papers/layout/page.ts'
import type { Fact } from '../../../worker/domain/papers/paper.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { PaperFacts } from './paper-facts.tsx'
import { PaperSheets } from './paper-sheets.tsx'

interface SharedPaperProps {
  title: string
  facts: Fact[]
  pages: Page[]
  /** Address of the file. */
  pdf: string
  note: string
  /** Why it no longer counts; null while it does. */
  warning: string | null
}

/** A document as whoever has a link sees it. */
export const SharedPaper = ({ title, facts, pages, pdf, note, warning }: SharedPaperProps) => (
  <div className="page py-6 lg:py-8">
    <div className="mx-auto max-w-[794px]">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="num mt-1 text-sm text-ink-2">{note}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onPress={() => print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <LinkButton to={pdf} reloadDocument>
            <Download aria-hidden />
            PDF
          </LinkButton>
        </div>
      </div>
      {warning && (
        <Banner icon={CalendarX} tone="warn" className="mt-4 print:hidden">
          {warning}
        </Banner>
      )}
      <PaperFacts facts={facts} />
      <div className="mt-5">
        <PaperSheets pages={pages} />
      </div>
      <p className="mt-4 text-xs text-ink-3 print:hidden">
        Anyone with this link can see the page until its last day, or until the advertiser ends it.
      </p>
    </div>
  </div>
)
