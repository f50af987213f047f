import { useContext } from 'react'
import { formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { MoneyDisplayContext } from './money-display.ts'

/** Notice with the exchange rate of the page's amounts; nothing for rupees. */
export function CurrencyNotice() {
  const shown = useContext(MoneyDisplayContext)
  if (shown.currency === 'INR') return null
  return (
    <p className="text-xs text-ink-3">
      Amounts are shown in {shown.currency} at ₹{(shown.paise / 100).toFixed(2)}, the rate of{' '}
      {formatLongDate(shown.fromDate)}. They are kept and billed in rupees.
    </p>
  )
}
