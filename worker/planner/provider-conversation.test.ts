import type { ModelMessage } from 'ai'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateTokens, fitMessages, toModelMessages } from './provider-conversation.ts'

const turns = fc.array(
  fc.record({
    role: fc.constantFrom('user' as const, 'assistant' as const),
    content: fc.string({ minLength: 1, maxLength: 4_000 }),
  }),
  { maxLength: 39 },
)
const last = { role: 'user' as const, content: 'Plan it for 5 lakh' }

test('a conversation is cut to what fits, and ends with the advertiser’s last word', () => {
  fc.assert(
    fc.property(turns, (before) => {
      const sent = fitMessages(toModelMessages([...before, last], 24), 2_000, { inputTokens: 6_000 })
      const size = sent.reduce((sum, { content }) => sum + estimateTokens(String(content)), 2_000)
      expect(size).toBeLessThanOrEqual(6_000)
      expect(sent.length).toBeLessThanOrEqual(24)
      expect(sent[0]?.role).toBe('user')
      expect(sent.at(-1)).toEqual(last)
    }),
  )
})

test('what the tools answered to the last word stays, however long', () => {
  const answered: ModelMessage[] = [
    { role: 'user', content: 'old '.repeat(2_000) },
    last,
    { role: 'assistant', content: 'x'.repeat(40_000) },
  ]
  expect(fitMessages(answered, 0, { inputTokens: 6_000 })).toEqual(answered.slice(1))
})

test('a word in an Indian script counts for more tokens than one in English', () => {
  expect(estimateTokens('होर्डिंग')).toBeGreaterThan(estimateTokens('hoarding'))
})
