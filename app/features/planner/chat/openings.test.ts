import { describe, expect, test } from 'vitest'
import type { TurnAnswer } from '../client/planner-state.ts'
import { comparedFacts } from './compared-facts.ts'
import { messageParts } from './openings.ts'

const answer = (more: Partial<TurnAnswer> = {}): TurnAnswer => ({
  intent: 'plan',
  opening: '',
  cards: [],
  hadPlan: true,
  hasPlan: true,
  ...more,
})

describe('what a turn did to the plan', () => {
  test('is the opening of the message in its parts, and the rest stays as it was said', () => {
    const opening =
      'Removed: 2 Rooftop hoarding. Its money is spent again. Changed: dates are 15 Jan (were 1 Jan). Not understood: “make it Changed: zingy”: no line is like that.'
    expect(messageParts({ content: `${opening} From ₹1,72,000 a month.`, answer: answer({ opening }) })).toEqual({
      openings: [
        { kind: 'changed', word: 'Removed', text: '2 Rooftop hoarding. Its money is spent again.' },
        { kind: 'changed', word: 'Changed', text: 'dates are 15 Jan (were 1 Jan).' },
        { kind: 'not_understood', word: 'Not understood', text: '“make it Changed: zingy”: no line is like that.' },
      ],
      rest: 'From ₹1,72,000 a month.',
    })
  })

  test.each([
    ['Back to the earlier plan. 1 line came.', ['changed', 'Back to the earlier plan.', '1 line came.']],
    ['2 lines came and 1 line went.', ['changed', 'Changed', '2 lines came and 1 line went.']],
    ['Unlocked: 3 Unipole.', ['changed', 'Unlocked', '3 Unipole.']],
    ['Not done: “line 40”. Which one?', ['not_done', 'Not done', '“line 40”. Which one?']],
    ['The plan is as it was.', ['as_it_was', 'The plan is as it was.', '']],
    [
      'बदला: बजट अब ₹12,00,000 (पहले ₹8,00,000)। 2 लाइनें आईं।',
      ['changed', 'बदला', 'बजट अब ₹12,00,000 (पहले ₹8,00,000)। 2 लाइनें आईं।'],
    ],
    ['2 लाइनें आईं।', ['changed', 'बदला', '2 लाइनें आईं।']],
    ['पिछली योजना वापस आ गई।', ['changed', 'पिछली योजना वापस आ गई।', '']],
    ['योजना वैसी ही है।', ['as_it_was', 'योजना वैसी ही है।', '']],
  ])('%s', (opening, expected) => {
    const { openings, rest } = messageParts({ content: opening, answer: answer({ opening }) })
    expect([openings.map(({ kind, word, text }) => [kind, word, text]), rest]).toEqual([[expected], ''])
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
