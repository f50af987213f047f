import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { costlyAttack } from './match-steps.ts'
import { readSources } from './sources.ts'
import { visit } from './words.ts'

// Text from outside meets patterns all over the Worker and the site, and JavaScript's matcher goes back: /\s+$/ costs the square
// of the spaces that other text follows, so one mail or one cell of a spreadsheet could hold a Worker for seconds. Each pattern is
// judged by scslre, as eslint-plugin-regexp does, which overlooks a repetition behind several letters (/near .*$/ and `near near`).
// So a second judge runs each over hostile texts of two lengths and counts the steps (`match-steps.ts`). Both take ten seconds; recheck
// takes forty for a third of them and leaves some undecided. There are no exceptions: a repetition is judged to be harmless where the
// pattern itself limits it, as `{0,40}` does.

interface Pattern {
  where: string
  source: string
  flags: string
}

const TESTED = readSources('worker', 'app').filter(({ path }) => !/\.test\.tsx?$/.test(path))

const lineOf = (path: string, text: string, at: number) => `${path}:${text.slice(0, at).split('\n').length}`

/** The literals of a file. The parser is Vite's: the compiler of TypeScript 7 has none that a program can call. */
function literalsOf({ path, text }: { path: string; text: string }): Pattern[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse`)
  const found: Pattern[] = []
  visit(program, ({ type, regex, start }) => {
    if (type !== 'Literal' || !regex) return
    const { pattern: source, flags } = regex as { pattern: string; flags: string }
    found.push({ where: lineOf(path, text, Number(start)), source, flags })
  })
  return found
}

/** The places of a file that make a pattern of strings. */
function placesOf({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = []
  if (!text.includes('RegExp')) return found
  visit(parseSync(path, text).program, ({ type, callee, start }) => {
    const isCall = type === 'NewExpression' || type === 'CallExpression'
    if (isCall && (callee as { name?: string }).name === 'RegExp') found.push(lineOf(path, text, Number(start)))
  })
  return found
}

/** Modules that make patterns when they are loaded. */
const MODULES = import.meta.glob([
  '../../worker/*/rules/**/*.ts',
  '../../app/features/planner/chat/openings.ts',
  '!**/*.test.ts',
  '!**/*.d.ts',
])

/** Calls of functions that make a pattern of what they are given: words with their signs escaped, letters, our own stylesheet. */
const CALLS: readonly (() => Promise<unknown>)[] = [
  async () =>
    (await import('../../app/features/desk/faq/search.ts')).splitByMatches('(a+)+', ['(a+)+', '.*', 'aa', 'a']),
  async () => (await import('../../app/features/shell/command/command.ts')).markedParts('a aa', 'aa a (a+)+'),
  async () =>
    (await import('../../app/document/used-css.ts')).createUsedCss('@font-face{unicode-range:U+900-97F,U+25CC}'),
  async () =>
    (await import('../../worker/planner/rules/plan/conversation/places/devanagari.ts')).readDevanagari(
      'कखगघचजटडणतदनपबमयरलवशसह',
    ),
]

/** `at phrase (/home/me/adchowk/worker/kernel/rules/text/digits.ts:7:21)` → `worker/kernel/rules/text/digits.ts:7`. */
const placeOfFrame = (frame: string) => /\/((?:worker|app)\/[^:]+:\d+):\d+\)?$/.exec(frame)?.[1] ?? ''

/** Patterns that are made of strings, each with the place that makes it. */
async function patternsMade(): Promise<Pattern[]> {
  const made: Pattern[] = []
  const Native = globalThis.RegExp
  for (const make of [...Object.values(MODULES), ...CALLS]) {
    globalThis.RegExp = new Proxy(Native, {
      construct: (target, given) => {
        const pattern = Reflect.construct(target, given) as RegExp
        const frames = (new Error().stack ?? '').split('\n')
        made.push({ where: placeOfFrame(frames[2] ?? ''), source: pattern.source, flags: pattern.flags })
        return pattern
      },
    })
    await make()
    globalThis.RegExp = Native
  }
  return made
}

/** The repetitions of a pattern that can cost more than the length of a text. */
const costsOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] =>
  analyse({ source, flags }).reports.map((report) =>
    report.type === 'Trade' ? `${report.startQuant.raw} with ${report.endQuant.raw}` : report.quant.raw,
  )

const costly = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap((pattern) =>
    costsOf(pattern).map((cost) => `${pattern.where}: ${cost} in /${pattern.source.slice(0, 200)}/${pattern.flags}`),
  )

/** The patterns with a repetition that an attack beats. */
function beaten(patterns: readonly Pattern[]): string[] {
  const repeating = patterns.filter(({ source }) => /[*+]|,\}/.test(source))
  const different = new Map(repeating.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  return [...different].flatMap(([written, { where, source, flags }]) => {
    const attack = costlyAttack(source, flags)
    return attack ? [`${where}: ${JSON.stringify(attack)} against ${written.slice(0, 200)}`] : []
  })
}

describe('a pattern', () => {
  const judged = ({ source, flags }: RegExp) => ({
    scslre: costsOf({ source, flags }).length > 0,
    steps: costlyAttack(source, flags) !== null,
  })

  test.each([/\s+$/, /^(a+)+$/, /\s*\n\s*/, /<[^>]*>/, /^\s*,?\s*$/, /(?:\w*\s*)+$/])(
    '%s costs more than the length of a text',
    (pattern) => expect(judged(pattern)).toEqual({ scslre: true, steps: true }),
  )

  test.each([/\bnear\s+(\S.*)$/, /<rPh\b.*?<\/rPh>/gs, /(?: (?:and|,))+ *$/, /(?<=a.*)b(?=c)/, /(\w+) \1$/])(
    '%s costs more by its steps',
    (pattern) => expect(judged(pattern).steps).toBe(true),
  )

  test.each([/^\s+/, /<[^<>]*>/, /^(?:\s*,)?\s*$/u, /[a-z]{1,40}$/, /(?<!\s)\s+(?:in|on)\b.*$/s, /^(?:a|b)+$/])(
    '%s does not',
    (pattern) => expect(judged(pattern)).toEqual({ scslre: false, steps: false }),
  )
})

describe('no pattern costs more than the length of a text', () => {
  test('in the sources of the Worker and of the site', () => {
    const literals = TESTED.flatMap(literalsOf)
    expect(literals.length).toBeGreaterThan(900)
    expect(costly(literals)).toEqual([])
    expect(beaten(literals)).toEqual([])
  })

  test('among those made of strings, and each place that makes one is known', async () => {
    const made = await patternsMade()
    expect(made.length).toBeGreaterThan(300)
    expect(costly(made)).toEqual([])
    expect(beaten(made)).toEqual([])
    const known = new Set(made.map(({ where }) => where))
    // A new one is better a literal, or a search for a string; else its module belongs to MODULES, or a call of it to CALLS.
    expect(TESTED.flatMap(placesOf).filter((place) => !known.has(place))).toEqual([])
  })
})
