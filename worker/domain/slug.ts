export const MAX_SLUG_CHARACTERS = 120

/** Ids that stand in addresses: `unipole-gachibowli-ooh-0041`, `mall_activation`. */
export const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/** What every id made from a name leaves room for: a number that tells it from its namesakes. */
const MAX_NAME_CHARACTERS = 60

/** `Café & Bar Screens` → `cafe-bar-screens`; empty where nothing of the name can stand in an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/^-+|-+$/g, '')

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_SLUG_CHARACTERS && SLUG.test(value)
