import { expect, test } from 'vitest'
import page from '../../../content/admin-guide.md'
import { findTopics } from './guide.ts'

const GUIDE = page.sections

test('headings are found by their words, in any order', () => {
  expect(findTopics(GUIDE, '')).toBe(GUIDE)
  expect(findTopics(GUIDE, '  keyboard ').map(({ id }) => id)).toContain('start')
  const [chapter, ...others] = findTopics(GUIDE, 'critical security')
  expect(others).toEqual([])
  expect(chapter?.sections.map(({ id }) => id)).toEqual(['security-critical'])
  expect(findTopics(GUIDE, 'zebra')).toEqual([])
})

test('each page of the back office has a chapter', () => {
  expect(GUIDE.flatMap(({ to }) => to ?? []).toSorted()).toEqual([
    '/admin',
    '/admin/analytics',
    '/admin/approvals',
    '/admin/audit',
    '/admin/blog',
    '/admin/books',
    '/admin/campaigns',
    '/admin/categories',
    '/admin/payments',
    '/admin/security',
    '/admin/settings',
    '/admin/support',
    '/admin/users',
  ])
})
