import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../../tests/support/planner-talk.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Plan } from '../plan.ts'
import { shareIn } from './shift-money.ts'

const CITIES = '10 lakh Delhi and Jaipur January 2027 hoardings and radio'
const MEDIA = '10 lakh Pune January 2027 hoardings and radio'
const RUPEES = toPaise(1_000_000)
const spentIn = (plan: Plan | undefined, name: string) =>
  (plan?.lineItems ?? []).filter(({ city }) => city === name).reduce((sum, { totalAmount }) => sum + totalAmount, 0)

describe('the money of a city', () => {
  test.each(['Delhi 70 Jaipur 30', '70-30 Delhi Jaipur', 'Delhi 70% and Jaipur 30%', '70% in Delhi'])('%s', (said) => {
    const { brief, plan, opening } = lastOf([CITIES, said])
    expect(brief).toMatchObject({ cities: ['Delhi', 'Jaipur'], budget: { amount: RUPEES } })
    expect(opening).toMatch(/^Changed: money by city is Delhi ₹7,00,000 and Jaipur ₹3,00,000\. /)
    expect(spentIn(plan, 'Delhi')).toBeLessThanOrEqual(toPaise(700_000))
    expect(spentIn(plan, 'Jaipur')).toBeLessThanOrEqual(toPaise(300_000))
  })

  test.each([
    ['Jaipur should get only 2 lakh', 'Jaipur at most ₹2,00,000', { least: 0, most: toPaise(200_000) }],
    ['max 2 lakh in Jaipur', 'Jaipur at most ₹2,00,000', { least: 0, most: toPaise(200_000) }],
    ['Jaipur ko sirf 2 lakh do', 'Jaipur at most ₹2,00,000', { least: 0, most: toPaise(200_000) }],
    ['Jaipur at least 6 lakh', 'Jaipur at least ₹6,00,000', { least: toPaise(600_000), most: RUPEES }],
    ['give Jaipur 3 lakh', 'Jaipur ₹3,00,000', { least: toPaise(285_000), most: toPaise(300_000) }],
  ])('%s', (said, words, bound) => {
    const { brief, plan, opening } = lastOf([CITIES, said])
    expect(brief.cities).toEqual(['Delhi', 'Jaipur'])
    expect(brief.cityMoney).toEqual([{ city: 'Jaipur', ...bound }])
    expect(opening).toContain(`Changed: money by city is ${words}.`)
    expect(spentIn(plan, 'Jaipur')).toBeLessThanOrEqual(bound.most)
    expect(spentIn(plan, 'Delhi')).toBeGreaterThan(0)
    if (bound.least > toPaise(300_000)) expect(spentIn(plan, 'Jaipur')).toBeGreaterThan(toPaise(500_000))
  })

  test('keeps its sum when the budget grows', () => {
    const { brief } = lastOf([CITIES, 'Jaipur should get only 3 lakh', 'make it 20 lakh'])
    expect(brief.cityMoney).toEqual([{ city: 'Jaipur', least: 0, most: toPaise(300_000) }])
  })

  test.each(['only Jaipur, 3 lakh', 'total budget only 3 lakh, Jaipur', 'Jaipur 12 lakh'])(
    '%s is a whole budget',
    (said) => {
      expect(lastOf([CITIES, said]).brief).toMatchObject({ cities: ['Jaipur'], cityMoney: [] })
    },
  )
})

describe('the money of a medium', () => {
  test.each([
    ['radio not more than 2 lakh', 'radio at most 20%', { split: { radio: 20 }, mediumLeast: {} }],
    ['radio at least 6 lakh', 'radio at least 60%', { split: {}, mediumLeast: { radio: 60 } }],
    ['60% on radio', 'radio 60% and hoardings 40%', { split: { radio: 60, ooh: 40 }, mediumLeast: {} }],
    ['radio 60 hoardings 40', 'radio 60% and hoardings 40%', { split: { radio: 60, ooh: 40 }, mediumLeast: {} }],
  ])('%s', (said, words, expected) => {
    const { brief, opening } = lastOf([MEDIA, said])
    expect(brief).toMatchObject({ channels: ['ooh', 'radio'], counts: [], budget: { amount: RUPEES }, ...expected })
    expect(opening).toContain(`Changed: money by medium is ${words}.`)
  })

  test.each([
    'put more money on radio',
    'radio pe zyada paisa lagao',
    'more radio',
    'radio badhao',
    'रेडियो पर ज़्यादा पैसा लगाओ',
  ])('%s: at least 15 points more than in the plan before', (said) => {
    const [before, after] = talk([MEDIA, said])
    const [was = 0, is = 0] = [before, after].map((answer) => answer?.plan && shareIn(answer.plan, { medium: 'radio' }))
    expect(is).toBeGreaterThan(was + 10)
    expect(after?.brief.mediumLeast).toEqual({ radio: Math.round(was) + 15 })
    expect(after?.opening).toContain(`${Math.round(is)}%`)
    expect(after?.version).toBe(2)
  })

  test('stays shifted in later plans, until that is undone', () => {
    const [, shifted, larger, undone] = talk([MEDIA, 'put more money on radio', 'make it 12 lakh', 'version 1'])
    expect(larger?.brief.mediumLeast).toEqual(shifted?.brief.mediumLeast)
    expect(undone?.brief.mediumLeast).toEqual({})
  })

  test('is less', () => {
    const [before, after] = talk([MEDIA, 'less radio'])
    const was = Math.round(before?.plan ? shareIn(before.plan, { medium: 'radio' }) : 0)
    expect(after?.brief.split).toEqual({ radio: was - 15 })
    expect(after?.plan && shareIn(after.plan, { medium: 'radio' })).toBeLessThan(was - 5)
  })

  test('moves the shares that were named', () => {
    expect(lastOf([MEDIA, 'radio 60 hoardings 40', 'more radio']).brief.split).toEqual({ radio: 75, ooh: 25 })
  })

  test('of a bet is none', () => {
    expect(lastOf([MEDIA, 'cricket pe paisa lagao app']).intent).toBe('refused')
  })
})

test('more money in a city of the plan', () => {
  const [before, after] = talk([CITIES, 'more money in Jaipur'])
  expect(spentIn(after?.plan, 'Jaipur')).toBeGreaterThan(spentIn(before?.plan, 'Jaipur'))
  expect(after?.opening).toMatch(/Jaipur: \d+% of the money of the lines \(before: \d+%\)\./)
})
