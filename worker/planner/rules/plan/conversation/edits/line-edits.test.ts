import { expect, test } from 'vitest'
import { placeBook } from '../places/place-book.ts'
import { normalise } from '../text/tokens.ts'
import { readLineEditsIn } from './wanted.ts'

const BOOK = placeBook([
  { name: 'Mumbai', state: 'Maharashtra', areas: ['Bandra', 'Andheri'] },
  { name: 'Pune', state: 'Maharashtra', areas: ['Baner'] },
])
const read = (text: string, isFirst = false) => readLineEditsIn(normalise(text), BOOK, isFirst)
const brief = (text: string) => read(text).map(({ act, line }) => [act, line])

test.each([
  ['remove the second one', 'drop', { by: 'number', number: 2 }],
  ['drop line 3', 'drop', { by: 'number', number: 3 }],
  ['pehla wala hata do', 'drop', { by: 'number', number: 1 }],
  ['दूसरा वाला हटा दो', 'drop', { by: 'number', number: 2 }],
  ['take out the last one', 'drop', { by: 'number', number: -1 }],
  ['drop the most expensive one and use that money elsewhere', 'drop', { by: 'rank', rank: 'dearest' }],
  ['sabse mehenga hatao', 'drop', { by: 'rank', rank: 'dearest' }],
  ['remove the cheapest', 'drop', { by: 'rank', rank: 'cheapest' }],
  ['get rid of the weakest line', 'drop', { by: 'rank', rank: 'weakest' }],
  ['remove that one', 'drop', { by: 'last' }],
  ['drop the linking road unipole', 'drop', { by: 'name', words: 'linking road unipole' }],
  ['lock everything in nagpur', 'hold', { by: 'all', words: 'nagpur' }],
  ['lock everything', 'hold', { by: 'all' }],
  ['lock the first line', 'hold', { by: 'number', number: 1 }],
  ['keep the third one as it is', 'hold', { by: 'number', number: 3 }],
  ['keep radio as it is', 'hold', { by: 'medium', medium: 'radio' }],
  ['unlock line 2', 'free', { by: 'number', number: 2 }],
  ["I don't want the second one", 'drop', { by: 'number', number: 2 }],
  ['keep radio as it is and make it 15 lakh', 'hold', { by: 'medium', medium: 'radio' }],
] as const)('%s', (text, act, line) => {
  expect(brief(text)).toEqual([[act, line]])
})

test.each([
  ['drop lines 2 and 3', [2, 3]],
  ['remove lines 1, 4 and 6', [1, 4, 6]],
  ['delete lines 2 to 4', [2, 3, 4]],
  ['remove the first two', [1, 2]],
  ['take out the last two lines', [-2, -1]],
  ['I do not want the first two', [1, 2]],
  ['delete the third and the fifth', [3, 5]],
  ['the second one is bad, remove it', [2]],
  ['remove the first one and cut the budget to 8 lakh', [1]],
])('several lines: %s', (text, numbers) => {
  expect(brief(text)).toEqual(numbers.map((number) => ['drop', { by: 'number', number }]))
})

test('a replaced line says what comes for it', () => {
  expect(read('replace the first one with something in Baner')).toMatchObject([
    {
      act: 'replace',
      line: { by: 'number', number: 1 },
      wanted: { areas: [{ city: 'Pune', area: 'Baner' }], cities: [], channels: [] },
    },
  ])
  expect(read('swap the dearest with radio in Pune')).toMatchObject([
    { line: { by: 'rank', rank: 'dearest' }, wanted: { cities: ['Pune'], channels: ['radio'] } },
  ])
})

test('what comes may be anything else', () => {
  const [edit] = read('pehle wale ki jagah kuch aur do')
  expect(edit).toMatchObject({ act: 'replace', line: { by: 'number', number: 1 }, wanted: { unknown: null } })
})

test('a clause is an edit by itself, and another stays a fact', () => {
  const text = normalise('Remove the second one, add metro')
  const [edit, ...more] = readLineEditsIn(text, BOOK, false)
  expect(more).toEqual([])
  expect(text.slice(edit?.span.start, edit?.span.end)).toBe('remove the second one')
})

test('money that is saved is not spent again', () => {
  expect(read('drop the last one and save the money')).toMatchObject([{ isSaved: true }])
  expect(read('drop the last one')).toMatchObject([{ isSaved: false }])
})

test.each([
  'drop radio',
  'radio hata do aur metro add karo',
  'actually drop radio, add metro',
  'remove Mumbai',
  'no TV',
  'change Mumbai to Pune',
  'replace radio with newspapers',
  'cut the budget to 5 lakh',
  'cut 20%',
  'extend by two weeks',
  'only the first two weeks',
  'drop the first two weeks',
  'raat wale spot mat rakho',
  'remove the late night spots',
  "I don't want anything cheap looking",
  'go back to the first plan',
  'change the dates to February',
  'keep 5 lakh for radio',
])('%s is of the brief', (text) => {
  expect(read(text)).toEqual([])
})

test('in a first message no words are the name of a line', () => {
  expect(read('remove stains with our detergent', true)).toEqual([])
  expect(read('drop the linking road unipole', true)).toEqual([])
})
