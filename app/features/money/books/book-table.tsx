import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { BookRow } from '../../../../worker/money/rules/books/book-page.ts'
import { DOCUMENT_LABELS } from '../../../../worker/money/rules/documents/document.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'

const HEAD = 'px-4 py-2.5 text-right font-semibold'

/** Documents of a month. On phones value and tax are only in the document itself. */
export const BookTable = ({ rows }: { rows: readonly BookRow[] }) => (
  <Card as="section" aria-labelledby="documents" className="overflow-hidden">
    <div className="flex flex-wrap items-baseline justify-between gap-3 px-4 py-3.5">
      <h2 id="documents" className="text-base">
        Documents
      </h2>
      <span className="num text-xs text-ink-3">{plural(rows.length, ['document', 'documents'])}</span>
    </div>
    <table className="w-full text-sm">
      <thead>
        <tr className="border-y border-line bg-surface-2 text-xs text-ink-2">
          <th scope="col" className="px-4 py-2.5 text-left font-semibold">
            Document
          </th>
          <th scope="col" className={`${HEAD} max-md:hidden`}>
            Taxable
          </th>
          <th scope="col" className={`${HEAD} max-md:hidden`}>
            GST
          </th>
          <th scope="col" className={HEAD}>
            Payable
          </th>
        </tr>
      </thead>
      <tbody className="num divide-y divide-line">
        {rows.map(({ id, kind, number, on, other, campaign, taxable, gst, payable }) => (
          <tr key={id}>
            <th scope="row" className="px-4 py-3 text-left font-normal">
              <TextLink to={`/papers/${id}`} className="font-semibold wrap-anywhere">
                {DOCUMENT_LABELS[kind]} {number}
              </TextLink>
              <span className="block text-xs text-ink-2 wrap-anywhere">
                {[formatLongDate(on), other, campaign].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td className="px-4 py-3 text-right whitespace-nowrap text-ink-2 max-md:hidden">{exactMoney(taxable)}</td>
            <td className="px-4 py-3 text-right whitespace-nowrap text-ink-2 max-md:hidden">{exactMoney(gst)}</td>
            <td className="px-4 py-3 text-right font-semibold whitespace-nowrap">{exactMoney(payable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
