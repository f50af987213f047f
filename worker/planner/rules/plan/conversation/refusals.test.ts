import { expect, test } from 'vitest'
import { toPaise } from '../../../../kernel/rules/money.ts'
import { understand } from './understand.ts'

const CITIES = ['Mumbai', 'Pune'].map((name) => ({ name, state: 'Maharashtra', areas: [] }))
const say = (...turns: string[]) =>
  understand(
    turns.map((content) => ({ role: 'user', content })),
    { today: '2026-11-23', cities: CITIES },
  )

test('what was refused stays refused until something else is advertised', () => {
  const gutkha = 'gutkha campaign, 5 lakh'
  expect(say(gutkha, 'Mumbai, January 2027')).toMatchObject({ intent: 'refused', isComplete: false })
  expect(say(gutkha, 'ok, for our snack brand in Mumbai, 5 lakh, January 2027')).toMatchObject({
    intent: 'plan',
    isComplete: true,
  })
})

test('a refused campaign leaves its money, places and dates to the next one', () => {
  const gutkha = 'gutkha launch in Pune, 5 lakh, January 2027'
  const [refused, next] = [say(gutkha), say(gutkha, 'ok, then the same money for our nicotine-free herbal tea brand')]
  expect(refused).toMatchObject({ intent: 'refused', isComplete: false, brief: { cities: ['Pune'], product: null } })
  expect(refused.refusal).toContain('COTPA')
  expect(next).toMatchObject({ intent: 'plan', isComplete: true, refusal: null })
  expect(next.brief).toMatchObject({
    budget: { amount: toPaise(500_000) },
    startDate: '2027-01-01',
    objective: null,
  })
})

test('a word with two readings holds the plan until it is answered', () => {
  const casino = 'Casino Hotel, Mumbai, 5 lakh, January 2027'
  expect(say(casino)).toMatchObject({ intent: 'plan', isComplete: false })
  expect(say(casino, 'it is only the name')).toMatchObject({ isComplete: true, compliance: { question: null } })
  expect(say(casino, 'yes, that is sold')).toMatchObject({ intent: 'refused' })
})

test('a question of law with a campaign is refused, and the campaign goes on', () => {
  const cafe = 'our cafe in Pune, 5 lakh, January 2027'
  expect(say(cafe, 'can we mention free beer?')).toMatchObject({
    intent: 'refused',
    refusal: expect.stringContaining('Alcohol'),
    compliance: { notes: [{ code: 'LIQUOR' }] },
  })
  expect(say(cafe, 'can we mention free beer?', 'ok, add radio')).toMatchObject({ intent: 'plan', isComplete: true })
})
