import { expect, test, vi } from 'vitest'
import { createEdgeCache } from './edge-cache.ts'

test('a purge names its tags and outlives the answer', async () => {
  const pending: Promise<unknown>[] = []
  const purge = vi.fn(async () => ({ success: true, errors: [] }))
  const cache = createEdgeCache({ cache: { purge }, waitUntil: (work) => pending.push(work) })
  cache.purge(['catalogue', 'listing:ooh-0041'])
  expect(purge).toHaveBeenCalledExactlyOnceWith({ tags: ['catalogue', 'listing:ooh-0041'] })
  expect(pending).toHaveLength(1)
})

test('where nothing is cached there is nothing to purge', () => {
  const waitUntil = vi.fn()
  createEdgeCache({ waitUntil }).purge(['catalogue'])
  expect(waitUntil).not.toHaveBeenCalled()
})
