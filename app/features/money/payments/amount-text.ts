import { formatNumber, type Paise } from '../../../../worker/kernel/rules/money.ts'

const TYPED = /^(?:₹|rs\.?)?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/i

/** Paise of a typed amount: `2,04,728`, `₹2,04,728.5`; NaN for anything else, which the schema then refuses. */
export function paiseOf(text: string): Paise {
  const [, rupees, paise = ''] = TYPED.exec(text.trim()) ?? []
  return rupees === undefined ? Number.NaN : Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'))
}

/** Initial text of an amount field: `2,04,728`, with decimals only for a fraction of a rupee. */
export const textOf = (amount: Paise): string => {
  const paise = amount % 100
  return `${formatNumber(Math.floor(amount / 100))}${paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`}`
}
