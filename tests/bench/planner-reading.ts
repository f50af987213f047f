import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_BODY_BYTES, MAX_CHARS } from '../../worker/planner/rules/plan/answer.ts'
import { understand } from '../../worker/planner/rules/plan/conversation/understand.ts'

/**
 * Cost of reading a conversation: 32 KB of one word in 8 messages, against 4 KB of it in one, in CPU time of the same
 * run. The words are those that the readers themselves name. Prints the dearest words and the largest ratios. `node
 * tests/bench/planner-reading.ts`, or with words: `… product without "inclusive of"`.
 */
const ROOM = join(import.meta.dirname, '../../worker/planner/rules/plan/conversation')
const ROUNDS = 3
const SHOWN = 15
const reading = {
  today: '2026-11-23',
  cities: ['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Hyderabad', 'Pune'].map((name) => ({
    name,
    state: '',
    areas: ['Andheri', 'Baner'],
  })),
}

/** Every word and short phrase in the sources of the readers, with figures and signs that they look for. */
function lexicon(): string[] {
  const sources = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(ROOM, name), 'utf8').toLowerCase())
  const words = sources.flatMap((text) => [
    ...(text.match(/[\p{L}\p{M}]{2,}/gu) ?? []),
    ...(text.match(/(?<=[,'|] ?)\p{L}+(?: \p{L}+){1,2}(?=[,'|])/gu) ?? []),
  ])
  const signs = ['5', '5 lakh', '₹5', '10%', '1-2', '1/2/2027', '5l-10l', '18+', '60:40', ',', '.', '-', '&', '"', '🙂']
  return [...new Set([...words, ...signs])]
}

function cost(messages: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const started = process.cpuUsage()
    understand(
      messages.map((content) => ({ role: 'user', content })),
      reading,
    )
    best = Math.min(best, process.cpuUsage(started).user / 1_000)
  }
  return best
}

const filled = (phrase: string, length: number) =>
  `${phrase} `.repeat(Math.ceil(length / (phrase.length + 1))).slice(0, length)

const asked = process.argv.slice(2)
for (const word of ['radio', 'mumbai', '5 lakh', 'january']) cost([filled(word, MAX_CHARS)])
const rows = (asked.length > 0 ? asked : lexicon()).map((word) => {
  const one = cost([filled(word, MAX_CHARS)])
  const whole = cost(Array.from({ length: MAX_BODY_BYTES / 4_096 }, () => filled(word, MAX_CHARS)))
  return { word, one, whole, ratio: whole / one }
})
const table = (title: string, sorted: typeof rows) => [
  title,
  ...sorted
    .slice(0, SHOWN)
    .map(
      ({ word, one, whole, ratio }) =>
        `  ${word.padEnd(24)} ${one.toFixed(1).padStart(6)} ms  ${whole.toFixed(1).padStart(6)} ms  ${ratio.toFixed(2)} ×`,
    ),
]
process.stdout.write(
  `${[
    `${rows.length} words: 4 KB, 32 KB, ratio`,
    ...table(
      'dearest',
      rows.toSorted((a, b) => b.one - a.one),
    ),
    ...table(
      'largest ratio',
      rows.toSorted((a, b) => b.ratio - a.ratio),
    ),
  ].join('\n')}\n`,
)
