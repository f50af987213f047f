import { BYTE_ORDER_MARK } from '../worker/kernel/rules/csv.ts'

/** Rows for a spreadsheet, as a file to keep. @param headers how long it may be kept by caches */
export const csvResponse = (name: string, text: string, headers: Record<string, string> = {}): Response =>
  new Response(BYTE_ORDER_MARK + text, {
    headers: {
      ...headers,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  })
