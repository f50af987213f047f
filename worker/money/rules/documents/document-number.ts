import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { DocumentKind } from './document.ts'

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

/** Series of the platform: orders, estimates and fee invoices. No owner may have these letters. */
const OWN_SERIES = { ro: 'RO', estimate: 'EST', fee: 'FEE' } as const satisfies Partial<Record<DocumentKind, string>>

/** Letters of the other series of an owner; its tax invoices have none. */
const LETTERS = { proforma: 'P', receipt: 'R', credit: 'C', refund: 'V' } as const satisfies Partial<
  Record<DocumentKind, string>
>

const isOf = <T extends object>(map: T, kind: string): kind is Extract<keyof T, string> => Object.hasOwn(map, kind)

/** Numbers of one kind of document of one issuer in one financial year. */
export interface NumberSeries {
  /** `GSM`, `GSM/P`, `RO` */
  name: string
  fy: string
  /** Prefix before the digits: `GSM/26-27/P`. */
  stem: string
  digits: number
}

/**
 * The series that a document of a kind takes its number from.
 * @param prefix of the owner who issues it; unused for documents of the platform
 */
export function seriesOf(kind: DocumentKind, prefix: string, day: CivilDate): NumberSeries {
  const fy = financialYear(day)
  if (isOf(OWN_SERIES, kind)) return { name: OWN_SERIES[kind], fy, stem: `${OWN_SERIES[kind]}/${fy}/`, digits: 6 }
  if (!isOf(LETTERS, kind)) return { name: prefix, fy, stem: `${prefix}/${fy}/`, digits: 6 }
  return { name: `${prefix}/${LETTERS[kind]}`, fy, stem: `${prefix}/${fy}/${LETTERS[kind]}`, digits: 5 }
}

/** `GSM/26-27/P00204` */
export const numberIn = ({ stem, digits }: NumberSeries, n: number): string =>
  `${stem}${String(n).padStart(digits, '0')}`
