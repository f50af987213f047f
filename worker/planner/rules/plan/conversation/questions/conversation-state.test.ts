import { describe, expect, test } from 'vitest'
import { READING } from '../../../../../../tests/support/planner-talk.ts'
import type { Understanding } from '../../understanding.ts'
import { understandTurns } from '../understand.ts'

const heard = (...said: string[]): Understanding => {
  const last = understandTurns(
    said.map((content) => ({ role: 'user' as const, content })),
    READING,
  ).at(-1)
  if (!last) throw new Error('Nothing was said')
  return last
}
const PLAN = '10 lakh Pune hoardings and radio January 2027'
const PRICE = 'How much does a hoarding in Bandra cost?'

describe('a question changes nothing of a plan', () => {
  const { brief } = heard(PLAN)

  test.each([
    'which of these hoardings is closest to Kothrud depot?',
    'who owns the newspapers in Mumbai',
    'when do people in Delhi watch TV?',
    'where would the radio spots in Nagpur go',
    'is Mumbai better in March?',
    'Mumbai?',
    'TV?',
    'Is Peshwa FM any good?',
    'do I need TV?',
    'which radio station is number one in Delhi?',
    'what do I get for 20 lakh more?',
    'what if I add 20 lakh?',
    'aur 10 lakh daalun to?',
    'मुंबई में कौन सा अखबार है?',
  ])('%s', (said) => {
    const now = heard(PLAN, said)
    expect(now.brief).toEqual(brief)
    expect(now.intent).not.toBe('plan')
  })

  test.each([
    ['can you add TV?', ['tv']],
    ['why not add newspapers?', ['newspaper']],
    ['TV bhi?', ['tv']],
    ['kya TV bhi daal sakte ho?', ['tv']],
    ['is it possible to add TV?', ['tv']],
    ['Is there a way to include TV?', ['tv']],
  ])('but %s is an order', (said, media) => {
    const now = heard(PLAN, said)
    expect(now.intent).toBe('plan')
    expect(now.brief.channels).toEqual(expect.arrayContaining(media))
  })

  test.each([
    ['would it be possible to start on 10 January?', { startDate: '2027-01-10' }],
    ['can you do it in Nagpur?', { cities: ['Nagpur'] }],
    ['what if we drop radio?', { channels: ['ooh'] }],
    ['how would it look with 30 lakh?', { budget: { amount: 300_000_000 } }],
    ['what if I had 8 crore?', { budget: { amount: 8_000_000_000 } }],
  ])('but %s is planned', (said, changed) => expect(heard(PLAN, said).brief).toMatchObject(changed))

  test('with an order the order counts alone', () => {
    const now = heard(PLAN, 'Make it 12 lakh. Which hoarding is closest to Kothrud?')
    expect([now.brief.budget?.amount, now.brief.areas, now.brief.channels]).toEqual([120_000_000, [], ['ooh', 'radio']])
  })
})

describe('a question after a question', () => {
  const of = (...said: string[]) => {
    const { intent, question } = heard(...said)
    return { intent, ...question?.query }
  }

  test.each([
    ['and in Pune?', { intent: 'price', cities: ['Pune'], areas: [], channels: ['ooh'] }],
    ['what about Andheri?', { intent: 'price', cities: ['Mumbai'], channels: ['ooh'] }],
    ['and radio?', { intent: 'price', cities: ['Mumbai'], channels: ['radio'] }],
    ['is it free in January?', { intent: 'availability', channels: ['ooh'], startDate: '2027-01-01' }],
    ['wo January me khali hai kya?', { intent: 'availability', channels: ['ooh'], startDate: '2027-01-01' }],
    ['sasta wala kaunsa hai?', { intent: 'price', cities: ['Mumbai'], channels: ['ooh'] }],
    ['क्या यह जनवरी में खाली है?', { intent: 'availability', channels: ['ooh'], startDate: '2027-01-01' }],
  ])('%s', (said, query) => expect(of(PRICE, said)).toMatchObject(query))

  test('another road is in the same city', () => {
    expect(of(PRICE, 'and on the Western Express Highway?')).toMatchObject({
      intent: 'price',
      cities: ['Mumbai'],
      areas: [],
      words: expect.arrayContaining(['western', 'express', 'highway']),
    })
  })

  test('goes on from the one before it', () => {
    expect(of(PRICE, 'and in Pune?', 'is it free in January?')).toMatchObject({ cities: ['Pune'], channels: ['ooh'] })
  })

  test('after a question about the plan a medium alone asks why it is not in it', () => {
    expect(of(PLAN, 'which city gets the most money?', 'what about newspapers?')).toMatchObject({
      intent: 'why',
      channels: ['newspaper'],
    })
  })

  test('a question of its own is no follow-up', () => {
    expect(heard(PRICE, 'who painted these sites?').question).toBeNull()
  })

  test('another term is explained', () => {
    expect(heard('what is CPM?', 'and GRP?').question).toMatchObject({ intent: 'what_is', terms: ['grp'] })
  })

  test('an order is none', () => {
    expect(heard(PLAN, PRICE, 'what about Nagpur instead?').brief.cities).toEqual(['Nagpur'])
    expect(heard(PLAN, 'what about Nagpur?').brief.cities).toEqual(['Nagpur'])
  })
})

describe('"plan that" takes the facts of the question', () => {
  test.each(['plan that', 'Plan it', 'ok plan it please', 'go ahead', 'do it', 'इसकी योजना बनाओ'])('%s', (said) => {
    const now = heard(PRICE, said)
    expect(now.brief).toMatchObject({
      cities: ['Mumbai'],
      areas: [{ city: 'Mumbai', area: 'Bandra' }],
      channels: ['ooh'],
    })
    expect(now.missing).toEqual(expect.arrayContaining(['budget', 'dates']))
  })

  test('with what it says itself', () => {
    const { brief, isComplete } = heard('How much is radio in Pune in January 2027?', 'ok plan it for 8 lakh')
    expect([isComplete, brief.budget?.amount, brief.channels, brief.startDate, brief.endDate]).toEqual([
      ...[true, 80_000_000, ['radio'], '2027-01-01', '2027-01-31'],
    ])
  })

  test('and the budget that a number of people takes', () => {
    const now = heard('Cheapest way to reach 20 lakh people in Chennai in January, 3 times each', 'plan it')
    expect([now.isComplete, now.budgetGoal]).toEqual([true, { people: 2_000_000, times: 3, steps: [] }])
    expect(heard('budget to reach 10 lakh people in Pune in January?', 'plan it for 5 lakh').budgetGoal).toBeNull()
  })

  test('after a question about another budget changes the budget', () => {
    expect(heard(PLAN, 'what do I get for 5 lakh more?', 'do it').brief.budget?.amount).toBe(150_000_000)
  })

  test('a step of the money is one of all cities together', () => {
    const EACH = '10 lakh each in Mumbai, Pune and Delhi, hoardings, January 2027'
    const { budget, cityMoney } = heard(EACH, 'what do I get for 20 lakh more?', 'do it').brief
    expect(budget?.amount).toBe(500_000_000)
    expect(cityMoney.map(({ city }) => city)).toEqual(['Mumbai', 'Pune', 'Delhi'])
    expect(heard(EACH, '5 lakh more per city').brief.budget?.amount).toBe(450_000_000)
  })

  test('with a plan on the table "go ahead" books it', () => {
    expect(heard(PLAN, PRICE, 'go ahead').intent).toBe('book')
    expect(heard(PLAN, PRICE, 'plan that').brief).toMatchObject({ cities: ['Mumbai'], channels: ['ooh'] })
  })
})
