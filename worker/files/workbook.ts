import { strToU8, zipSync } from 'fflate'
import { xmlText } from '../domain/text/xml.ts'

// Writes the parts of ECMA-376 that a spreadsheet program requires, and no others. `zipSync` needs no browser worker, which
// the platform does not have, so a sheet may have any size.

/** How a number is shown: amounts and counts are grouped in lakh and crore, a percentage is out of 100. */
export type NumberFormat = 'general' | 'money' | 'count' | 'decimal' | 'percent' | 'date'

export type CellValue =
  | string
  | number
  /** An empty cell. */
  | null
  /** A civil date, `YYYY-MM-DD`. */
  | { date: string }
  | { number: number; format: NumberFormat }
  /** A formula of ours, without its `=`, and its value for programs that do not calculate. Never made of a visitor's text. */
  | { formula: string; value: number; format: NumberFormat }

export interface SheetColumn {
  label: string
  /** In characters. */
  width: number
  /** Of plain numbers in this column; `general` without one. */
  format?: NumberFormat
}

export interface Sheet {
  /** Of the tab: cut to 31 characters. */
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly CellValue[])[]
  /** Whether the heading has a filter menu for each column. */
  isFilterable?: boolean
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** `A`, `Z`, `AA` */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Spreadsheets group by thousands unless a format gives each size a pattern of its own. */
const grouped = (decimals: string) =>
  `[>=10000000]##\\,##\\,##\\,##0${decimals};[>=100000]##\\,##\\,##0${decimals};##,##0${decimals}`

const FORMAT_CODES: Record<Exclude<NumberFormat, 'general'>, string> = {
  money: grouped('.00'),
  count: grouped(''),
  decimal: '0.00',
  percent: '0"%"',
  date: 'd mmm yyyy',
}
const FORMATS = Object.keys(FORMAT_CODES)

/** Cell styles by index: plain, the heading's bold, then one for each number format. */
const HEADING_STYLE = 1
const styleOf = (format: NumberFormat): number => (format === 'general' ? 0 : 2 + FORMATS.indexOf(format))

/** Ids below 164 are formats that spreadsheets define themselves. */
const formatId = (at: number) => 164 + at

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${Object.values(FORMAT_CODES)
  .map((code, at) => `<numFmt numFmtId="${formatId(at)}" formatCode="${xmlText(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 + FORMATS.length}"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>${FORMATS.map(
  (_, at) => `<xf xfId="0" numFmtId="${formatId(at)}" applyNumberFormat="1"/>`,
).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const styled = (style: number) => (style === 0 ? '' : ` s="${style}"`)

/** Days since 30 December 1899, by which spreadsheets count. */
const serialDate = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000 + 25_569

const numberCell = (address: string, value: number, format: NumberFormat, formula?: string) =>
  `<c r="${address}"${styled(styleOf(format))}>${formula ? `<f>${xmlText(formula)}</f>` : ''}<v>${value}</v></c>`

/** Text is never read as a formula: its cell says that it is text. */
const textCell = (address: string, text: string, style = 0) =>
  `<c r="${address}"${styled(style)} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`

function cell(value: CellValue, address: string, format: NumberFormat = 'general'): string {
  if (value === null) return ''
  if (typeof value === 'string') return textCell(address, value)
  if (typeof value === 'number') return numberCell(address, value, format)
  if ('date' in value) return numberCell(address, serialDate(value.date), 'date')
  if ('formula' in value) return numberCell(address, value.value, value.format, value.formula)
  return numberCell(address, value.number, value.format)
}

function sheetXml({ columns, rows, isFilterable }: Sheet): string {
  const letters = columns.map((_, at) => columnName(at))
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const heading = columns.map(({ label }, at) => textCell(`${letters[at]}1`, label, HEADING_STYLE))
  const lines = rows.map((values, index) => {
    const number = index + 2
    const cells = values.map((value, at) => cell(value, `${letters[at]}${number}`, columns[at]?.format))
    return `<row r="${number}">${cells.join('')}</row>`
  })
  const filter = isFilterable ? `<autoFilter ref="A1:${letters.at(-1)}${rows.length + 1}"/>` : ''
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heading.join('')}</row>${lines.join('')}</sheetData>${filter}</worksheet>`
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
const relations = (...lines: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`
const part = (path: string, kind: string) => `<Override PartName="${path}" ContentType="${TYPE}.${kind}+xml"/>`

/** Without characters that a tab must not have, cut as Excel cuts. */
const tabName = (name: string) => xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))

const sheetPath = (at: number) => `worksheets/sheet${at + 1}.xml`

/** The sheets as an XLSX file; each heading stays in view. The same sheets give the same bytes. @param sheets one or more, with different names */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${sheets.map((_, at) => part(`/xl/${sheetPath(at)}`, 'worksheet')).join('')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${tabName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', sheetPath(at))),
      relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
  }
  for (const [at, sheet] of sheets.entries()) parts[`xl/${sheetPath(at)}`] = sheetXml(sheet)
  const files = Object.entries(parts).map(([path, xml]): [string, [Uint8Array, { mtime: string }]] => [
    path,
    [strToU8(xml), { mtime: '1980-01-01T00:00' }],
  ])
  return zipSync(Object.fromEntries(files))
}
