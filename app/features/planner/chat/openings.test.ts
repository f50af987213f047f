import { describe, expect, test } from 'vitest'
import type { TurnAnswer } from '../client/planner-state.ts'
import { comparedFacts } from './compared-facts.ts'
import { messageParts } from './openings.ts'

const answer = (more: Partial<TurnAnswer> = {}): TurnAnswer => ({
  intent: 'plan',
  changes: [],
  notUnderstood: [],
  cards: [],
  hadPlan: true,
  hasPlan: true,
  ...more,
})

describe('what a turn did to the plan', () => {
  test('is read from the words of the message, and the rest stays as it was said', () => {
    const content =
      'Changed: dates are 15 Jan to 14 Feb (were 1 to 31 Jan). Two lines moved.\nNot understood: “make it zingy”.\nFrom ₹1,72,000 a month.'
    expect(messageParts({ content, answer: answer() })).toEqual({
      openings: [
        { kind: 'changed', word: 'Changed', text: 'dates are 15 Jan to 14 Feb (were 1 to 31 Jan). Two lines moved.' },
        { kind: 'not_understood', word: 'Not understood', text: '“make it zingy”.' },
      ],
      rest: 'From ₹1,72,000 a month.',
    })
  })

  test('is one sentence where the message goes on in the same line', () => {
    const { openings, rest } = messageParts({ content: 'Not done: 20 unipoles. There are five.', answer: answer() })
    expect([openings[0]?.text, rest]).toEqual(['20 unipoles.', 'There are five.'])
  })

  test('is worked out from the answer where its words do not say it', () => {
    const changes = [{ slot: 'budget', before: '₹10,00,000', after: '₹12,00,000' }]
    expect(messageParts({ content: 'Here it is.', answer: answer({ changes, notUnderstood: ['zingy'] }) })).toEqual({
      openings: [
        { kind: 'changed', word: 'Changed', text: 'Budget: ₹12,00,000 (before: ₹10,00,000).' },
        { kind: 'not_understood', word: 'Not understood', text: '“zingy”.' },
      ],
      rest: 'Here it is.',
    })
  })

  test('is nothing for a question that left the plan alone, and that is said', () => {
    const { openings } = messageParts({ content: 'From ₹1 lakh.', answer: answer({ intent: 'price' }) })
    expect(openings).toEqual([{ kind: 'as_it_was', word: 'The plan is as it was.', text: '' }])
  })

  test('is not said before there was a plan, nor of a greeting', () => {
    expect(messageParts({ content: 'Hi', answer: answer({ intent: 'price', hadPlan: false }) }).openings).toEqual([])
    expect(messageParts({ content: 'Hi', answer: answer({ intent: 'greeting' }) }).openings).toEqual([])
  })
})

test('a comparison is a table where its things have the same named facts', () => {
  const rows = [
    { title: 'Shelters', path: null, facts: ['All in: ₹1', 'People: 2'] },
    { title: 'Radio', path: null, facts: ['All in: ₹3', 'People: 4'] },
  ]
  expect(comparedFacts(rows)).toEqual([
    ['All in', '₹1', '₹3'],
    ['People', '2', '4'],
  ])
  expect(comparedFacts([...rows, { title: 'TV', path: null, facts: ['cheap'] }])).toBeNull()
})
