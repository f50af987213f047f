import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVENTS } from '../../worker/backoffice/rules/audit/acts.ts'
import type { AnyEventKind } from '../../worker/kernel/rules/events/event.ts'
import { readSources } from './sources.ts'

// Every act is declared once, in the events of a room, and a verb emits it: no name is written a second time.

const worker = readSources('worker').filter(({ path }) => !path.endsWith('.test.ts'))
const isDeclaring = (path: string) => /^worker\/\w+\/rules\/\w+\.events\.ts$/.test(path)
const ROOT = join(import.meta.dirname, '../..')

const isKind = (one: unknown): one is AnyEventKind => typeof one === 'object' && one !== null && 'of' in one

const rooms = await Promise.all(
  worker
    .filter(({ path }) => isDeclaring(path))
    .map(async ({ path }) => {
      const exported = Object.entries<unknown>(await import(join(ROOT, path)))
      const [, list] = exported.find(([name]) => name === `${path.split('/')[1]?.toUpperCase()}_EVENTS`) ?? []
      return { path, kinds: exported.flatMap(([name, one]) => (isKind(one) ? [{ name, kind: one }] : [])), list }
    }),
)
const kinds = rooms.flatMap((room) => room.kinds)
const verbs = worker
  .filter(({ path }) => /\.(server|api)\.ts$/.test(path))
  .map(({ text }) => text)
  .join('\n')

test('every event has a unique name, and is in the list of its room and in that of all rooms', () => {
  const names = kinds.map(({ kind }) => kind.name)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
  const unlisted = rooms.flatMap(({ path, kinds, list }) =>
    kinds.filter(({ kind }) => !Array.isArray(list) || !list.includes(kind)).map(({ name }) => `${path}: ${name}`),
  )
  expect(unlisted).toEqual([])
  expect(names.toSorted()).toEqual(EVENTS.map(({ name }) => name).toSorted())
})

test('every event is emitted by a verb, and no verb writes its name by hand', () => {
  expect(kinds.flatMap(({ name }) => (new RegExp(`\\b${name}\\b`).test(verbs) ? [] : [name]))).toEqual([])
  const byHand = kinds.filter(({ kind }) => new RegExp(`(action|kind|event): '${kind.name}'`).test(verbs))
  expect(byHand.map(({ kind }) => kind.name)).toEqual([])
})

test('an audit row, a notice and a live message are written for declared events alone', () => {
  const WRITES = /\.insert\((?:auditLog|notices)\)|\binto \$\{(?:auditLog|notices)\}|\.publish\(/
  const own = (path: string) => path.startsWith('worker/kernel/events/') || path === 'worker/kernel/live/live.ts'
  const writers = worker.filter(({ path, text }) => WRITES.test(text) && !own(path)).map(({ path }) => path)
  // Open lists and forms take the category out of the message itself, so that an editor sees at once what a colleague has saved.
  expect(writers).toEqual(['worker/catalogue/categories/after-commit.ts'])
})
