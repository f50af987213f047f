import { readAmounts } from '../../worker/planner/rules/plan/conversation/amounts/amounts.ts'
import { readDates } from '../../worker/planner/rules/plan/conversation/dates/dates.ts'
import { normalise } from '../../worker/planner/rules/plan/conversation/text/tokens.ts'
import { figuresIn } from '../../worker/planner/rules/plan/reply/prose-figures.ts'
import { median } from './vitals.ts'

/**
 * Growth of the readers of free text: the time for 32,000 characters of junk as a multiple of the time for 4,000 of the
 * same kind, in the same run. 8 is linear, 64 is square. A request may have 8,000 characters. `node
 * tests/bench/readers.ts`
 */
const ROUNDS = 9
const SHORT = 4_000
const LONG = 32_000

const READERS: Record<string, { read: (text: string) => unknown; junk: readonly string[] }> = {
  dates: {
    read: (text) => readDates(normalise(text), '2026-11-23'),
    junk: ['1 ', 'jan ', '1-', '1/', 'jan, ', 'first ', 'holi and ', 'q1 ', '2 weeks ', 'next month to ', '1 jan to '],
  },
  amounts: {
    read: (text) => readAmounts(normalise(text)),
    junk: ['5 ', '1,', 'lakh ', '-', 'and a half ', '60% ', '111,', 'sau ', 'plus gst ', '1 lakh '],
  },
  figures: { read: figuresIn, junk: ['1,', 'a ', 'one hundred ', '₹', '1-', 'price of ', '1.1.'] },
}

function time(work: () => unknown): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

for (const [name, { read, junk }] of Object.entries(READERS)) {
  for (const piece of junk) {
    const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    const took = (length: number) => median(Array.from({ length: ROUNDS }, () => time(() => read(textOf(length)))))
    const short = took(SHORT)
    const long = took(LONG)
    const figures = `${short.toFixed(1)} ms, ${long.toFixed(1)} ms, ratio ${(long / short).toFixed(1)}`
    process.stdout.write(`${name} ${JSON.stringify(piece)}: ${figures}\n`)
  }
}
