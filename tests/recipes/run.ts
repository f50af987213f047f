import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { FILES, LINES } from './feature.ts'

/**
 * Follows the recipe "A feature with table, verb, API, page and test" of worker/README.md in a scratch copy of the checkout, and asks there
 * what a developer would ask: is the schema written, do types, formatter, dead code and the laws hold, do the new tests pass.
 * `node tests/recipes/run.ts`; `--browser` walks the journey as well. The copy is deleted, but for one that failed.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const read = (path: string) => readFileSync(path, 'utf8')

/** Paths of the recipe that are about notes; what it leaves open (`…`) and what it makes by example is any path that fits. */
function namedPaths(readme: string): RegExp[] {
  const recipe = readme.slice(readme.indexOf('**A feature with'), readme.indexOf('**An admin page'))
  const names = [...recipe.matchAll(/`((?:[\w-]+|…)(?:\/(?:[\w-]+|…))*\/[\w.-]*notes?\b[\w./-]*)`/g)]
  return names.map(([, name = '']) => new RegExp(`(?:^|/)${name.replaceAll('.', '\\.').replaceAll('…', '[\\w-]+')}`))
}

const named = namedPaths(read('worker/README.md'))
if (named.length < 7) throw new Error('The recipe names fewer than seven paths of notes')
const paths = Object.keys(FILES)
for (const pattern of named) {
  if (!paths.some((path) => pattern.test(path)))
    throw new Error(`The recipe names ${pattern}, which this script does not make`)
}

const copy = mkdtempSync(join(tmpdir(), 'adchowk-recipe-'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
for (const file of files.trim().split('\n').filter(existsSync)) cpSync(file, join(copy, file))
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
say(`A copy is in ${copy}`)

for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
for (const { file, after, line } of LINES) {
  const lines = read(join(copy, file)).split('\n')
  const at = lines.findIndex((one) => one.startsWith(after))
  if (at < 0) throw new Error(`${file} has no line ${after}`)
  writeFileSync(join(copy, file), lines.toSpliced(at + 1, 0, line).join('\n'))
}

const STEPS: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['the migration is written', 'npm', 'run', 'db:generate', '--', '--name', 'notes'],
  ['format, types, dead code', 'npm', 'run', 'check'],
  [
    'the rule and the laws',
    'npx',
    'vitest',
    'run',
    '--project',
    'unit',
    'tests/architecture',
    'worker/desk/rules/notes',
  ],
  ['the API', 'npx', 'vitest', 'run', '--project', 'worker', 'tests/worker/desk/notes.test.ts'],
  ...(process.argv.includes('--browser')
    ? ([['the journey', 'npm', 'run', 'test:e2e', '--', '--no-deps', '-g', 'a note is on the page']] as const)
    : []),
]
// The check compares with what git knows.
execFileSync('git', ['init', '-q'], { cwd: copy })
execFileSync('git', ['add', '-A'], { cwd: copy })
for (const [what, command, ...args] of STEPS) {
  say(`${what}: ${command} ${args.join(' ')}`)
  execFileSync(command, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
}
rmSync(copy, { recursive: true })
say(`The recipe holds: ${paths.length} files and ${LINES.length} lines in files that were there.`)
