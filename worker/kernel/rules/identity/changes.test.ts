import { expect, test } from 'vitest'
import { changes } from './changes.ts'

test('only fields that the change names and that differ are recorded', () => {
  const before = { status: 'open', priority: 'high', areas: ['support'], at: 1 }
  expect(
    changes(before, { status: 'resolved', priority: 'high', areas: ['support', 'content'], note: undefined }),
  ).toEqual({
    'status.before': 'open',
    'status.after': 'resolved',
    'areas.before': 'support',
    'areas.after': 'support, content',
  })
})

test('nothing, long texts and objects become plain facts', () => {
  const told = changes({ name: '', size: {} }, { name: 'x'.repeat(500), size: { width: 3 } })
  expect(told['name.before']).toBeNull()
  expect(`${told['name.after']}`).toHaveLength(200)
  expect([told['size.before'], told['size.after']]).toEqual(['…', '…'])
})
