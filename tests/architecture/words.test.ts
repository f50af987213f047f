import { describe, expect, test } from 'vitest'
import { readSources } from './sources.ts'
import { unplainComments } from './words.ts'

const sources = readSources('app', 'seed', 'tests', 'worker')

test('comments are plain', () => expect(sources.flatMap(unplainComments)).toEqual([]))

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
})
