import { strToU8, zipSync } from 'fflate'
import { xmlText } from '../rules/text/xml.ts'
import { type CellLook, HIDDEN, type NumberFormat, SHADED, STYLES, styleOf } from './workbook-styles.ts'

// Writes the parts of ECMA-376 that a spreadsheet program requires, and few others. `zipSync` needs no browser worker, which
// the platform does not have, so a sheet may have any size.

export type { NumberFormat } from './workbook-styles.ts'

export type CellValue =
  | string
  | number
  /** An empty cell. */
  | null
  /** A civil date, `YYYY-MM-DD`. */
  | { date: string; format?: 'day' }
  | { number: number; format: NumberFormat }
  /** A formula of ours, without its `=`, and its value for programs that do not calculate. Never made of a visitor's text. */
  | { formula: string; value: number | string; format: NumberFormat }

export interface SheetColumn {
  label: string
  /** In characters. */
  width: number
  /** Format of plain numbers in this column; `general` without one. */
  format?: NumberFormat
}

export interface Sheet {
  /** Name of the tab: cut to 31 characters. */
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly CellValue[])[]
  /** True when the heading has a filter menu for each column. */
  isFilterable?: boolean
  /** Rows and columns that stay in view; the heading alone by default. */
  frozen?: { rows: number; columns: number }
  /** The look of a cell by its place in `rows`; plain where it gives none. */
  lookOf?: (row: number, column: number) => CellLook | undefined
  /** An area, `E3:H9`: numbers above zero are shaded and zeros are hidden, as they change. */
  shaded?: string
  /** Prints the whole sheet in landscape, as wide as a page, with the frozen rows on each. */
  isPrintable?: boolean
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** `A`, `Z`, `AA` @param index from 0 */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const styled = (style: number) => (style === 0 ? '' : ` s="${style}"`)

/** Days since 30 December 1899, by which spreadsheets count. */
const serialDate = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000 + 25_569

const numberCell = (address: string, value: number, style: number, formula = '') =>
  `<c r="${address}"${styled(style)}>${formula}<v>${value}</v></c>`

/** Text is never read as a formula: its cell has the type of a text. */
const textCell = (address: string, text: string, style = 0) =>
  `<c r="${address}"${styled(style)} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

function cell(value: CellValue, address: string, format: NumberFormat = 'general', look?: CellLook): string {
  if (value === null) return look === undefined ? '' : `<c r="${address}"${styled(styleOf('general', look))}/>`
  if (typeof value === 'string') return textCell(address, value, styleOf('general', look))
  if (typeof value === 'number') return numberCell(address, value, styleOf(format, look))
  if ('date' in value) return numberCell(address, serialDate(value.date), styleOf(value.format ?? 'date', look))
  const style = styleOf(value.format, look)
  if (!('formula' in value)) return numberCell(address, value.number, style)
  const formula = `<f>${xmlText(value.formula)}</f>`
  if (typeof value.value === 'number') return numberCell(address, value.value, style, formula)
  return `<c r="${address}"${styled(style)} t="str">${formula}<v>${xmlText(value.value)}</v></c>`
}

/** The view with its frozen rows and columns. */
function viewXml({ rows, columns }: { rows: number; columns: number }): string {
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft'
  const split = columns > 0 ? ` xSplit="${columns}"` : ''
  return `<sheetViews><sheetView workbookViewId="0"><pane${split} ySplit="${rows}" topLeftCell="${columnName(columns)}${rows + 1}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`
}

const shadeXml = (area: string) =>
  `<conditionalFormatting sqref="${area}"><cfRule type="cellIs" dxfId="${SHADED}" priority="1" operator="greaterThan"><formula>0</formula></cfRule><cfRule type="cellIs" dxfId="${HIDDEN}" priority="2" operator="equal"><formula>0</formula></cfRule></conditionalFormatting>`

const HEADING_ALONE = { rows: 1, columns: 0 }

function sheetXml({ columns, rows, frozen = HEADING_ALONE, lookOf, ...sheet }: Sheet): string {
  const letters = columns.map((_, at) => columnName(at))
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const heading = columns.map(({ label }, at) => textCell(`${letters[at]}1`, label, styleOf('general', 'heading')))
  const lines = rows.map((values, index) => {
    const number = index + 2
    const cells = values.map((value, at) =>
      cell(value, `${letters[at]}${number}`, columns[at]?.format, lookOf?.(index, at)),
    )
    return `<row r="${number}">${cells.join('')}</row>`
  })
  const filter = sheet.isFilterable ? `<autoFilter ref="A1:${letters.at(-1)}${rows.length + 1}"/>` : ''
  const shade = sheet.shaded === undefined ? '' : shadeXml(sheet.shaded)
  const fit = sheet.isPrintable ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : ''
  const page = sheet.isPrintable
    ? '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>'
    : ''
  return `${XML}<worksheet xmlns="${MAIN}">${fit}${viewXml(frozen)}<cols>${widths.join('')}</cols><sheetData><row r="1">${heading.join('')}</row>${lines.join('')}</sheetData>${filter}${shade}${page}</worksheet>`
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
const relations = (...lines: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`
const part = (path: string, kind: string) => `<Override PartName="${path}" ContentType="${TYPE}.${kind}+xml"/>`

/** Without characters that a tab must not have, cut as Excel cuts. */
const tabName = (name: string) => xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))

/** Print areas and titles of sheets, as names of the workbook. */
function printNames(sheets: readonly Sheet[]): string {
  const names = sheets.flatMap(({ isPrintable, name, columns, rows, frozen = HEADING_ALONE }, at) => {
    if (!isPrintable) return []
    const tab = `'${tabName(name).replaceAll("'", "''")}'`
    const defined = (what: string, area: string) =>
      `<definedName name="_xlnm.${what}" localSheetId="${at}">${tab}!${area}</definedName>`
    return [
      defined('Print_Area', `$A$1:$${columnName(columns.length - 1)}$${rows.length + 1}`),
      defined('Print_Titles', `$1:$${frozen.rows}`),
    ]
  })
  return names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''
}

const sheetPath = (at: number) => `worksheets/sheet${at + 1}.xml`

/** The sheets as an XLSX file; each heading stays in view. The same sheets give the same bytes. @param sheets one or more, with different names */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${sheets.map((_, at) => part(`/xl/${sheetPath(at)}`, 'worksheet')).join('')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${tabName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets>${printNames(sheets)}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', sheetPath(at))),
      relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${STYLES}</styleSheet>`,
  }
  for (const [at, sheet] of sheets.entries()) parts[`xl/${sheetPath(at)}`] = sheetXml(sheet)
  const files = Object.entries(parts).map(([path, xml]): [string, [Uint8Array, { mtime: string }]] => [
    path,
    [strToU8(xml), { mtime: '1980-01-01T00:00' }],
  ])
  return zipSync(Object.fromEntries(files))
}
