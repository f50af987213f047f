import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith, planWith } from '../../../../../tests/support/plan.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief, Slot } from '../brief.ts'
import type { Infeasible } from '../drafting/infeasible.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { answersTo, changesTo, waysOut } from './suggestions.ts'

const TODAY = '2026-11-23'
const understanding = (more: Partial<Brief> = {}, codes: string[] = []): Understanding => ({
  brief: briefWith(more),
  intent: 'plan',
  problems: codes.map((code) => ({ slot: 'cities', code, message: '', hindi: '' })),
  missing: [],
  assumptions: [],
  isComplete: false,
  refusal: null,
  compliance: { notes: [], question: null, answers: [], language: 'en' },
  unread: 0,
  reachGoal: null,
  budgetGoal: null,
  isReset: false,
  restores: null,
  version: null,
  lineEdits: [],
  keepsRest: false,
  shift: null,
  unreadParts: [],
  said: '',
  question: null,
  isQuestion: false,
  named: [],
  language: 'en',
})

describe('chips for open slots', () => {
  const chips = (missing: Slot[], ...args: Parameters<typeof understanding>) =>
    answersTo(missing, understanding(...args), TODAY)

  test('answer each slot once, then the first ones again, four at most', () => {
    expect(chips(['budget', 'cities', 'dates'], { startDate: null })).toEqual([
      '₹10 lakh',
      'Mumbai and Pune',
      'December 2026',
      '₹5 lakh',
    ])
    expect(chips(['objective', 'channels'])).toEqual(['Brand awareness', 'Hoardings and radio', 'All media'])
    expect(chips([])).toEqual([])
  })

  test('give a length where the first day is known, else a month', () => {
    expect(chips(['dates'])).toEqual(['For one month', 'For two weeks'])
    expect(chips(['dates'], { startDate: null })).toEqual(['December 2026', 'Next month for two weeks'])
  })

  test('name single cities where a place was not clear', () => {
    expect(chips(['cities'], {}, ['past', 'ambiguous'])).toEqual(['Mumbai', 'Pune'])
    expect(chips(['cities'], {}, ['past'])).toEqual(['Mumbai and Pune', 'Delhi NCR'])
  })
})

describe('chips that change a plan', () => {
  const summed = (...sums: [Plan['channelSummary'][number]['channel'], number][]): Partial<Plan> => {
    const [one] = planWith().channelSummary
    if (!one) throw new Error('No sum')
    return { channelSummary: sums.map(([channel, netAmount]) => ({ ...one, channel, netAmount })) }
  }
  const chips = (more: Partial<Plan> = {}, items = [inventoryItem({ channel: 'radio' })]) =>
    changesTo(planWith(undefined, { brief: briefWith(), ...more }), items)
  const totals = (utilisationPct: number, budget: number) => ({
    totals: { ...planWith().totals, utilisationPct, budget: toPaise(budget) },
  })

  test('are a medium to add, more money and more frequency', () => {
    expect(chips()).toEqual(['Add radio', 'Make it ₹3.2 lakh', 'Show me more frequency'])
  })

  test('offer reach to a plan of frequency', () => {
    expect(chips({ brief: briefWith({ emphasis: 'frequency' }) }).at(-1)).toBe('Show me more reach')
  })

  test('add the widest medium that can be bought in these cities and is neither used nor excluded', () => {
    const add = (brief: Partial<Brief>, ...items: ReturnType<typeof inventoryItem>[]) =>
      chips({ brief: briefWith(brief) }, items).find((chip) => chip.startsWith('Add')) ?? null
    const radio = inventoryItem({ channel: 'radio' })
    const transit = inventoryItem({ channel: 'transit' })
    expect(add({}, transit, radio)).toBe('Add radio')
    expect(add({ excludedChannels: ['radio'] }, transit, radio)).toBe('Add transit')
    expect(add({}, transit, inventoryItem({ channel: 'radio', city: 'Pune' }))).toBe('Add transit')
    expect(add({}, inventoryItem({ channel: 'radio', city: null }))).toBeNull()
    expect(add({ geoScope: 'pan_india', cities: [] }, inventoryItem({ channel: 'radio', city: null }))).toBe(
      'Add radio',
    )
    expect(add({}, inventoryItem())).toBeNull()
    expect(add({}, inventoryItem({ channel: 'tv' }))).toBeNull()
  })

  test('drop the cheapest of several media, the first by name of equal ones', () => {
    const drop = (...args: Parameters<typeof summed>) =>
      chips(summed(...args)).find((chip) => chip.startsWith('Drop')) ?? null
    expect(drop(['ooh', 300], ['radio', 100], ['tv', 200])).toBe('Drop radio')
    expect(drop(['tv', 100], ['radio', 100])).toBe('Drop radio')
    expect(drop(['ooh', 300])).toBeNull()
  })

  test('offer more money once the budget is used, a quarter more in round figures', () => {
    const more = (...args: Parameters<typeof totals>) =>
      chips(totals(...args)).find((chip) => chip.startsWith('Make')) ?? null
    expect(more(84.9, 250_000)).toBeNull()
    expect(more(85, 250_000)).toBe('Make it ₹3.2 lakh')
    expect(more(100, 1_000_000)).toBe('Make it ₹13 lakh')
    expect(more(100, 4)).toBe('Make it ₹5')
  })
})

describe('chips that make a plan possible', () => {
  const cheapest = { item: inventoryItem(), net: 100_000, withGst: 118_000 }
  const ways = (reason: Infeasible['reason'], more: Partial<Brief> = {}, found: Infeasible['cheapest'] = cheapest) =>
    waysOut({ feasible: false, reason, cheapest: found, text: '', hindi: '' }, briefWith(more))

  test('offer the lowest price in whole thousands', () => {
    expect(ways('too_little')).toEqual(['Make it ₹2,000'])
    expect(ways('too_little', {}, null)).toEqual([])
  })

  test('offer a longer flight where that is what is missing', () => {
    expect(ways('too_short')).toEqual(['For two months'])
  })

  test('offer all media to a brief of some', () => {
    expect(ways('unavailable', { channels: ['ooh'] })).toEqual(['All media'])
    expect(ways('no_inventory')).toEqual([])
  })
})
