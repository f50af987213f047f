import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { BookRow } from '../../../../worker/money/rules/accounting/book-page.ts'
import { DOCUMENT_LABELS } from '../../../../worker/money/rules/documents/document.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'

const COLUMNS: readonly Column<BookRow>[] = [
  {
    key: 'document',
    label: 'Document',
    isName: true,
    cell: ({ id, kind, number, on, other, campaign }) => (
      <>
        <TextLink to={`/papers/${id}`} className="font-semibold wrap-anywhere">
          {DOCUMENT_LABELS[kind]} {number}
        </TextLink>
        <span className="block text-xs text-ink-2 wrap-anywhere">
          {[formatLongDate(on), other, campaign].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'taxable', label: 'Taxable', align: 'end', phone: 'hide', cell: ({ taxable }) => exactMoney(taxable) },
  { key: 'gst', label: 'GST', align: 'end', phone: 'hide', cell: ({ gst }) => exactMoney(gst) },
  { key: 'payable', label: 'Payable', align: 'end', cell: ({ payable }) => <b>{exactMoney(payable)}</b> },
]

/** Documents of a month. On phones value and tax are only in the document itself. */
export const BookTable = ({ rows }: { rows: readonly BookRow[] }) => (
  <Card as="section" aria-labelledby="documents" className="overflow-hidden">
    <div className="flex flex-wrap items-baseline justify-between gap-3 px-4 py-3.5">
      <h2 id="documents" className="text-base">
        Documents
      </h2>
      <span className="num text-xs text-ink-3">{plural(rows.length, ['document', 'documents'])}</span>
    </div>
    <DataTable look="panel" caption="Documents" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
  </Card>
)
