import { civilDate } from '../../worker/kernel/rules/dates.ts'
import { createPlanMemory } from '../../worker/planner/plan-memory.ts'
import type { PlannerAnswer } from '../../worker/planner/rules/plan/answer.ts'
import { readConversation } from '../../worker/planner/rules/plan/conversation/understand.ts'
import { finish } from '../../worker/planner/rules/plan/in-steps.ts'
import { replyTo } from '../../worker/planner/rules/plan/reply/reply.ts'
import { versionedTurns } from '../../worker/planner/rules/plan/turns/versioned-turns.ts'
import type { KnownCity } from '../../worker/planner/rules/plan/understanding.ts'
import { seededItems } from './planned-items.ts'

/** A Monday morning in India, with the catalogue of that day. */
const NOW = '2026-11-23T11:00:00+05:30'
export const ITEMS = seededItems('2026-11-23')
const memory = createPlanMemory()
const CITIES: KnownCity[] = [...new Set(ITEMS.flatMap(({ city }) => city ?? []))].map((name) => {
  const own = ITEMS.filter(({ city }) => city === name)
  return {
    name,
    state: own[0]?.state ?? '',
    areas: [...new Set(own.map(({ area }) => area))].filter((area) => area !== ''),
  }
})

/** Context that the words of a conversation are read against. */
export const READING = { today: civilDate(new Date(NOW)), cities: CITIES }

/** Talks to the planner and gives its answer to every turn; its own answers are part of the conversation. */
export function talk(said: readonly string[], now: string = NOW): PlannerAnswer[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  return said.map((content) => {
    messages.push({ role: 'user', content })
    const today = civilDate(new Date(now))
    const context = {
      today,
      now: new Date(now).toISOString(),
      catalogueVersion: 'sha256:test',
      edits: { held: [], dropped: [] },
      memory,
    }
    const turns = finish(versionedTurns(readConversation(messages, { today, cities: CITIES }), ITEMS, context))
    const answer = replyTo(turns, ITEMS, context)
    messages.push({ role: 'assistant', content: answer.message })
    return answer
  })
}

/** The planner's answer to the last turn. */
export function lastOf(turns: readonly string[], now?: string): PlannerAnswer {
  const answer = talk(turns, now).at(-1)
  if (!answer) throw new Error('Nothing was said')
  return answer
}
