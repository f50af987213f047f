/** Amounts are integer paise (1 rupee = 100 paise) everywhere but on the screen, in exports and in the planner's API. */
export type Paise = number

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees to paise, rounded to the nearest paisa. */
export const toPaise = (amount: number): Paise => Math.round(amount * 100)

/** Paise to rupees, exact to the paisa. */
export const toRupees = (paise: Paise): number => paise / 100

const product = (numbers: readonly number[]) => numbers.reduce((all, one) => all * BigInt(one), 1n)

/**
 * The product of whole numbers divided by that of others, to the nearest whole number, halves away from zero. A crore × 365
 * days × basis points is too long for an exact number, so it is computed as BigInt and rounded once.
 */
export function roundedRatio(factors: readonly number[], divisors: readonly number[]): number {
  const [over, under] = [product(factors), product(divisors)]
  const size = over < 0n ? -over : over
  const rounded = (2n * size + under) / (2n * under)
  return Number(over < 0n ? -rounded : rounded)
}

/** Hundredths of a percent of an amount. */
export const basisPoints = (amount: Paise, bp: number): Paise => roundedRatio([amount, bp], [10_000])

/** The nearest whole rupee, in paise. */
export const wholeRupees = (amount: Paise): Paise => roundedRatio([amount], [100]) * 100

/** `₹1,85,000`, `−₹9,250`; paise are shown below ₹100, where they matter (CPC, CPV). */
export function formatMoney(paise: Paise): string {
  if (paise < 0) return `−${formatMoney(-paise)}`
  const amount = toRupees(paise)
  return `₹${amount < 100 && paise % 100 !== 0 ? withPaise.format(amount) : grouped.format(Math.round(amount))}`
}

/** `₹45.6 L`, `₹1.12 Cr`; at most three significant figures, in full under one lakh. */
export function formatMoneyShort(paise: Paise): string {
  const amount = toRupees(paise)
  if (amount >= 1e7) return `₹${threeFigures(amount / 1e7)} Cr`
  if (amount >= 1e5) return `₹${threeFigures(amount / 1e5)} L`
  return formatMoney(paise)
}

/** `45.6L`: in lakh rupees to one decimal, as the back office reports. */
export const formatLakh = (paise: Paise): string => `${(toRupees(paise) / 1e5).toFixed(1)}L`

/** `4.8 crore`, `2.1 lakh`, `38,000`: a head count in words of the country. */
export function formatCount(count: number): string {
  if (count >= 1e7) return `${threeFigures(count / 1e7)} crore`
  if (count >= 1e5) return `${threeFigures(count / 1e5)} lakh`
  return grouped.format(count)
}

/** `1,84,000`: a plain number in Indian grouping. */
export const formatNumber = (value: number): string => grouped.format(value)

/** `12.5`, `1,00,000`: a number with as many decimals as it has, up to a limit. */
export const formatDecimal = (value: number, maxDecimals = 3): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: maxDecimals })

/** `3,86,800.00`: a number with two decimals. */
export const formatTwoDecimals = (value: number): string => withPaise.format(value)

/** `1.5M`, `0.1M`: influencer followers, always in millions with one decimal. */
export const formatMillions = (count: number): string => `${(count / 1e6).toFixed(1)}M`

const threeFigures = (value: number) => String(Number(value.toPrecision(3)))
