import { parseAst } from 'vite'

// Small changes that a test should notice, written into the source behind a switch: `__value(__mutant(7) ? a <= b : a < b)`.
// All mutants of a run are compiled once; which one is active is decided while the tests run (setup.ts).

export interface Mutant {
  id: number
  file: string
  line: number
  operator: string
  before: string
  after: string
}

/** Change that a mutant writes into a source: text before and after a node. */
interface Change {
  operator: string
  start: number
  end: number
  after: string
  /** The code around the node, `id` being the number of the mutant. */
  wrap(id: number): readonly [prefix: string, suffix: string]
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.type === 'string'

const COMPARISONS: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const ARITHMETIC: Record<string, readonly string[]> = { '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'] }
const LOGICAL: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' }
const ASSIGNMENTS: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=', '??=': '=', '||=': '&&=' }
const UPDATES: Record<string, string> = { '++': '--', '--': '++' }
/** Methods that are left out, or called by another name. */
const DROPPED = ['filter', 'slice', 'toSorted', 'sort', 'toReversed', 'reverse', 'trim', 'toLowerCase', 'toUpperCase']
const RENAMED: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}
/** Calls of Drizzle whose arguments are conditions of one statement: each of them guards something. */
const CONDITIONS = ['and', 'or']
/** Syntax of types that has a value inside. */
const TYPED_VALUES = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']

/** The changes of a source, outer nodes first. */
function changesOf(source: string): Change[] {
  const changes: Change[] = []
  const text = (node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '')
  const instead = (operator: string, { start, end }: Node, after: string) =>
    changes.push({ operator, start, end, after, wrap: (id) => [`__value(__mutant(${id})?(${after}):(`, '))'] })

  function statement(node: Node) {
    const { expression, directive, start } = node
    if (directive || !isNode(expression)) return
    const { end } = expression
    changes.push({ operator: 'statement', start, end, after: '', wrap: (id) => [`__mutant(${id})||(`, ')'] })
  }

  function call(node: Node) {
    const { callee } = node
    const args = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
    if (!isNode(callee)) return
    if (callee.type === 'Identifier' && CONDITIONS.includes(String(callee.name)) && args.length > 1) {
      for (const arg of args) if (arg.type !== 'SpreadElement') instead('condition', arg, 'undefined')
    }
    if (callee.type !== 'MemberExpression' || callee.computed || !isNode(callee.property)) return
    const name = text(callee.property)
    if (DROPPED.includes(name)) instead('method', node, text(callee.object))
    const other = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined
    if (other) instead('method', node, `${text(callee.object)}.${other}${source.slice(callee.end, node.end)}`)
  }

  function mutate(node: Node) {
    const operator = String(node.operator)
    const joined = (other: string) => `(${text(node.left)}) ${other} (${text(node.right)})`
    switch (node.type) {
      case 'BinaryExpression':
        if (operator === '+' && /['"`]/.test(text(node))) return
        for (const other of COMPARISONS[operator] ?? []) instead('comparison', node, joined(other))
        for (const other of ARITHMETIC[operator] ?? []) instead('arithmetic', node, joined(other))
        return
      case 'LogicalExpression':
        return instead('logical', node, joined(LOGICAL[operator] ?? operator))
      case 'AssignmentExpression': {
        const other = ASSIGNMENTS[operator]
        if (other) instead('assignment', node, `${text(node.left)} ${other} (${text(node.right)})`)
        return
      }
      case 'UpdateExpression': {
        const other = UPDATES[operator] ?? operator
        return instead('assignment', node, text(node).replace(operator, other))
      }
      case 'UnaryExpression':
        if (operator === '!' || operator === '-') instead('unary', node, text(node.argument))
        return
      case 'IfStatement':
      case 'ConditionalExpression':
        if (!isNode(node.test)) return
        for (const value of ['true', 'false']) instead('condition', node.test, value)
        return
      case 'Literal':
        if (typeof node.value === 'boolean') instead('boolean', node, String(!node.value))
        return
      case 'CallExpression':
        return call(node)
      case 'ExpressionStatement':
        return statement(node)
    }
  }

  /** @param isLink a part of `a?.b.c()`, which may not be put in parentheses */
  function visit(node: Node, isLink = false) {
    if (node.type.startsWith('TS') && !TYPED_VALUES.includes(node.type)) return
    if (/^(?:Import|ExportAll|TemplateElement)/.test(node.type)) return
    if (!isLink) mutate(node)
    const isChain = node.type === 'ChainExpression' || isLink
    for (const [key, value] of Object.entries(node)) {
      if (TYPED_VALUES.includes(node.type) && key !== 'expression') continue
      const isNext = isChain && ['expression', 'object', 'callee'].includes(key)
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, isNext)
    }
  }
  for (const node of parseAst(source, { lang: 'ts' }).body) if (isNode(node)) visit(node)
  return changes
}

/** The mutants of a file, in the order of the source. @param firstId number of the first one */
export function mutantsOf(file: string, source: string, firstId: number): Mutant[] {
  return changesOf(source).map(({ operator, start, end, after }, i) => ({
    id: firstId + i,
    file,
    line: source.slice(0, start).split('\n').length,
    operator,
    before: source.slice(start, end),
    after,
  }))
}

/**
 * Head of every instrumented file. It stays on the first line, so that lines keep their numbers. `__value` opens a
 * change with a name: a statement that began with a bracket would call the expression of the line before.
 */
const SWITCH =
  'const __value=<T>(of:T):T=>of,__mutant=(id:number):boolean=>(globalThis as any).__isMutant?.(id)??false;'

/** The source with the chosen mutants behind switches. @param firstId as for `mutantsOf` */
export function instrument(source: string, firstId: number, chosen: ReadonlySet<number>): string {
  const inserts = changesOf(source).flatMap((change, depth) => {
    const id = firstId + depth
    if (!chosen.has(id)) return []
    const [prefix, suffix] = change.wrap(id)
    // Of two that begin at one place the outer one opens first; of two that end at one place the inner one closes first.
    return [
      { at: change.start, order: depth, text: prefix },
      { at: change.end, order: -1 - depth, text: suffix },
    ]
  })
  if (inserts.length === 0) return source
  inserts.sort((a, b) => a.at - b.at || a.order - b.order)
  let out = SWITCH
  let from = 0
  for (const { at, text } of inserts) {
    out += source.slice(from, at) + text
    from = at
  }
  return out + source.slice(from)
}
