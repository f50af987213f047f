import { strToU8, zipSync } from 'fflate'

// The least that spreadsheets call a workbook: ECMA-376, part 1. Libraries that write whole workbooks compress in browser
// workers, which the platform does not have, as soon as a sheet is larger than 160 KB.

export type CellValue = string | number

interface Sheet {
  /** Of the tab, 31 characters at most. */
  name: string
  /** Heading and width in characters, a column each. */
  columns: readonly { label: string; width: number }[]
  rows: readonly (readonly CellValue[])[]
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Text of an XML element, without what XML 1.0 has no place for. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** `A`, `Z`, `AA` */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Text is never a formula: its cell says that it is text. */
const cell = (value: CellValue, address: string, style = ''): string =>
  typeof value === 'number'
    ? `<c r="${address}"${style}><v>${value}</v></c>`
    : `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

const row = (values: readonly CellValue[], number: number, style?: string): string =>
  `<row r="${number}">${values.map((value, at) => cell(value, `${columnName(at)}${number}`, style)).join('')}</row>`

function sheetXml({ columns, rows }: Sheet): string {
  const last = `${columnName(columns.length - 1)}${rows.length + 1}`
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const heading = row(
    columns.map(({ label }) => label),
    1,
    ' s="1"',
  )
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${heading}${rows.map((values, at) => row(values, at + 2)).join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`
}

/** Two looks of a cell: plain, and the heading's bold. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
const relations = (...lines: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`
const part = (path: string, kind: string) => `<Override PartName="${path}" ContentType="${TYPE}.${kind}+xml"/>`

/** Signs that a tab must not have, and what Excel cuts. */
const tabName = (name: string) => escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))

/** One sheet as an XLSX file, its heading fixed and ready to filter. */
export function writeWorkbook(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${tabName(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
}
