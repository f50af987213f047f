import type { CancellationBand, CancellationKind } from '../../../../worker/organisations/rules/billing/cancellation.ts'

/** Hundredths of a number that somebody typed: basis points of a percentage, paise of rupees. NaN where it is none. */
export function toHundredths(text: string): number {
  const digits = text.replaceAll(',', '').trim()
  // A third digit after the point stays visible, so that it is refused and not rounded away.
  return /^\d+(\.\d*)?$/.test(digits) ? Math.round(Number(digits) * 1e6) / 1e4 : Number.NaN
}

/** `30: 0, 15: 25`: days before the start, and the percent that is kept from then on. */
export const printBands = (bands: readonly CancellationBand[]): string =>
  bands.map(({ days, kept }) => `${days}: ${kept}`).join(', ')

/** Reads what `printBands` writes; NaN where a part is no number, so that the schema refuses it. */
export const readBands = (text: string): CancellationBand[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [days, kept] = /^(\d+)\s*:\s*(\d+)(?:\s*%)?$/.exec(part.trim())?.slice(1).map(Number) ?? []
      return { days: days ?? Number.NaN, kept: kept ?? Number.NaN }
    })

/** The bands of every kind. */
export const eachKind = <T>(make: (kind: CancellationKind) => T): Record<CancellationKind, T> => ({
  outdoor: make('outdoor'),
  broadcast: make('broadcast'),
  print: make('print'),
  creator: make('creator'),
})
