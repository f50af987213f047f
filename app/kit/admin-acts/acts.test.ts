import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACTS } from './acts.ts'

const APP = join(import.meta.dirname, '../..')
const code = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('kit/admin-acts/'))
  .map((name) => readFileSync(join(APP, name), 'utf8'))
  .join('\n')

test('each act has a dialog that reads its text here', () => {
  const unread = Object.keys(ACTS).filter((act) => !code.includes(`'${act}'`) && !code.includes(`"${act}"`))
  expect(unread).toEqual([])
})

test('each act says in whole sentences what follows and how it is undone', () => {
  for (const [act, { follows, wayBack }] of Object.entries(ACTS)) {
    expect(follows, act).toMatch(/^[A-Z].{20,}\.$/)
    expect(wayBack, act).toMatch(/^[A-Z].{15,}\.$/)
  }
})
