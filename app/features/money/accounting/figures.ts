import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { BookPage } from '../../../../worker/money/rules/accounting/book-page.ts'

/** Four totals of a month. */
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
      value: formatMoney(sums.invoiced),
      note: `${plural(invoices, ['tax invoice', 'tax invoices'])}, less credit notes`,
    },
    { label: 'GST', value: formatMoney(sums.gst), note: isBuyer ? 'input tax in them' : 'in them' },
    {
      label: isBuyer ? 'Paid' : 'Received',
      value: formatMoney(sums.received),
      note: `${plural(payments, ['entry', 'entries'])}, TDS of ${formatMoney(sums.tds)} included`,
    },
    isBuyer
      ? { label: 'TDS', value: formatMoney(sums.tds), note: 'withheld by you' }
      : { label: 'Our fee', value: formatMoney(sums.fee), note: 'invoiced in this month, with GST' },
  ]
}
