import { createContext, useContext } from 'react'
import { formatLakh, type Paise } from '../../../worker/kernel/rules/money.ts'
import { type DisplayCurrency, formatAdminAmount, RUPEES } from '../../../worker/kernel/rules/platform/currency.ts'

/** In which currency the pages inside show amounts, as staff chose it; rupees without a provider. */
export const MoneyDisplayContext = createContext<DisplayCurrency>(RUPEES)

/**
 * Writes whole amounts in the chosen currency, for places that take text; elsewhere `AdminAmount` shows the rate as
 * well.
 */
export function useAdminMoney(): (paise: Paise) => string {
  const shown = useContext(MoneyDisplayContext)
  return (paise) => formatAdminAmount(paise, shown)
}

/** Writes amounts of reports: `45.6L` in lakh rupees, or in short in the chosen currency. */
export function useReportAmount(): (paise: Paise) => string {
  const shown = useContext(MoneyDisplayContext)
  return (paise) => (shown.currency === 'INR' ? formatLakh(paise) : formatAdminAmount(paise, shown, true))
}
