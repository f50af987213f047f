export const RATE_FORMATS = ['csv', 'xlsx'] as const
type RateFormat = (typeof RATE_FORMATS)[number]

/** Path of a rate card: `/media-kit/rates/ooh.xlsx`. */
export const ratePath = (category: string, format: RateFormat): string => `/media-kit/rates/${category}.${format}`

/** Category and format in the last segment of such a path; null for anything else. */
export function readRateFile(file: string): { category: string; format: RateFormat } | null {
  const [, category, ending] = /^([\w-]+)\.(\w+)$/.exec(file) ?? []
  const format = RATE_FORMATS.find((format) => format === ending)
  return category !== undefined && format ? { category, format } : null
}
