import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DomainError, type Issue } from './errors.ts'
import { PersonName } from './fields.ts'
import { parse } from './parse.ts'

const Form = v.strictObject({
  name: PersonName,
  fields: v.array(v.object({ label: v.pipe(v.object({ text: v.string('Say what it is') }), v.readonly()) })),
  campaignObjective: v.string(),
  count: v.optional(v.number()),
  kind: v.optional(v.picklist(['a', 'b'])),
})

function issuesOf(input: unknown): Issue[] {
  try {
    parse(Form, input)
  } catch (error) {
    if (error instanceof DomainError) return error.issues ?? []
  }
  return []
}

test('a missing part has the sentence of the form, or its own name', () => {
  expect(issuesOf({ fields: [{ label: {} }] })).toEqual([
    { path: 'name', message: 'Enter your name' },
    { path: 'fields.0.label.text', message: 'Say what it is' },
    { path: 'campaignObjective', message: 'Campaign objective is required' },
  ])
})

test('an unknown part and a part of another type are named in plain words', () => {
  const input = { name: 3, fields: {}, campaignObjective: [], count: '1', kind: 'c', role: 'admin' }
  expect(issuesOf(input)).toEqual([
    { path: 'name', message: 'Enter your name' },
    { path: 'fields', message: 'Fields must be a list' },
    { path: 'campaignObjective', message: 'Campaign objective must be text' },
    { path: 'count', message: 'Count must be a number' },
    { path: 'kind', message: 'Kind has a value that is not offered' },
    { path: 'role', message: 'Role is not a part of this form' },
  ])
})

test.each([null, 3, 'x', undefined])('%j is no form', (input) => {
  const [issue] = issuesOf(input)
  expect(issue?.message).toMatch(/^The input (?:is required|must be an object)/)
})
