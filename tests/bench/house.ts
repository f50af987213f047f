import { arrowsOf, foreignTables, longestChain, pairsOf, roomOf } from '../architecture/house.ts'
import { readSources } from '../architecture/sources.ts'

/**
 * The figures of the house, from the code: rooms, arrows between them, pairs that import each other, the longest chain, tables that
 * statements name although another room keeps them, and lines of source by room. `node tests/bench/house.ts`
 */
const sources = readSources('app', 'worker', 'seed').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const worker = sources.filter(({ path }) => path.startsWith('worker/'))
const features = sources.filter(({ path }) => path.startsWith('app/features/'))

const roomsOf = (some: typeof sources) => new Set(some.map(({ path }) => roomOf(path))).size
const linesOf = (some: typeof sources) => some.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)
const foreign = foreignTables(worker)
const chain = longestChain(worker)

const byRoom = new Map<string, number>()
for (const source of sources) {
  const [top = '', second = ''] = source.path.split('/')
  const room =
    roomOf(source.path)?.replace(/^(?!features\/)/, 'worker/') ?? `${top}/${second.includes('.') ? '' : second}`
  byRoom.set(room, (byRoom.get(room) ?? 0) + linesOf([source]))
}

const figures: readonly (readonly [name: string, figure: number | string])[] = [
  ['rooms of the Worker, with the entry', roomsOf(worker)],
  ['features of the browser', roomsOf(features)],
  ['arrows between rooms, types included', arrowsOf(worker).size],
  ['pairs that import each other', pairsOf(sources).length],
  ['longest chain', `${chain.length} (${chain.join(' > ')})`],
  ['tables of other rooms named in statements', foreign.tables.length],
  ['views of other rooms named in statements', foreign.views.length],
  ['lines of source, tests apart', linesOf(sources)],
]
for (const [name, figure] of figures) process.stdout.write(`${name}: ${figure}\n`)
for (const [room, lines] of [...byRoom].toSorted(([, a], [, b]) => b - a)) {
  process.stdout.write(`${String(lines).padStart(7)} ${room}\n`)
}
