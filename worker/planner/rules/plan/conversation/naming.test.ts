import { describe, expect, test } from 'vitest'
import { readAudience } from './audiences.ts'
import { withoutProposals } from './intents.ts'
import { readLeftover, readProduct, readTrade } from './products.ts'
import { normalise } from './text/tokens.ts'

describe('an audience', () => {
  test.each([
    ['women aged 25-50', 'women aged 25-50', [[0, 16]]],
    ['students and women 25-50', 'students and women 25-50', [[0, 24]]],
    [
      'students, women',
      'students, women',
      [
        [0, 8],
        [10, 15],
      ],
    ],
    [
      '25-50, then women',
      '25-50, women',
      [
        [0, 5],
        [12, 17],
      ],
    ],
    ['target audience: tea lovers', 'tea lovers', [[17, 27]]],
    ['10-20', '10-20', [[0, 5]]],
  ])('of %s is %s, with its place', (text, audience, places) => {
    const reading = readAudience(text, [])
    expect(reading?.audience).toBe(audience)
    expect(reading?.spans.map(({ start, end }) => [start, end])).toEqual(places)
  })

  test.each(['9-20', '20-20', '30-20', 'from 5 to 8'])('is not %s', (text) => expect(readAudience(text, [])).toBeNull())

  test('is none of the words that mean something else', () => {
    expect(readAudience('women 25-50', [{ start: 0, end: 11 }])).toBeNull()
    expect(readAudience('women, students', [{ start: 0, end: 5 }])?.audience).toBe('students')
    expect(readAudience('target audience: tea lovers', [{ start: 21, end: 30 }])).toBeNull()
  })
})

describe('a product', () => {
  test.each([
    ['launching a new protein bar', 'protein bar', 16, 27],
    ['advertise my Cafe', 'Cafe', 13, 17],
    ['our Big Gym campaign', 'Big Gym', 4, 11],
  ])('of %s is %s, with its place', (message, product, start, end) => {
    expect(readProduct(normalise(message), message)).toEqual({ product, span: { start, end } })
  })
})

describe('a clause that nothing else was read from', () => {
  test.each([
    ['######, tuition classes', 'tuition classes', 8, 23],
    ['####, Kesar Tea, ####', 'Kesar Tea', 6, 15],
    ['tuition classes', 'tuition classes', 0, 15],
    ['####, shoe, soap', 'shoe', 6, 10],
  ])('%s names %s, with its place', (text, product, start, end) => {
    expect(readLeftover(text.toLowerCase(), text)).toMatchObject({ product, span: { start, end } })
  })

  test.each([
    '####, tea',
    '####, one two three four five',
    '####, tuition ### classes',
    '####, budget',
    '####, thanks',
    '####',
    '',
  ])('%j names nothing', (text) => expect(readLeftover(text, text)).toBeNull())
})

test('a proposal is read as a wish, every other word keeps its place', () => {
  expect(withoutProposals('why not add radio').indexOf('radio')).toBe('why not add radio'.indexOf('radio'))
  expect(withoutProposals('add radio')).toBe('add radio')
})

test('a thing near a place is no product', () => {
  const read = (message: string) => readTrade(normalise(message), message, () => true)
  expect(read('near Lulu Mall')).toBeNull()
  expect(read('our stall is opposite the Phoenix mall')).toBeNull()
  expect(read('Lulu Mall in Kochi')?.product).toBe('Lulu Mall')
})
