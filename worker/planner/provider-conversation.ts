import type { ModelMessage } from 'ai'
import type { ProviderLimits } from './provider-limits.ts'
import type { ChatMessage } from './rules/plan/answer.ts'

const CHARS_A_TOKEN = 4

/** Tokens of a text, estimated high: four Latin letters each, while other scripts take about one a letter. */
export function estimateTokens(text: string): number {
  let other = 0
  for (const character of text) if (character > '\u024f') other++
  return Math.ceil((text.length - other) / CHARS_A_TOKEN) + other
}

/** The last turns, each in its own role, beginning with the advertiser's. */
export function toModelMessages(messages: readonly ChatMessage[], turns: number): ModelMessage[] {
  const last = messages.slice(-turns).filter(({ content }) => content.trim() !== '')
  const first = last.findIndex(({ role }) => role === 'user')
  return last.slice(first).map(({ role, content }) => ({ role, content }))
}

/**
 * The messages that fit into the limit together with instructions and tools: the oldest turns are dropped first, the
 * advertiser's last message and the tool results after it never.
 * @param fixed tokens of instructions and tools
 */
export function fitMessages(
  messages: ModelMessage[],
  fixed: number,
  limits: Pick<ProviderLimits, 'inputTokens'>,
): ModelMessage[] {
  const sizes = messages.map((message) => estimateTokens(JSON.stringify(message)))
  const kept = messages.findLastIndex(({ role }) => role === 'user')
  let from = 0
  let sum = fixed + sizes.reduce((a, b) => a + b, 0)
  while (from < kept && sum > limits.inputTokens) sum -= sizes[from++] ?? 0
  // The rest begins with the advertiser, as some providers demand.
  while (from < kept && messages[from]?.role !== 'user') from++
  return messages.slice(from)
}
