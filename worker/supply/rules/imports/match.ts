import type { Table, TableRow } from '../../../kernel/rules/files/table.ts'
import { editDistance } from '../../../kernel/rules/text/distance.ts'
import { foldName } from '../../../kernel/rules/text/names.ts'
import type { ImportColumn } from './column.ts'
import { textOfCell } from './read-value.ts'

/** Other names of columns in the files of the trade, by their keys. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ref: 'adchowk reference, adchowk ref, listing ref, listing reference, adchowk id',
  ownRef:
    'own reference, own ref, site code, site id, code, media code, inventory code, ref no, reference, sr code, property code, id',
  title:
    'name, site name, site, media name, property name, location name, listing, hoarding name, screen name, station, channel, publication',
  subcategory: 'subcategory, sub category, sub-category, category, listing group, media group',
  type: 'media type, media format, site type, type, kind',
  description: 'details, about, remarks, notes',
  'place.city': 'city name, town, base city, location city',
  'place.state': 'state name, province',
  'place.area': 'area, location, zone, sub location, region',
  'place.venue': 'venue, landmark, mall, junction',
  'place.address': 'full address, site address, complete address',
  'place.lat': 'lat, latitude (n), y',
  'place.lng': 'long, lng, lon, longitude (e), x',
  'details.face': 'size ft, size in ft, dimension, dimensions, size (w x h), size w x h, w x h, width x height',
  'details.face.width': 'width ft, width in ft, w, breadth, size width',
  'details.face.height': 'height ft, height in ft, h, size height',
  rate: 'price, monthly rate, rate per month, card rate, rack rate, base price, base rate, display cost, cost, amount, monthly rental, rental, offer rate, rate inr',
  setup:
    'printing and mounting, printing & mounting, mounting, printing, set up cost, installation cost, production cost',
  unit: 'sold by, unit, rate unit, per',
  minQuantity: 'minimum quantity, min quantity, min qty, minimum',
  minDuration: 'minimum duration, min duration, minimum period, min period, min days, minimum months',
  leadDays: 'lead time, lead days, lead time days',
  audience: 'audience, impressions, footfall, daily traffic, traffic, reach, followers, eyeballs, circulation',
  capacity: 'capacity, quantity, no of units, units, faces',
  features: 'highlights, features',
  coverage: 'coverage, areas covered, markets, circulation areas',
  languages: 'language, languages',
  'spot.name': 'spot, position name, package, ad type name, time band, band, slot name',
  'spot.rate': 'rate, price, card rate, cost, amount, rate per 10 sec',
  'spot.unit': 'sold by, unit, rate unit, per',
  'spot.type': 'ad type, ad format, spot type',
  'spot.seconds': 'duration, length, spot length, seconds, duration sec',
  'spot.slotFrom': 'from, start time, time from, start',
  'spot.slotTo': 'to, until, end time, time to, end',
  'spot.size': 'size, ad size, dimensions',
  'spot.audience': 'audience, impressions, footfall',
  'spot.minQuantity': 'minimum quantity, min quantity, min qty',
}

/** A heading without case, signs and bracketed text. */
const folded = (heading: string): string =>
  foldName(heading)
    .replace(/[_./:*#"“”'-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const withoutUnit = (heading: string): string => folded(heading.replace(/[([][^()[\]]*[)\]]/g, ' '))

interface Named {
  key: string
  /** From the best name to the least good. */
  names: string[][]
}

const namesOf = ({ key, heading, field }: ImportColumn): Named => {
  const synonyms = (SYNONYMS[key] ?? '').split(', ').filter((name) => name !== '')
  return {
    key,
    names: [
      [folded(heading)],
      [withoutUnit(heading), folded(field.label)],
      synonyms.flatMap((name) => [folded(name), withoutUnit(name)]),
      [folded(key), folded(key.split('.').at(-1) ?? key)],
    ],
  }
}

/** Earlier choices: heading to key; an empty key leaves the column out. */
export type Remembered = Readonly<Record<string, string>>

/** Key of each column of a file; null for one that is left out. */
export type Mapping = (string | null)[]

/**
 * Matches the headings of a file with columns: by earlier choices, by our headings, by other names of the trade, and at
 * last by a spelling that is nearly right. No key is given twice.
 */
export function matchColumns(
  headings: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Remembered = {},
): Mapping {
  const mapping: Mapping = headings.map(() => null)
  const isDone = headings.map((heading) => heading.trim() === '')
  const keys = new Set(columns.map(({ key }) => key))
  const give = (index: number, key: string) => {
    mapping[index] = key
    isDone[index] = true
    keys.delete(key)
  }
  headings.forEach((heading, index) => {
    const before = remembered[heading]
    if (before === '') isDone[index] = true
    else if (before !== undefined && keys.has(before) && !isDone[index]) give(index, before)
  })
  // A field of staff never takes the name of one of ours.
  const isOfStaff = ({ key }: ImportColumn) => key.startsWith('custom.')
  const named = columns.toSorted((a, b) => Number(isOfStaff(a)) - Number(isOfStaff(b))).map(namesOf)
  const pass = (isMatch: (heading: string, column: Named) => boolean) => {
    headings.forEach((heading, index) => {
      if (isDone[index]) return
      const column = named.find((one) => keys.has(one.key) && isMatch(heading, one))
      if (column) give(index, column.key)
    })
  }
  for (let rank = 0; rank < 4; rank++) {
    pass((heading, { names }) => {
      const wanted = names[rank] ?? []
      return wanted.includes(folded(heading)) || (rank > 0 && wanted.includes(withoutUnit(heading)))
    })
  }
  pass((heading, { names }) => {
    const plain = withoutUnit(heading)
    return (
      plain.length >= 5 &&
      names
        .slice(0, 3)
        .flat()
        .some((name) => name.length >= 5 && editDistance(name, plain, 1) <= 1)
    )
  })
  return mapping
}

/** Limit of rows above the heading. */
const LOOKED_AT = 50

export interface Heading {
  row: TableRow
  headings: string[]
}

/** The row of headings: of the first rows that in which most cells name a column; null where none names two. */
export function findHeading(
  { rows }: Table,
  columns: readonly ImportColumn[],
  remembered: Remembered = {},
): Heading | null {
  let best: (Heading & { count: number }) | null = null
  for (const row of rows.slice(0, LOOKED_AT)) {
    const headings = row.cells.map((cell) =>
      cell === null || (typeof cell === 'object' && 'error' in cell) ? '' : textOfCell(cell).trim().slice(0, 120),
    )
    const count = matchColumns(headings, columns, remembered).filter((key) => key !== null).length
    if (count > Math.max(best?.count ?? 0, 1)) best = { row, headings, count }
  }
  return best && { row: best.row, headings: best.headings }
}
