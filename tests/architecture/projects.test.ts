import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const lines = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n')

/** Files that git keeps and TypeScript checks. */
const sources = lines('git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')

/** Files of a project, by their path from the root. */
function filesOf(project: string): string[] {
  const { files }: { files: string[] } = JSON.parse(
    execFileSync('node_modules/.bin/tsc', ['--showConfig', '-p', project], { encoding: 'utf8' }),
  )
  return files.map((path) => normalize(join(project, path)))
}

describe('projects of TypeScript', () => {
  const references = readFileSync('tsconfig.json', 'utf8').matchAll(/"path": "([^"]+)"/g)
  const projects = Array.from(references, ([, path = '']) => ({ path, files: filesOf(path) }))

  test('every source file belongs to one project, so that no file is left unchecked', () => {
    const homes = new Map(sources.map((path) => [path, 0]))
    for (const path of projects.flatMap(({ files }) => files)) {
      const count = homes.get(path)
      if (count !== undefined) homes.set(path, count + 1)
    }
    expect([...homes].filter(([, count]) => count !== 1)).toEqual([])
  })

  // Each file marks by `@ts-expect-error` an import that its project must not have: `npm run typecheck` fails when it
  // does.
  test.each([
    ['worker/kernel/rules', 'rules'],
    ['worker', 'worker'],
    ['app', 'browser'],
    ['seed', 'node'],
  ])('%s says what it does not know', (project, place) => {
    expect(projects.find(({ path }) => path === project)?.files).toContain(`tests/architecture/places/${place}.ts`)
  })
})
