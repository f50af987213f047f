import { expect, test } from 'vitest'
import { emptyContent } from '../../../../worker/supply/rules/listings/content.ts'
import { withValue } from '../../../../worker/supply/rules/listings/form-field.ts'
import { emptySpot } from './draft.ts'
import { gapProblems, gapsOf, withGaps, withoutGaps } from './gaps.ts'

const full = {
  ...emptyContent(),
  spots: [emptySpot()],
  seasons: [{ name: 'Diwali', fromMd: '10-15', untilMd: '11-15', bp: 2_000 }],
  discounts: [{ months: 3, bp: 500 }],
}

test('a number that is needed stays empty, and is asked for at its field', () => {
  expect(gapsOf(full)).toEqual([])
  const paths = ['minQuantity', 'spots.0.step', 'seasons.0.bp', 'discounts.0.months']
  const emptied = paths.reduce((content, path) => withValue(content, path, null), full)
  expect(gapsOf(emptied)).toEqual(paths)
  expect(gapProblems(emptied).map(({ path }) => path)).toEqual(paths)
})

test('a number that may be missing is no gap', () => {
  expect(gapsOf({ ...full, rate: null, audience: null, capacity: null })).toEqual([])
})

test('what is kept has numbers, and has its gaps again when it comes back', () => {
  const emptied = withValue(full, 'seasons.0.bp', null)
  expect(gapsOf(withoutGaps(emptied))).toEqual([])
  expect(withGaps(withoutGaps(emptied), gapsOf(emptied))).toEqual(emptied)
})
