import type { ChatMessage } from '../../../../worker/domain/plan/answer.ts'
import { MAX_MESSAGES } from '../../../../worker/domain/plan/answer.ts'
import { readAnswer } from './planner-answer.ts'
import { EMPTY, NO_EDITS, type PlannerState, type Turn } from './planner-state.ts'

/** The number goes up when what is kept changes its shape: a conversation of before is then forgotten. */
const KEY = 'planner:1'

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

const isMessage = (value: unknown): value is ChatMessage & Fields =>
  isObject(value) && (value.role === 'user' || value.role === 'assistant') && typeof value.content === 'string'

function turnsOf(value: unknown): Turn[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isMessage)
    .slice(-MAX_MESSAGES)
    .map(({ role, content, fate }, at) => ({
      id: at + 1,
      role,
      content,
      ...((fate === 'failed' || fate === 'stopped') && { fate }),
    }))
}

function plannedOf(value: unknown, turns: readonly Turn[], kept: unknown): PlannerState['planned'] {
  if (!isObject(value) || !Array.isArray(value.messages)) return null
  const answer = readAnswer(value.answer)
  const messages = value.messages.filter(isMessage).map(({ role, content }) => ({ role, content }))
  if (!answer?.plan || messages.length === 0) return null
  // Turns are numbered anew: the one that presents the plan is found by its place.
  const place = Array.isArray(kept)
    ? kept.findIndex((turn) => isObject(turn) && turn.id === value.turn) - (kept.length - turns.length)
    : -1
  return { answer, messages, turn: turns[place]?.id ?? 0 }
}

/** What a text of the storage says; null where it is of another shape, or cut short. */
export function parseState(text: string | null): PlannerState | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isObject(stored)) return null
    const turns = turnsOf(stored.turns)
    const edits = isObject(stored.edits)
      ? { locked: textsOf(stored.edits.locked), dropped: textsOf(stored.edits.dropped) }
      : NO_EDITS
    return {
      ...EMPTY,
      isStarted: stored.isStarted === true || turns.length > 0,
      turns,
      edits,
      answer: readAnswer(stored.answer),
      planned: plannedOf(stored.planned, turns, stored.turns),
      isTrimmed: stored.isTrimmed === true,
    }
  } catch {
    return null
  }
}

/** What is worth keeping: an answer under way is not, nor is an edit that nobody has confirmed. */
export function stateText({ pending, ...state }: PlannerState): string {
  return JSON.stringify(pending?.kind === 'edit' ? { ...state, edits: pending.before } : state)
}

/** Keeps the conversation over a reload, for as long as the tab is open. */
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
      // Storage is closed or full: the conversation lives as long as the page.
    }
  },
}
