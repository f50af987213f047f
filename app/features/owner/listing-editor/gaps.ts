import type { Issue } from '../../../../worker/kernel/rules/errors.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import { valueAt, withValue } from '../../../../worker/supply/rules/listings/form-field.ts'

// Numbers that the content cannot do without, and that are null in the form while their fields are empty. Nothing is saved meanwhile.

const SOLD = ['minQuantity', 'step', 'minDuration']

const pathsIn = ({ spots, seasons, discounts }: ListingContent): string[] => [
  ...SOLD,
  ...spots.flatMap((_, at) => SOLD.map((name) => `spots.${at}.${name}`)),
  ...seasons.map((_, at) => `seasons.${at}.bp`),
  ...discounts.flatMap((_, at) => [`discounts.${at}.months`, `discounts.${at}.bp`]),
]

/** Whether the field at a path has to have a number, in a draft as well. */
export const isNeeded = (path: string): boolean => SOLD.some((name) => path === name || path.endsWith(`.${name}`))

/** Paths of the numbers that are needed and empty. */
export const gapsOf = (content: ListingContent): string[] =>
  pathsIn(content).filter((path) => valueAt(content, path) === null)

/** The same content with empty fields at paths. */
export const withGaps = (content: ListingContent, paths: readonly string[]): ListingContent =>
  paths.reduce((before, path) => withValue(before, path, null), content)

/** The same content with numbers in place of its gaps: what can be judged and kept. */
export const withoutGaps = (content: ListingContent): ListingContent =>
  gapsOf(content).reduce((before, path) => withValue(before, path, 1), content)

/** What is said at the empty fields. */
export const gapProblems = (content: ListingContent): Issue[] =>
  gapsOf(content).map((path) => ({
    path,
    message: path.endsWith('.bp') ? 'Enter a percentage' : 'Enter a whole number',
  }))
