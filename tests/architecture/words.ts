import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** Words of a dialect that grew in this repository, each with the plain ones to use. */
const FORBIDDEN: readonly (readonly [words: RegExp, instead: string])[] = [
  [/(?<!bus )\b(?:stands|stood|stand(?:ing)? (?:for|in|on|at|by))\b/i, 'is, means, applies, counts'],
  [/\bbeside\b/i, 'next to, with, as well as'],
  [/\banew\b/i, 'again'],
  [/\b(?:whoever|whichever|whom)\b/i, 'the user, the one, which'],
  [/\bsomebody\b/i, 'the user, the owner, a member, someone'],
  [/\black(?:s|ed|ing)?\b/i, 'without, missing'],
  [/\btold\b|\btells? of\b|\btelling of\b/i, 'notified, shown, reports'],
  [/\b(?:hears?|heard) of\b/i, 'is notified, receives'],
  [/\b(?:says?|said) of\b/i, 'says about, describes'],
  [/\btakings\b/i, 'allocations'],
  [/\bkeeps? to\b/i, 'respects, stays within'],
  [/\b(?:brings?|brought) about\b/i, 'causes'],
  [/\b(?:goes|go|went|going) by\b/i, 'uses, depends on'],
  [/\b(?:aught|nought)\b/i, 'anything, zero'],
  [/\bput(?:s|ting)? off\b/i, 'postpone, skip'],
]

/** Openings of a clause without a subject ("What a line costs"): a docstring begins with a noun or a verb instead. */
const CLAUSE = /^(?:what|who|whom|whose|which|whether|how|where|when|why|whatever|whoever)\b/i

/** A text of the product or a name within a comment, which the rule does not judge. */
const QUOTED = /`[^`]*`|"[^"]*"/g

/** Comments of a file that are not plain: `worker/api.ts:12: "beside" (say: next to, with, as well as)`. */
export function unplainComments({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const { comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse`)
  return comments.flatMap(({ type, value, start }) => {
    const place = `${path}:${text.slice(0, start).split('\n').length}`
    const isDocstring = type === 'Block' && value.startsWith('*')
    const words = value
      .replace(/^\s*\*+/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const opening = isDocstring ? CLAUSE.exec(words)?.[0] : undefined
    const plain = words.replace(QUOTED, '')
    return [
      ...(opening ? [`${place}: begins with "${opening}"`] : []),
      ...forbiddenIn(plain).map((word) => `${place}: ${word}`),
    ]
  })
}

/** Forbidden words of a text, with the plain ones: `"beside" (say: next to, with, as well as)`. */
export const forbiddenIn = (words: string): string[] =>
  FORBIDDEN.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(words) ?? []
    return word ? [`"${word}" (say: ${instead})`] : []
  })

/** Forbidden words in sentences that a user can read: text of JSX, and strings with a space in them. */
export function unplainTexts({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse`)
  const found: string[] = []
  const judge = (words: string, start: number) => {
    if (!/\S\s+\S/.test(words)) return
    const line = text.slice(0, start).split('\n').length
    found.push(...forbiddenIn(words).map((word) => `${path}:${line}: ${word}`))
  }
  visit(program, ({ type, value, start }) => {
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') judge(value, Number(start))
    if (type === 'TemplateElement') judge(String((value as { cooked: string | null }).cooked), Number(start))
  })
  return found
}

/** Calls back for each node of a syntax tree. */
export function visit(value: unknown, seen: (node: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) seen(value as Record<string, unknown>)
  for (const child of Object.values(value)) visit(child, seen)
}

type Node = Record<string, unknown>

/** Name at the start of a chain of calls: `test` of `test.each(ROWS)('…', …)`. */
function rootName(node: unknown): unknown {
  const { type, name, callee, object } = node as Node
  return type === 'Identifier' ? name : callee || object ? rootName(callee ?? object) : undefined
}

/** Titles of tests with forbidden words, in the form of `unplainComments`. */
export function unplainTitles({ path, text }: Pick<Source, 'path' | 'text'>): string[] {
  const found: string[] = []
  visit(parseSync(path, text).program, ({ type, callee, arguments: given, start }) => {
    if (type !== 'CallExpression' || !['test', 'describe'].includes(String(rootName(callee)))) return
    const [title] = given as Node[]
    if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return
    const line = text.slice(0, Number(start)).split('\n').length
    // Without its own quotes, a name in quotes within the title is not judged.
    const words = text.slice(Number(title.start) + 1, Number(title.end) - 1).replace(QUOTED, '')
    found.push(...forbiddenIn(words).map((word) => `${path}:${line}: ${word}`))
  })
  return found
}
