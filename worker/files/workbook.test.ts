import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type CellValue, type SheetColumn, writeWorkbook } from './workbook.ts'

const COLUMN = { label: 'A', width: 10 }

/** XML of the rows of one sheet, below its heading. */
function rowsOf(columns: readonly SheetColumn[], ...rows: CellValue[][]): string {
  const files = unzipSync(writeWorkbook([{ name: 'Sheet', columns, rows }]))
  const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return xml.slice(xml.indexOf('</row>') + 6, xml.indexOf('</sheetData>'))
}

test('every sheet has a tab of its own and a part of its own', () => {
  const sheets = ['One', 'Two', 'Three'].map((name) => ({ name, columns: [COLUMN], rows: [[name]] }))
  const files = unzipSync(writeWorkbook(sheets))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  for (const [at, { name }] of sheets.entries()) {
    expect(text('xl/workbook.xml')).toContain(`<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    expect(text('xl/_rels/workbook.xml.rels')).toMatch(
      new RegExp(`Id="rId${at + 1}" [^>]*Target="worksheets/sheet${at + 1}.xml"`),
    )
    expect(text('[Content_Types].xml')).toContain(`PartName="/xl/worksheets/sheet${at + 1}.xml"`)
    expect(text(`xl/worksheets/sheet${at + 1}.xml`)).toContain(`>${name}</t>`)
  }
})

test('plain numbers take the format of their column, and none without one', () => {
  expect(rowsOf([COLUMN, { ...COLUMN, format: 'money' }], [1, 2])).toBe(
    '<row r="2"><c r="A2"><v>1</v></c><c r="B2" s="2"><v>2</v></c></row>',
  )
})

test('a value may bring a format of its own', () => {
  expect(rowsOf([COLUMN], [{ number: 18, format: 'percent' }])).toContain('<c r="A2" s="5"><v>18</v></c>')
  expect(rowsOf([COLUMN], [{ date: '1900-03-01' }])).toContain('<c r="A2" s="6"><v>61</v></c>')
})

test('a formula comes with its value', () => {
  expect(rowsOf([COLUMN], [{ formula: 'IF(B2<C2,"<",1)', value: 1, format: 'count' }])).toContain(
    '<c r="A2" s="3"><f>IF(B2&lt;C2,&quot;&lt;&quot;,1)</f><v>1</v></c>',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('the text %j is text, not a formula', (value) => {
  const xml = rowsOf([COLUMN], [value])
  expect(xml).toContain(`t="inlineStr"><is><t xml:space="preserve">${value}</t>`)
  expect(xml).not.toContain('<f>')
})

test('an empty value leaves its cell out', () => {
  expect(rowsOf([COLUMN, COLUMN], [null, 'b'])).toBe(
    '<row r="2"><c r="B2" t="inlineStr"><is><t xml:space="preserve">b</t></is></c></row>',
  )
})
