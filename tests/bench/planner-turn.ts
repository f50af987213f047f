import { understandTurns } from '../../worker/planner/rules/plan/conversation/understand.ts'
import { replyInSteps } from '../../worker/planner/rules/plan/reply/reply.ts'
import { BRIEFS } from '../support/planner-briefs.ts'
import { ITEMS, READING } from '../support/planner-talk.ts'

/**
 * Cost of an embedded turn: CPU of the whole turn, and of the longest stretch between two of its pauses, over the
 * briefs of the tests. Printed in milliseconds and as multiples of a plain loop of the same run. `node
 * tests/bench/planner-turn.ts`
 */
const ROUNDS = 5
const LOOP = 5_000_000

const cpu = () => process.cpuUsage().user / 1_000

function loop(): number {
  const started = cpu()
  let sum = 0
  for (let i = 1; i <= LOOP; i++) sum += Math.log(i)
  return sum > 0 ? cpu() - started : Number.NaN
}

/** CPU of one turn, in all and in one go. */
function turn(said: readonly string[]): { whole: number; longest: number } {
  const started = cpu()
  const turns = understandTurns(
    said.map((content) => ({ role: 'user', content })),
    READING,
  )
  const steps = replyInSteps(turns, ITEMS, {
    today: READING.today,
    now: `${READING.today}T05:30:00.000Z`,
    catalogueVersion: 'sha256:test',
    edits: { held: [], dropped: [] },
  })
  let longest = 0
  let since = started
  for (let isDone = false; !isDone; ) {
    isDone = steps.next().done === true
    const at = cpu()
    longest = Math.max(longest, at - since)
    since = at
  }
  return { whole: since - started, longest }
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

const asked = Object.values(BRIEFS).map((turns) => turns.map(([said]) => said))
for (const said of asked.slice(0, 5)) turn(said)
const loops = Array.from({ length: ROUNDS }, loop)
const base = share(loops, 0.5)
const turns = Array.from({ length: ROUNDS }, () => asked.map(turn)).flat()
const row = (name: string, values: readonly number[]) =>
  `${name.padEnd(14)} ${[0.5, 0.95, 1].map((part) => `${share(values, part).toFixed(0)} ms (${(share(values, part) / base).toFixed(2)} ×)`).join('  ')}`
process.stdout.write(
  `${[
    `${turns.length} turns, a loop of ${base.toFixed(0)} ms; median, 95th percentile, largest`,
    row(
      'whole turn',
      turns.map(({ whole }) => whole),
    ),
    row(
      'in one go',
      turns.map(({ longest }) => longest),
    ),
  ].join('\n')}\n`,
)
