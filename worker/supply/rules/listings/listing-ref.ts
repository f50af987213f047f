import { slugOf } from '../../../kernel/rules/slug.ts'

/** `OOH-0041`: the reference of a listing, by its number in its medium. */
export const listingRef = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(4, '0')}`

/** The id of a listing, which is part of its address for ever: its first title and its reference. */
export const listingId = (title: string, ref: string): string =>
  [slugOf(title), ref.toLowerCase()].filter((part) => part !== '').join('-')
