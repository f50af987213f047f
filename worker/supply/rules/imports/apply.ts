import * as v from 'valibot'
import { foldName } from '../../../kernel/rules/text/names.ts'
import { ContentSpot, emptyContent, type ListingContent } from '../listings/content.ts'
import { type FormField, valueAt, withValue } from '../listings/form-field.ts'
import type { ListingRecord, Setting, SpotRecord } from './record.ts'

const EMPTY = emptyContent()
const EMPTY_SPOT = v.parse(ContentSpot, {})
const LISTS = new Set<FormField['kind']>(['list', 'facts', 'rows', 'hours', 'weekdays'])
const TEXTS = new Set<FormField['kind']>(['text', 'longText', 'date', 'time', 'monthDay'])

/** Initial value of a field. */
function nothing(path: string, kind: FormField['kind'], empty: object): unknown {
  const value = valueAt(empty, path)
  if (value !== undefined) return value
  if (LISTS.has(kind)) return []
  return TEXTS.has(kind) ? '' : null
}

type Kinds = ReadonlyMap<string, FormField['kind']>

function set<T extends object>(into: T, settings: readonly Setting[], kinds: Kinds, empty: object): T {
  return settings.reduce((content, { path, value }) => {
    if (value !== undefined) return withValue(content, path, value)
    if (path.startsWith('custom.')) return withoutCustom(content, path.slice('custom.'.length))
    return withValue(content, path, nothing(path, kinds.get(path) ?? 'number', empty))
  }, into)
}

function withoutCustom<T extends object>(content: T, id: string): T {
  const { [id]: _, ...custom } = (content as { custom?: Record<string, unknown> }).custom ?? {}
  return { ...content, custom }
}

export interface Applied {
  content: ListingContent
  /** For each spot of the content, the row of the file that it is from; null of one that the file does not name. */
  spotRows: (number | null)[]
}

/** A listing with a record of the file applied, before it is validated. Spots missing from the file stay. */
export function applyRecord(before: ListingContent | null, record: ListingRecord, kinds: Kinds): Applied {
  const content = set(before ?? EMPTY, record.settings, kinds, EMPTY)
  const spots: { spot: ContentSpot; row: number | null }[] = content.spots.map((spot) => ({ spot, row: null }))
  for (const one of record.spots) {
    const index = spots.findIndex(({ spot }) => isNamed(spot, one))
    const spot = set(spots[index]?.spot ?? EMPTY_SPOT, one.settings, kinds, EMPTY_SPOT)
    if (index < 0) spots.push({ spot, row: one.row })
    else spots[index] = { spot, row: one.row }
  }
  return { content: { ...content, spots: spots.map(({ spot }) => spot) }, spotRows: spots.map(({ row }) => row) }
}

const isNamed = (spot: ContentSpot, { name }: SpotRecord) => name !== null && foldName(spot.name) === foldName(name)
