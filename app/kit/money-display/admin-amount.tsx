import { useContext } from 'react'
import { formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney, type Paise } from '../../../worker/kernel/rules/money.ts'
import { formatAdminAmount } from '../../../worker/kernel/rules/platform/currency.ts'
import { MoneyDisplayContext } from './money-display.ts'

interface AdminAmountProps {
  /** Amount in paise: only the display is converted. */
  paise: Paise
  /** True for short notation: `₹45.6 L`, `$53.9K`. */
  isShort?: boolean
}

/**
 * Amount of the back office in the chosen currency; its title and its text for screen readers have the rupees and the
 * day of the rate.
 */
export function AdminAmount({ paise, isShort = false }: AdminAmountProps) {
  const shown = useContext(MoneyDisplayContext)
  const text = formatAdminAmount(paise, shown, isShort)
  if (shown.currency === 'INR') return <span className="num">{text}</span>
  const origin = `${formatMoney(paise)}, at ${formatMoney(shown.paise)} for 1 ${shown.currency}, rate of ${formatLongDate(shown.fromDate)}`
  return (
    <span className="num" title={origin}>
      {text}
      <span className="sr-only"> ({origin})</span>
    </span>
  )
}
