import { expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { offerOf } from '../../../../../tests/support/plan-lines.ts'
import type { Assumption, Brief } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { aimOf } from '../search/objectives.ts'
import { planAssumptions } from './assumptions.ts'

const assumed = (items: Partial<InventoryItem>[], more: Partial<Brief> = {}, given: Assumption[] = []) => {
  const brief = briefWith(more)
  if (!isPlannable(brief)) throw new Error('An incomplete brief')
  const selected = items.map((item) => {
    const offer = offerOf(item)
    const order = offer.orders[0]
    if (!order) throw new Error('No order')
    return { offer, order, locked: false }
  })
  return planAssumptions(given, { brief, selected, aim: aimOf(brief) })
}
const codes = (...args: Parameters<typeof assumed>) => assumed(...args).map(({ code }) => code)
const STATION = { channel: 'radio' } as const
const ALWAYS = ['GST_INCLUSIVE', 'UNIVERSE', 'AUDIENCE_DEFAULT', 'MODEL_ASSUMED']

test('every plan tells its GST, its people, its audience and its model', () => {
  expect(codes([STATION])).toEqual(ALWAYS)
  const budget = { amount: 100_000, min: null, gst: 'exclusive', sourceText: '' } as const
  expect(codes([STATION], { budget, audience: 'families' })).toEqual([
    'GST_EXCLUSIVE',
    'UNIVERSE',
    'AUDIENCE_ALL_ADULTS',
    'MODEL_ASSUMED',
  ])
})

test('repeated visits, targeted views and production name the lines that have them', () => {
  expect(codes([STATION, { channel: 'ooh' }])).toEqual([...ALWAYS, 'REPEAT_VISITS'])
  expect(codes([{ channel: 'digital' }, STATION])).toEqual([...ALWAYS, 'DIGITAL_TARGETED'])
  expect(codes([{ channel: 'newspaper' }, STATION])).toEqual([...ALWAYS, 'NOTICED_BY_SIZE'])
  expect(codes([STATION, { ...STATION, setup: 1 }])).toEqual([...ALWAYS, 'PRODUCTION_INSIDE'])
})

test('assumptions of the conversation come first, and replace a code that both have', () => {
  const given: Assumption[] = [
    { code: 'UNIVERSE', slot: 'delivery', text: 'As said' },
    { code: 'DATES_FROM_FESTIVAL', slot: 'dates', text: 'Diwali' },
  ]
  const all = assumed([STATION], {}, given)
  expect(all.slice(0, 2)).toEqual(given)
  expect(all.filter(({ code }) => code === 'UNIVERSE')).toHaveLength(1)
  expect(all).toHaveLength(5)
})

test('the people counted are named in the middle of a sentence', () => {
  expect(assumed([STATION]).find(({ code }) => code === 'UNIVERSE')?.text).toMatch(/^People are adults 15\+/)
})

test('a goal for frequency is named with its number', () => {
  expect(assumed([STATION], { objective: 'launch' })[0]).toMatchObject({
    code: 'FREQUENCY_GOAL',
    text: 'A campaign for launch is planned for people who meet it 3 times or more (3+), our assumption',
  })
  expect(assumed([STATION], { frequencyGoal: 2 })[0]?.text).toBe('Planned for people who meet it twice or more (2+)')
})
