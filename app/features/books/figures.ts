import type { BookPage } from '../../../worker/domain/books/book-page.ts'
import { exactMoney } from '../../../worker/domain/papers/parts.ts'
import { plural } from '../../../worker/domain/text/plural.ts'

/** What a month comes to, in four figures. */
export function bookFigures({
  side,
  sums,
  invoices,
  payments,
}: BookPage): { label: string; value: string; note: string }[] {
  const isBuyer = side === 'purchases'
  return [
    {
      label: isBuyer ? 'Invoiced to you' : 'Invoiced',
      value: exactMoney(sums.invoiced),
      note: `${plural(invoices, ['tax invoice', 'tax invoices'])}, less credit notes`,
    },
    { label: 'GST', value: exactMoney(sums.gst), note: isBuyer ? 'input tax in them' : 'in them' },
    {
      label: isBuyer ? 'Paid' : 'Received',
      value: exactMoney(sums.received),
      note: `${plural(payments, ['entry', 'entries'])}, TDS of ${exactMoney(sums.tds)} included`,
    },
    isBuyer
      ? { label: 'TDS', value: exactMoney(sums.tds), note: 'withheld by you' }
      : { label: 'Our fee', value: exactMoney(sums.fee), note: 'invoiced in this month, with GST' },
  ]
}
