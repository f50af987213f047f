import { expect, test } from 'vitest'
import { sectionOf } from './sections.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/', '/admin'],
  ['/admin/users', '/admin/users'],
  ['/admin/users/', '/admin/users'],
  ['/admin/proofs', '/admin/approvals'],
  ['/admin/campaigns/cmp_1', '/admin/campaigns'],
])('%s belongs to %s', (pathname, section) => expect(sectionOf(pathname)?.to).toBe(section))

test.each(['/', '/administrator', '/admin/usersandmore', '/admin/zzz'])('%s belongs to none', (pathname) =>
  expect(sectionOf(pathname)).toBeUndefined(),
)
