import * as v from 'valibot'
import type { CivilDate } from '../dates.ts'
import { day } from '../fields.ts'
import { formatMoney, formatMoneyShort, type Paise } from '../money.ts'
import { CURRENCIES, type Currency } from './settings.ts'

/** Currencies that need a rate: all but the rupee. */
export const FOREIGN_CURRENCIES = ['USD', 'EUR'] as const satisfies readonly Exclude<Currency, 'INR'>[]
export type ForeignCurrency = (typeof FOREIGN_CURRENCIES)[number]

export const CURRENCY_LABELS: Record<Currency, string> = {
  INR: 'INR, Indian rupee (₹)',
  USD: 'USD, US dollar ($)',
  EUR: 'EUR, euro (€)',
}

/** From a tenth of a rupee to a thousand rupees: a rate beyond is a slip of the keyboard. */
const RATE = { min: 10, max: 1_000_00 } as const
const RATE_LIMITS = 'From ₹0.10 to ₹1,000 for one unit'

/** A rate that staff enter: the price of one unit of a currency from a day on. */
export const NewCurrencyRate = v.strictObject({
  currency: v.picklist(FOREIGN_CURRENCIES, `One of ${FOREIGN_CURRENCIES.join(', ')}`),
  fromDate: day('Enter the first day of this rate'),
  /** Paise for one unit. */
  paise: v.pipe(
    v.number('Enter an amount in rupees'),
    v.integer('At most two digits after the point'),
    v.minValue(RATE.min, RATE_LIMITS),
    v.maxValue(RATE.max, RATE_LIMITS),
  ),
})
export type NewCurrencyRate = v.InferOutput<typeof NewCurrencyRate>

/** `₹84.50`: the price of one unit of a currency, always to the paisa. */
export const formatRate = (paise: Paise): string => `₹${(paise / 100).toFixed(2)}`

/** Currency of amounts in the back office: rupees, or another currency at the rate of a day. */
export type DisplayCurrency =
  | { currency: 'INR' }
  | {
      currency: ForeignCurrency
      /** Paise for one unit. */
      paise: Paise
      /** The day since which the rate is valid. */
      fromDate: CivilDate
    }

export const RUPEES: DisplayCurrency = { currency: CURRENCIES[0] }

const options = (currency: ForeignCurrency): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
})
const whole = (currency: ForeignCurrency) =>
  new Intl.NumberFormat('en-US', { ...options(currency), maximumFractionDigits: 0 })
const exact = (currency: ForeignCurrency) => new Intl.NumberFormat('en-US', options(currency))
const short = (currency: ForeignCurrency) =>
  new Intl.NumberFormat('en-US', { ...options(currency), notation: 'compact', maximumSignificantDigits: 3 })

const formatsOf = (currency: ForeignCurrency) => ({
  whole: whole(currency),
  exact: exact(currency),
  short: short(currency),
})
const FORMATS: Record<ForeignCurrency, ReturnType<typeof formatsOf>> = {
  USD: formatsOf('USD'),
  EUR: formatsOf('EUR'),
}

/**
 * An amount as the back office shows it: `₹45,60,000`, `$53,900`, or in short `₹45.6 L`, `$53.9K`. Cents are shown below 100 units.
 * @param paise always rupees: only the display is converted
 */
export function formatAdminAmount(paise: Paise, shown: DisplayCurrency, isShort = false): string {
  if (shown.currency === 'INR') return isShort ? formatMoneyShort(paise) : formatMoney(paise)
  const units = paise / shown.paise
  const formats = FORMATS[shown.currency]
  if (isShort && (units === 0 || Math.abs(units) >= 1000)) return formats.short.format(units)
  return (Math.abs(units) < 100 ? formats.exact : formats.whole).format(units)
}
