import { expect, test } from 'vitest'
import { instrument, mutantsOf } from './mutants.ts'

const changes = (source: string) => mutantsOf('x.ts', source, 0).map(({ before, after }) => `${before} → ${after}`)

test.each([
  ['const x = a < b', ['a < b → (a) <= (b)', 'a < b → (a) >= (b)']],
  ['const x = a! + (b as number)', ['a! + (b as number) → (a!) - (b as number)']],
  ["const x = 'n' + b", []],
  ['const x = a ?? b', ['a ?? b → (a) && (b)']],
  ['const x = !a', ['!a → a']],
  ['const x: true = true', ['true → false']],
  ['const x = a.filter(f)', ['a.filter(f) → a']],
  ['const x = Math.max(a, b)', ['Math.max(a, b) → Math.min(a, b)']],
  ['const x = and(a, eq(b, c))', ['a → undefined', 'eq(b, c) → undefined']],
  ['save()', ['save() → ']],
])('%s has the mutants %j', (source, expected) => expect(changes(source)).toEqual(expected))

test('types, imports and links of an optional chain are left alone', () => {
  expect(changes("import { a } from 'b'\ntype C = true\nconst x = a?.trim().slice(1)")).toEqual([])
})

/** The value of `x` with one mutant active. */
function run(source: string, active: number, chosen = [0, 1, 2, 3, 4]) {
  const code = instrument(source, 0, new Set(chosen)).replace(/^.*?;/, '')
  const isActive = (id: number) => id === active
  return new Function('__mutant', '__value', `${code}\nreturn x`)(isActive, (value: unknown) => value)
}

test('one mutant is active at a time, also where one lies within another', () => {
  const source = 'let x = 2 < 3 && 4 > 3'
  expect([-1, 0, 1, 2, 3, 4].map((id) => run(source, id))).toEqual([true, true, true, false, true, false])
})

test('a statement is left out', () => {
  const source = 'let x = 1\nx = 2'
  expect([-1, 0].map((id) => run(source, id))).toEqual([2, 1])
})

test('a changed statement does not continue the line before, which has no semicolon', () => {
  const source = 'const f = () => 2\nlet x = 1\nconst y = f()\nx += y'
  expect([-1, 1].map((id) => run(source, id, [1]))).toEqual([3, -1])
})

test('only chosen mutants are written, and lines keep their numbers', () => {
  const source = 'const a = 1 < 2\nconst x = a || b'
  const lines = instrument(source, 0, new Set([2])).split('\n')
  expect(lines[0]).toMatch(/const a = 1 < 2$/)
  expect(lines[1]).toBe('const x = __value(__mutant(2)?((a) || (b)):(a || b))'.replace('(a) || (b)', '(a) && (b)'))
})
