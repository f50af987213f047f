import { type AST, RegExpParser } from '@eslint-community/regexpp'

type Next = (at: number) => boolean
type Matcher = (at: number, next: Next) => boolean
type Direction = 1 | -1
/** A text that is repeated, between a beginning and an end. */
export type Attack = readonly [beginning: string, repeated: string, end: string]

/** Steps after which a cost is taken for a power of the length. */
const STEP_LIMIT = 1_000_000
/** Repetitions in the shorter text; the longer one has four times as many. Square work grows up to sixteen times. */
const SHORT = 16
const GROWTH_LIMIT = 7
/** Characters that a class is tried with, after those that the pattern names itself. */
const COMMON = [...'a0 \n-.A,"<é\u0915']
const ENDS = ['', '\u0001', '\n']
/** Characters that are repeated in pairs. */
const PAIRED = 9

/** Steps of a backtracking matcher, as that of JavaScript is: characters and positions that it looks at to find all matches in a text. */
function stepCounter(pattern: AST.Pattern, flags: string): (text: string) => number {
  const captured = new Map<AST.CapturingGroup, string>()
  let text: string[] = []
  let steps = 0

  const look = () => {
    steps += 1
    if (steps > STEP_LIMIT) throw new RangeError()
  }

  const anyOf = (alternatives: readonly AST.Alternative[], direction: Direction): Matcher => {
    const ways = alternatives.map(({ elements }) => {
      const parts = elements.map((element) => matcherOf(element, direction))
      if (direction === -1) parts.reverse()
      return parts.reduceRight<Matcher>(
        (rest, part) => (at, next) => part(at, (to) => rest(to, next)),
        (at, next) => next(at),
      )
    })
    return (at, next) => ways.some((way) => way(at, next))
  }

  const repeated = ({ min, max, greedy, element }: AST.Quantifier, direction: Direction): Matcher => {
    const one = matcherOf(element, direction)
    // A repetition that is limited is harmless: two more than it needs show as much as forty.
    const least = Math.min(min, 2)
    const most = max === Number.POSITIVE_INFINITY ? max : Math.min(max, least + 2)
    const from = (times: number, at: number, next: Next): boolean => {
      const again = () => times < most && one(at, (to) => (to !== at || times < least) && from(times + 1, to, next))
      if (times < least) return again()
      return greedy ? again() || next(at) : next(at) || again()
    }
    return (at, next) => from(0, at, next)
  }

  const asserted = (node: AST.Assertion): Matcher => {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner = anyOf(node.alternatives, node.kind === 'lookahead' ? 1 : -1)
      return (at, next) => inner(at, () => true) !== node.negate && next(at)
    }
    const holds = positionTest(node.raw, flags)
    return (at, next) => {
      look()
      return holds(text[at - 1] ?? '', text[at] ?? '') && next(at)
    }
  }

  function matcherOf(node: AST.Element, direction: Direction): Matcher {
    if (node.type === 'Quantifier') return repeated(node, direction)
    if (node.type === 'Assertion') return asserted(node)
    if (node.type === 'Group') return anyOf(node.alternatives, direction)
    if (node.type === 'CapturingGroup') {
      const inner = anyOf(node.alternatives, direction)
      return (at, next) =>
        inner(at, (to) => {
          captured.set(node, text.slice(Math.min(at, to), Math.max(at, to)).join(''))
          return next(to)
        })
    }
    if (node.type === 'Backreference') {
      return (at, next) => {
        look()
        const said = captured.get([node.resolved].flat()[0] as AST.CapturingGroup) ?? ''
        return text.slice(at, at + said.length).join('') === said && next(at + said.length)
      }
    }
    const fits = characterTest(node.raw, flags)
    return (at, next) => {
      look()
      const letter = text[direction === 1 ? at : at - 1]
      return letter !== undefined && fits(letter) && next(at + direction)
    }
  }

  const match = anyOf(pattern.alternatives, 1)
  return (given) => {
    text = [...given]
    steps = 0
    for (let at = 0; at <= text.length; ) {
      let end = at
      match(at, (to) => {
        end = to
        return true
      })
      at = Math.max(end, at + 1)
    }
    return steps
  }
}

/** Keeps answers by their argument. */
function remembered(answer: (key: string) => boolean): (key: string) => boolean {
  const known = new Map<string, boolean>()
  return (key) => {
    const result = known.get(key) ?? answer(key)
    known.set(key, result)
    return result
  }
}

/** Asks JavaScript whether a character is one of a class, or a position (between two characters) is as asserted. */
const characterTest = (raw: string, flags: string) => {
  const pattern = new RegExp(`^${raw}$`, flags)
  return remembered((letter) => pattern.test(letter))
}
const positionTest = (raw: string, flags: string) => {
  const [first, inner, last] = [
    new RegExp(`^${raw}`, flags),
    new RegExp(`^[^]${raw}[^]$`, flags),
    new RegExp(`^[^]${raw}$`, flags),
  ]
  const holds = remembered((pair) => inner.test(pair))
  return (before: string, after: string) =>
    before === '' ? first.test(after) : after === '' ? last.test(before) : holds(before + after)
}

/** Texts to try a pattern with: its characters, pairs of them and what precedes its repetitions, again and again. */
function attacksOn(pattern: AST.Pattern, flags: string): Attack[] {
  const named = [
    ...new Set([...(pattern.raw.match(/(?<!\\)[\p{L}\p{N}]|[^\\\p{L}\p{N}()[\]{}?*+|^$]/gu) ?? []), ...COMMON]),
  ]
  const letters = new Set<string>()
  const repeats = new Set<string>()
  const behind: (readonly [before: string, one: string])[] = []

  /** An example of a node, behind an example of what precedes it. */
  const example = (node: AST.Element, before: string): string => {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return exampleOf(node.alternatives, before)
      case 'Quantifier': {
        const one = example(node.element, before)
        if (node.max === Number.POSITIVE_INFINITY) {
          repeats.add(one).add(before + one)
          behind.push([before, one])
        }
        return one
      }
      case 'Assertion':
        if ('alternatives' in node) exampleOf(node.alternatives, before)
        return ''
      case 'Backreference':
        return ''
      case 'Character':
        letters.add(String.fromCodePoint(node.value))
        return String.fromCodePoint(node.value)
      default: {
        const fits = characterTest(node.raw, flags)
        const found = named.filter(fits).slice(0, 2)
        for (const letter of found) letters.add(letter)
        return found[0] ?? ''
      }
    }
  }
  const exampleOf = (alternatives: readonly AST.Alternative[], before: string): string =>
    alternatives.map(({ elements }) =>
      elements.reduce((said, element) => said + example(element, before + said), ''),
    )[0] ?? ''

  exampleOf(pattern.alternatives, '')
  for (const letter of letters) repeats.add(letter)
  const paired = [...letters].slice(0, PAIRED)
  for (const one of paired) for (const other of paired) repeats.add(one + other)
  const tried = [...[...repeats].map((one) => ['', one] as const), ...behind]
  return tried.flatMap((start) => ENDS.map((end) => [...start, end] as const))
}

/** An attack whose cost grows faster than its text, by counted steps; null where none does. */
export function costlyAttack(source: string, flags: string): Attack | null {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  const own = flags.replace(/[gy]/g, '')
  const count = stepCounter(pattern, own)
  const isCostly = ([beginning, one, end]: Attack) => {
    try {
      const steps = (times: number) => count(beginning + one.repeat(times) + end)
      return steps(4 * SHORT) > GROWTH_LIMIT * steps(SHORT)
    } catch (error) {
      if (error instanceof RangeError) return true
      throw error
    }
  }
  return attacksOn(pattern, own).find(isCostly) ?? null
}
