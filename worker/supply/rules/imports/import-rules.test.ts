import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { StoredField } from '../../../catalogue/rules/custom-field.ts'
import { MEDIA_TYPES } from '../../../catalogue/rules/registry/media.ts'
import type { Cell, Table } from '../../../kernel/rules/files/table.ts'
import { EXAMPLE, type ImportColumn, importColumns, matchable } from './column.ts'
import { exportRows } from './export-rows.ts'
import { ExportQuery, ImportFile, ImportRun } from './import.ts'
import { findHeading, matchColumns } from './match.ts'
import { textOf } from './print-value.ts'
import { readRecords } from './record.ts'
import { choicesOf, describeColumn, exampleOf } from './template.ts'
import { createValidator, type Existing, noteText } from './validate-record.ts'

const FIELDS: StoredField[] = [
  { id: 'lit', name: 'Lighting', type: 'select', required: false, options: ['Front lit', 'Non lit'] },
  { id: 'rate', name: 'Rate (₹)', type: 'text', required: false },
]
const categoryOf = (id: string, fields = FIELDS) => ({
  id,
  name: id,
  fields,
  subcategories: [{ id: 'one', name: 'Group one' }],
})
const NONE = { errors: [], remarks: [] }

const tableOf = (...rows: Cell[][]): Table => ({
  sheet: null,
  sheets: [],
  rows: rows.map((cells, i) => ({ row: i + 1, cells })),
})

/** Validates a table as new listings, or against an existing one. */
function validate(id: string, table: Table, existing: Existing | null = null, newState: 'live' | 'draft' = 'live') {
  const category = categoryOf(id)
  const columns = matchable(importColumns(category))
  const heading = findHeading(table, columns)
  if (!heading) throw new Error('no heading')
  const mapping = matchColumns(heading.headings, columns)
  const judgeOne = createValidator({ category, columns, mapping, headings: heading.headings, newState })
  return readRecords(table, heading, mapping, columns).map((record) => judgeOne(record, existing, NONE))
}

/** The example of a template with a reference that is imported. */
const exampleRows = (columns: ImportColumn[], ownRef = 'A-1'): Cell[][] => [
  columns.map(({ heading }) => heading),
  columns.map((column) => (column.key === 'ownRef' ? ownRef : exampleOf(column))),
]

describe.each(MEDIA_TYPES)('%s', (id) => {
  const columns = importColumns(categoryOf(id))

  test('each heading is there once and finds its own column', () => {
    const headings = columns.map(({ heading }) => heading)
    expect(new Set(headings.map((one) => one.toLowerCase())).size).toBe(headings.length)
    expect(matchColumns(headings, matchable(columns))).toEqual(columns.map(({ key }) => key))
  })

  test('the example of the template could be published, and is left out as it is', () => {
    const [one] = validate(id, tableOf(...exampleRows(columns)))
    expect(one?.errors.map(noteText)).toEqual([])
    expect(one?.outcome).toBe('new')
    expect(validate(id, tableOf(...exampleRows(columns, EXAMPLE)))).toEqual([])
  })

  test('the example has a value in each column but those that few listings have', () => {
    const empty = columns.filter((column) => exampleOf(column) === null).map(({ key }) => key)
    const few = ['ref', 'supply', 'capacity', 'spot.capacity', 'minBudget', 'nativeTitle', 'discounts']
    const issues = ['details.appears.from', 'details.appears.everyMonths', 'details.appears.everyDays']
    expect(empty.filter((key) => ![...few, ...issues].includes(key))).toEqual([])
    expect(columns.map(({ key }) => key).filter((key) => [...few, ...issues].includes(key))).toEqual(empty)
  })

  test('a hyphen in every cell leaves a draft of which nothing is written but what has a usual value', () => {
    const content = validate(id, tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    const existing: Existing = { id: 'x', ref: 'OOH-0001', state: 'draft', content: { ...content, spots: [] } }
    const own = columns.filter(({ isSpot }) => !isSpot)
    const cleared = tableOf(
      own.map(({ heading }) => heading),
      own.map(({ key }) => (key === 'ref' ? 'OOH-0001' : '-')),
    )
    const [one] = validate(id, cleared, existing)
    expect(one?.errors.map(noteText)).toEqual([])
    const [printed = []] = exportRows(own, { ref: '', content: one?.content ?? expect.unreachable() })
    const left = own.filter((_, i) => printed[i] !== null && printed[i] !== '').map(({ key }) => key)
    const usual = ['place.pin', 'minQuantity', 'step', 'minDuration']
    expect(left.filter((key) => !usual.includes(key))).toEqual([])
  })

  test('what is exported and imported again is the same, as a workbook and as text', () => {
    const content = validate(id, tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    const existing: Existing = {
      id: 'x',
      ref: 'OOH-0001',
      state: 'live',
      content: { ...content, title: '=SUM(1; 2)', spots: content.spots.map((spot) => ({ ...spot, id: 'morning' })) },
    }
    const rows = exportRows(columns, existing)
    const head = columns.map(({ heading }) => heading)
    expect(validate(id, tableOf(head, ...rows), existing).map(({ outcome }) => outcome)).toEqual(['same'])
    expect(
      validate(id, tableOf(head, ...rows.map((row) => row.map(textOf))), existing).map(({ outcome }) => outcome),
    ).toEqual(['same'])
  })
})

test('an export has a row for each spot, and what is of the listing in the first alone', () => {
  const columns = importColumns(categoryOf('radio'))
  const file = (...spots: string[]) =>
    tableOf(['Site code', 'Title', 'Spot: Name'], ...spots.map((name) => ['R1', 'Radio One', name]))
  const content = validate('radio', file('Morning', 'Evening'), null, 'draft')[0]?.content
  if (!content) throw new Error('no content')
  const printed = (spots: typeof content.spots) =>
    exportRows(columns, { ref: 'FM-0001', content: { ...content, spots } }).map((cells) =>
      ['ref', 'ownRef', 'title', 'spot.name'].map((key) => cells[columns.findIndex((column) => column.key === key)]),
    )
  expect(printed(content.spots)).toEqual([
    ['FM-0001', 'R1', 'Radio One', 'Morning'],
    ['FM-0001', 'R1', null, 'Evening'],
  ])
  expect(printed([])).toEqual([['FM-0001', 'R1', 'Radio One', null]])
})

describe('headings', () => {
  const columns = matchable(importColumns(categoryOf('ooh')))
  test('are known by other names of the trade, in any case, with units, and nearly right', () => {
    expect(
      matchColumns(
        ['Site Code', 'LOCATION', 'city', 'Size (W x H)', 'Monthly Rate (Rs.)', 'Lattitude', 'Lng', 'S. No.'],
        columns,
      ),
    ).toEqual(['ownRef', 'place.area', 'place.city', 'details.face', 'rate', 'place.lat', 'place.lng', null])
  })

  test('of a spot and of a share say so, and only one that is there twice has the name of the category', () => {
    const headingsOf = (id: string) => importColumns(categoryOf(id)).map(({ heading }) => heading)
    expect(headingsOf('radio')).toEqual(expect.arrayContaining(['Ad spot: Name', 'Ad spot: Rate (₹)']))
    expect(headingsOf('influencer').filter((heading) => heading.endsWith('(%)'))).not.toEqual([])
    expect(headingsOf('ooh')).toEqual(expect.arrayContaining(['Rate (₹)', 'Lighting', 'Rate (₹) [ooh]']))
  })

  test('of both sides of a size are there for media with a face alone, and no import needs them', () => {
    const added = (id: string) => {
      const own = importColumns(categoryOf(id))
      return matchable(own).slice(own.length)
    }
    expect(added('ooh').map(({ key, field }) => [key, field.required])).toEqual([['details.face', false]])
    expect(added('radio')).toEqual([])
    expect(columns.find(({ key }) => key === 'ref')?.field.required).toBe(false)
  })

  test('without letters, and nearly like a name of ours inside, are none', () => {
    expect(matchColumns(['#', '(ft)', 'City'], columns)).toEqual([null, null, 'place.city'])
    expect(matchColumns(['City (old)', 'City'], columns)).toEqual([null, 'place.city'])
    const radio = matchable(importColumns(categoryOf('radio')))
    expect(matchColumns(['SlotFrom', 'slotTo'], radio)).toEqual(['spot.slotFrom', 'spot.slotTo'])
    expect(matchColumns(['slotFrm'], radio)).toEqual([null])
    const paper = matchable(importColumns(categoryOf('newspaper')))
    expect(matchColumns(['weekdays', 'artworkDays'], paper)).toEqual([
      'details.appears.weekdays',
      'details.appears.artworkDays',
    ])
  })

  test('are known with signs around them', () =>
    expect(matchColumns(['City:', '* Title', '_Rate_'], columns)).toEqual(['place.city', 'title', 'rate']))

  test('of five letters at least may have one that is wrong', () => {
    expect(matchColumns(['Venie', 'Descripton', 'Rat', 'Venueeee'], columns)).toEqual([
      'place.venue',
      'description',
      null,
      null,
    ])
  })

  test('what was chosen before wins, also to leave a column out', () => {
    expect(matchColumns(['City', 'Rate', 'Price'], columns, { Price: 'rate', City: '' })).toEqual([
      null,
      'custom.rate',
      'rate',
    ])
    // A field that staff have deleted since is forgotten.
    expect(matchColumns(['Price'], columns, { Price: 'custom.gone' })).toEqual(['rate'])
  })

  test('are found below a title and blank rows', () => {
    const table = tableOf(['Rates of November'], [null], ['Title', 'City', 'Rate'], ['Wall', 'Pune', 5])
    expect(findHeading(table, columns)?.row.row).toBe(3)
    expect(findHeading(tableOf(['a', 'b'], [1, 2]), columns)).toBeNull()
    const below = (rows: number) => findHeading(tableOf(...Array(rows).fill(['Note']), ['Title', 'City']), columns)
    expect([below(49)?.row.row, below(50)]).toEqual([50, null])
    expect(findHeading(tableOf(['Title', 'City'], ['Title', 'City']), columns)?.row.row).toBe(1)
    const odd = findHeading(tableOf([' Title ', 'City', null, { error: '#N/A' }, 'x'.repeat(200)]), columns)
    expect(odd?.headings).toEqual(['Title', 'City', '', '', 'x'.repeat(120)])
  })

  test('a field of staff may have the name of one of ours', () => {
    expect(columns.find(({ key }) => key === 'custom.rate')?.heading).toBe('Rate (₹) [ooh]')
  })
})

describe('rows', () => {
  test('name the row, the column and the cell', () => {
    const [one] = validate(
      'ooh',
      tableOf(['Title', 'City', 'Rate', 'Size'], ['Wall', 'Pune', 'one lakh', 'big']),
      null,
      'draft',
    )
    expect(one?.errors.map(noteText)).toEqual([
      'Row 2, Rate: “one lakh” is not an amount',
      'Row 2, Size: “big” is not a size, such as 40 x 20',
    ])
    // Before it is public, what is not there is named as well, and the unreadable rate once.
    const [live] = validate('ooh', tableOf(['Title', 'City', 'Rate'], ['Wall', 'Pune', 'one lakh']))
    const headings = live?.errors.map(({ heading }) => heading) ?? []
    expect(headings.filter((heading) => heading.startsWith('Rate'))).toHaveLength(1)
    expect(headings).toEqual(expect.arrayContaining(['Group', 'Description', 'State']))
  })

  test('offer a choice that was nearly meant, and say what a cell has that is no size', () => {
    const [one] = validate(
      'ooh',
      tableOf(['Title', 'City', 'Group', 'Lighting', 'Size'], ['Wall', 'Pune', 'Group on', 'Dim', { error: '#N/A' }]),
      null,
      'draft',
    )
    expect(one?.errors.map(({ heading, suggestion }) => [heading, suggestion])).toEqual([
      ['Group', 'Group one'],
      ['Lighting', undefined],
      ['Size', undefined],
    ])
    expect(one?.errors.map(noteText).at(-1)).toBe('Row 2, Size: the cell has the error #N/A')
    expect(one?.errors.slice(1).some((error) => 'suggestion' in error)).toBe(false)
  })

  test('name the column that a side of a size was read from', () => {
    const draft = (heading: string[], ...cells: Cell[]) =>
      validate('ooh', tableOf(['Title', 'City', ...heading], ['Wall', 'Pune', ...cells]), null, 'draft')[0]?.errors
    expect(draft(['Size'], '40 x 3000')?.map(noteText)).toEqual(['Row 2, Size: At most 2,000'])
    expect(draft(['Width (ft)', 'Height (ft)'], 40, 3000)?.map(noteText)).toEqual(['Row 2, Height (ft): At most 2,000'])
  })

  test('name a cell once that has several faults, and each field that the file has no column for', () => {
    const long = 'x'.repeat(100)
    const features = tableOf(['Title', 'City', 'Features'], ['Wall', 'Pune', `${long}; ${long}`])
    expect(validate('ooh', features, null, 'draft')[0]?.errors.map(noteText)).toEqual([
      'Row 2, Features: At most 80 characters',
    ])
    const columns = importColumns(categoryOf('ooh'))
    const content = validate('ooh', tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    // Written before the rules of today.
    const old = { ...content, minQuantity: 0, features: [long] }
    const existing: Existing = { id: 'x', ref: 'OOH-0001', state: 'draft', content: old }
    const [one] = validate('ooh', tableOf(['Site code', 'Title', 'Rate'], ['A-1', long.repeat(2), 'x']), existing)
    expect(one?.errors.map(({ column, message }) => [column, message])).toEqual([
      [2, '“x” is not an amount'],
      [1, 'At most 120 characters'],
      [null, 'At least 1'],
      [null, 'At most 80 characters'],
    ])
  })

  test('name the column of a list where one of its items is wrong', () => {
    const columns = importColumns(categoryOf('radio'))
    const [head = [], cells = []] = exampleRows(columns)
    const at = columns.findIndex(({ key }) => key === 'coverage')
    const [one] = validate('radio', tableOf(head, cells.with(at, 'Telangana; Atlantis')))
    expect(one?.errors).toMatchObject([{ row: 2, column: at, message: 'Choose a state of India' }])
    const [alone] = validate('radio', tableOf(head.slice(0, -20), cells.slice(0, -20)))
    expect(alone?.errors.find(({ message }) => message.startsWith('Add at least one'))).toMatchObject({
      ...{ row: 2, column: null, heading: '' },
    })
  })

  test('a band without a name is refused', () => {
    const band = (...heading: string[]) =>
      validate(
        'radio',
        tableOf(['Site code', 'Title', ...heading], ['R1', 'FM', ...heading.map(() => 900)]),
        null,
        'draft',
      )
    expect(band('Spot: Rate (₹)')[0]?.errors.map(noteText)).toEqual([
      'Row 2, Name: is empty: the name says which one it is',
    ])
    expect(band('Spot: Rate (₹)')[0]?.errors[0]?.column).toBeNull()
    const named = tableOf(['Site code', 'Title', 'Spot: Name', 'Spot: Rate (₹)'], ['R1', 'FM', null, 900])
    expect(validate('radio', named, null, 'draft')[0]?.errors.map(noteText)).toEqual([
      'Row 2, Spot: Name: is empty: the name says which one it is',
    ])
  })

  test('a second row of a reference is refused where no spots are sold', () => {
    const all = validate(
      'ooh',
      tableOf(['Title', 'Site code'], ['A', 'X-1'], ['B', 'X-2'], ['C', 'X-1']),
      null,
      'draft',
    )
    expect(all.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'error'])
    expect(all[2]?.errors.map(noteText)).toEqual(['Row 4, Site code: “X-1” is already in row 2'])
    const twice = ['OOH-0001', 'ooh-0001', 'OOH-0001'].map((ref) => [ref, 'A'])
    const [, second, third] = validate('ooh', tableOf(['Listing reference', 'Title'], ...twice), null, 'draft')
    expect([second, third].flatMap((one) => one?.errors.map(noteText))).toEqual([
      'Row 3, Listing reference: “ooh-0001” is already in row 2',
      'Row 4, Listing reference: “OOH-0001” is already in row 2',
    ])
  })

  test('rows of one reference are the spots of one listing, and those without one belong to the listing above', () => {
    const all = validate(
      'radio',
      tableOf(
        ['Site code', 'Title', 'Spot: Name', 'Spot: Rate (₹)'],
        ['R1', 'Radio One', 'Morning', 1_000],
        ['R1', null, 'Evening', 1_200],
        [null, null, 'Night', 400],
        ['R1', 'Radio Two', 'Morning', 1],
      ),
      null,
      'draft',
    )
    expect(all).toHaveLength(1)
    expect(all[0]?.errors.map(noteText)).toEqual([
      'Row 5, Title: differs from row 2',
      'Row 5, Spot: Name: “Morning” is already in row 2',
    ])
    expect(all[0]?.record).toMatchObject({ title: 'Radio One', rows: [2, 3, 4, 5] })
    expect(all[0]?.record.spots.map(({ name }) => name)).toEqual(['Morning', 'Evening', 'Night', 'Morning'])
    expect(all[0]?.errors.map(({ column }) => column)).toEqual([1, 2])
    // Also a row of which nothing but an unreadable cell of a band is filled in; above all listings it is one without them.
    const odd = [null, null, null, 'x']
    const table = tableOf(
      ['Ad spot: Name', 'Site code', 'Title', 'Ad spot: Rate (₹)'],
      odd,
      ['Noon', 'R1', 'FM', 5],
      odd,
    )
    const [first, last, ...more] = validate('radio', table, null, 'draft')
    expect([first, last].map((one) => one?.errors.map(noteText))).toEqual([
      ['Row 2, Ad spot: Rate (₹): “x” is not an amount'],
      ['Row 4, Ad spot: Rate (₹): “x” is not an amount'],
    ])
    expect(more).toEqual([])
    const again = tableOf(['Ad spot: Name', 'Site code'], ['Noon', 'R1'], ['noon', 'R1'])
    expect(validate('radio', again, null, 'draft')[0]?.errors).toMatchObject([
      { row: 3, column: 0, message: '“noon” is already in row 2' },
    ])
  })

  test('rows of one listing reference are one listing, and an error of a spot names its own row', () => {
    const [one, ...more] = validate(
      'radio',
      tableOf(
        ['Listing reference', 'Title', 'Spot: Name', 'Spot: Rate (₹)'],
        ['FM-0001', 'Radio One', 'Morning', 1_000],
        ['fm-0001', null, 'x'.repeat(200), 1_200],
      ),
      null,
      'draft',
    )
    expect(more).toEqual([])
    expect(one?.errors.map(noteText)).toEqual(['Row 3, Spot: Name: At most 120 characters'])
    const long = tableOf(['Title', 'Spot: Name', 'Length'], ['FM', 'Noon', 9_999])
    expect(validate('radio', long, null, 'draft')[0]?.errors.map(noteText)).toEqual(['Row 2, Length: At most 3,600'])
  })

  test('a correction of the page is read in place of its cell, also beyond the last one', () => {
    const columns = matchable(importColumns(categoryOf('ooh')))
    const table = tableOf(['Title', 'City', 'Rate'], ['Wall', 'Pune'])
    const heading = findHeading(table, columns)
    if (!heading) throw new Error('no heading')
    const mapping = matchColumns(heading.headings, columns)
    const fixes = [
      { row: 2, column: 2, value: '2 lakh' },
      { row: 2, column: 1, value: 'Nashik' },
    ]
    const [record] = readRecords(table, heading, mapping, columns, fixes)
    expect(record?.settings.map(({ path, value }) => [path, value])).toEqual([
      ['title', 'Wall'],
      ['place.city', 'Nashik'],
      ['rate', 2_00_000_00],
    ])
  })

  test('a size in one cell says which side changes, and a hyphen clears both', () => {
    const columns = importColumns(categoryOf('ooh'))
    const content = validate('ooh', tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    const existing: Existing = { id: 'x', ref: 'OOH-0001', state: 'draft', content }
    const sized = (size: string) =>
      validate('ooh', tableOf(['Site code', 'Title', 'Size'], ['A-1', null, size]), existing)[0]
    expect(sized('60 x 20')?.changes).toEqual([{ heading: 'Size, width', from: '40', to: '60' }])
    expect(sized('40 x 20')?.outcome).toBe('same')
    expect(sized('60 x 30')?.changes).toMatchObject([{ to: '60' }, { heading: 'Size, height', from: '20', to: '30' }])
    expect(sized('-')?.changes).toEqual([
      { heading: 'Size, width', from: '40', to: '' },
      { heading: 'Size, height', from: '20', to: '' },
    ])
  })

  test('a spot that the file adds is said with its row, and what it changes of another with its name', () => {
    const file = (...spots: Cell[][]) =>
      tableOf(
        ['Site code', 'Title', 'Spot: Name', 'Spot: Rate (₹)'],
        ...spots.map((spot) => ['R1', 'Radio One', ...spot]),
      )
    const content = validate('radio', file(['Morning', 1_000]), null, 'draft')[0]?.content
    if (!content) throw new Error('no content')
    const spots = content.spots.map((spot) => ({ ...spot, id: 'morning' }))
    const existing: Existing = { id: 'x', ref: 'FM-0001', state: 'draft', content: { ...content, spots } }
    const [one] = validate('radio', file(['MORNING', 1_500], ['Evening', 900]), existing)
    expect(one?.changes).toEqual([
      { heading: 'MORNING: Spot: Name', from: 'Morning', to: 'MORNING' },
      { heading: 'MORNING: Spot: Rate (₹)', from: '1000', to: '1500' },
      { heading: 'Evening', from: '', to: 'new, from row 3' },
    ])
    expect(one?.content?.spots.map(({ id, rate }) => [id, rate])).toEqual([
      ['morning', 1_500_00],
      [null, 900_00],
    ])
    // Its name is kept with single spaces.
    const [spaced] = validate('radio', file(['Morning  drive', 1_000], ['morning', 2_000]), existing)
    expect(spaced?.changes).toEqual([
      { heading: 'Morning drive', from: '', to: 'new, from row 2' },
      { heading: 'morning: Spot: Name', from: 'Morning', to: 'morning' },
      { heading: 'morning: Spot: Rate (₹)', from: '1000', to: '2000' },
    ])
    // No more than 40 changes are shown.
    const many = Array.from({ length: 41 }, (_, i): Cell[] => [`Band ${i}`, 900])
    expect(validate('radio', file(...many), existing)[0]?.changes).toHaveLength(40)
    // A spot that the file does not name stays as it is.
    const [other] = validate('radio', file(['Evening', 900]), existing)
    expect(other?.content?.spots.map(({ id, name, rate }) => [id, name, rate])).toEqual([
      ['morning', 'Morning', 1_000_00],
      [null, 'Evening', 900_00],
    ])
  })

  test('the example of a template is left out in any case, and what only begins like it is not', () => {
    const rows = ['example', 'Example', 'EXAMPLE-2'].map((ownRef) => [ownRef, 'Wall'])
    const all = validate('ooh', tableOf(['Site code', 'Title'], ...rows), null, 'draft')
    expect(all.map(({ record }) => record.ownRef)).toEqual(['EXAMPLE-2'])
  })

  test.each([
    ['live', 'error'],
    ['paused', 'changed'],
    ['draft', 'changed'],
    ['review', 'error'],
    ['archived', 'error'],
  ] as const)('a listing that is %s and would be incomplete: %s', (state, outcome) => {
    const columns = importColumns(categoryOf('ooh'))
    const content = validate('ooh', tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    const [one] = validate('ooh', tableOf(['Site code', 'Rate'], ['A-1', '-']), {
      ...{ id: 'x', ref: 'OOH-0001', state, content },
    })
    expect(one).toMatchObject({ outcome, to: state })
    const about = { review: 'is in review. Withdraw it from review', archived: 'is archived. Restore it' }
    const said = state === 'review' || state === 'archived' ? [`Row 2: OOH-0001 ${about[state]} to change it`] : []
    expect(one?.errors.map(noteText).filter((text) => text.startsWith('Row 2: '))).toEqual(said)
  })

  test('an empty cell leaves what is there, a hyphen clears it, and what changes is said', () => {
    const columns = importColumns(categoryOf('ooh'))
    const content = validate('ooh', tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    const existing: Existing = { id: 'x', ref: 'OOH-0001', state: 'live', content }
    const [one] = validate(
      'ooh',
      tableOf(['Site code', 'City', 'Rate', 'Venue', 'Lighting'], ['A-1', null, '1.5 lakh', ' – ', '-']),
      existing,
    )
    expect(one?.outcome).toBe('changed')
    expect(one?.changes).toEqual([
      { heading: 'Rate', from: '125000', to: '150000' },
      { heading: 'Venue', from: 'Miyapur metro station', to: '' },
      { heading: 'Lighting', from: 'Front lit', to: '' },
    ])
    expect(one?.content?.place.city).toBe('Hyderabad')
    expect(one?.content?.custom).toEqual({ rate: content.custom.rate })
    expect(one?.remarks.map(noteText)).toEqual(['Row 2, Rate: Read as ₹1,50,000'])
  })

  test('a draft may be incomplete, what is published may not', () => {
    const table = tableOf(['Title', 'City', 'State'], ['Wall', 'Pune', 'Goa'])
    expect(validate('ooh', table, null, 'draft')[0]?.outcome).toBe('new')
    const { errors = [] } = validate('ooh', table)[0] ?? {}
    expect(errors.map(noteText)).toContain('Row 2, State: Pune is in Maharashtra')
    expect(errors.find(({ heading }) => heading === 'State')).toMatchObject({ row: 2, column: 2 })
    expect(errors.find(({ heading }) => heading.startsWith('Rate'))).toMatchObject({ row: 2, column: null })
  })

  test('rows without anything are none', () => {
    const all = validate(
      'ooh',
      tableOf(['Title', 'City'], ['Wall', 'Pune'], [null, ''], ['Board', 'Pune']),
      null,
      'draft',
    )
    expect(all.map(({ record }) => record.rows)).toEqual([[2], [4]])
  })

  test('a text that is too long is an error of its cell', () => {
    const [one] = validate('ooh', tableOf(['Title', 'City'], ['x'.repeat(10_000), 'Pune']), null, 'draft')
    expect(one?.errors.map(noteText)).toEqual(['Row 2, Title: At most 120 characters'])
    expect(one?.errors[0]?.column).toBe(0)
  })

  test('a change in a column that has no heading is said with that of its field', () => {
    const category = categoryOf('ooh')
    const columns = matchable(importColumns(category))
    const content = validate('ooh', tableOf(...exampleRows(columns)))[0]?.content
    if (!content) throw new Error('no content')
    const table = tableOf(['Site code', ''], ['A-1', 900], ['A-2', 'x'])
    const heading = { row: { row: 1, cells: [] }, headings: ['Site code', ''] }
    const mapping = ['ownRef', 'rate']
    const judgeOne = createValidator({ category, columns, mapping, headings: heading.headings, newState: 'draft' })
    const [changed, wrong] = readRecords(table, heading, mapping, columns).map((record) =>
      judgeOne(record, { id: 'x', ref: 'OOH-0001', state: 'draft', content }, NONE),
    )
    expect(changed?.changes).toEqual([{ heading: 'Rate (₹)', from: '125000', to: '900' }])
    expect(wrong?.errors.map(noteText)).toEqual(['Row 3, Rate (₹): “x” is not an amount'])
  })
})

test('a template describes what goes into each column, and that each band has a row', () => {
  const of = (id: string, key: string) =>
    describeColumn(importColumns(categoryOf(id)).find((column) => column.key === key) ?? expect.unreachable())
  expect(of('ooh', 'title')).toBe('')
  expect(of('ooh', 'custom.lit')).toBe('One of the sheet Choices')
  expect(of('ooh', 'rate')).toBe('Before GST. Rupees: 125000, 1,25,000 or 1.25 lakh')
  expect(of('radio', 'coverage')).toMatch(/\. State \| City; and the next after a semicolon$/)
  expect(of('radio', 'spot.name')).toBe('One row for each; repeat the references in each row')
  expect(of('radio', 'spot.type')).toBe('')
  const example = (id: string, key: string) =>
    exampleOf(importColumns(categoryOf(id)).find((column) => column.key === key) ?? expect.unreachable())
  const keys = ['rate', 'setup', 'minQuantity', 'custom.lit', 'custom.rate', 'type']
  expect(keys.map((key) => example('ooh', key))).toEqual([125_000, 4_000, 1, 'Front lit', 'Rate (₹)', 'Unipole'])
  expect(example('radio', 'spot.rate')).toBe(125_000)
  expect(example('tv', 'place.area')).toBe('Miyapur')
  expect(choicesOf(importColumns(categoryOf('ooh'))).map(({ heading }) => heading)).toEqual(
    importColumns(categoryOf('ooh')).flatMap(({ heading, field }) => (field.kind === 'select' ? [heading] : [])),
  )
  expect(choicesOf(importColumns(categoryOf('ooh')))).toContainEqual({
    ...{ heading: 'Lighting', values: ['Front lit', 'Non lit'] },
  })
})

describe('what a form of an import may ask for', () => {
  const file = { owner: 'one', category: 'ooh', key: '11111111-2222-4333-8444-555555555555.csv' }
  const fix = { row: 2, column: 1, value: 'x' }
  const isRead = (more: object) => v.safeParse(ImportFile, { ...file, ...more }).success

  test.each([
    ['columns', { mapping: Array(200).fill(null) }, { mapping: Array(201).fill(null) }],
    ['corrected cells', { fixes: Array(500).fill(fix) }, { fixes: Array(501).fill(fix) }],
    ['the last column', { fixes: [{ ...fix, column: 199 }] }, { fixes: [{ ...fix, column: 200 }] }],
    ['the first row', { fixes: [{ ...fix, row: 0 }] }, { fixes: [{ ...fix, row: -1 }] }],
    ['a long cell', { fixes: [{ ...fix, value: 'x'.repeat(500) }] }, { fixes: [{ ...fix, value: 'x'.repeat(501) }] }],
    ['the status of new listings', { newState: 'live' }, { newState: 'paused' }],
  ])('%s', (_, right, wrong) => expect([isRead(right), isRead(wrong)]).toEqual([true, false]))

  test('new listings are drafts unless it says so, and an import expects what was shown', () => {
    expect(v.parse(ImportFile, file)).toMatchObject({ newState: 'draft', fixes: [] })
    const run = (more: object) =>
      v.safeParse(ImportRun, { ...file, only: 'all', expect: { created: 1, changed: 0 }, ...more }).success
    expect(run({})).toBe(true)
    for (const more of [{ only: 'some' }, { expect: { created: -1, changed: 0 } }, { expect: undefined }]) {
      expect(run(more)).toBe(false)
    }
  })

  test('a CSV file has one medium', () => {
    const reads = (more: object) => v.safeParse(ExportQuery, { owner: 'one', ...more }).success
    expect([reads({ format: 'xlsx' }), reads({ format: 'csv', category: 'ooh' })]).toEqual([true, true])
    expect([reads({ format: 'csv' }), reads({ format: 'pdf' })]).toEqual([false, false])
  })
})
