// Filters of a list apart from its selects: each facet has several values, and any of those chosen will do.

export const FACETS = ['format', 'face', 'lit', 'tongue', 'followers', 'platform', 'screens', 'owner'] as const
export type FacetName = (typeof FACETS)[number]

/** Lighting of a face. */
export const LIT = ['front', 'back', 'digital', 'none'] as const
export type Lit = (typeof LIT)[number]

/** A number from `from`, included, to `below`. */
interface Band {
  value: string
  label: string
  /** Text on its chip, where the label alone is unclear. */
  short: string
  from: number
  below: number
}

const ANY_MORE = Number.MAX_SAFE_INTEGER
const LAKH = 100_000

export const BANDS = {
  /** Square feet of one face. */
  face: [
    { value: 'small', label: 'Small, under 100 sq ft', short: 'Small', from: 0, below: 100 },
    { value: 'medium', label: 'Medium, 100 to 499 sq ft', short: 'Medium', from: 100, below: 500 },
    { value: 'large', label: 'Large, from 500 sq ft', short: 'Large', from: 500, below: ANY_MORE },
  ],
  followers: [
    { value: 'under-2', label: 'Under 2 lakh', short: 'Under 2 lakh followers', from: 0, below: 2 * LAKH },
    { value: '2-to-5', label: '2 to 5 lakh', short: '2 to 5 lakh followers', from: 2 * LAKH, below: 5 * LAKH },
    { value: '5-to-20', label: '5 to 20 lakh', short: '5 to 20 lakh followers', from: 5 * LAKH, below: 20 * LAKH },
    { value: 'from-20', label: '20 lakh and more', short: 'From 20 lakh followers', from: 20 * LAKH, below: ANY_MORE },
  ],
  screens: [
    { value: 'one', label: '1 screen', short: '1 screen', from: 1, below: 2 },
    { value: 'few', label: '2 to 5 screens', short: '2 to 5 screens', from: 2, below: 6 },
    { value: 'many', label: '6 screens and more', short: 'From 6 screens', from: 6, below: ANY_MORE },
  ],
} as const satisfies Partial<Record<FacetName, readonly Band[]>>
export type BandFacet = keyof typeof BANDS

export const PLATFORMS = ['instagram', 'youtube'] as const

const LIT_LABELS: Readonly<Record<Lit, string>> = {
  front: 'Front lit',
  back: 'Back lit',
  digital: 'Digital',
  none: 'Not lit',
}
const PLATFORM_LABELS: Readonly<Record<string, string>> = { instagram: 'Instagram', youtube: 'YouTube' }

export const FACET_LABELS: Readonly<Record<FacetName, string>> = {
  format: 'Format',
  face: 'Size of one face',
  lit: 'Lighting',
  tongue: 'Language by name',
  followers: 'Followers',
  platform: 'Platform',
  screens: 'Screens',
  owner: 'Owner',
}

/** The values that are asked for, by facet. */
export type ChosenFacets = { [Name in FacetName]?: readonly string[] | undefined }

/** Chosen values of each of these lists, empty where nothing is chosen. */
export const valuesOf = <Name extends string>(
  names: readonly Name[],
  query: { [N in Name]?: readonly string[] | undefined },
): Record<Name, readonly string[]> =>
  Object.fromEntries(names.map((name) => [name, query[name] ?? []])) as unknown as Record<Name, readonly string[]>

/** Listings that have the same of everything, and how many. */
export interface FacetCell {
  format: string
  /** Band of the size, of the followers and of the screens. */
  face: string | null
  lit: Lit | null
  languages: readonly string[]
  followers: string | null
  platforms: string | null
  screens: string | null
  owner: string
  ownerName: string
  count: number
}

interface FacetOption {
  value: string
  label: string
  count: number
}

export interface Facet {
  name: FacetName
  options: FacetOption[]
}

const ofOne = (value: string | null) => (value === null ? [] : [value])

const VALUES: Record<FacetName, (cell: FacetCell) => readonly string[]> = {
  format: ({ format }) => [format],
  face: ({ face }) => ofOne(face),
  lit: ({ lit }) => ofOne(lit),
  tongue: ({ languages }) => languages,
  followers: ({ followers }) => ofOne(followers),
  platform: ({ platforms }) => platforms?.split(' ') ?? [],
  screens: ({ screens }) => ofOne(screens),
  owner: ({ owner }) => [owner],
}

/** Values whose order is not that of their counts. */
const ORDERED: Partial<Record<FacetName, readonly string[]>> = {
  face: BANDS.face.map(({ value }) => value),
  lit: LIT,
  followers: BANDS.followers.map(({ value }) => value),
  platform: PLATFORMS,
  screens: BANDS.screens.map(({ value }) => value),
}

const isBandFacet = (name: FacetName): name is BandFacet => Object.hasOwn(BANDS, name)

/** Label of a value; for an owner its id, because only a listing knows the name. */
function facetLabel(name: FacetName, value: string): string {
  if (isBandFacet(name)) return BANDS[name].find((band) => band.value === value)?.label ?? value
  if (name === 'lit') return LIT_LABELS[value as Lit] ?? value
  return name === 'platform' ? (PLATFORM_LABELS[value] ?? value) : value
}

/** Label of a value on a chip: `Large`, `5 to 20 lakh followers`. */
export const facetChip = (name: FacetName, value: string): string =>
  (isBandFacet(name) && BANDS[name].find((band) => band.value === value)?.short) || facetLabel(name, value)

const PHRASES: Readonly<Record<FacetName, (labels: string) => string>> = {
  format: (labels) => `of the format ${labels}`,
  face: (labels) => `of ${labels.toLowerCase()} size`,
  lit: (labels) => `that are ${labels.toLowerCase()}`,
  tongue: (labels) => `in ${labels}`,
  followers: (labels) => `with ${labels.replaceAll(/^[A-Z]/g, (letter) => letter.toLowerCase())}`,
  platform: (labels) => `on ${labels}`,
  screens: (labels) => `with ${labels}`,
  owner: (labels) => `of ${labels}`,
}

/** `in Tamil or Hindi`, `that are front lit`: a choice as part of a sentence. */
export const facetPhrase = (name: FacetName, labels: readonly string[]): string => PHRASES[name](labels.join(' or '))

/**
 * True when a cell has one of the chosen values of each facet. An owner is given by id, or by a part of the name.
 * @param except a facet whose choice does not count
 */
function passes(cell: FacetCell, chosen: ChosenFacets, except?: FacetName): boolean {
  return FACETS.every((name) => {
    const wanted = name === except ? undefined : chosen[name]
    if (wanted === undefined || wanted.length === 0) return true
    if (name === 'owner') return wanted.some((one) => isOwner(cell, one))
    return VALUES[name](cell).some((value) => wanted.includes(value))
  })
}

/** Lower case of A to Z only, as in SQLite. */
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

const isOwner = ({ owner, ownerName }: FacetCell, wanted: string) =>
  owner === wanted || lower(ownerName).includes(lower(wanted))

/**
 * The facets of a list with the number of results of each value, under the other facets' choices. A value without
 * results stays with a count of 0 where nothing else is chosen instead of it; a facet with a single value is left out.
 * @param cells those that pass every filter but those of the facets
 */
export function countFacets(cells: readonly FacetCell[], offered: readonly FacetName[], chosen: ChosenFacets): Facet[] {
  const counted = Object.fromEntries(offered.map((name) => [name, chosen[name]]))
  return offered.flatMap((name) => {
    const found = new Map<string, FacetOption>()
    for (const cell of cells) {
      const count = passes(cell, counted, name) ? cell.count : 0
      for (const value of VALUES[name](cell)) {
        const label = name === 'owner' ? cell.ownerName : facetLabel(name, value)
        const known = found.get(value) ?? { value, label, count: 0 }
        known.count += count
        found.set(value, known)
      }
    }
    for (const value of chosen[name] ?? []) {
      const isThere = found.has(value) || (name === 'owner' && cells.some((cell) => isOwner(cell, value)))
      if (!isThere) found.set(value, { value, label: facetLabel(name, value), count: 0 })
    }
    const order = ORDERED[name]
    const options = [...found.values()].sort((a, b) =>
      order
        ? order.indexOf(a.value) - order.indexOf(b.value)
        : b.count - a.count || a.label.localeCompare(b.label, 'en'),
    )
    return options.length > 1 || chosen[name]?.length ? [{ name, options }] : []
  })
}

/** Number of listings that pass all of the choices of facets that are offered. */
export function countChosen(cells: readonly FacetCell[], offered: readonly FacetName[], chosen: ChosenFacets): number {
  const counted = Object.fromEntries(offered.map((name) => [name, chosen[name]]))
  return cells.reduce((sum, cell) => sum + (passes(cell, counted) ? cell.count : 0), 0)
}
