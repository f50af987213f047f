export const RATE_FORMATS = ['csv', 'xlsx'] as const
type RateFormat = (typeof RATE_FORMATS)[number]

/** `/media-kit/rates/ooh.xlsx` */
export const ratePath = (category: string, format: RateFormat): string => `/media-kit/rates/${category}.${format}`

/** Category and format that the last part of such an address names; null when it names none. */
export function readRateFile(file: string): { category: string; format: RateFormat } | null {
  const [, category, ending] = /^([\w-]+)\.(\w+)$/.exec(file) ?? []
  const format = RATE_FORMATS.find((format) => format === ending)
  return category !== undefined && format ? { category, format } : null
}
