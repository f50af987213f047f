import { createContext, useContext } from 'react'
import { formatLakh, type Paise } from '../../../worker/kernel/rules/money.ts'
import { type DisplayCurrency, formatAdminAmount, RUPEES } from '../../../worker/kernel/rules/platform/currency.ts'

/** Display currency chosen by staff; rupees without a provider. */
export const MoneyDisplayContext = createContext<DisplayCurrency>(RUPEES)

/**
 * Formats whole amounts in the chosen currency, for places that need text; elsewhere `AdminAmount` also shows the
 * rate.
 */
export function useAdminMoney(): (paise: Paise) => string {
  const shown = useContext(MoneyDisplayContext)
  return (paise) => formatAdminAmount(paise, shown)
}

/** Formats amounts of reports: `45.6L` in lakh rupees, or the short notation of the chosen currency. */
export function useReportAmount(): (paise: Paise) => string {
  const shown = useContext(MoneyDisplayContext)
  return (paise) => (shown.currency === 'INR' ? formatLakh(paise) : formatAdminAmount(paise, shown, true))
}
