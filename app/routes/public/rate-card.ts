import { getRateCard } from '../../../worker/catalogue/rate-card.server.ts'
import { gstRateOf } from '../../../worker/catalogue/rules/gst-rates.ts'
import { getChangedGstRates } from '../../../worker/catalogue/taxes/rules.server.ts'
import { writeWorkbook } from '../../../worker/kernel/files/workbook.ts'
import { catalogueTags, publicHeaders } from '../../../worker/kernel/rules/cache.ts'
import { BYTE_ORDER_MARK, toCsv } from '../../../worker/kernel/rules/csv.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { call } from '../../context.ts'
import { readRateFile } from '../../features/catalogue/media-kit/rate-address.ts'
import { RATE_COLUMNS, rateRows } from '../../features/catalogue/media-kit/rate-rows.ts'
import type { Route } from './+types/rate-card'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Rates of one media type as a spreadsheet; the cached copy is purged when the catalogue changes. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const asked = readRateFile(params.file)
    if (!asked) throw new DomainError('not_found', 'Rate card not found')
    const [card, changed] = await Promise.all([getRateCard(service, asked), getChangedGstRates(service)])
    const gst = gstRateOf(changed, asked.category)
    const rows = rateRows(card, { origin: service.origin, today: civilDate(service.now), gst })
    const body =
      asked.format === 'xlsx'
        ? writeWorkbook([{ name: card.category.name, columns: RATE_COLUMNS, rows, isFilterable: true }])
        : BYTE_ORDER_MARK + toCsv([RATE_COLUMNS.map(({ label }) => label), ...rows.map((row) => row.map(String))])
    return new Response(body, {
      headers: {
        ...publicHeaders(catalogueTags(asked.category)),
        'Content-Type': TYPES[asked.format],
        'Content-Disposition': `attachment; filename="adchowk-rates-${asked.category}.${asked.format}"`,
      },
    })
  })
