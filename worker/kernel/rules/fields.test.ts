import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Company, line, lines, nameLine, optionalLine, PersonName } from './fields.ts'

const NAMES = {
  line: line('Missing', 60),
  nameLine: nameLine('Missing', 60),
  optionalLine: optionalLine('Missing', 60),
  PersonName,
  Company,
}
const messageOf = (schema: v.GenericSchema, value: unknown) => {
  const { issues } = v.safeParse(schema, value)
  return issues?.[0].message ?? null
}

describe.each(Object.entries(NAMES))('%s', (_, schema) => {
  test.each(['क्\u200dष', 'می\u200cخواهم', 'Asha 😀', "O'Neil & Söhne"])('takes %j', (name) =>
    expect(messageOf(schema, name)).toBeNull(),
  )
  test.each(['a\u200bb', 'a\u202eb', 'a\u00adb', '\u2066a'])('refuses what nobody sees in %j', (name) =>
    expect(messageOf(schema, name)).toBe('It contains invisible characters. Please type it again'),
  )
  test.each(['a\ud800', '\udfffa', 'a\u0000b'])('refuses %j, which no mail and no file can hold', (name) =>
    expect(messageOf(schema, name)).toBe('Only letters, digits and signs'),
  )
})

test('a text of several lines takes line breaks and direction marks, but no half of a pair', () => {
  const schema = lines('Requirements', 100)
  expect(messageOf(schema, 'one\n\ttwo \u200f')).toBeNull()
  expect(messageOf(schema, 'one \ud800')).toBe('Only letters, digits and signs')
})
