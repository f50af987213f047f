import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { isStepCount, streamText, tool } from 'ai'
import { estimateTokens, fitMessages, toModelMessages } from './provider-conversation.ts'
import { createProviderFetch } from './provider-fetch.ts'
import { BuildToolInput, ExplainToolInput, SearchToolInput, Slots } from './provider-inputs.ts'
import { INSTRUCTIONS } from './provider-instructions.ts'
import type { ProviderLimits } from './provider-limits.ts'
import type { ProviderSession } from './provider-session.ts'
import { startWatch, type Watch } from './provider-watch.ts'
import type { ChatMessage } from './rules/plan/answer.ts'

interface TurnOptions {
  provider: { baseUrl: string; key: string; model: string }
  limits: ProviderLimits
  signal: AbortSignal
  random: () => number
  wait: (ms: number) => Promise<void>
}

/** No tool takes a price: the model names listings and slots, our code prices them. */
const toolsOf = (session: ProviderSession, watch: Watch) => ({
  search_inventory: tool({
    description: 'Finds listings that can be bought, cheapest first: id, channel, city, unit and a band of the rate.',
    inputSchema: toStandardJsonSchema(SearchToolInput),
    execute: (input, options) => watch.during(() => session.search(input, options)),
  }),
  update_brief: tool({
    description: 'Records what the advertiser said about the campaign. Returns the state and what was not taken.',
    inputSchema: toStandardJsonSchema(Slots),
    execute: (input, options) => watch.during(() => session.updateBrief(input, options)),
  }),
  build_plan: tool({
    description:
      'Computes the media plan for the brief, with any slots given here. mustInclude and exclude take listing ids. Returns totals, delivery and lines, or why there is no plan.',
    inputSchema: toStandardJsonSchema(BuildToolInput),
    execute: (input, options) => watch.during(() => session.build(input, options)),
  }),
  explain_line: tool({
    description: 'Tells why a listing is in the plan, what it costs and what it delivers.',
    inputSchema: toStandardJsonSchema(ExplainToolInput),
    execute: (input, options) => watch.during(() => session.explain(input, options)),
  }),
})

/**
 * Lets the model work through the turn with the tools.
 * @returns its last words, not yet checked
 * @throws whatever went wrong: a time, a status, a broken stream, an input that no tool takes, no words at all
 */
export async function converse(
  messages: readonly ChatMessage[],
  session: ProviderSession,
  turn: TurnOptions,
): Promise<string> {
  const { provider, limits } = turn
  const watch = startWatch(limits, turn.signal)
  const openai = createOpenAICompatible({
    name: 'provider',
    baseURL: provider.baseUrl,
    apiKey: provider.key,
    fetch: createProviderFetch({ limits, random: turn.random, wait: turn.wait, onAsk: watch.asked }),
  })
  const instructions = `${INSTRUCTIONS}\n\nState\n${session.state}`
  const tools = toolsOf(session, watch)
  const fixed = estimateTokens(instructions) + TOOL_TOKENS
  try {
    const { fullStream } = streamText({
      model: openai(provider.model),
      instructions,
      messages: fitMessages(toModelMessages(messages, limits.turns), fixed, limits),
      tools,
      temperature: 0.2,
      maxOutputTokens: limits.outputTokens,
      maxRetries: 0,
      stopWhen: isStepCount(limits.steps),
      // The last step has to be words; results of tools push the oldest turns out.
      prepareStep: ({ stepNumber, messages: soFar }) => ({
        messages: fitMessages(soFar, fixed, limits),
        ...(stepNumber === limits.steps - 1 ? { toolChoice: 'none' as const } : {}),
      }),
      abortSignal: watch.signal,
      onError: () => {},
    })
    return await lastWords(fullStream, watch, limits)
  } finally {
    watch.end()
  }
}

/** Estimated tokens of the four tools with their schemas. */
const TOOL_TOKENS = 1_300

type Part = {
  type: string
  text?: string | undefined
  error?: unknown
  reason?: string | undefined
  finishReason?: string | undefined
  rawFinishReason?: string | undefined
}

/** Words before a tool call are thinking aloud: only those of the last step count. */
async function lastWords(stream: AsyncIterable<Part>, watch: Watch, limits: ProviderLimits): Promise<string> {
  let text = ''
  let isWhole = false
  for await (const part of stream) {
    if (HEARD.has(part.type)) watch.heard()
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') text += part.text ?? ''
    if (part.type === 'error' || part.type === 'tool-error') throw part.error
    if (part.type === 'abort') throw watch.signal.reason ?? new Error(part.reason ?? 'aborted')
    if (text.length > limits.proseChars) throw new Error('The model does not stop')
    if (part.type === 'finish-step') {
      watch.rest()
      isWhole = part.finishReason === 'stop' || (part.finishReason === 'other' && Boolean(part.rawFinishReason))
    }
  }
  watch.signal.throwIfAborted()
  // Cut off, filtered, or still calling tools: half an answer is none. Some providers have words of their own for an end.
  if (!isWhole || text.trim() === '') throw new Error('The model ended without an answer')
  return text.trim()
}

const HEARD: ReadonlySet<string> = new Set(['text-delta', 'reasoning-delta', 'tool-input-delta', 'tool-call'])
