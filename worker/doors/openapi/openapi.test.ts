import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SORTS } from '../../catalogue/rules/registry/spec.ts'
import { PlannerRequest } from '../../planner/rules/plan/answer.ts'
import { describeApi } from './openapi.server.ts'

/** Document as sent: JSON drops undefined fields. */
const document = JSON.parse(JSON.stringify(await describeApi({ origin: 'https://adchowk.test', name: 'Media & Co' })))
const parameters = (path: string) =>
  Object.fromEntries(
    document.paths[path].get.parameters.map(({ name, ...rest }: { name: string }) => [name, rest] as const),
  )

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('names every public route once, at its full address', () => {
  expect(document.servers).toEqual([{ url: 'https://adchowk.test' }])
  expect(document.info.title).toBe('Media & Co API')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(
      ['categories', 'listings', 'listings/{id}', 'search', 'suggest', 'health'].map((path) => `/api/${path}`),
    ),
  )
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

describe('a query parameter', () => {
  test('that offers values names them', () => {
    expect(parameters('/api/listings').sort.schema).toEqual({ type: 'string', enum: [...SORTS] })
    expect(parameters('/api/listings').band.schema.enum).toEqual(['low', 'mid', 'high'])
  })

  test('that is a number has its bounds and its default', () => {
    expect(parameters('/api/listings').size.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 24 })
    expect(parameters('/api/listings').duration.schema).toEqual({ type: 'integer', minimum: 1, maximum: 6 })
  })

  test.each(['/api/listings', '/api/search', '/api/suggest'])('of %s is described and may be left out', (path) => {
    for (const { description, required } of Object.values<{ description: string; required?: boolean }>(
      parameters(path),
    )) {
      expect(description).toMatch(/\w/)
      expect(required).toBeUndefined()
    }
  })
})

test('answers refer to shapes that are there', () => {
  const text = JSON.stringify(document)
  const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(referred.length).toBeGreaterThan(5)
  for (const name of referred) expect(document.components.schemas).toHaveProperty(name ?? '')
  expect(text).not.toContain('$defs')
})

test('the planner says what it is sent, with an example of it', () => {
  const { post } = document.paths['/api/ai/campaign-planner']
  expect(post.requestBody.content['application/json'].schema.properties.messages).toMatchObject({ type: 'array' })
  expect(v.is(PlannerRequest, post['x-example-body'])).toBe(true)
  expect(Object.keys(post.responses)).toEqual(['200', '400', '413', '429'])
})
