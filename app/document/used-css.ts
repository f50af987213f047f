import { createScanner } from './html-scanner.ts'

/**
 * Selects the rules of a stylesheet that a document needs for its first paint: those whose selectors use only its
 * classes, elements and attributes. The whole stylesheet follows with the scripts.
 */
type Node =
  | { kind: 'rule'; block: string; selectors: Selector[] }
  | { kind: 'group'; prelude: string; children: Node[] }
  /** Kept when a kept rule mentions the name that it defines. */
  | Definition
  | { kind: 'face'; text: string; letters: RegExp | null }
  | { kind: 'other'; text: string }

interface Definition {
  kind: 'definition'
  name: string
  text: string
}

interface Selector {
  text: string
  /** Requirements on an element: `.flex`, `table`, `[data-disabled]`, `type="date`. */
  asked: string[]
}

/** At-rules that contain rules. */
const GROUPS = /^@(media|supports|layer|container)\b/
const DEFINITIONS = /^@(?:property|keyframes)\s+([\w-]+)/

/** Matches fallbacks for browsers without @property, which we do not support. */
const isFallback = (prelude: string) => prelude === '@layer properties'
/** Matches rules for hover: the first move of a pointer fetches the whole stylesheet. */
const isForPointer = (prelude: string) => prelude === '@media (hover:hover)'
/** Conditions that every supported browser fulfils. */
const isMet = (prelude: string) => prelude === '@supports (color:color-mix(in lab, red, red))'

/** Attributes that our inline scripts and the browser set. */
const SET_LATER = new Set([
  'data-theme',
  'data-scrolled',
  'data-signed-in',
  'data-notice-dismissed',
  'hidden',
  'open',
  'aria-expanded',
])
/** Pseudo-elements that only some controls have. */
const PARTS: [part: RegExp, control: string][] = [
  [/::-webkit-(?:date|calendar)/, 'type="date'],
  [/::file-selector/, 'type="file'],
  [/-spin-button/, 'type="number'],
]

/** Index after the brace that closes the block whose opening brace is at `open`. */
function blockEnd(css: string, open: number): number {
  let depth = 0
  for (let i = open; i < css.length; i++) {
    const char = css[i]
    if (char === '\\') i++
    else if (char === '"' || char === "'") {
      i++
      while (i < css.length && css[i] !== char) i += css[i] === '\\' ? 2 : 1
    } else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return i + 1
  }
  return css.length
}

/** The requirements of a selector. Arguments of `:is()` or `:not()` are alternatives, so only their classes count. */
function askedBy(selector: string): string[] {
  const classes = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  const names = Array.from(classes.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi), ([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, char: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
    ),
  )
  let plain = selector.replace(/\\(?:[0-9a-f]{1,6} ?|.)/gi, '_')
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  const attributes = Array.from(plain.matchAll(/\[([\w-]+)(?:[^\w[\]-][^[\]]*)?\]/g), ([, name = '']) => name)
  if (plain.includes(':disabled')) attributes.push('disabled')
  const elements = Array.from(
    plain.replace(/\[[^[\]]*\]/g, '').matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g),
    ([, tag = '']) => tag,
  )
  return [
    ...names.map((name) => `.${name}`),
    ...elements,
    ...attributes.filter((name) => !SET_LATER.has(name)).map((name) => `[${name}]`),
    ...PARTS.flatMap(([part, control]) => (part.test(plain) ? [control] : [])),
  ]
}

/** Splits a selector list at its own commas, not at those inside brackets. */
function selectorsOf(prelude: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < prelude.length; i++) {
    const char = prelude[i]
    if (char === '\\') i++
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (char === ',' && depth === 0) {
      parts.push(prelude.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, prelude.slice(start)]
}

/** The characters of a font face, from its `unicode-range`; null for all. */
function lettersOf(face: string): RegExp | null {
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1]
  if (!ranges) return null
  const classes = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`
  })
  return new RegExp(`[${classes.join('')}]`, 'u')
}

function parse(css: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const semicolon = css.indexOf(';', at)
    if (semicolon >= 0 && (open < 0 || semicolon < open)) {
      nodes.push({ kind: 'other', text: css.slice(at, semicolon + 1) })
      at = semicolon + 1
      continue
    }
    if (open < 0) break
    const end = blockEnd(css, open)
    const prelude = css.slice(at, open).trim()
    const text = css.slice(at, end)
    const definition = DEFINITIONS.exec(prelude)?.[1]
    if (prelude === '@font-face') nodes.push({ kind: 'face', text, letters: lettersOf(text) })
    else if (definition) nodes.push({ kind: 'definition', name: definition, text })
    else if (GROUPS.test(prelude)) {
      const children = parse(css.slice(open + 1, end - 1))
      if (isMet(prelude)) nodes.push(...children)
      else if (!isFallback(prelude) && !isForPointer(prelude)) nodes.push({ kind: 'group', prelude, children })
    } else if (prelude.startsWith('@')) nodes.push({ kind: 'other', text })
    else {
      const selectors = selectorsOf(prelude).map((selector) => ({ text: selector, asked: askedBy(selector.trim()) }))
      nodes.push({ kind: 'rule', block: css.slice(open, end), selectors })
    }
    at = end
  }
  return nodes
}

const CUSTOM_PROPERTY = /(?<![\w-])(--[\w-]+):(?:"[^"]*"|[^;{}"])*;?/g

/** Removes custom properties of the root that nothing uses, and those that only they use. */
function withoutUnused(css: string): string {
  const asked = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const slimmer = css.replace(/:root(?:,:host)?\{[^{}]*\}/g, (rule) =>
    rule.replace(CUSTOM_PROPERTY, (declaration, name: string) => (asked.has(name) ? declaration : '')),
  )
  return slimmer.length === css.length ? css : withoutUnused(slimmer)
}

/** `var(--x)` or `var(--x, fallback)`, with one level of brackets in the fallback. */
const USE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g

/** Replaces registered properties that nothing sets by their initial value or their fallback. */
function withoutUnset(css: string, definitions: readonly Definition[]): string {
  const unset = new Map(
    definitions
      .filter(({ name }) => name.startsWith('--') && !css.includes(`${name}:`))
      .map(({ name, text }) => [name, /initial-value:([^;}]*)/.exec(text)?.[1]]),
  )
  return css.replace(USE, (use, name: string, fallback?: string) =>
    unset.has(name) ? (unset.get(name) ?? fallback ?? use) : use,
  )
}

/** Maximum number of remembered documents, higher than the number of different ones. */
const MAX_REMEMBERED = 500

/**
 * Parses a stylesheet once. The returned function selects the part that an HTML document needs; documents with the
 * same class lists, elements and attributes share one answer.
 */
export function createUsedCss(css: string): (html: string) => string {
  const nodes = parse(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  const scan = createScanner(askedNames(nodes))
  const faces = nodes.flatMap((node) => (node.kind === 'face' && node.letters ? [node.letters] : []))
  const answers = new Map<string, string>()
  const slimmed = new Map<string, string>()

  const choose = (html: string, isThere: (thing: string) => boolean): string => {
    const definitions: Definition[] = []
    const print = (list: Node[]): string => {
      let text = ''
      for (const node of list) {
        if (node.kind === 'other') text += node.text
        else if (node.kind === 'face') text += !node.letters || node.letters.test(html) ? node.text : ''
        else if (node.kind === 'definition') definitions.push(node)
        else if (node.kind === 'rule') {
          const kept = node.selectors.filter(({ asked }) => asked.every(isThere))
          if (kept.length > 0) text += kept.map((selector) => selector.text).join(',') + node.block
        } else {
          const inside = print(node.children)
          if (inside) text += `${node.prelude}{${inside}}`
        }
      }
      return text
    }
    const kept = print(nodes)
    const known = slimmed.get(kept)
    if (known !== undefined) return known
    const slim = withoutUnset(withoutUnused(kept), definitions)
    const whole = slim + definitions.flatMap(({ name, text }) => (slim.includes(name) ? text : [])).join('')
    if (slimmed.size >= MAX_REMEMBERED) slimmed.clear()
    slimmed.set(kept, whole)
    return whole
  }

  return (html) => {
    const { key, isThere } = scan(html)
    const signature = key + faces.map((letters) => (letters.test(html) ? '1' : '0')).join('')
    let answer = answers.get(signature)
    if (answer === undefined) {
      answer = choose(html, isThere)
      if (answers.size >= MAX_REMEMBERED) answers.clear()
      answers.set(signature, answer)
    }
    return answer
  }
}

/** All requirements of all selectors, each once. */
function askedNames(nodes: readonly Node[]): Set<string> {
  const names = new Set<string>()
  const walk = (list: readonly Node[]) => {
    for (const node of list) {
      if (node.kind === 'group') walk(node.children)
      else if (node.kind === 'rule') for (const { asked } of node.selectors) for (const name of asked) names.add(name)
    }
  }
  walk(nodes)
  return names
}
