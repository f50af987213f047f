import { describe, expect, test } from 'vitest'
import { isStill, roomPairs } from './rooms.ts'
import { breaches, cycles, impurities, RULES } from './rules.ts'
import { readSources, toSource } from './sources.ts'

const sources = readSources('app', 'worker', 'seed')
const product = readSources('app', 'worker').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const GENERATED = /\.gen\.ts$/

describe('the house', () => {
  test('was really read, imports and all', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(300)
    for (const { law, about } of RULES) {
      expect(
        sources.filter(({ path }) => about(path)),
        law,
      ).not.toEqual([])
    }
    const known = new Set(sources.map(({ path }) => path))
    const verbs = sources.find(({ path }) => path === 'worker/catalogue/catalogue.server.ts')
    expect(verbs?.imports.filter(({ target }) => known.has(target)).length).toBeGreaterThan(5)
  })

  test('keeps its own laws of who imports whom', () => expect(breaches(sources)).toEqual([]))
  test('has no circle of imports', () => expect(cycles(sources)).toEqual([]))
  test('has no two rooms that import each other', () => {
    expect([...roomPairs(product).keys()].filter((pair) => !isStill(pair))).toEqual([])
  })

  test('keeps the domain free of clock, chance and platform', () => expect(impurities(sources)).toEqual([]))

  test('asks nobody over the network but the provider of the planner', () => {
    const asking = product.filter(
      ({ path, text }) => path.startsWith('worker/') && /(?<!override )(?<![.\w])fetch\(/.test(text),
    )
    expect(asking.map(({ path }) => path)).toEqual(['worker/planner/provider-fetch.ts'])
  })

  test('has no file over 300 lines', () => {
    const long = [...sources, ...readSources('tests')]
      .filter(({ path }) => !GENERATED.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300)
    expect(long).toEqual([])
  })
})

describe('a breach is seen', () => {
  test.each([
    ['worker/planner/rules/plan.ts', `import { Hono } from 'hono'`],
    ['worker/planner/rules/plan.ts', `import { drizzle } from '../catalogue/catalogue.table.ts'`],
    ['worker/catalogue/x.server.ts', `import { Card } from '../../app/ui/card.tsx'`],
    ['worker/api.ts', `import { serviceContext } from '../app/context.ts'`],
    ['app/routes/public/home.tsx', `import { listings } from '../../../worker/catalogue/catalogue.table.ts'`],
    ['app/ui/card.tsx', `import { getHub } from '../../worker/catalogue/catalogue.server.ts'`],
    ['app/ui/card.tsx', `export { Price } from '../features/listing/price.tsx'`],
    ['app/ui/card.tsx', `const lazy = () => import('../features/listing/price.tsx')`],
    ['app/features/listing-card/card.tsx', `import '../listing/price.tsx'`],
    ['app/features/listing-card/card.tsx', `import { Facts } from '../media-facts/facts.tsx'`],
    ['app/features/session/session.queries.ts', `import { useLive } from '../live/use-live.ts'`],
    ['app/routes/public/rate-card.ts', `import { toSheet } from '../../../worker/mail/letter.ts'`],
    ['app/features/listing/price.tsx', `import '../catalogue/filters.tsx'`],
    ['app/features/listing-card/card.tsx', `import {\n  Price,\n  type Offer,\n} from '../listing/price.tsx'`],
    ['worker/catalogue/x.api.ts', `import { listings } from './catalogue.table.ts'`],
    ['seed/x.ts', `import { art } from '../app/art/picture.ts'`],
  ])('%s: %j', (path, text) => expect(breaches([toSource(path, text)])).not.toEqual([]))

  test.each([
    [
      'worker/planner/rules/plan.ts',
      `import * as v from 'valibot'\nimport { rupees } from '../../kernel/rules/money.ts'`,
    ],
    ['worker/index.ts', `import { serviceContext } from '../app/context.ts'`],
    ['app/routes/public/home.tsx', `import { getHub } from '../../../worker/catalogue/catalogue.server.ts'`],
    [
      'app/ui/card.tsx',
      `import type { Api } from '../../worker/api.ts'\nimport { rupees } from '../../worker/kernel/rules/money.ts'`,
    ],
    ['app/features/listing/price.tsx', `import { Badge } from '../../kit/listing-card/badge.tsx'`],
    ['app/kit/listing-card/card.tsx', `import { SaveButton } from '../shortlist/save-button.tsx'`],
    ['app/routes/public/rate-card.ts', `import { workbook } from '../../../worker/kernel/files/workbook.ts'`],
    ['worker/kernel/rules/money.test.ts', `import fc from 'fast-check'`],
  ])('and nothing else is, in %s', (path, text) => expect(breaches([toSource(path, text)])).toEqual([]))

  test('a circle, but not one of types', () => {
    const circle = (keyword: string) => [
      toSource('app/a.ts', `import { b } from './b.ts'`),
      toSource('app/b.ts', `import { c } from './c.ts'`),
      toSource('app/c.ts', `${keyword} { a } from './a.ts'`),
    ]
    expect(cycles(circle('import'))).toEqual(['app/a.ts → app/b.ts → app/c.ts → app/a.ts'])
    expect(cycles(circle('import type'))).toEqual([])
  })

  test('two rooms that import each other, but not by types', () => {
    const rooms = (keyword: string) => [
      toSource('worker/http/session.ts', `import { findUser } from '../identity/user.ts'`),
      toSource('worker/identity/user.ts', `export const findUser = 1`),
      toSource('worker/identity/guard.ts', `${keyword} { limit } from '../http/limit.ts'`),
      toSource('worker/http/limit.ts', `export const limit = 1`),
    ]
    expect([...roomPairs(rooms('import')).keys()]).toEqual(['worker/http ↔ worker/identity'])
    expect([...roomPairs(rooms('import type')).keys()]).toEqual([])
  })

  test('a loose file is a room of its own', () => {
    const loose = (importer: string, target: string) => [
      toSource(importer, `import { a } from './${target.replace('worker/', '')}'`),
      toSource(target, `import { b } from '../${importer.replace('worker/', '')}'`),
    ]
    expect([...roomPairs(loose('worker/context.ts', 'worker/http/cache.ts')).keys()]).toEqual([
      'worker/context.ts ↔ worker/http',
    ])
    const folder = [
      toSource('worker/mail/letter.ts', `import { a } from './mailer.ts'`),
      toSource('worker/mail/mailer.ts', `import { b } from './letter.ts'`),
    ]
    expect([...roomPairs(folder).keys()]).toEqual([])
  })

  test('a clock in the domain', () => {
    expect(impurities([toSource('worker/planner/rules/plan.ts', 'const now = new Date()')])).toEqual([
      'worker/planner/rules/plan.ts',
    ])
    expect(impurities([toSource('worker/planner/rules/plan.ts', 'const then = new Date(now)')])).toEqual([])
  })
})
