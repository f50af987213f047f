import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { describe, expect, test, vi } from 'vitest'
import { readSources } from './sources.ts'

// Text from outside meets patterns all over the Worker and the site, and JavaScript's matcher goes back: /\s+$/ costs the square
// of the spaces that other text follows, so one mail or one cell of a spreadsheet could hold a Worker for seconds. Each pattern is
// judged by scslre, as eslint-plugin-regexp does: all of them take it two seconds. recheck, which also proves exponential cases by
// attack, takes forty for a third of them and leaves some undecided. There are no exceptions: a repetition is judged to be harmless
// where the pattern itself limits it, as `{0,40}` does.

interface Pattern {
  where: string
  source: string
  flags: string
}

/** Calls back for each node of a syntax tree. */
function visit(value: unknown, seen: (node: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) seen(value as Record<string, unknown>)
  for (const child of Object.values(value)) visit(child, seen)
}

const TESTED = readSources('worker', 'app').filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** The literals of a file. The parser is Vite's: the compiler of TypeScript 7 has none that a program can call. */
function literalsOf({ path, text }: { path: string; text: string }): Pattern[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse`)
  const found: Pattern[] = []
  visit(program, ({ type, regex, start }) => {
    if (type !== 'Literal' || !regex) return
    const { pattern: source, flags } = regex as { pattern: string; flags: string }
    found.push({ where: `${path}:${text.slice(0, Number(start)).split('\n').length}`, source, flags })
  })
  return found
}

/** Patterns that the rules make of tables when they are loaded. */
async function patternsMade(): Promise<Pattern[]> {
  const made: Pattern[] = []
  // Other tests of this process have loaded most of them.
  vi.resetModules()
  const Native = globalThis.RegExp
  const modules = import.meta.glob(['../../worker/domain/**/*.ts', '!**/*.test.ts', '!**/*.d.ts'])
  for (const [path, load] of Object.entries(modules)) {
    globalThis.RegExp = new Proxy(Native, {
      construct: (target, given) => {
        const pattern = Reflect.construct(target, given) as RegExp
        made.push({ where: path.replace('../../', ''), source: pattern.source, flags: pattern.flags })
        return pattern
      },
    })
    await load()
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

describe('a pattern', () => {
  test.each([/\s+$/, /^(a+)+$/, /\s*\n\s*/, /<[^>]*>/, /^\s*,?\s*$/, /(?:\w*\s*)+$/])(
    '%s costs more than the length of a text',
    ({ source, flags }) => expect(costsOf({ source, flags })).not.toEqual([]),
  )

  test.each([/^\s+/, /<[^<>]*>/, /^(?:\s*,)?\s*$/u, /[a-z]{1,40}$/, /(?<!\s)\s+(?:in|on)\b.*$/, /^(?:a|b)+$/])(
    '%s does not',
    ({ source, flags }) => expect(costsOf({ source, flags })).toEqual([]),
  )
})

describe('no pattern costs more than the length of a text', () => {
  test('in the sources of the Worker and of the site', () => {
    const literals = TESTED.flatMap(literalsOf)
    expect(literals.length).toBeGreaterThan(900)
    expect(costly(literals)).toEqual([])
  })

  test('among those that rules make of their tables', async () => {
    const made = await patternsMade()
    expect(made.length).toBeGreaterThan(300)
    expect(costly(made)).toEqual([])
  })
})
