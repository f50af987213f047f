/** Limits of a turn with the language model. Times in milliseconds. */
export interface ProviderLimits {
  /** Turns of the conversation that the model is shown. */
  turns: number
  inputTokens: number
  outputTokens: number
  /** Times that it may answer, tools included. */
  steps: number
  /** Tool calls of a turn; further ones are answered with the limit. */
  toolCalls: number
  /** Plans of a turn that the model may have made. */
  builds: number
  firstTokenMs: number
  betweenChunksMs: number
  totalMs: number
  /** Full jitter before the one retry: anything between. */
  retryMs: readonly [min: number, max: number]
  /** A provider that asks for a longer wait than this is given up. */
  retryAfterMs: number
  /** Characters of prose; more than `outputTokens` can hold. */
  proseChars: number
}

export const PROVIDER_LIMITS: ProviderLimits = {
  turns: 24,
  inputTokens: 6_000,
  outputTokens: 900,
  steps: 4,
  toolCalls: 6,
  builds: 2,
  firstTokenMs: 8_000,
  betweenChunksMs: 6_000,
  totalMs: 25_000,
  retryMs: [250, 1_000],
  retryAfterMs: 2_000,
  proseChars: 6_000,
}
