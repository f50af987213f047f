import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type CellValue, type Sheet, type SheetColumn, writeWorkbook } from './workbook.ts'

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

const partsOf = (sheet: Partial<Sheet>, ...rows: CellValue[][]) => {
  const files = unzipSync(writeWorkbook([{ name: "Lines' sheet", columns: [COLUMN, COLUMN], rows, ...sheet }]))
  return (path: string) => strFromU8(files[path] ?? new Uint8Array())
}

test('a formula may give a text', () => {
  expect(rowsOf([COLUMN], [{ formula: 'IF(B2>C2,"IGST","")', value: 'IGST', format: 'general' }])).toContain(
    '<c r="A2" t="str"><f>IF(B2&gt;C2,&quot;IGST&quot;,&quot;&quot;)</f><v>IGST</v></c>',
  )
})

test('a printable sheet has an area, titles on each page, and a landscape page of its width', () => {
  const text = partsOf({ isPrintable: true, frozen: { rows: 2, columns: 1 } }, ['a', 'b'], ['c', 'd'])
  expect(text('xl/workbook.xml')).toContain(
    `<definedName name="_xlnm.Print_Area" localSheetId="0">'Lines'' sheet'!$A$1:$B$3</definedName>`,
  )
  expect(text('xl/workbook.xml')).toContain(`!$1:$2</definedName>`)
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<pane xSplit="1" ySplit="2" topLeftCell="B3" activePane="bottomRight" state="frozen"/>')
  expect(sheet).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"')
})

test('cells of a look have a style that the style sheet defines, in the format of their number', () => {
  const looks = ['heading', 'sum', 'input', 'wrapped'] as const
  const text = partsOf(
    { lookOf: (row) => looks[row] },
    ...looks.map(() => [{ number: 0.18, format: 'share' as const }]),
  )
  const styles = [...text('xl/styles.xml').matchAll(/<xf xfId="0"[^>]*>/g)].map(([tag]) => tag)
  const used = [...text('xl/worksheets/sheet1.xml').matchAll(/<c r="A[2-5]" s="(\d+)"/g)].map(([, at]) => Number(at))
  expect(new Set(used).size).toBe(looks.length)
  const share = /numFmtId="(\d+)" formatCode="0%"/.exec(text('xl/styles.xml'))?.[1]
  for (const at of used) expect(styles[at]).toContain(`numFmtId="${share}"`)
})

test('an area is shaded where its numbers are above zero', () => {
  expect(partsOf({ shaded: 'A2:B9' }, [1, 0])('xl/worksheets/sheet1.xml')).toMatch(
    /<conditionalFormatting sqref="A2:B9"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan">/,
  )
})
