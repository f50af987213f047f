import type { CancellationBand, CancellationKind } from '../../../../worker/organisations/rules/billing/cancellation.ts'

/** Hundredths of a typed number: basis points of a percentage, paise of rupees; NaN for other text. */
export function toHundredths(text: string): number {
  const digits = text.replaceAll(',', '').trim()
  // A third decimal is kept, so that it is refused instead of rounded.
  return /^\d+(\.\d*)?$/.test(digits) ? Math.round(Number(digits) * 1e6) / 1e4 : Number.NaN
}

/** Cancellation bands as text, `30: 0, 15: 25`: days before the start, and the fee in percent from then on. */
export const printBands = (bands: readonly CancellationBand[]): string =>
  bands.map(({ days, kept }) => `${days}: ${kept}`).join(', ')

/** Parses a text written by `printBands`; NaN for invalid parts, which the schema then refuses. */
export const readBands = (text: string): CancellationBand[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [days, kept] = /^(\d+)\s*:\s*(\d+)(?:\s*%)?$/.exec(part.trim())?.slice(1).map(Number) ?? []
      return { days: days ?? Number.NaN, kept: kept ?? Number.NaN }
    })

/** Makes a value for every kind of cancellation. */
export const eachKind = <T>(make: (kind: CancellationKind) => T): Record<CancellationKind, T> => ({
  outdoor: make('outdoor'),
  broadcast: make('broadcast'),
  print: make('print'),
  creator: make('creator'),
})
