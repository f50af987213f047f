import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'
import { readTable } from './read-table.ts'
import { writeWorkbook } from './workbook.ts'

const first = () => undefined
const read = (bytes: Uint8Array<ArrayBuffer>) => readTable(bytes, first)
const csv = async (text: string) => (await read(new TextEncoder().encode(text))).rows
const refusal = (bytes: Uint8Array<ArrayBuffer>) =>
  read(bytes).then(
    () => 'read',
    (error: Error) => error.message,
  )

const PARTS = unzipSync(writeWorkbook([{ name: 'Sites', columns: [{ label: 'A', width: 9 }], rows: [] }]))
const SHEET = 'xl/worksheets/sheet1.xml'

/** A workbook with these rows. */
function workbook(rows: string, more: Record<string, string> = {}, after = '') {
  const files = {
    ...PARTS,
    [SHEET]: strToU8(`<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${rows}</sheetData>${after}</worksheet>`),
    ...Object.fromEntries(Object.entries(more).map(([path, text]) => [path, strToU8(text)])),
  }
  return zipSync(files)
}
const sheet = async (...input: Parameters<typeof workbook>) => (await read(workbook(...input))).rows

describe('CSV', () => {
  test('with commas, semicolons, tabs, and the line by which Excel names its separator', async () => {
    const rows = [
      { row: 1, cells: ['City', 'Rate'] },
      { row: 2, cells: ['Pune', '1,25,000'] },
    ]
    expect(await csv('City,Rate\r\nPune,"1,25,000"\r\n')).toEqual(rows)
    expect(await csv('City;Rate\nPune;1,25,000\n')).toEqual(rows)
    expect(await csv('City\tRate\nPune\t1,25,000\n')).toEqual(rows)
    expect((await csv('sep=;\r\nCity;Rate\r\nPune;1,25,000')).map(({ row }) => row)).toEqual([2, 3])
  })

  test('in the encodings in which spreadsheets save it', async () => {
    const text = 'City,Name\nPune,नमस्ते ₹'
    const wide = (little: boolean, mark: boolean) => {
      const units = [...(mark ? '\uFEFF' : ''), ...text].map((one) => one.charCodeAt(0))
      const bytes = new Uint8Array(units.length * 2)
      for (const [i, unit] of units.entries()) new DataView(bytes.buffer).setUint16(i * 2, unit, little)
      return bytes
    }
    const expected = ['Pune', 'नमस्ते ₹']
    for (const bytes of [new TextEncoder().encode(`\uFEFF${text}`), wide(true, true), wide(false, true)]) {
      const { rows } = await read(bytes)
      expect(rows[0]?.cells[0]).toBe('City')
      expect(rows[1]?.cells).toEqual(expected)
    }
    const latin = Uint8Array.from(
      [...'Name\nCaf', 0xe9, ...', 50 ', 0x80].map((x) => (typeof x === 'string' ? x.charCodeAt(0) : x)),
    )
    expect((await read(latin)).rows[1]?.cells).toEqual(['Café', ' 50 €'])
    const plainWide = Uint8Array.from([...'City,Rate'].flatMap((one) => [one.charCodeAt(0), 0]))
    expect((await read(plainWide)).rows[0]?.cells).toEqual(['City', 'Rate'])
  })

  test('rows keep their numbers past blank ones', async () => {
    expect(await csv('A,B\n\n,\nx,y\n')).toEqual([
      { row: 1, cells: ['A', 'B'] },
      { row: 4, cells: ['x', 'y'] },
    ])
  })

  test('an open quotation mark, too many columns and too many rows are refused', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(await refusal(bytes('A,B\n"x,y\nz,w\n'))).toBe('Row 2: a quotation mark is opened and not closed')
    expect(await refusal(bytes('x,'.repeat(1_000)))).toMatch(/more than 200 columns/)
    expect(await refusal(bytes('x,y\n'.repeat(100_000)))).toMatch(/more than 20,000 rows/)
  })
})

describe('a workbook', () => {
  test('texts, numbers, days, percentages, yes and no, errors', async () => {
    const { rows, sheet, sheets } = await read(
      writeWorkbook([
        {
          name: 'Sites',
          columns: [...'ABCDE'].map((label) => ({ label, width: 9 })),
          rows: [['=1+1', 12.5, { date: '2026-12-01' }, null, 'x & <y>']],
        },
        { name: 'Help', columns: [], rows: [] },
      ]),
    )
    expect([sheet, sheets]).toEqual(['Sites', ['Sites', 'Help']])
    expect(rows[1]).toEqual({ row: 2, cells: ['=1+1', 12.5, { date: '2026-12-01' }, null, 'x & <y>'] })
  })

  test('what programs write that ours does not', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/><numFmt numFmtId="171" formatCode="&quot;Rs&quot; #,##0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="14"/></cellXfs></styleSheet>`
    const strings =
      '<sst><si><t>plain</t></si><si><r><t>two </t></r><r><t>runs &#8377;</t></r><rPh><t>no</t></rPh></si></sst>'
    const rows =
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3" s="1"><v>0.185</v></c><c r="E3" s="2"><v>5</v></c><c r="F3" s="3"><v>46357.75</v></c></row>' +
      '<row><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><f>A1</f></c><c t="str"><f>B1</f><v>kept</v></c></row><row r="9"/>'
    expect(await sheet(rows, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings })).toEqual([
      { row: 3, cells: ['plain', null, 'two runs ₹', { percent: 18.5 }, 5, { date: '2026-12-01' }] },
      { row: 4, cells: [true, { error: '#N/A' }, { error: 'a formula without a value' }, 'kept'] },
    ])
  })

  test('elements with a prefix', async () => {
    const xml =
      '<?xml version="1.0"?><x:worksheet xmlns:x="y"><x:sheetData><x:row r="1"><x:c r="B1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect(await sheet('', { [SHEET]: xml })).toEqual([{ row: 1, cells: [null, 7] }])
  })

  test('a cell that is merged downwards is in each row', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2"><c r="B2"><v>3</v></c></row>'
    const merged = '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>'
    expect((await sheet(rows, {}, merged)).map(({ cells }) => cells)).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  test('one that is far larger than a rate card is refused before it is in memory', async () => {
    expect(await refusal(workbook('<row><c><v>1</v></c></row>'.repeat(100_000)))).toMatch(/more than 20,000 rows/)
    expect(await refusal(workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).toMatch(/more than 200 columns/)
    const sparse = await sheet(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>',
    )
    expect(sparse.map(({ row }) => row)).toEqual([1, 1_048_576])
  })
})

describe('a sheet whose rows do not end', () => {
  test('is refused when it is longer than any row, and not searched again and again', async () => {
    const open = workbook(`<row r="1">${'<c r="A1"/>'.repeat(1_000_000)}`)
    expect(await refusal(open)).toMatch(/row of the sheet is too long/)
  })

  test('is read where something long comes after the rows', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row>'
    const links = '<hyperlink ref="A1"/>'.repeat(200_000)
    expect(await sheet(rows, {}, links)).toEqual([{ row: 1, cells: [1] }])
    const long = workbook(rows.repeat(2_000), {}, links.repeat(4))
    expect(await refusal(long)).toMatch(/too long/)
  })
})

test('texts of cells are read up to 15 MB', async () => {
  const strings = `<sst><si><t>${'x'.repeat(15_000_000)}</t></si></sst>`
  expect(await refusal(workbook('<row/>', { 'xl/sharedStrings.xml': strings }))).toMatch(/too large when/)
})

describe('what is no spreadsheet', () => {
  const text = (start: string) => new TextEncoder().encode(start)
  test.each([
    ['xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /old Excel file/],
    ['PDF', text('%PDF-1.7'), /PDF/],
    ['a page', text('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'), /web page/],
    ['XML', text('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'), /web page/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /neither a spreadsheet/],
    ['nothing', new Uint8Array(), /empty/],
    ['another archive', zipSync({ 'a.txt': strToU8('x') }), /not an Excel workbook/],
    ['macros', workbook('', { 'xl/vbaProject.bin': 'x' }), /macros/],
    ['ods', zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('x') }), /OpenDocument/],
    ['entities', workbook('', { [SHEET]: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }), /entities/],
    ['half an archive', workbook('<row/>').slice(0, 900), /damaged/],
    ['rubbish after PK', text('PK\u0003\u0004rubbish'), /damaged/],
  ])('%s', async (_, bytes, why) => {
    expect(await refusal(bytes)).toMatch(why)
  })

  test('an archive that becomes too large, also one that lies about it', async () => {
    const bomb = workbook('', { 'xl/media/image1.bin': ' '.repeat(61_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusal(bomb)).toMatch(/too large when it is unpacked/)
    const lying = workbook(`<row>${' '.repeat(5_000_000)}</row>`)
    const view = new DataView(lying.buffer)
    for (let at = 0; at < lying.length - 46; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 5_000_000)
        view.setUint32(at + 24, 2_000, true)
    }
    expect(await refusal(lying)).toMatch(/too large when it is unpacked/)
  })

  test('entries that share bytes, and an archive with something after its end', async () => {
    const two = zipSync({ ...PARTS, 'b.xml': strToU8('b'.repeat(500)), 'c.xml': strToU8('c'.repeat(500)) })
    const view = new DataView(two.buffer)
    const offsets: number[] = []
    for (let at = 0; at < two.length - 46; at++) if (view.getUint32(at, true) === 0x02014b50) offsets.push(at + 42)
    view.setUint32(offsets.at(-1) ?? 0, view.getUint32(offsets.at(-2) ?? 0, true), true)
    expect(await refusal(two)).toMatch(/damaged/)
    expect(await refusal(Uint8Array.from([...workbook('<row/>'), 1, 2, 3]))).toMatch(/damaged/)
  })
})

test.each([
  ['a,b\nc', [['a', 'b'], ['c']]],
  ['a,"b ""x"", y"\r\n', [['a', 'b "x", y']]],
  ['"two\nlines",', [['two\nlines', '']]],
  ['a\rb', [['a'], ['b']]],
  ['6" nail,b', [['6" nail', 'b']]],
  ['', []],
])('the rows of %j', (text, rows) => {
  expect([...parseCsv(text, ',')].map(({ cells }) => cells)).toEqual(rows)
})
