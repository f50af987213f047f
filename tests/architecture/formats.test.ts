import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Files with the formats of dates, numbers, currencies, lists and relative times, and the two that need more: Hindi, and graphemes. */
const FORMATS = [
  'app/ui/time-ago.ts',
  'worker/kernel/rules/dates.ts',
  'worker/kernel/rules/money.ts',
  'worker/kernel/rules/platform/currency.ts',
  'worker/kernel/rules/text/list.ts',
  'worker/money/rules/documents/layout/text.ts',
  'worker/planner/rules/plan/names.ts',
]

test('dates and numbers are written by the functions of a few files', () => {
  const writing = readSources('app', 'worker')
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && /\bIntl\.|\.toLocale\w*String\(/.test(text))
    .map(({ path }) => path)
  expect(writing.toSorted()).toEqual(FORMATS)
})
