import { crc32, inflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { RATE_COLUMNS, rateRows } from '../../../app/features/catalogue/media-kit/rate-rows.ts'
import { getRateCard, listRateCards } from '../../../worker/catalogue/rate-card.server.ts'
import { writeWorkbook } from '../../../worker/kernel/files/workbook.ts'
import { toCsv } from '../../../worker/kernel/rules/csv.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'

const VISIT = { origin: 'https://adchowk.test', today: TODAY, gst: { percent: 12, sac: '998366' } }
const LABELS = RATE_COLUMNS.map(({ label }) => label)

const sheetOf = async (category: string) => {
  const card = await getRateCard(service, { category })
  return { name: card.category.name, columns: RATE_COLUMNS, rows: rateRows(card, VISIT), isFilterable: true }
}

/** The files of an archive, read by its directory as every program does; each is checked against its sum. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const archive = Buffer.from(bytes)
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files: Record<string, string> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, size, length] = [16, 20, 28].map((field) =>
      field === 28 ? archive.readUInt16LE(at + field) : archive.readUInt32LE(at + field),
    ) as [number, number, number]
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26)
    const text = inflateRawSync(archive.subarray(begin, begin + size))
    expect(crc32(text)).toBe(sum)
    files[name] = text.toString()
    at += 46 + length
  }
  return files
}

beforeAll(async () => {
  await buildGroup(
    service.db,
    { category: 'kites', group: 'string' },
    {
      id: 'kite-1',
      title: '=HYPERLINK("https://evil.example")',
      rate: 35,
      unit: 'per_click',
      minQuantity: 100,
      monthly: toPaise(35),
      city: 'Pune & "Camp"',
      state: '<b>Maharashtra</b>\u0007',
    },
    { id: 'kite-2', title: 'Last by its title', rate: toPaise(1_85_000), availability: 'booked' },
  )
})

test('every listing of a medium is on its rate card, with its page', async () => {
  const expected = ROWS.listings.filter(({ categoryId }) => categoryId === 'ooh')
  const { name, rows } = await sheetOf('ooh')
  expect(name).toBe(ROWS.categories.find(({ id }) => id === 'ooh')?.name)
  expect(rows.map(([title]) => title).toSorted()).toEqual(expected.map(({ title }) => title).toSorted())
  for (const row of rows) expect(row.at(-1)).toMatch(/^https:\/\/adchowk\.test\/category\/ooh\/[\w-]+\/[\w-]+$/)
})

test('every category offers a card with as many listings as it has', async () => {
  const cards = await listRateCards(service)
  expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['tv', 'ooh', 'pr', 'kites']))
  for (const { id, listings } of cards) {
    expect((await getRateCard(service, { category: id })).listings).toHaveLength(listings)
  }
})

test('a row says what the page of the listing says', async () => {
  const { rows } = await sheetOf('kites')
  expect(LABELS).toEqual([
    'Title',
    'Group',
    'City',
    'State',
    'Media owner',
    'Rate, ₹',
    'Unit',
    'Minimum',
    'Per month, ₹',
    'GST, %',
    'Availability',
    'Page',
  ])
  expect(rows).toEqual([
    expect.arrayContaining([0.35, 'per click', '100 clicks']),
    [
      'Last by its title',
      'string',
      'Pune',
      'Maharashtra',
      'Test Owner',
      185_000,
      'per month',
      '1 month',
      1000,
      12,
      'Sold out',
      'https://adchowk.test/category/kites/string/kite-2',
    ],
  ])
})

test('what nobody sells is missing', async () => {
  for (const category of ['zzz', '', "x' OR '1'='1"]) {
    expect(await refusalOf(getRateCard(service, { category }))).toBe('not_found: Rate card not found')
  }
})

describe('as a file', () => {
  test('CSV keeps a formula from being one', async () => {
    const { rows } = await sheetOf('kites')
    const text = toCsv([LABELS, ...rows.map((row) => row.map(String))])
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(text.split('\r\n')).toHaveLength(4)
  })

  test('XLSX has texts as texts, amounts as numbers, and nothing that breaks its XML', async () => {
    const sheet = await sheetOf('kites')
    const files = unzip(writeWorkbook([sheet]))
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const xml = files['xl/worksheets/sheet1.xml'] ?? ''
    expect(xml).not.toContain('<f>')
    expect(xml).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;https://evil.example&quot;)</t></is></c>',
    )
    expect(xml).toContain('Pune &amp; &quot;Camp&quot;')
    expect(xml).toContain('&lt;b&gt;Maharashtra&lt;/b&gt;</t>')
    expect(xml).toContain('<c r="F3"><v>185000</v></c>')
    expect(xml).toContain('<c r="F2"><v>0.35</v></c>')
    expect(xml).toContain('<autoFilter ref="A1:L3"/>')
  })

  test('a tab has a name that spreadsheets accept', () => {
    const files = unzip(
      writeWorkbook([{ name: 'A/B: "kites" & [more] of a very long name', columns: RATE_COLUMNS, rows: [] }]),
    )
    expect(files['xl/workbook.xml']).toContain('<sheet name="A B  &quot;kites&quot; &amp;  more  of a very"')
  })

  test('a large medium fits, and the same listings give the same bytes', async () => {
    const { rows, ...sheet } = await sheetOf('ooh')
    const many = Array.from({ length: 20_000 }, (_, at) => rows[at % rows.length] ?? [])
    const file = writeWorkbook([{ ...sheet, rows: many }])
    expect(unzip(file)['xl/worksheets/sheet1.xml']?.match(/<row /g)).toHaveLength(20_001)
    const write = () => Buffer.from(writeWorkbook([{ ...sheet, rows }]))
    expect(write().equals(write())).toBe(true)
  })
})
