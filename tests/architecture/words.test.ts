import { describe, expect, test } from 'vitest'
import { readSources } from './sources.ts'
import { forbiddenIn, unplainComments, unplainTexts, unplainTitles } from './words.ts'

const sources = readSources('app', 'seed', 'tests', 'worker')

test('comments are plain', () => expect(sources.flatMap(unplainComments)).toEqual([]))

test('titles of tests are plain', () =>
  expect(sources.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path)).flatMap(unplainTitles)).toEqual([]))

/** Tables of words that people type, and what a language model is asked not to say. */
const VOCABULARIES =
  /^worker\/(?:planner\/(?:rules\/plan\/(?:conversation\/questions|reply\/prose)|provider-instructions)|kernel\/rules\/text\/amounts)/

test('texts that users read are plain', () => {
  const read = sources.filter(
    ({ path }) => /^(?:app|worker)\//.test(path) && !/\.test\.tsx?$/.test(path) && !VOCABULARIES.test(path),
  )
  expect(read.flatMap(unplainTexts)).toEqual([])
})

/** Names of pages of prose, each with its Markdown. */
const PROSE = Object.entries(
  import.meta.glob<string>('../../app/content/*.md', { eager: true, query: '?raw', import: 'default' }),
)

test.each(PROSE)('%s is plain', (_, text) => expect(forbiddenIn(text)).toEqual([]))

const READMES = Object.entries(
  import.meta.glob<string>(['../../README.md', '../../{app,seed,tests,worker}/**/README.md'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

test.each(READMES)('%s is plain', (_, text) => expect(forbiddenIn(text.replace(/`[^`]*`/g, ''))).toEqual([]))

describe('the rule', () => {
  const found = (text: string) =>
    unplainComments({ path: 'x.ts', text }).map((line) => line.replace(/^x\.ts:(\d+): | \(say: .*/g, '$1 '))

  test.each([
    ['/** What a line costs, in paise. */', ['1 begins with "What"']],
    ['/**\n * Whether a line is over.\n */', ['1 begins with "Whether"']],
    ['const a = 1\n// It stands beside the other', ['2 "stands" ', '2 "beside" ']],
    ['const a = 1 /* told by mail */', ['1 "told" ']],
    ['/** Cost of a line, in paise; what it saves is not in it. */', []],
    ['// What follows is sorted.', []],
    ['/** The button "Put off to the end", and `whoever`. */', []],
    ["const a = '// It stands', b = /stands/, c = `/** What */`", []],
  ])('reads %j', (text, expected) => expect(found(text)).toEqual(expected))

  test.each([
    ["const a = 'The reason stands on its page'", ['x.tsx:1: "stands"']],
    ['const a = <p>\n  Somebody is here</p>', ['x.tsx:1: "Somebody"']],
    ['const a = `Nobody was told of it`', ['x.tsx:1: "told"']],
    ["const a = 'A taxi stand'; const b = 'told'", []],
  ])('reads the texts of %j', (text, expected) =>
    expect(unplainTexts({ path: 'x.tsx', text }).map((line) => line.replace(/ \(say: .*/, ''))).toEqual(expected),
  )

  test.each([
    ["test('a row stands in the list', () => {})", ['x.ts:1: "stands"']],
    ['describe.each(ROWS)(`what a visitor is told`, () => {})', ['x.ts:1: "told"']],
    ["test('the button `Put off` is disabled', () => {})", []],
    ["run('a row stands in the list')", []],
  ])('reads the title of %j', (text, expected) =>
    expect(unplainTitles({ path: 'x.ts', text }).map((line) => line.replace(/ \(say: .*/, ''))).toEqual(expected),
  )
})
