import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from '../../../worker/kernel/files/read-csv.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { checkFile } from '../../../worker/supply/imports/check.server.ts'
import { exportListings, makeFaultyFile, makeTemplate } from '../../../worker/supply/imports/files.server.ts'
import { noteText } from '../../../worker/supply/rules/imports/validate-record.ts'
import { ROWS } from '../../support/catalogue.ts'
import { asked, csvOf, importer, newSeller, OWNER, publishThree, row, sent } from '../../support/imports.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

let manager: CurrentUser
beforeAll(async () => {
  await publishThree()
  manager = await newSeller()
})

const run = importer(() => manager)

describe('files', () => {
  test('an export that is imported again changes nothing, also text that looks like a formula', async () => {
    await run(await sent(csvOf(row('X-1', { title: '=1+1' }), row('X-2', { title: '@home' }))))
    for (const format of ['xlsx', 'csv'] as const) {
      const { bytes } = await exportListings(service, manager, { owner: OWNER, category: 'ooh', format })
      const key = await sent(format === 'csv' ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : bytes)
      const { counts, listings } = await checkFile(service, manager, asked(key))
      expect(listings.filter(({ outcome }) => outcome !== 'same')).toEqual([])
      expect(counts.same).toBeGreaterThan(2)
    }
  })

  test('an export of all media has a sheet for each of them, without what is archived', async () => {
    const group = ROWS.subcategories.find(({ categoryId }) => categoryId === 'radio')?.name ?? ''
    const radio = await sent(`Own reference,Title,Group\nY-1,Radio Export,${group}`)
    await run(radio, { category: 'radio', newState: 'draft' })
    await run(await sent(csvOf(row('Y-2'), row('Y-3'))))
    const archived = `UPDATE owner_listings SET state = 'archived', content = json_object('title', 'Wall Y-3') WHERE own_ref = 'Y-3'`
    await rowsOf(archived)
    const { bytes, name } = await exportListings(service, manager, {
      owner: OWNER,
      category: undefined,
      format: 'xlsx',
    })
    expect(name).toBe('adchowk-test-owner-listings.xlsx')
    const key = await sent(bytes)
    const [ooh, ofRadio] = [
      await checkFile(service, manager, asked(key)),
      await checkFile(service, manager, asked(key, { category: 'radio' })),
    ]
    expect(ooh.sheets).toEqual(ofRadio.sheets)
    expect(ooh.sheets).toHaveLength(2)
    expect([ofRadio.sheet, ooh.sheet]).toEqual(ooh.sheets)
    expect((await checkFile(service, manager, asked(key, { sheet: ooh.sheets[0] }))).sheet).toBe(ofRadio.sheet)
    expect(ofRadio.counts).toMatchObject({ same: 1, error: 0 })
    expect(ooh.listings.map(({ title }) => title)).toContain('Wall Y-2')
    expect(ooh.listings.map(({ title }) => title)).not.toContain('Wall Y-3')
    const one = await exportListings(service, manager, { owner: OWNER, category: 'radio', format: 'csv' })
    expect(one.name).toBe('adchowk-test-owner-radio-listings.csv')
    expect(readCsv(one.bytes).rows).toHaveLength(2)
    expect(await refusalOf(exportListings(service, manager, { owner: OWNER, category: 'tv', format: 'csv' }))).toBe(
      'not_found: There are no listings to export',
    )
    const viewer = await newSeller('view')
    expect((await exportListings(service, viewer, { owner: OWNER, category: 'radio', format: 'csv' })).bytes).toEqual(
      one.bytes,
    )
    const rival = await newSeller('manage', 'another-owner')
    const theirs = exportListings(service, rival, { owner: OWNER, category: 'radio', format: 'csv' })
    expect(await refusalOf(theirs)).toMatch(/^not_found/)
  })

  test('the rows to mend as a workbook have the cells that were mended, and no second column of errors', async () => {
    const file = csvOf(row('O-1', { rate: 'x' }), row('O-2', { rate: 'y' }))
      .replace(',Rate,', ',Rate,')
      .split('\r\n')
    const at = file[0]?.split(',').indexOf('Rate') ?? -1
    const key = await sent(file.map((line, i) => `${line},${i === 0 ? 'Error' : 'Row 2, Rate: old'}`).join('\n'))
    const fixes = [{ row: 2, column: at, value: '2 lakh' }]
    const { bytes, name } = await makeFaultyFile(service, manager, { ...asked(key, { fixes }), format: 'xlsx' })
    expect(name).toBe('sites-to-mend.xlsx')
    // The reasons have a wide column, the others that of their heading.
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
    expect([widths.at(-1), Math.max(...widths.slice(0, -1)) <= 40]).toEqual([80, true])
    const again = await checkFile(service, manager, asked(await sent(bytes)))
    expect(again.rows).toBe(1)
    expect(again.columns.filter(({ heading }) => heading === 'Error')).toMatchObject([
      { examples: ['Row 3, Rate: “y” is not an amount'] },
    ])
    expect(again.columns[at]?.examples).toEqual(['y'])
    const good = makeFaultyFile(service, manager, { ...asked(await sent(csvOf(row('O-3')))), format: 'csv' })
    expect(await refusalOf(good)).toBe('not_found: No row of this file has errors')
  })

  test('the rows to mend come with why, and are imported once they are mended', async () => {
    const key = await sent(csvOf(row('M-1'), row('M-2', { rate: 'x' })))
    const { bytes } = await makeFaultyFile(service, manager, { ...asked(key), format: 'csv' })
    const { rows } = readCsv(bytes)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.cells.at(-1)).toBe('Row 3, Rate: “x” is not an amount')
    const station = await sent('Own reference,Title,Spot: Name,Spot: Rate (₹)\nR-9,FM,One,x\nR-9,,Two,y')
    const ofStation = await makeFaultyFile(service, manager, {
      ...asked(station, { category: 'radio' }),
      format: 'csv',
    })
    const reasons = readCsv(ofStation.bytes).rows.map(({ cells }) => String(cells.at(-1)))
    expect(reasons.map((text) => [text.includes('“x” is not'), text.includes('“y” is not')])).toEqual([
      ...[
        [false, false],
        [true, false],
        [false, true],
      ],
    ])
    const text = new TextDecoder().decode(bytes)
    expect(await run(await sent(text.replace(',x,', ',5 lakh,')))).toMatchObject({ created: 1, refused: 0 })
  })

  test('a template says what goes in, and its example is not imported', async () => {
    const { bytes, name } = await makeTemplate(service, { category: 'ooh', format: 'xlsx' })
    expect(name).toMatch(/template\.xlsx$/)
    const { counts, sheets } = await checkFile(service, manager, asked(await sent(bytes)))
    expect(sheets.slice(1)).toEqual(['Help', 'Choices'])
    expect(counts).toMatchObject({ new: 0, error: 0 })
  })
})

describe('hostile files', () => {
  test('100,000 rows, 1,000 columns, broken quotes and cells of 10,000 characters', async () => {
    const many = await sent(`Title,City\n${'a,b\n'.repeat(100_000)}`)
    expect(await refusalOf(checkFile(service, manager, asked(many)))).toMatch(
      /^too_large: The file has more than 20,000 rows/,
    )
    const wide = await sent(`Title,City,${'x,'.repeat(1_000)}\n`)
    expect(await refusalOf(checkFile(service, manager, asked(wide)))).toMatch(
      /^too_large: The file has more than 200 columns/,
    )
    const broken = await sent('Title,City\n"a,b\n')
    expect(await refusalOf(checkFile(service, manager, asked(broken)))).toMatch(/^bad_input: Row 2: a quotation mark/)
    const long = await sent(csvOf(row('Z-1', { title: 'x'.repeat(10_000) })))
    const {
      listings: [first],
    } = await checkFile(service, manager, asked(long))
    expect(first?.notes.map(noteText)).toContain('Row 2, Title: At most 120 characters')
    expect(first?.notes[0]?.cell.length).toBeLessThan(100)
    const titled = async (length: number) => {
      const { columns } = await checkFile(
        service,
        manager,
        asked(await sent(csvOf(row('Z-2', { title: 'x'.repeat(length) })))),
      )
      return columns.find(({ key }) => key === 'title')?.examples
    }
    expect([await titled(60), await titled(61)]).toEqual([['x'.repeat(60)], [`${'x'.repeat(60)}…`]])
  })
})
