import { BookText } from 'lucide-react'
import type { ReactNode } from 'react'
import { monthName } from '../../../../worker/kernel/rules/dates.ts'
import type { BookPage } from '../../../../worker/money/rules/accounting/book-page.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BookFilesCard } from './book-files-card.tsx'
import { BookTable } from './book-table.tsx'

interface BooksViewProps {
  page: BookPage
  figures: ReactNode
  fileHref: (file: string) => string
}

const DEFINITIONS: readonly [term: string, text: string][] = [
  [
    'Documents included',
    'Tax invoices, credit notes, receipt and refund vouchers, and fee invoices. Estimates, release orders and proformas are not booked; they create no dues.',
  ],
  [
    'Months',
    'By Indian date, and by the day on which a document was issued or money received. A document of 1 April belongs to the new financial year.',
  ],
  [
    'Advances in GSTR-1',
    'Advances that are not invoiced in their month go to table 11A (AT). They are adjusted in table 11B (ATADJ) in the month of the invoice or refund voucher.',
  ],
  [
    'Tally',
    'An invoice is a sales voucher, a credit note a credit note, a payment a receipt with the TDS as receivable; on the buyer’s side purchases, debit notes and payments. Importing a file twice changes nothing.',
  ],
]

/** Documents and payments of a month, for bookkeeping. */
export function BooksView({ page, figures, fileHref }: BooksViewProps) {
  const { rows, payments, month, side } = page
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {rows.length === 0 && payments === 0 ? (
        <EmptyState icon={BookText} title={`No documents in ${monthName(`${month}-01`)}`}>
          {side === 'purchases'
            ? 'Invoices of media owners, and vouchers for your payments, are listed in the month in which they were issued.'
            : 'Tax invoices, credit notes, vouchers and fee invoices are listed in the month in which they were issued.'}{' '}
          The files below will be empty.
        </EmptyState>
      ) : (
        figures
      )}
      {rows.length > 0 && <BookTable rows={rows} />}
      <BookFilesCard side={side} hrefOf={fileHref} />
      <Disclosure title="About the files" headingLevel={2}>
        <dl className="grid gap-3 [&_dt]:font-semibold [&_dt]:text-ink">
          {DEFINITIONS.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
