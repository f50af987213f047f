import { globSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type { Plugin } from 'vite'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { projects } from '../../vitest.config.ts'
import { instrument, type Mutant, mutantsOf } from './mutants.ts'

/**
 * Breaks the rules and the verbs in many small ways and counts how many of them the tests notice. See tests/README.md.
 * `--sample 200 --seed 7` takes some mutants by chance, `--only planner/rules/plan` those of some files, `--project unit` (may be
 * repeated) and parts of paths ask only these tests, `--workers 2` runs as many test files at once.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    project: { type: 'string', multiple: true, default: ['unit', 'worker'] },
    workers: { type: 'string', default: '1' },
  },
})

// The tests in workerd ask nobody outside for a sample of `request.cf`.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

const say = (line: string) => process.stdout.write(`${line}\n`)

const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90)
const describe = ({ file, line, operator, before, after }: Mutant) =>
  `${file}:${line} ${operator}: ${short(before)} → ${short(after) || 'nothing'}`

/** Mulberry32: numbers between 0 and 1, the same ones for the same seed. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const files = globSync(['worker/*/rules/**/*.ts', 'worker/**/*.server.ts'])
  .filter((file) => !file.endsWith('.test.ts') && file.includes(values.only))
  .toSorted()
const firstIds = new Map<string, number>()
const all: Mutant[] = []
for (const file of files) {
  firstIds.set(resolve(file), all.length)
  all.push(...mutantsOf(file, readFileSync(file, 'utf8'), all.length))
}
const random = randomOf(Number(values.seed))
const shuffled = all
  .map((mutant) => ({ mutant, place: random() }))
  .toSorted((a, b) => a.place - b.place)
  .map(({ mutant }) => mutant)
const sample = shuffled.slice(0, values.sample ? Number(values.sample) : undefined)
const chosen = new Set(sample.map(({ id }) => id))
say(`${sample.length} of ${all.length} mutants in ${files.length} files, seed ${values.seed}`)

const switches: Plugin = {
  name: 'mutant-switches',
  enforce: 'pre',
  transform(source, id) {
    const firstId = firstIds.get(id.split('?')[0] ?? '')
    return firstId === undefined ? undefined : instrument(source, firstId, chosen)
  },
}

const broken = projects
  .filter(({ test }) => values.project.includes(String(test?.name)))
  .map(({ plugins = [], test, ...project }) => ({
    ...project,
    plugins: [...plugins, switches],
    // A mutant must not reach another file through a module that both import.
    test: { ...test, isolate: true, setupFiles: ['./tests/mutation/setup.ts', ...[test?.setupFiles ?? []].flat()] },
  }))

const vitest = await createVitest(
  'test',
  { config: false, watch: false, silent: true, reporters: [{}], maxWorkers: Number(values.workers), projects: broken },
  { logLevel: 'error' },
)

/** Runs test files, each with the mutant that is meant for it. */
async function play(vitest: Vitest, specs: TestSpecification[], mutants: Record<string, number>) {
  for (const project of vitest.projects) project.provide('mutants', mutants)
  const { testModules } = await vitest.runTestSpecifications(specs)
  return testModules
}

const reasonOf = (module: TestModule) => {
  const messages = [...module.errors()].map(({ message }) => message)
  for (const test of module.children.allTests('failed')) {
    messages.push(...(test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`))
  }
  return messages.join('\n')
}

try {
  const specs = (await vitest.globTestSpecifications(positionals)).filter(
    ({ moduleId }) => !moduleId.includes('/architecture/'),
  )
  const specOf = new Map(specs.map((spec) => [spec.moduleId, spec]))
  const coveredBy = new Map<number, string[]>(sample.map(({ id }) => [id, []]))
  for (const module of await play(vitest, specs, {})) {
    if (!module.ok()) throw new Error(`${module.moduleId} fails before anything is broken:\n${reasonOf(module)}`)
    for (const id of module.meta().met ?? []) coveredBy.get(id)?.push(module.moduleId)
  }

  const durations = new Map<string, number>()
  /** Test files of the nearest folder first, of these the quick ones. */
  const order = ({ file }: Mutant) => {
    const folders = resolve(file).split(sep)
    const near = (path: string) => path.split(sep).findIndex((folder, i) => folder !== folders[i])
    const costOf = (path: string) => durations.get(path) ?? 0
    return (a: string, b: string) => near(b) - near(a) || costOf(a) - costOf(b)
  }
  for (const module of vitest.state.getTestModules()) durations.set(module.moduleId, module.diagnostic().duration)

  const pending = new Map(sample.map((mutant) => [mutant, (coveredBy.get(mutant.id) ?? []).toSorted(order(mutant))]))
  const uncovered = [...pending].filter(([, paths]) => paths.length === 0).map(([mutant]) => mutant)
  let survived = 0
  let killed = 0
  let timeouts = 0
  for (const mutant of uncovered) {
    say(`met by no test: ${describe(mutant)}`)
    pending.delete(mutant)
  }

  while (pending.size > 0) {
    // Every test file plays against one mutant, so that one start of the runner serves many. A mutant waits for the
    // two tests that are likeliest to notice it: others would mostly run in vain.
    const plays = new Map<string, Mutant>()
    for (const [mutant, paths] of pending) {
      const path = paths.slice(0, 2).find((one) => !plays.has(one))
      if (path) plays.set(path, mutant)
    }
    const ids = Object.fromEntries([...plays].map(([path, { id }]) => [path, id]))
    const modules = await play(
      vitest,
      [...plays.keys()].flatMap((path) => specOf.get(path) ?? []),
      ids,
    )
    const played = new Map(modules.map((module) => [module.moduleId, module]))
    for (const [path, mutant] of plays) {
      const module = played.get(path)
      const left = (pending.get(mutant) ?? []).filter((one) => one !== path)
      if (!module?.ok()) {
        if (module && /timed out|never ends/.test(reasonOf(module))) timeouts += 1
        else killed += 1
        pending.delete(mutant)
      } else if (left.length > 0) pending.set(mutant, left)
      else {
        say(`survived: ${describe(mutant)}`)
        survived += 1
        pending.delete(mutant)
      }
    }
    say(`killed ${killed}, timeouts ${timeouts}, survived ${survived}, left ${pending.size}`)
  }

  const noticed = killed + timeouts
  say(
    `\n${noticed} of ${sample.length} noticed (${timeouts} by a timeout): ${((noticed / sample.length) * 100).toFixed(1)} %`,
  )
} finally {
  await vitest.close()
}
