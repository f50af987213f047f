import { Download } from 'lucide-react'
import type { BookSide } from '../../../../worker/money/rules/accounting/book.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'

interface BookFilesCardProps {
  side: BookSide
  /** Makes the address of a file. */
  hrefOf: (file: string) => string
}

const FILES: readonly { file: string; title: string; text: string; sides?: readonly BookSide[] }[] = [
  {
    file: 'documents.csv',
    title: 'Documents (CSV)',
    text: 'One row a document, with GSTINs, heads of tax and round off.',
  },
  {
    file: 'lines.csv',
    title: 'Lines (CSV)',
    text: 'One row a line of a document, with its SAC, rate and place of supply.',
  },
  {
    file: 'books.xlsx',
    title: 'Workbook (XLSX)',
    text: 'Documents, lines, payments and a summary with live formulas.',
  },
  {
    file: 'gstr1.xlsx',
    title: 'GSTR-1 (XLSX)',
    text: 'Tables of the return as in the GST offline tool: b2b, b2cs, cdnr, advances, HSN and documents.',
    sides: ['sales', 'platform'],
  },
  {
    file: 'tally.xml',
    title: 'Tally (XML)',
    text: 'Vouchers to import. Create the ledgers first: parties, sales or purchases by rate, CGST, SGST, IGST, Bank, TDS, Round Off.',
  },
]

/** Download links for the files of a month. */
export const BookFilesCard = ({ side, hrefOf }: BookFilesCardProps) => (
  <Card as="section" aria-labelledby="files">
    <h2 id="files" className="border-b border-line px-4 py-3.5 text-base">
      For your accountant
    </h2>
    <ul className="divide-y divide-line">
      {FILES.filter(({ sides }) => sides === undefined || sides.includes(side)).map(({ file, title, text }) => (
        <li key={file} className="flex items-center justify-between gap-4 px-4 py-3">
          <div className="min-w-0 text-sm">
            <b className="block">{title}</b>
            <span className="text-xs text-ink-2 text-pretty">{text}</span>
          </div>
          <LinkButton to={hrefOf(file)} variant="outline" size="sm" reloadDocument download className="shrink-0">
            <Download aria-hidden />
            <span className="sr-only">{title}: </span>Download
          </LinkButton>
        </li>
      ))}
    </ul>
  </Card>
)
