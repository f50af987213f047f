export const MAX_SLUG_CHARACTERS = 120

/** Ids that are part of addresses: `unipole-gachibowli-ooh-0041`, `mall_activation`. */
export const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/** Characters of an id from a name. The rest is room for a number that makes it unique. */
const MAX_NAME_CHARACTERS = 60

/** `Café & Bar Screens` → `cafe-bar-screens`; empty when no character of the name is allowed in an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/^-|-$/g, '')

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_SLUG_CHARACTERS && SLUG.test(value)
