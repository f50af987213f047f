import { expect, test } from 'vitest'
import { findTopics, GUIDE } from './guide.ts'

test('every heading has an address of its own', () => {
  const ids = GUIDE.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('headings are found by their words, in any order', () => {
  expect(findTopics('')).toBe(GUIDE)
  expect(findTopics('  keyboard ').map(({ id }) => id)).toContain('start')
  const [chapter, ...others] = findTopics('critical security')
  expect(others).toEqual([])
  expect(chapter?.topics.map(({ id }) => id)).toEqual(['security-critical'])
  expect(findTopics('zebra')).toEqual([])
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
