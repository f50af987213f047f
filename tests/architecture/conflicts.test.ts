import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const sources = readSources('app').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const withText = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('the current record of a conflict is read in one place', () => {
  expect(withText(/\bdetails\??\.current\b|'current' in \w+\.details/)).toEqual(['app/kit/conflict/conflict.ts'])
})

test('only listings, articles and categories are merged by field', () => {
  const merging = sources
    .filter(({ imports }) => imports.some(({ target }) => target.endsWith('/kit/conflict/merge-dialog.tsx')))
    .map(({ path }) => path.split('/').slice(2, 4).join('/'))
  expect([...new Set(merging)].toSorted()).toEqual([
    'backoffice/categories',
    'desk/admin-blog',
    'owner/listing-editor',
    'shell/design',
  ])
})
