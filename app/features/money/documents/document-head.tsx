import { Download, Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'

interface DocumentHeadProps {
  title: string
  /** Number of sheets and date, or the recipient. */
  note: string
  pdfPath: string
  className?: string
}

/** Heading above the sheets, with buttons for the PDF and for printing. */
export const DocumentHead = ({ title, note, pdfPath, className = '' }: DocumentHeadProps) => (
  <div className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${className}`}>
    <div className="min-w-0">
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      <p className="num mt-1 text-sm text-ink-2">{note}</p>
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
)

/** Size as text: `One page of A4`, `5 pages of A4`. */
export const sheetsText = (pages: readonly unknown[]): string =>
  pages.length === 1 ? 'One page of A4' : `${pages.length} pages of A4`
