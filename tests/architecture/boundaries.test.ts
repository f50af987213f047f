import { describe, expect, test } from 'vitest'
import { breaches, cycles, impurities, RULES } from './rules.ts'
import { readSources, toSource } from './sources.ts'

const sources = readSources('app', 'worker', 'seed')
const product = readSources('app', 'worker').filter(({ path }) => !/\.test\.tsx?$/.test(path))

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

  test('forbids imports that a room may not have', () => expect(breaches(sources)).toEqual([]))
  test('has no circle of imports', () => expect(cycles(sources)).toEqual([]))
  test('keeps the rules free of clock, chance and platform', () => expect(impurities(sources)).toEqual([]))

  test('asks nobody over the network but the provider of the planner', () => {
    const asking = product.filter(
      ({ path, text }) => path.startsWith('worker/') && /(?<!override )(?<![.\w])fetch\(/.test(text),
    )
    expect(asking.map(({ path }) => path)).toEqual(['worker/planner/provider-fetch.ts'])
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
    ['app/features/catalogue/card.tsx', `import '../listing/price.tsx'`],
    ['app/kit/listing-card/card.tsx', `import '../../features/listing/price.tsx'`],
    ['app/routes/public/rate-card.ts', `import { toSheet } from '../../../worker/kernel/mail/letter.ts'`],
    ['app/features/listing/price.tsx', `import '../catalogue/filters.tsx'`],
    ['app/features/catalogue/card.tsx', `import {\n  Price,\n  type Offer,\n} from '../listing/price.tsx'`],
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

  test('a clock in a rule', () => {
    expect(impurities([toSource('worker/planner/rules/plan.ts', 'const now = new Date()')])).toEqual([
      'worker/planner/rules/plan.ts',
    ])
    expect(impurities([toSource('worker/planner/rules/plan.ts', 'const then = new Date(now)')])).toEqual([])
  })
})
