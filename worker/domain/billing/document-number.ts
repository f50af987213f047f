import type { CivilDate } from '../dates.ts'

/** The financial year of a day, April to March, as numbers of documents have it: `26-27`. */
export function financialYear(day: CivilDate): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  const short = (of: number) => String(of % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/** `GSM/26-27/000318`. At most 16 of letters, digits, `-` and `/` (CGST rule 46), so a series has at most three letters. */
export const documentNumber = (series: string, day: CivilDate, n: number): string =>
  `${series}/${financialYear(day)}/${String(n).padStart(6, '0')}`
