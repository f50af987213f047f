import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerWith, planWith } from '../../../../tests/support/plan.ts'
import { runs } from '../../../../tests/support/runs.ts'
import { MAX_BODY_BYTES, MAX_MESSAGES, type PlannerAnswer } from '../../../../worker/planner/rules/plan/answer.ts'
import { canRetry, EMPTY, type PlannerAction, type PlannerState, questionOf, reduce } from './planner-state.ts'

const says = (message: string, more: Partial<PlannerAnswer> = {}): PlannerAction => ({
  type: 'answered',
  answer: answerWith({ message, ...more }),
  at: '2026-11-23T06:00:00.000Z',
})
const plans = (message: string, title = message) => says(message, { plan: planWith([], { title }) })
const send = (content: string): PlannerAction => ({ type: 'send', content })
const chatAfter = (...actions: PlannerAction[]) => actions.reduce(reduce, EMPTY)
const said = ({ turns }: PlannerState) => turns.map(({ role, content }) => `${role}: ${content}`)
const sent = (state: PlannerState) => questionOf(state).messages.map(({ role, content }) => `${role}: ${content}`)

describe('a message', () => {
  test('of blanks alone changes nothing', () => {
    const state = chatAfter({ type: 'start' })
    for (const blank of ['', '   ', '\n\t ']) expect(reduce(state, send(blank))).toBe(state)
  })

  test('goes out with the whole conversation, itself at the end', () => {
    const state = chatAfter(send(' Pune '), says('How much?'), send('5 lakh'))
    expect(sent(state)).toEqual(['user: Pune', 'assistant: How much?', 'user: 5 lakh'])
  })

  test('waits while an answer is under way', () => {
    const state = chatAfter(send('Pune'))
    expect(reduce(state, send('5 lakh'))).toBe(state)
  })

  test('too long for the planner loses its end, not its turn', () => {
    expect(questionOf(chatAfter(send('a'.repeat(9_000)))).messages[0]?.content).toHaveLength(4_000)
  })
})

describe('an answer', () => {
  test('grows by its words and is a turn once it is whole', () => {
    const state = chatAfter(send('Pune'), { type: 'words', text: 'How ' }, { type: 'words', text: 'much?' })
    expect(state.pending).toEqual({ kind: 'message', text: 'How much?', steps: [] })
    const done = reduce(state, says('How much is it?'))
    expect(said(done)).toEqual(['user: Pune', 'assistant: How much is it?'])
    expect(done.pending).toBeNull()
  })

  test('that fails is shown, can be asked for again, and is never sent', () => {
    const failed = chatAfter(send('Pune'), { type: 'failed', message: 'Sorry' })
    expect(said(failed)).toEqual(['user: Pune', 'assistant: Sorry'])
    expect(canRetry(failed)).toBe(true)
    expect(sent(reduce(failed, { type: 'retry' }))).toEqual(['user: Pune'])
    expect(said(reduce(failed, { type: 'retry' }))).toEqual(['user: Pune'])
    expect(sent(reduce(failed, send('5 lakh')))).toEqual(['user: Pune', 'user: 5 lakh'])
  })

  test('that is stopped keeps its words; stopped before the first, nothing of it is sent', () => {
    const late = chatAfter(send('Pune'), { type: 'words', text: 'How much ' }, { type: 'stopped' })
    expect(sent(reduce(late, send('go on')))).toEqual(['user: Pune', 'assistant: How much', 'user: go on'])
    const early = chatAfter(send('Pune'), { type: 'stopped' })
    expect(canRetry(early)).toBe(true)
    expect(sent(reduce(early, send('go on')))).toEqual(['user: Pune', 'user: go on'])
  })

  test('that comes after it was stopped is no answer any more', () => {
    const state = chatAfter(send('Pune'), { type: 'stopped' })
    expect(reduce(state, says('How much?'))).toBe(state)
  })

  test('that arrived cannot be asked for again', () => {
    const state = chatAfter(send('Pune'), says('How much?'))
    expect(canRetry(state)).toBe(false)
    expect(reduce(state, { type: 'retry' })).toBe(state)
  })
})

describe('a plan', () => {
  const planned = chatAfter(send('Pune, 5 lakh'), plans('Here it is', 'First'))

  test('stays on the page, with the words it was made from, when the next answer has none', () => {
    const { planned: kept } = reduce(reduce(planned, send('thanks')), says('You are welcome'))
    expect(kept?.answer.plan?.title).toBe('First')
    expect(kept?.messages.map(({ content }) => content)).toEqual(['Pune, 5 lakh'])
  })

  test('is edited by asking again for its own words, and its bubble tells what became of it', () => {
    const edits = { held: [{ id: 'ooh-1', units: 1, quantity: 1 }], dropped: [] }
    const thanked = [send('thanks'), says('You are welcome')].reduce(reduce, planned)
    const editing = reduce(thanked, { type: 'edit', edits })
    expect(questionOf(editing)).toEqual({ messages: [{ role: 'user', content: 'Pune, 5 lakh' }], edits })
    const done = reduce(editing, plans('One line is kept', 'Second'))
    expect(said(done)).toEqual([
      'user: Pune, 5 lakh',
      'assistant: One line is kept',
      'user: thanks',
      'assistant: You are welcome',
    ])
    expect(done.planned?.answer.plan?.title).toBe('Second')
    expect(done.edits).toEqual(edits)
  })

  test.each<[string, PlannerAction]>([
    ['fails', { type: 'failed', message: 'Sorry' }],
    ['is stopped', { type: 'stopped' }],
    ['leads to no plan', says('Nothing is left')],
  ])('is what it was when an edit %s', (_, end) => {
    const editing = reduce(planned, { type: 'edit', edits: { held: [], dropped: ['ooh-1'] } })
    expect(reduce(editing, end)).toEqual({ ...planned, answer: planned.answer })
  })

  test('keeps its edits in what is asked next', () => {
    const edits = { held: [], dropped: ['ooh-1'] }
    const state = [{ type: 'edit', edits } as const, plans('Done'), send('more radio')].reduce(reduce, planned)
    expect(questionOf(state).edits).toEqual(edits)
  })
})

describe('a long conversation', () => {
  const talk = (turns: number, words = 'word') =>
    chatAfter(...Array.from({ length: turns }, (_, at) => [send(`${words} ${at}`), says(`answer ${at}`)]).flat())

  test('is whole up to the limit', () => {
    const state = talk(MAX_MESSAGES / 2)
    expect(state.turns).toHaveLength(MAX_MESSAGES)
    expect(state.isTrimmed).toBe(false)
  })

  test('loses its oldest message together with the answer, and says so', () => {
    const state = reduce(talk(MAX_MESSAGES / 2), send('one more'))
    expect(state.isTrimmed).toBe(true)
    expect(sent(state)).toHaveLength(MAX_MESSAGES - 1)
    expect(sent(state)[0]).toBe('user: word 1')
  })

  test('always fits a request, ends with the visitor, and numbers every turn once', () => {
    const action = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4_000 }).map(send),
      fc.nat(6_000).map((length) => send('अ'.repeat(length))),
      fc.string({ minLength: 1, maxLength: 300 }).map((text) => plans(text)),
      fc.constant<PlannerAction>({ type: 'failed', message: 'Sorry' }),
      fc.constant<PlannerAction>({ type: 'stopped' }),
      fc.constant<PlannerAction>({ type: 'retry' }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 120 }), (actions) => {
        let state = EMPTY
        for (const each of actions) {
          state = reduce(state, each)
          const ids = state.turns.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          if (state.pending?.kind !== 'message') continue
          const question = questionOf(state)
          expect(question.messages.at(-1)?.role).toBe('user')
          expect(question.messages.length).toBeLessThanOrEqual(MAX_MESSAGES)
          expect(new TextEncoder().encode(JSON.stringify(question)).length).toBeLessThanOrEqual(MAX_BODY_BYTES)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})

test('starting over leaves nothing behind', () => {
  expect(chatAfter(send('Pune'), plans('Here it is'), { type: 'reset' })).toEqual(EMPTY)
})
