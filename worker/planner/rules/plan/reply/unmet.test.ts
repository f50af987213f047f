import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../../tests/support/planner-talk.ts'

describe('what cannot be planned', () => {
  test.each([
    '20 unipoles in Bandra for two weeks in January, 10 lakh all in',
    'hoardings in Kochi 50,000 January 2027',
    'cinema in Kothrud Pune, 5000 rupees, January 2027',
    'metro train wrap in Nagpur for a week from 4 January 2027, 20 lakh',
    'airport ads in Jaipur, 10 lakh, 10 to 20 January 2027',
    'मुंबई में यूनिपोल, 1 से 14 जनवरी 2027, 10 लाख',
  ])('%s: each way out is a plan for what it says', (said) => {
    const { plan, unmet, suggestions } = lastOf([said])
    expect(plan).toBeUndefined()
    expect(unmet?.ways.length).toBeGreaterThan(0)
    expect(suggestions).toEqual(unmet?.ways.map(({ ask }) => ask))
    for (const { ask, payable } of unmet?.ways ?? []) {
      expect(lastOf([said, ask]).plan?.totals.payable).toBe(payable)
    }
  })

  test('is explained limit by limit', () => {
    const { unmet } = lastOf(['20 unipoles in Bandra for two weeks in January, 10 lakh all in'])
    expect(unmet?.limits).toEqual([
      { name: 'Place', asked: 'Bandra only', there: expect.stringMatching(/^\d+ listings?, \d+ more/), isKept: true },
      { name: 'Number', asked: '20 unipoles', there: expect.stringMatching(/there, .* free/), isKept: false },
      { name: 'Days', asked: '14 days', there: '30 days or more', isKept: false },
      { name: 'Money', asked: '₹10,00,000 with GST', there: expect.stringMatching(/^₹.* all in/), isKept: true },
    ])
  })

  test('leaves the plan before, and says so', () => {
    const [first, second] = talk(['Kochi, 2 lakh, 10 to 31 December 2026, cake shop', 'only hoardings'])
    expect(second?.message).toMatch(/^Not done: media is hoardings.* The plan is as it was\. /)
    expect([second?.changes, second?.plan]).toEqual([[], undefined])
    expect(first?.plan).toBeDefined()
  })
})
