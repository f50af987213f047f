import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '../../worker/personal-data.ts'

const WORKER = join(import.meta.dirname, '../../worker')
const PERSONAL_COLUMN = /^(user_id|actor|email|phone|sent_by|decided_by|uploaded_by)$/

const files = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.table.ts'))
const modules: object[] = await Promise.all(files.map((name) => import(join(WORKER, name))))
const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable)))

const namesOf = (some: readonly SQLiteTable[]) => some.map((table) => getTableConfig(table).name)

test('every table with a column of a person is exported and erased by some feature', () => {
  const personal = tables.filter((table) =>
    getTableConfig(table).columns.some(({ name }) => PERSONAL_COLUMN.test(name)),
  )
  expect(namesOf(personal)).toEqual(expect.arrayContaining(['users', 'enquiries', 'audit_log', 'plans']))
  const registered = namesOf(PERSONAL_DATA.flatMap((feature) => feature.tables))
  expect(namesOf(personal).filter((name) => !registered.includes(name))).toEqual([])
})
