import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ADMIN_PAGE } from './admin-page.ts'
import { FEATURE } from './feature.ts'
import { MEDIUM } from './medium.ts'
import { type Recipe, withLines } from './recipe.ts'

/**
 * Follows the recipes of worker/README.md in one scratch copy of the checkout, and asks there what a developer would ask: is the schema
 * written, do types, formatter, dead code and the laws hold, do the new tests pass.
 * `node tests/recipes/run.ts`; `--browser` walks the journeys as well. The copy is deleted, but for one that failed.
 */
const RECIPES: readonly Recipe[] = [FEATURE, ADMIN_PAGE, MEDIUM]

const say = (line: string) => process.stdout.write(`${line}\n`)
const read = (path: string) => readFileSync(path, 'utf8')

/** Paths of a recipe that are about its example; what it leaves open (`…`) and what it makes by example is any path that fits. */
function namedPaths(readme: string, { title, word }: Recipe): RegExp[] {
  const begin = readme.indexOf(`**${title}`)
  if (begin < 0) throw new Error(`No recipe begins with ${title}`)
  const [recipe = ''] = readme.slice(begin + 2).split(/\n\n\*\*|\n## /)
  const path = new RegExp(`\`((?:[\\w-]+|…)(?:/(?:[\\w-]+|…))*/[\\w.-]*${word}\\b[\\w./-]*)\``, 'g')
  const names = [...recipe.matchAll(path)]
  if (names.length === 0) throw new Error(`The recipe ${title} names no path of its example`)
  return names.map(([, name = '']) => new RegExp(`(?:^|/)${name.replaceAll('.', '\\.').replaceAll('…', '[\\w-]+')}`))
}

for (const recipe of RECIPES) {
  for (const pattern of namedPaths(read('worker/README.md'), recipe)) {
    if (!Object.keys(recipe.files).some((path) => pattern.test(path)))
      throw new Error(`The recipe ${recipe.title} names ${pattern}, which its example does not make`)
  }
}

const copy = mkdtempSync(join(tmpdir(), 'adchowk-recipe-'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
for (const file of files.trim().split('\n').filter(existsSync)) cpSync(file, join(copy, file))
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
say(`A copy is in ${copy}`)

for (const recipe of RECIPES) {
  for (const [path, text] of Object.entries(recipe.files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  for (const file of new Set(recipe.lines.map(({ file }) => file))) {
    writeFileSync(join(copy, file), withLines(read(join(copy, file)), file, recipe))
  }
}

const VITEST = ['npx', 'vitest', 'run', '--project'] as const
const STEPS: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['the migration is written', 'npm', 'run', 'db:generate', '--', '--name', 'recipes'],
  ['format, types, dead code', 'npm', 'run', 'check'],
  ['rules and laws', ...VITEST, 'unit', 'tests/architecture', ...RECIPES.flatMap(({ unit = [] }) => unit)],
  ['what happens', ...VITEST, 'worker', ...RECIPES.flatMap(({ worker = [] }) => worker)],
  ...(process.argv.includes('--browser')
    ? RECIPES.flatMap(({ journey }) =>
        journey ? [['the journey', 'npm', 'run', 'test:e2e', '--', '-g', journey] as const] : [],
      )
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
for (const { title, files: made, lines } of RECIPES) {
  say(`${title}: ${Object.keys(made).length} files and ${lines.length} lines in files that were there.`)
}
