import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

// A README is read by those who do not know the code yet, so what it names has to be there.

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['app', 'worker', 'seed', 'tests', 'migrations']
const FILES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)),
  ),
].filter((path) => !path.includes('node_modules'))
const READMES = FILES.filter((path) => path.endsWith('README.md'))
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Files whose path ends in what a README calls them: `../rules/fields.ts` or `fields.ts`. */
const filesCalled = (name: string) => {
  const end = name.replace(/^(?:\.{1,2}\/)+/, '')
  return FILES.filter((path) => path === end || path.endsWith(`/${end}`))
}

test('every file that a README names exists', () => {
  const missing = READMES.flatMap((readme) =>
    [...textOf(readme).matchAll(/`([\w./-]+\.(?:tsx?|js|md|toml|css|jsonc?))`/g)]
      .map(([, name = '']) => name)
      // The examples of the recipes of worker/README.md.
      .filter((name) => !/notes|\blift\b/.test(name) && filesCalled(name).length === 0)
      .map((name) => `${readme}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every test that answers a requirement of the ASVS is there, in its words', () => {
  const readme = textOf('worker/identity/README.md')
  const quoted = [...readme.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: ([^`|]*)/g)]
  expect(quoted.length).toBeGreaterThan(90)
  const missing = quoted.flatMap(([, file = '', words = '']) =>
    words
      .split('; ')
      .map((phrase) => phrase.replace(/ \(.*$/, '').trim())
      .filter((phrase) => !filesCalled(file).some((path) => textOf(path).includes(phrase)))
      .map((phrase) => `${file}: ${phrase}`),
  )
  expect(missing).toEqual([])
})

test('every scheduled task is in the table of its README', () => {
  const sources = FILES.filter((path) => /^worker\/.*\.server\.ts$/.test(path)).map(textOf)
  const tasks = sources
    .filter((text) => text.includes('ScheduledTask'))
    .flatMap((text) =>
      [...text.matchAll(/\bdeletes\('(\w+)'|^ +name: '(\w+)'/gm)].map(([, one, other]) => one ?? other),
    )
  const rows =
    textOf('worker/kernel/scheduled/README.md')
      .match(/^\| `[^|]*/gm)
      ?.join() ?? ''
  expect([...rows.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(tasks.sort())
})
