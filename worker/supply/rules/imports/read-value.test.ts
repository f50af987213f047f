import { describe, expect, test } from 'vitest'
import type { Cell } from '../../../kernel/rules/files/table.ts'
import type { FormField } from '../listings/form-field.ts'
import { printValue, textOf } from './print-value.ts'
import { readSize } from './read-amount.ts'
import { printMonthDay } from './read-time.ts'
import { readValue } from './read-value.ts'

const field = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  path: 'x',
  label: 'X',
  kind,
  required: false,
  ...more,
})
const read = (kind: FormField['kind'], cell: Exclude<Cell, null>, more?: Partial<FormField>) => {
  const result = readValue(field(kind, more), cell)
  return 'problem' in result ? result.problem : result.value
}

describe('amounts', () => {
  test.each<[Exclude<Cell, null>, number]>([
    [125000, 1_25_000_00],
    ['₹ 1,25,000', 1_25_000_00],
    ['Rs. 5,000.50', 5_000_50],
    ['1,25,000/-', 1_25_000_00],
    ['INR 900', 900_00],
    ['1.25 lakh', 1_25_000_00],
    ['2.5 crore', 2_50_00_000_00],
    ['₹1.85 L', 1_85_000_00],
    ['१,२५,०००', 1_25_000_00],
  ])('%j', (cell, paise) => {
    expect(read('money', cell)).toBe(paise)
  })

  test.each(['one lakh', '1.2.3', 'POA', '12 apples', '1e999'])('%j is none', (cell) => {
    expect(read('money', cell)).toBe(`“${cell}” is not an amount`)
  })

  test('what was read from words is said, and nothing is below zero', () => {
    expect(readValue(field('money'), '2.4 lakh')).toEqual({ value: 2_40_000_00, remark: 'Read as ₹2,40,000' })
    expect(read('money', -45_000)).toBe('an amount cannot be below zero')
    expect(read('money', '−45,000')).toBe('an amount cannot be below zero')
    expect([0, '₹0'].map((cell) => read('money', cell))).toEqual([0, 0])
  })
})

test('numbers, with the unit of their column', () => {
  expect(['40 ft', '1,200FT'].map((text) => read('number', text, { unit: 'ft' }))).toEqual([40, 1_200])
  expect(read('number', '1,20,000', { isWhole: true })).toBe(120_000)
  expect(read('number', '1.2 lakh', { isWhole: true })).toBe(120_000)
  expect(read('number', 12.5, { isWhole: true })).toBe('“12.5” is not a whole number')
  expect(read('number', 'many')).toBe('“many” is not a number')
  // The text of a cell is cut after 60 characters.
  expect(read('number', 'x'.repeat(60))).toBe(`“${'x'.repeat(60)}” is not a number`)
  expect(read('number', 'x'.repeat(61))).toBe(`“${'x'.repeat(60)}…” is not a number`)
})

test('sizes in one cell', () => {
  for (const text of ['40 x 20 ft', "40' × 20'", '40*20', '40 ft X 20 ft', '40 by 20', '40W x 20H']) {
    expect(readSize(text)).toEqual({ width: 40, height: 20 })
  }
  expect(readSize('large')).toBeNull()
})

test('percentages', () => {
  expect(read('percent', '18%')).toBe(18)
  expect(read('percent', { percent: 18.5 })).toBe(18.5)
  expect(read('basisPoints', '20 %')).toBe(2_000)
  expect(read('basisPoints', -15)).toBe(-1_500)
  expect(read('percent', 'half')).toBe('“half” is not a percentage')
})

test('yes and no', () => {
  for (const yes of ['Yes', 'y', 'TRUE', true, 1, 'हाँ']) expect(read('boolean', yes)).toBe(true)
  for (const no of ['No', 'N', false, 0, 'नहीं']) expect(read('boolean', no)).toBe(false)
  expect(read('boolean', 'perhaps')).toBe('“perhaps” is not yes or no')
})

test('choices by their words, with a guess at what was meant', () => {
  const options = [
    { value: 'bb', label: 'Billboard' },
    { value: 'uni', label: 'Unipole' },
  ]
  expect(read('select', 'BILLBOARD ', { options })).toBe('bb')
  expect(read('select', 'uni', { options })).toBe('uni')
  expect(readValue(field('select', { options }), 'bilboard')).toEqual({
    problem: '“bilboard” is not one of the choices. Did you mean Billboard?',
    suggestion: 'Billboard',
  })
  expect(readValue(field('select', { options }), 'bilbord')).toMatchObject({ suggestion: 'Billboard' })
  expect(readValue(field('select', { options }), 'bilbor')).not.toHaveProperty('suggestion')
  expect(readValue(field('select', { options: [{ value: 'a', label: 'Bus' }] }), 'buy')).not.toHaveProperty(
    'suggestion',
  )
  const alike = ['Unipoles', 'Unipole'].map((label) => ({ value: label, label }))
  for (const of of [alike, alike.toReversed()]) {
    expect(readValue(field('select', { options: of }), 'unipol')).toMatchObject({ suggestion: 'Unipole' })
  }
  expect(read('select', 'airship', { options })).toBe(
    '“airship” is not one of the choices, such as Billboard or Unipole',
  )
})

test('days and times as people and spreadsheets write them', () => {
  for (const day of [
    { date: '2026-12-01' },
    '2026-12-01',
    '1 Dec 2026',
    '01/12/2026',
    '1-12-2026',
    'Dec 1, 2026',
    '1st December 2026',
  ]) {
    expect(read('date', day)).toBe('2026-12-01')
  }
  expect(read('date', '31/02/2026')).toBe('“31/02/2026” is not a day, such as 1 Dec 2026')
  for (const text of ['soon', 'Foo 1, 2026']) {
    expect(read('date', text)).toBe(`“${text}” is not a day, such as 1 Dec 2026`)
  }
  expect(read('monthDay', '1 Oct')).toBe('10-01')
  expect(read('monthDay', { date: '2026-10-01' })).toBe('10-01')
  expect(read('minutes', '20:30')).toBe(1_230)
  expect(read('minutes', '8 pm')).toBe(1_200)
  expect(read('minutes', 0.5)).toBe(720)
  expect(read('minutes', '25:00')).toBe(1_500)
  expect(read('time', 0.75)).toBe('18:00')
  expect(read('weekdays', 'Mon to Wed, Sun')).toEqual([0, 1, 2, 3])
  expect(read('weekdays', 'Daily')).toHaveLength(7)
})

test('days of the week by their words, a span also over the week-end', () => {
  expect(['every day', 'ALL DAYS'].map((text) => read('weekdays', text))).toEqual(Array(2).fill([0, 1, 2, 3, 4, 5, 6]))
  expect(read('weekdays', 'Mon, , Tue')).toEqual([1, 2])
  expect(read('weekdays', 'Fri to Mon')).toEqual([0, 1, 5, 6])
  expect(read('weekdays', 'Tue & Thursday; sat')).toEqual([2, 4, 6])
  expect(read('weekdays', 'Monday-Tuesday and Thu')).toEqual([1, 2, 4])
  for (const text of ['someday', 'Mon to someday', ';']) {
    expect(read('weekdays', text)).toBe(`“${text}” is not days of the week, such as Mon, Wed`)
  }
})

test('times of a day, up to the night after, and days of the year', () => {
  const times = ['8', '8.30 am', '1 am', '12 am', '12:15 P.M.', '18:05:59', '20 HRS', '2030', '47:59']
  expect(times.map((text) => read('minutes', text))).toEqual([
    ...[480, 510, 60, 0, 735, 1_085, 1_200],
    '“2030” is not a time, such as 20:00',
    2_879,
  ])
  for (const text of ['48:00', '13 pm', '0 am', '20:60', 'noon']) {
    expect(read('minutes', text)).toBe(`“${text}” is not a time, such as 20:00`)
  }
  // A part of a day below 2, an hour from 2 on.
  expect([0, 0.999, 1.5, 2].map((cell) => read('minutes', cell))).toEqual([0, 1_439, 2_160, 120])
  expect(read('minutes', -0.5)).toBe('“-0.5” is not a time, such as 20:00')
  expect(['29 Feb', '1st October', '10-01'].map((text) => read('monthDay', text))).toEqual(['02-29', '10-01', '10-01'])
  for (const text of ['30 Feb', '1 Foo', '13-01', 'October']) {
    expect(read('monthDay', text)).toBe(`“${text}” is not a day of the year, such as 1 Oct`)
  }
})

test('a hyphen that is a text is printed so that it clears nothing', () => {
  expect(printValue(field('text'), '-')).toBe('\\-')
  expect(printValue(field('select', { options: [] }), 'old')).toBe('old')
  for (const nothing of [null, undefined, '', []]) expect(printValue(field('list'), nothing)).toBeNull()
})

test('items are divided by semicolons or lines, and by commas where there are neither', () => {
  expect(read('list', 'Telugu, Tamil')).toEqual(['Telugu', 'Tamil'])
  expect(read('list', 'one, two; three;; ')).toEqual(['one, two', 'three'])
  expect(read('list', 'one, two\nthree')).toEqual(['one, two', 'three'])
  expect(read('list', 'one\\, two')).toEqual(['one, two'])
  expect(read('facts', 'Size: 2, 3')).toEqual([{ label: 'Size', value: '2, 3' }])
})

test('a day of the year that there is not is printed as it is written', () => {
  expect(['10-01', '02-29', '13-01', 'soon'].map(printMonthDay)).toEqual(['1 Oct', '29 Feb', '13-01', 'soon'])
})

test('rows and facts need all of their parts', () => {
  const shares = { columns: SHARE }
  expect(read('rows', 'Pune | 40%; Goa | 20%', shares)).toEqual([
    { label: 'Pune', percent: 40 },
    { label: 'Goa', percent: 20 },
  ])
  expect(read('rows', 'Pune | -', shares)).toBe('“Pune | -” has no x')
  expect(read('rows', 'Pune | 40% | more', shares)).toBe('“Pune | 40% | more” has more than X | X')
  expect(read('rows', 'Pune | half', shares)).toBe('“half” is not a percentage')
  expect(read('rows', 'Goa; - | Panaji', { path: 'coverage', columns: AREAS })).toEqual([
    { state: 'Goa', city: '' },
    { state: '', city: 'Panaji' },
  ])
  expect(read('facts', 'Material: Flex')).toEqual([{ label: 'Material', value: 'Flex' }])
  for (const text of ['Flex', 'Material:', ': Flex']) expect(read('facts', text)).toMatch(/needs a name and a value/)
  expect(read('hours', '1 2 3')).toMatch(/is not 24 numbers/)
  expect(read('hours', `${'1 '.repeat(23)}x`)).toMatch(/is not 24 numbers/)
  expect(read('number', '1.5 lakh')).toBe(150_000)
  expect(read('money', '9'.repeat(18))).toMatch(/is not an amount/)
})

test('cells with an error of the spreadsheet', () => {
  expect(read('money', { error: '#N/A' })).toBe('the cell has the error #N/A')
  expect(read('text', { error: 'a formula without a value' })).toBe('the cell has a formula without a value')
})

const SHARE = [field('text', { path: 'label', required: true }), field('percent', { path: 'percent', required: true })]
const AREAS = [field('text', { path: 'state' }), field('text', { path: 'city' })]

test.each<[FormField, unknown]>([
  [field('text'), '-'],
  [field('text'), '=1+1'],
  [field('longText'), 'two\nlines; and \\ more'],
  [field('number'), -12.345678],
  [field('money'), 1_25_000_50],
  [field('percent'), 4.25],
  [field('basisPoints'), -1_250],
  [field('boolean'), false],
  [field('boolean'), true],
  [field('select', { options: [{ value: 'a', label: 'An A' }] }), 'a'],
  [field('list'), ['one, with a comma']],
  [field('list'), ['a; b', 'c\\d', 'e']],
  [field('list'), ['plain', 'and, comma']],
  [
    field('facts'),
    [
      { label: 'Size: outer', value: '40 x 20; lit: front' },
      { label: 'B', value: 'c' },
    ],
  ],
  [field('rows', { columns: SHARE }), [{ label: 'Pune | PCMC; x', percent: 40 }]],
  [
    field('rows', { path: 'coverage', columns: AREAS }),
    [
      { state: '', city: '' },
      { state: 'Goa', city: '' },
      { state: 'Goa', city: 'Panaji' },
    ],
  ],
  [
    field('rows', {
      columns: [field('time', { path: 'time', required: true }), field('list', { path: 'fill', required: true })],
    }),
    [{ time: '10:00', fill: [1, 2, 3, 4, 5, 6, 7] }],
  ],
  [field('date'), '2026-12-01'],
  [field('monthDay'), '10-01'],
  [field('time'), '09:30'],
  [field('minutes'), 1_500],
  [field('hours'), Array.from({ length: 24 }, (_, i) => i)],
  [field('weekdays'), [0, 3]],
])('what an export prints is read as the same: %j', (of, value) => {
  const printed = printValue(of, value)
  expect(printed).not.toBeNull()
  if (printed === null) return
  expect(readValue(of, printed)).toMatchObject({ value })
  expect(readValue(of, textOf(printed))).toMatchObject({ value })
})
