import { describe, expect, test } from 'vitest'
import { ITEMS, lastOf } from '../../../../../tests/support/planner-talk.ts'
import type { Plan } from '../plan.ts'

const planOf = (said: string): Plan => {
  const { plan } = lastOf([said])
  if (!plan) throw new Error(`No plan for ${said}`)
  return plan
}
const linesOf = ({ lineItems }: Plan, medium: string) => lineItems.filter(({ channel }) => channel === medium)
const warningOf = ({ warnings }: Plan, code: string) => warnings.find((warning) => warning.code === code)
const spent = (lines: Plan['lineItems']) => lines.reduce((sum, { netAmount }) => sum + netAmount, 0)

describe('a medium that nobody asked for', () => {
  const said = 'Kochi 5 lakh January 2027 gold jewellery sale'
  const plan = planOf(said)

  test('is left out where it has too little, and the plan says so with figures', () => {
    expect(linesOf(plan, 'digital')).toEqual([])
    expect(warningOf(plan, 'MEDIUM_LEFT_OUT')?.text).toMatch(/₹[\d,]+ of digital is less than the ₹51,667/)
    expect(plan.totals.utilisationPct).toBeGreaterThan(90)
  })

  test('is answered for by that rule', () => {
    expect(lastOf([said, 'why no digital?']).message).toMatch(/digital is less than the ₹51,667/)
    expect(lastOf([said, 'डिजिटल क्यों नहीं?']).message).toMatch(/डिजिटल के लिए ₹[\d,]+ काफ़ी नहीं/)
  })
})

test('a medium that was asked for stays with too little, and the plan warns of it', () => {
  const plan = planOf('Patna 10 lakh, TV, radio and newspaper, January 2027, hospital')
  const channels = new Set(linesOf(plan, 'tv').map(({ listingId }) => listingId))
  expect(channels.size).toBeGreaterThan(0)
  expect(channels.size).toBeLessThan(3)
  expect(warningOf(plan, 'MEDIUM_THIN')?.text).toMatch(/of television in Hindi .* fewer than the 3/)
  expect(warningOf(plan, 'MEDIUM_THIN')?.hindi).toMatch(/टीवी .* कम से कम 3/)
})

test('what was asked for gets enough where the money allows it', () => {
  const plan = planOf('Bangalore 12 lakh, digital and creators, January 2027, fintech app')
  const creators = linesOf(plan, 'influencer')
  const titles = new Set(creators.map(({ listingId }) => listingId)).size
  expect(Math.max(titles, ...creators.map(({ units, quantity }) => units * quantity))).toBeGreaterThanOrEqual(3)
  expect(warningOf(plan, 'MEDIUM_THIN')).toBeUndefined()
})

test('languages with too few channels are left out of television of the whole country', () => {
  const plan = planOf('pan India 50 lakh, January 2027, any media, awareness for shampoo brand')
  const titles = new Map<string, Set<string>>()
  for (const { inventoryId, listingId } of linesOf(plan, 'tv')) {
    const language = ITEMS.find(({ id }) => id === inventoryId)?.languages[0] ?? ''
    titles.set(language, (titles.get(language) ?? new Set()).add(listingId))
  }
  expect(titles.size).toBeGreaterThan(0)
  for (const own of titles.values()) expect(own.size).toBeGreaterThanOrEqual(3)
})

test('tags and time checks are a small part of the radio money', () => {
  const radio = linesOf(
    planOf('Radio only in Bangalore for my bakery, 3 lakh, 2 weeks starting 1 December 2026'),
    'radio',
  )
  const fillers = radio.filter(({ title }) => /\btag\b|time check/i.test(title))
  expect(spent(fillers)).toBeLessThanOrEqual(0.31 * spent(radio))
})

test('late night radio is bought only for those that it meets more than others', () => {
  const late = (said: string) => linesOf(planOf(said), 'radio').filter(({ title }) => /late night/i.test(title))
  expect(late('Chennai, 15 lakh, January 2027, awareness for a new tea brand, radio')).toEqual([])
  for (const { audienceIndex } of late('Delhi 15 lakh, January 2027, radio, college students')) {
    expect(audienceIndex?.value).toBeGreaterThanOrEqual(1.2)
  }
})

test('the same people are not met by digital more than fifteen times a month', () => {
  const { channelSummary } = planOf('Chandigarh 15 lakh January 2027 admissions university, students')
  expect(channelSummary.find(({ channel }) => channel === 'digital')?.frequency).toBeLessThanOrEqual(15)
})
