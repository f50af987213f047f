import {
  type ChatMessage,
  MAX_BODY_BYTES,
  MAX_CHARS,
  MAX_MESSAGES,
  type PlannerAnswer,
} from '../../../../worker/planner/rules/plan/answer.ts'
import type { PlanEdits } from '../../../../worker/planner/rules/plan/brief.ts'
import { editedVersions, nextVersions, type PlanVersion } from './plan-versions.ts'

/** Parts of an answer that the page draws separately from its text. */
export interface TurnAnswer extends Pick<PlannerAnswer, 'opening' | 'intent' | 'cards'> {
  /** True when there was a plan before the answer. */
  hadPlan: boolean
  /** True when the answer has a plan. */
  hasPlan: boolean
}

/** Bubble of the chat. A failed answer is shown and never sent; a stopped one keeps its partial text. */
export interface ChatTurn {
  id: number
  role: ChatMessage['role']
  content: string
  fate?: 'failed' | 'stopped'
  answer?: TurnAnswer
}

/** Steps of the server for an answer, in order. */
export const STEPS = ['reading', 'searching', 'computing', 'checking'] as const
export interface AnswerStep {
  step: (typeof STEPS)[number]
  /** Number of items in the step, where the server counts them. */
  count?: number
}

/** Plan on the page, and the messages that it was made from; the last is the advertiser's. */
interface Planned {
  answer: PlannerAnswer
  messages: readonly ChatMessage[]
  /** Index of the turn with the plan. */
  turn: number
}

/** Pending work: an answer, with its steps and text so far, or the plan with other edits. */
type Pending = { kind: 'message'; text: string; steps: readonly AnswerStep[] } | { kind: 'edit'; before: PlanEdits }

export interface PlannerState {
  isStarted: boolean
  turns: readonly ChatTurn[]
  edits: PlanEdits
  /** Latest answer without its plan; the plan on the page may be older. */
  answer: Omit<PlannerAnswer, 'plan'> | null
  planned: Planned | null
  /** Plans of the conversation, oldest first. */
  versions: readonly PlanVersion[]
  pending: Pending | null
  /** True when the oldest turns were dropped, so that the planner no longer receives them. */
  isTrimmed: boolean
}

const NO_EDITS: PlanEdits = { held: [], dropped: [] }

export const EMPTY: PlannerState = {
  isStarted: false,
  turns: [],
  edits: NO_EDITS,
  answer: null,
  planned: null,
  versions: [],
  pending: null,
  isTrimmed: false,
}

export const FAILURE = 'Sorry, I encountered an error. Please try again.'

export type PlannerAction =
  | { type: 'start' }
  | { type: 'send'; content: string }
  | { type: 'retry' }
  | { type: 'edit'; edits: PlanEdits }
  /** More text of the answer. */
  | { type: 'words'; text: string }
  /** Step reported by the server. */
  | { type: 'step'; step: AnswerStep }
  /**
   * Complete answer.
   * @param at ISO 8601
   */
  | { type: 'answered'; answer: PlannerAnswer; at: string }
  | { type: 'failed'; message: string }
  | { type: 'stopped' }
  | { type: 'reset' }

/** Turns in the form in which they are sent. */
const messagesOf = (turns: readonly ChatTurn[]): ChatMessage[] =>
  turns
    .filter(({ content, fate }) => fate !== 'failed' && content.trim() !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_CHARS) }))

/** Request to the planner: the conversation and the edits of its plan. */
export interface PlannerQuestion {
  messages: readonly ChatMessage[]
  edits: PlanEdits
}

/** Current request: the whole conversation, or for an edit the one that the plan was made from. */
export const questionOf = ({ pending, planned, turns, edits }: PlannerState): PlannerQuestion => ({
  messages: pending?.kind === 'edit' && planned ? planned.messages : messagesOf(turns),
  edits,
})

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length

const isTooMuch = (turns: readonly ChatTurn[], edits: PlanEdits) =>
  turns.length > MAX_MESSAGES || bytesOf({ messages: messagesOf(turns), edits }) > MAX_BODY_BYTES

/** Latest turns within the planner's limit; an old message is dropped together with its answer. */
function trimmed(turns: readonly ChatTurn[], edits: PlanEdits): readonly ChatTurn[] {
  let kept = turns
  while (isTooMuch(kept, edits)) {
    const next = kept.findIndex(({ role }, index) => index > 0 && role === 'user')
    if (next < 0) break
    kept = kept.slice(next)
  }
  return kept
}

/** True when an answer can be requested again: it failed, was stopped, or never came. */
export function canRetry({ turns, pending }: PlannerState): boolean {
  const last = turns.at(-1)
  return pending === null && last !== undefined && (last.fate !== undefined || last.role === 'user')
}

function asked(state: PlannerState, turns: readonly ChatTurn[]): PlannerState {
  const kept = trimmed(turns, state.edits)
  return {
    ...state,
    isStarted: true,
    turns: kept,
    pending: { kind: 'message', text: '', steps: [] },
    isTrimmed: state.isTrimmed || kept.length < turns.length,
  }
}

const nextId = (turns: readonly ChatTurn[]) => (turns.at(-1)?.id ?? 0) + 1

const withTurn = (turns: readonly ChatTurn[], turn: Omit<ChatTurn, 'id'>): readonly ChatTurn[] => [
  ...turns,
  { ...turn, id: nextId(turns) },
]

const turnAnswer = (answer: PlannerAnswer, { planned }: PlannerState): TurnAnswer => ({
  intent: answer.intent,
  opening: answer.opening,
  cards: answer.cards,
  hadPlan: planned !== null,
  hasPlan: answer.plan !== undefined,
})

/** Replaces the text of the turn with the plan by the answer to an edit. */
const withContent = (turn: ChatTurn, { message, opening }: PlannerAnswer): ChatTurn => ({
  ...turn,
  content: message,
  ...(turn.answer && { answer: { ...turn.answer, opening } }),
})

function answered(state: PlannerState, answer: PlannerAnswer, at: string): PlannerState {
  const { pending, planned, turns, versions } = state
  const { plan, ...said } = answer
  if (pending?.kind === 'edit' && planned) {
    // A failed request leaves the previous plan on the page.
    if (!plan) return { ...state, edits: pending.before, pending: null }
    const presented = turns.map((turn) => (turn.id === planned.turn ? withContent(turn, answer) : turn))
    return {
      ...state,
      turns: presented,
      answer: said,
      planned: { ...planned, answer: { ...said, plan } },
      versions: editedVersions(versions, plan, answer.version),
      pending: null,
    }
  }
  const turn = nextId(turns)
  const answered: PlannerState = {
    ...state,
    turns: withTurn(turns, { role: 'assistant', content: answer.message, answer: turnAnswer(answer, state) }),
    answer: said,
    pending: null,
  }
  const isAside = answer.intent !== 'plan' && answer.intent !== 'undo'
  // The answer to a question does not replace the plan on the page.
  if (!plan || (isAside && planned)) return answered
  // An edit without effect has the number of the plan on the page, which is kept.
  const onPage = planned?.answer
  const isSame = answer.version !== null && onPage?.version === answer.version && onPage.plan?.planId === plan.planId
  const isKept = isSame || (answer.intent === 'undo' && versions.some(({ number }) => number === answer.version))
  return {
    ...answered,
    planned: { answer: { ...said, plan }, messages: messagesOf(turns), turn },
    versions: isKept
      ? editedVersions(versions, plan, answer.version)
      : nextVersions(versions, {
          plan,
          number: answer.version,
          at,
          turn,
          changes: answer.changes,
          asked: turns.at(-1)?.content ?? '',
        }),
  }
}

/** Ends the pending work without an answer: an edit is undone, a message gets a bubble that says so. */
function ended(state: PlannerState, turn: Pick<ChatTurn, 'content' | 'fate'>): PlannerState {
  if (state.pending?.kind === 'edit') return { ...state, edits: state.pending.before, pending: null }
  return { ...state, turns: withTurn(state.turns, { role: 'assistant', ...turn }), pending: null }
}

/** State after an action; the same object when nothing changes. */
export function reduce(state: PlannerState, action: PlannerAction): PlannerState {
  const { pending, turns } = state
  switch (action.type) {
    case 'start':
      return { ...state, isStarted: true }
    case 'send': {
      const content = action.content.trim()
      return pending || content === '' ? state : asked(state, withTurn(turns, { role: 'user', content }))
    }
    case 'retry':
      if (!canRetry(state)) return state
      return asked(state, turns.at(-1)?.role === 'assistant' ? turns.slice(0, -1) : turns)
    case 'edit':
      if (pending || !state.planned) return state
      return { ...state, edits: action.edits, pending: { kind: 'edit', before: state.edits } }
    case 'words':
      if (pending?.kind !== 'message') return state
      return { ...state, pending: { ...pending, text: pending.text + action.text } }
    case 'step':
      if (pending?.kind !== 'message') return state
      return {
        ...state,
        pending: { ...pending, steps: [...pending.steps.filter(({ step }) => step !== action.step.step), action.step] },
      }
    case 'answered':
      return pending ? answered(state, action.answer, action.at) : state
    case 'failed':
      return pending ? ended(state, { content: action.message, fate: 'failed' }) : state
    case 'stopped': {
      if (!pending) return state
      return ended(state, { content: pending.kind === 'message' ? pending.text.trimEnd() : '', fate: 'stopped' })
    }
    case 'reset':
      return EMPTY
  }
}
