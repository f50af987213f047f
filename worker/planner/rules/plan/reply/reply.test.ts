import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../../tests/support/planner-talk.ts'
import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { chipName } from '../../../../catalogue/rules/registry/names.ts'
import { formatMoney, toPaise } from '../../../../kernel/rules/money.ts'
import { questionsFor, saidMoney } from './wording.ts'

const WHOLE = '15 lakh, Mumbai and Pune, radio, hoardings and theatre, January 2027'

describe('chips', () => {
  test('of a plan are understood, each as what it says', () => {
    const { plan, suggestions } = lastOf([WHOLE])
    expect(suggestions).toHaveLength(4)
    for (const chip of suggestions) {
      const { brief } = lastOf([WHOLE, chip])
      const changed = { ...plan?.brief, channels: [...(plan?.brief.channels ?? [])].sort() }
      expect({ ...brief, channels: [...brief.channels].sort() }, chip).not.toEqual(changed)
    }
  })

  test('for questions answer one of them', () => {
    for (const turns of [['hello'], ['Pune'], ['my gym, 5 lakh'], ['Pune, 5 lakh, from 5 January 2027']]) {
      const { missing, suggestions } = lastOf(turns)
      expect(suggestions.length).toBeGreaterThan(0)
      for (const chip of suggestions) {
        const after = lastOf([...turns, chip])
        const isAnswered = after.plan !== undefined || missing.some((slot) => !after.missing.includes(slot))
        expect(isAnswered, `${turns.at(-1)}: ${chip}`).toBe(true)
      }
    }
  })

  test('of too small a budget make a plan possible', () => {
    const turns = ['₹500 for radio in Hyderabad, January 2027']
    const [chip = ''] = lastOf(turns).suggestions
    expect(chip).toMatch(/^Make it ₹/)
    expect(lastOf([...turns, chip]).plan).toBeDefined()
  })

  test.each(MEDIA_TYPES)('for %s are read as that medium', (medium) => {
    const added = lastOf(['5 lakh, Mumbai, metro, January 2027', `Only ${chipName(medium)}`])
    expect(added.brief.channels).toEqual([medium])
  })
})

test('every alternative of a plan says words that are understood', () => {
  const { plan } = lastOf([WHOLE])
  expect(plan?.alternatives.length).toBeGreaterThan(0)
  for (const { ask } of plan?.alternatives ?? []) {
    const after = lastOf([WHOLE, ask])
    expect(JSON.stringify(after.brief), ask).not.toBe(JSON.stringify(plan?.brief))
  }
})

test('a plan is described with its money, its people, its places and its days', () => {
  const { message, plan } = lastOf([WHOLE])
  expect(message).toContain(formatMoney(plan?.totals.payable ?? 0))
  expect(message).toContain('₹15,00,000')
  expect(message).toMatch(/reach of about .* people \(.* to .*\), who meet it .* times/)
  expect(message).toMatch(/in Mumbai and Pune, 1 Jan 2027 to 31 Jan 2027\./)
})

test('no rupee figure is given that is neither the budget nor of the plan', () => {
  for (const turns of [[WHOLE], [WHOLE, 'why?'], [WHOLE, 'make it 40 lakh plus GST'], [WHOLE, 'only theatre']]) {
    const { message, plan, changes } = lastOf(turns)
    const allowed = JSON.stringify([
      plan?.totals,
      plan?.delivery.cpm,
      plan?.warnings,
      changes,
      plan?.lineItems.map(({ why }) => why),
    ])
    const figures = [...Object.values(plan?.totals ?? {}), plan?.delivery.cpm].flatMap((amount) =>
      typeof amount === 'number' ? [formatMoney(amount)] : [],
    )
    for (const [figure] of message.matchAll(/₹\d+(?:,\d+)*(?:\.\d+)?/g)) {
      expect(figures.includes(figure) || allowed.includes(figure), `${figure} in ${message}`).toBe(true)
    }
  }
})

test('a medium that is added to a plan of any media joins those that are there', () => {
  const turns = ['20 lakh, Hyderabad, January 2027, all media']
  const before = lastOf(turns).plan?.channelSummary.map(({ channel }) => channel) ?? []
  const after = lastOf([...turns, 'add creators']).plan?.channelSummary.map(({ channel }) => channel) ?? []
  expect(before).not.toContain('influencer')
  expect(after).toContain('influencer')
  expect(after.length).toBeGreaterThan(before.length / 2)
})

test('small talk with a plan leaves the plan alone and asks nothing', () => {
  for (const turn of ['thanks!', 'what is the weather?', 'help']) {
    const answer = lastOf([WHOLE, turn])
    expect(answer.plan).toBeUndefined()
    expect(answer.missing).toEqual([])
    expect(answer.message).not.toContain('?')
  }
})

test('there is nothing to explain before there is a plan', () => {
  expect(lastOf(['why did you choose these?']).message).toMatch(/no plan yet/)
})

test('the same conversation has the same answers', () => {
  const turns = [WHOLE, 'drop theatre', 'also add Nagpur']
  expect(talk(turns)).toEqual(talk(turns))
})

test('half of the dates is not asked for twice', () => {
  expect(questionsFor(['dates'], { startDate: '2027-01-05', endDate: null })).toBe(
    'How long should it run from 5 Jan 2027?',
  )
  expect(questionsFor(['dates'], { startDate: null, endDate: '2027-01-31' })).toContain('to end on 31 Jan 2027')
})

test.each([
  [1_200_000, '₹12 lakh'],
  [15_000_000, '₹1.5 crore'],
  [45_000, '₹45,000'],
  [123_456, '₹1,23,456'],
])('%i is said as %s', (amount, said) => {
  expect(saidMoney(toPaise(amount))).toBe(said)
})
