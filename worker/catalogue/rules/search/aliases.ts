import { CITIES, STATES } from '../../../kernel/rules/text/gazetteer.ts'
import { fold, indexWords, otherNumber } from '../../../kernel/rules/text/words.ts'
import { MEDIA_ALIASES } from '../registry/tables.ts'

/**
 * Other words of the trade, and languages; the media's own names are in their registry files. One line a thing, our
 * name first: a listing with any of the names is found by all of them.
 */
const TRADE = `
Mall, Shopping centre, Shopping center, मॉल
Lift, Elevator, लिफ्ट
Hindi, हिंदी, हिन्दी
English, Angrezi, अंग्रेजी
Marathi, मराठी
Bengali, Bangla, बांग्ला
Tamil, तमिल
Telugu, तेलुगु`

const read = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(', '))

const places = [...CITIES, ...STATES].flatMap(({ name, searched }) => (searched ? [[name, ...searched]] : []))

const TABLES = { places, media: [...MEDIA_ALIASES.flatMap(read), ...read(TRADE)] }

const keyOf = (words: readonly string[]) => words.map(fold).join(' ')

const byName = new Map<string, readonly string[]>()
for (const names of Object.values(TABLES).flat()) for (const name of names) byName.set(keyOf(indexWords(name)), names)

/** Words of the longest name. */
export const MAX_ALIAS_WORDS = Math.max(...[...byName.keys()].map((key) => key.split(' ').length))

/** All names of the thing that the words name, in either number; null when they are no name that we know. */
export function namesOf(words: readonly string[]): readonly string[] | null {
  const known = byName.get(keyOf(words))
  if (known) return known
  const last = otherNumber(fold(words.at(-1) ?? ''))
  return (last !== null && byName.get(keyOf([...words.slice(0, -1), last]))) || null
}

/** Our names of the places or media that have a name beginning so. */
export function ourNamesBeginning(start: string, among: keyof typeof TABLES): string[] {
  const wanted = keyOf(indexWords(start))
  if (wanted === '') return []
  return TABLES[among]
    .filter((names) => names.some((name) => keyOf(indexWords(name)).startsWith(wanted)))
    .flatMap(([ours]) => ours ?? [])
}

/** Names of one word, which a typing mistake may have been meant for. */
export const SINGLE_NAMES: readonly string[] = [...byName.keys()].filter((key) => !key.includes(' '))
