import * as v from 'valibot'
import { ChatMessage } from '../../../../worker/planner/rules/plan/answer.ts'
import { PublicAnswer } from '../../../../worker/planner/rules/plan/public.ts'
import { toPublicAnswer } from '../../../../worker/planner/rules/plan/to-public.ts'
import { PlanVersion } from './plan-versions.ts'
import { EMPTY, type PlannerState } from './planner-state.ts'

/** Key with the version of the stored shape: raise it when that changes, and older conversations are ignored. */
const KEY = 'planner:3'

const { opening, intent, cards } = PublicAnswer.entries

/** Conversation stored in the tab: answers in the API's form, so that one schema reads both. */
const StoredState = v.object({
  isStarted: v.boolean(),
  turns: v.array(
    v.object({
      id: v.number(),
      role: ChatMessage.entries.role,
      content: v.string(),
      fate: v.exactOptional(v.picklist(['failed', 'stopped'])),
      answer: v.exactOptional(v.object({ opening, intent, cards, hadPlan: v.boolean(), hasPlan: v.boolean() })),
    }),
  ),
  edits: v.object({
    held: v.array(
      v.object({ id: v.string(), units: v.number(), quantity: v.number(), start: v.exactOptional(v.string()) }),
    ),
    dropped: v.array(v.string()),
  }),
  answer: v.nullable(PublicAnswer),
  planned: v.nullable(v.object({ answer: PublicAnswer, messages: v.array(ChatMessage), turn: v.number() })),
  versions: v.array(PlanVersion),
  isTrimmed: v.boolean(),
})

/** Parses a stored conversation; null for another shape or a truncated text. */
export function parseState(text: string | null): PlannerState | null {
  try {
    const { planned, ...stored } = v.parse(StoredState, JSON.parse(text ?? 'null'))
    const plan = planned?.answer.plan
    return { ...EMPTY, ...stored, planned: plan ? { ...planned, answer: { ...planned.answer, plan } } : null }
  } catch {
    return null
  }
}

/** State as text, without a pending answer or an unconfirmed edit. */
export function stateText({ pending, ...state }: PlannerState): string {
  const { answer, planned, edits } = state
  return JSON.stringify({
    ...state,
    edits: pending?.kind === 'edit' ? pending.before : edits,
    answer: answer && toPublicAnswer(answer),
    planned: planned && { ...planned, answer: toPublicAnswer(planned.answer) },
  })
}

/** Storage that survives a reload, until the tab is closed. */
export const tabStorage = {
  read(): PlannerState | null {
    try {
      return parseState(sessionStorage.getItem(KEY))
    } catch {
      return null
    }
  },
  write(state: PlannerState): void {
    try {
      sessionStorage.setItem(KEY, stateText(state))
    } catch {
      // Storage is blocked or full: the conversation lasts as long as the page.
    }
  },
}
