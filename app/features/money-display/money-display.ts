import { createContext, useContext } from 'react'
import type { Paise } from '../../../worker/domain/money.ts'
import { type DisplayCurrency, formatAdminAmount, RUPEES } from '../../../worker/domain/platform/currency.ts'

/** In which currency the pages inside show amounts, as staff chose it; rupees without a provider. */
export const MoneyDisplayContext = createContext<DisplayCurrency>(RUPEES)

/**
 * Writes amounts as `AdminAmount` shows them, for charts, labels and titles: `useAdminAmount()(paise)`, in short with `true`.
 * Files, papers and everything that is billed stay in rupees.
 */
export function useAdminAmount(): (paise: Paise, isShort?: boolean) => string {
  const shown = useContext(MoneyDisplayContext)
  return (paise, isShort = false) => formatAdminAmount(paise, shown, isShort)
}
