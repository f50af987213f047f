import type { Source } from './sources.ts'

/** Knowledge of single media in a file: a comparison with an id, or a table whose keys or elements are ids. */
export interface MediaKnowledge {
  path: string
  line: number
  found: string
}

const COMPARISON = /[=!]==?\s*['"]([\w-]+)['"]|\bcase\s+['"]([\w-]+)['"]\s*:|['"]([\w-]+)['"]\s*[=!]==?/g

/** Comparisons with the ids of media, and tables of them, that a file holds. */
export function mediaKnowledge(
  { path, text }: Pick<Source, 'path' | 'text'>,
  ids: readonly string[],
): MediaKnowledge[] {
  const code = withoutComments(text)
  const at = (index: number, found: string) => ({ path, line: code.slice(0, index).split('\n').length, found })
  const comparisons = [...code.matchAll(COMPARISON)].flatMap((match) => {
    const id = match.slice(1).find((group) => group !== undefined) ?? ''
    return ids.includes(id) ? [at(match.index, match[0])] : []
  })
  return [
    ...comparisons,
    ...literals(code).flatMap(({ index, names }) => tableOf(names, ids, (text) => at(index, text))),
  ]
}

/** Ids that are ordinary words as well: only comparisons and tables tell them from those. */
const WORDS = new Set(['airport', 'digital', 'events', 'pr', 'radio', 'transit', 'vehicle'])

/** Texts that are ids of media, also inside the text of a statement. A drawing may be called by its medium: `category: 'ooh', variant`. */
export function namedMedia({ path, text }: Pick<Source, 'path' | 'text'>, ids: readonly string[]): MediaKnowledge[] {
  const code = withoutComments(text)
  return [...code.matchAll(/['"]([\w-]+)['"](?!, variant:)/g)].flatMap(({ 0: found, 1: id = '', index }) =>
    ids.includes(id) && !WORDS.has(id) ? [{ path, line: code.slice(0, index).split('\n').length, found }] : [],
  )
}

/** A literal is a table of media when two of its names, and half of them, are ids: `radio` may also be an icon's name. */
function tableOf<T>(names: readonly string[], ids: readonly string[], found: (text: string) => T): T[] {
  const known = names.filter((name) => ids.includes(name.split('/')[0] ?? ''))
  return known.length >= 2 && known.length * 2 >= names.length ? [found(`a table of ${known.join(', ')}`)] : []
}

/** Comments become blanks, so that lines keep their numbers. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))

const TOKEN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[A-Za-z_$][\w$]*|[^\s]/g

interface Literal {
  index: number
  names: string[]
}

/** Keys of every object literal, and plain strings of every array literal. */
function literals(code: string): Literal[] {
  const tokens = [...code.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, index }))
  const open: (Literal & { bracket: string })[] = []
  const closed: Literal[] = []
  tokens.forEach(({ text, index }, i) => {
    const inside = open.at(-1)
    const before = tokens[i - 1]?.text ?? ''
    const after = tokens[i + 1]?.text ?? ''
    if (text === '{' || text === '[' || text === '(') open.push({ index, names: [], bracket: text })
    else if (text === '}' || text === ']' || text === ')') closed.push(...open.splice(-1))
    else if (inside && isName(text) && (before === inside.bracket || before === ',')) {
      const isKey = inside.bracket === '{' && [':', ',', '}'].includes(after)
      const isElement = inside.bracket === '[' && /^['"]/.test(text) && [',', ']'].includes(after)
      if (isKey || isElement) inside.names.push(text.replace(/^['"]|['"]$/g, ''))
    }
  })
  return closed
}

const isName = (token: string) => /^['"A-Za-z_$]/.test(token)
