import * as v from 'valibot'
import { AUDIENCE_KINDS } from '../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import { MEDIA_TYPES } from '../../../catalogue/rules/registry/media.ts'
import { toPaise } from '../../../kernel/rules/money.ts'
import { SLOTS } from './brief.ts'

// Parts of the schemas of public.ts: each has a default for values that it cannot read.

export const text = v.fallback(v.string(), '')
export const textOrNull = v.fallback(v.nullable(v.string()), null)
export const number = v.fallback(v.number(), 0)
export const numberOrNull = v.fallback(v.nullable(v.number()), null)
export const people = v.fallback(v.pipe(v.number(), v.description('People')), 0)
export const peopleOrNull = v.fallback(v.nullable(v.pipe(v.number(), v.description('People'))), null)
export const day = v.fallback(v.pipe(v.string(), v.isoDate()), '1970-01-01')
export const dayOrNull = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null)
export const instant = v.fallback(v.string(), '1970-01-01T00:00:00.000Z')

export const paiseFromRupees = v.pipe(v.number(), v.description('Rupees, to the paisa'), v.transform(toPaise))
export const money = v.fallback(paiseFromRupees, 0)
export const moneyOrNull = v.fallback(v.nullable(paiseFromRupees), null)

/** An object whose entries all have a default, and so has the object. */
export function part<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}

/** A list without the entries that cannot be read, such as a line of a medium that this edition does not know. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.fallback(v.array(item), (read): v.InferOutput<Item>[] => {
    if (!Array.isArray(read?.value)) return []
    const unreadable = new Set(read.issues?.map(({ path }) => path?.[0]?.key))
    return read.value.filter((_, at) => !unreadable.has(at))
  })
}

export const Channel = v.picklist(MEDIA_TYPES)
export const texts = listOf(v.string())
export const channels = listOf(Channel)
export const Engine = v.fallback(v.picklist(['embedded', 'provider']), 'embedded')

export const Assumptions = listOf(
  v.object({
    code: v.string(),
    slot: v.fallback(v.picklist([...SLOTS, 'gst', 'delivery']), 'delivery'),
    text: v.string(),
  }),
)

export const Formats = listOf(v.object({ channel: Channel, format: v.string() }))
export const AudienceName = v.fallback(v.nullable(v.picklist(AUDIENCE_KINDS)), null)
