import { describe, expect, test } from 'vitest'
import { answerWith, planWith } from '../../../../tests/support/plan.ts'
import { RequestError } from '../../../api-client.ts'
import { createPlanner } from './planner.store.ts'
import { canRetry, EMPTY, FAILURE, type PlannerState, questionOf } from './planner-state.ts'
import { parseState, stateText } from './planner-storage.ts'

const PLANNED = answerWith({ message: 'Here it is', suggestions: ['More radio'], plan: planWith() })

type Ask = Parameters<typeof createPlanner>[0]['ask']

/** Opens a planner in a tab with storage, and records its messages outside the chat. */
function open(ask: Ask, tab: { text: string | null } = { text: null }) {
  const notes: string[] = []
  const planner = createPlanner({
    ask,
    storage: {
      read: () => parseState(tab.text),
      write: (state) => {
        tab.text = stateText(state)
      },
    },
    notify: (message) => notes.push(message),
    now: () => new Date('2026-11-23T06:00:00.000Z'),
  })
  return { planner, tab, notes }
}
const contents = ({ turns }: PlannerState) => turns.map(({ content }) => content)
const never: Ask = () => new Promise(() => {})

describe('a conversation', () => {
  test('is there again after a reload, with its plan, its edits and what can be said next', async () => {
    const first = open(async () => PLANNED)
    await first.planner.send('Pune')
    await first.planner.edit({ held: [{ id: 'ooh-1', units: 1, quantity: 1 }], dropped: [] })
    const again = open(never, first.tab).planner
    expect(again.read()).toEqual(first.planner.read())
    again.edit({ held: [], dropped: [] })
    expect(questionOf(again.read()).messages).toEqual([{ role: 'user', content: 'Pune' }])
  })

  test('that was left in the middle of an answer offers to ask again', () => {
    const { planner, tab } = open(never)
    planner.send('Pune')
    const again = open(never, tab).planner.read()
    expect(contents(again)).toEqual(['Pune'])
    expect(again.pending).toBeNull()
    expect(canRetry(again)).toBe(true)
  })

  test('that was left in the middle of an edit has the edits of the plan on the page', async () => {
    let isFirst = true
    const { planner, tab } = open(async () => {
      if (!isFirst)
        return never({ messages: [], edits: EMPTY.edits }, { signal: AbortSignal.abort(), onText: () => {} })
      isFirst = false
      return PLANNED
    })
    await planner.send('Pune')
    planner.edit({ held: [], dropped: ['ooh-1'] })
    expect(open(never, tab).planner.read().edits).toEqual(EMPTY.edits)
  })

  test.each([
    null,
    '',
    'x',
    '[]',
    '{"turns":7}',
    '{"turns":[{"role":"system","content":"x"},null,3],"edits":7,"planned":{}}',
  ])('starts again where the tab holds %j', (text) => expect(open(never, { text }).planner.read()).toEqual(EMPTY))
})

describe('the planner', () => {
  test('says what every failure says, and in the server’s words when it was asked too often', async () => {
    let error: unknown = new TypeError('Failed to fetch')
    const { planner } = open(async () => {
      throw error
    })
    await planner.send('Pune')
    error = new RequestError(429, { message: 'Enough for today' })
    await planner.retry()
    expect(contents(planner.read())).toEqual(['Pune', 'Enough for today'])
    error = new RequestError(400, { message: 'Odd' })
    await planner.retry()
    expect(contents(planner.read())).toEqual(['Pune', FAILURE])
  })

  test('shows words as they come, and keeps those that had come when it is stopped', async () => {
    let more = (_: string) => {}
    let signal: AbortSignal | undefined
    const { planner } = open((_, options) => {
      more = options.onText
      signal = options.signal
      return never(_, options)
    })
    planner.send('Pune')
    more('How ')
    more('much')
    expect(planner.read().pending).toEqual({ kind: 'message', text: 'How much', steps: [] })
    planner.stop()
    more(' is it?')
    expect(signal?.aborted).toBe(true)
    expect(contents(planner.read())).toEqual(['Pune', 'How much'])
  })

  test('reports a failed edit outside the chat, and takes it back', async () => {
    const answers = [PLANNED, answerWith({ message: 'Nothing is left' })]
    const { planner, notes } = open(async () => answers.shift() ?? answerWith())
    await planner.send('Pune')
    await planner.edit({ held: [], dropped: ['ooh-1'] })
    expect(notes).toEqual(['Nothing is left'])
    expect(planner.read().edits).toEqual(EMPTY.edits)
    expect(contents(planner.read())).toEqual(['Pune', 'Here it is'])
  })

  test('does not hear an answer of the conversation before', async () => {
    let finish = (_: typeof PLANNED) => {}
    const { planner } = open(() => new Promise((resolve) => (finish = resolve)))
    const sent = planner.send('Pune')
    planner.startOver()
    finish(PLANNED)
    await sent
    expect(planner.read()).toEqual(EMPTY)
  })
})
