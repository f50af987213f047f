import type { Issue } from '../../../../worker/kernel/rules/errors.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import { valueAt, withValue } from '../../../../worker/supply/rules/listings/form-field.ts'

// Required numbers of the content. They are null in the form while their fields are empty, and nothing is saved
// meanwhile.

const SOLD = ['minQuantity', 'step', 'minDuration']

const pathsIn = ({ spots, seasons, discounts }: ListingContent): string[] => [
  ...SOLD,
  ...spots.flatMap((_, at) => SOLD.map((name) => `spots.${at}.${name}`)),
  ...seasons.map((_, at) => `seasons.${at}.bp`),
  ...discounts.flatMap((_, at) => [`discounts.${at}.months`, `discounts.${at}.bp`]),
]

/** True when the field at a path needs a number, even in a draft. */
export const isNeeded = (path: string): boolean => SOLD.some((name) => path === name || path.endsWith(`.${name}`))

/** Paths of required numbers that are empty. */
export const gapsOf = (content: ListingContent): string[] =>
  pathsIn(content).filter((path) => valueAt(content, path) === null)

/** Content with empty fields at these paths. */
export const withGaps = (content: ListingContent, paths: readonly string[]): ListingContent =>
  paths.reduce((before, path) => withValue(before, path, null), content)

/** Content with default numbers for its gaps, so that it can be validated and stored. */
export const withoutGaps = (content: ListingContent): ListingContent =>
  gapsOf(content).reduce((before, path) => withValue(before, path, 1), content)

/** Messages at the empty fields. */
export const gapProblems = (content: ListingContent): Issue[] =>
  gapsOf(content).map((path) => ({
    path,
    message: path.endsWith('.bp') ? 'Enter a percentage' : 'Enter a whole number',
  }))
