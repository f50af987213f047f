import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { ALL_INDIA } from '../../../../catalogue/rules/places/coverage.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Understanding } from '../understanding.ts'
import { replyTo } from './reply.ts'

const CONTEXT = {
  today: '2026-11-23',
  now: '2026-11-23T05:30:00Z',
  catalogueVersion: 'sha256:test',
  edits: { held: [], dropped: [] },
}
const BUDGET = { amount: toPaise(1_200), min: null, gst: 'inclusive', sourceText: '' } as const
const understood = (more: Partial<Understanding> = {}): Understanding => ({
  brief: briefWith({ budget: BUDGET }),
  intent: 'plan',
  problems: [],
  missing: [],
  assumptions: [],
  isComplete: true,
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
  ...more,
})
const reply = (more: Partial<Understanding> = {}, items: InventoryItem[] = [inventoryItem()]) =>
  replyTo([understood(more)], items, CONTEXT)
const assumption = (code: string, text: string) => ({ code, slot: 'budget' as const, text })

test.each([
  [true, 'plan', true],
  [true, 'why', false],
  [true, 'thanks', false],
  [false, 'plan', false],
  [false, 'why', false],
] as const)('a complete brief: %s, intent %s: a plan is made: %s', (isComplete, intent, isMade) => {
  expect(reply({ isComplete, intent }).plan !== undefined).toBe(isMade)
})

describe('a plan', () => {
  test('is described in three sentences, and what to say next', () => {
    const { message, missing, engine } = reply()
    expect(message).toMatch(/^This placement uses ₹1,180 with GST, 98% of your ₹1,200 budget\. Expect a reach of/)
    expect(message).toMatch(/Hoardings in Mumbai, 1 Jan 2027 to 31 Jan 2027\. Ask for any change, or ask why\.$/)
    expect([missing, engine]).toEqual([[], 'embedded'])
  })

  test('is described with the goal that it misses, instead of what to say next', () => {
    const { message } = reply({ reachGoal: 1_000_000_000 })
    expect(message).toMatch(/only 1\.37 crore adults live in these places\.$/)
  })

  test('repeats two warnings, the weightiest first', () => {
    const brief = briefWith({
      budget: BUDGET,
      cities: ['Mumbai', 'Pune'],
      unavailableCities: ['Thane'],
      channels: ['ooh', 'radio'],
    })
    const { message, plan } = reply({ brief })
    expect(plan?.warnings.map(({ code }) => code)).toEqual(['UNAVAILABLE_CITY', 'CITY_MISSING', 'CHANNEL_MISSING'])
    expect(message).toMatch(/There is no inventory in Thane yet\. Nothing in Pune fits [^.]*\.$/)
  })

  test('is described without rupees to a visitor who bargains', () => {
    const brief = briefWith({ budget: { ...BUDGET, amount: toPaise(5_000) } })
    const { message } = reply({ brief, assumptions: [assumption('CATALOGUE_RATES', 'I cannot change a price')] })
    expect(message).toContain('uses 24% of your budget, at the owners’ own rates.')
    expect(message).toMatch(/I cannot change a price\.$/)
    expect(message).not.toContain('₹')
    expect(reply({ brief }).message).toMatch(/₹3,820 stays unallocated: [^.]*\.$/)
  })

  test('with conditions of law ends with the first of them; all are next to the message', () => {
    const note = (text: string) => ({ code: 'RERA', verdict: 'conditions' as const, statute: '', text, documents: [] })
    const notes = [note('It needs a certificate!'), note('It needs a licence.')]
    const { message, compliance, plan } = reply({ compliance: { notes, question: null, answers: [], language: 'en' } })
    expect(message).toMatch(/2027\. It needs a certificate!$/)
    expect([compliance, plan?.compliance]).toEqual([notes, notes])
    expect(plan?.warnings.map(({ text }) => text).join()).not.toContain('certificate')
  })

  test('is explained on request', () => {
    const turns = [understood(), understood({ intent: 'why' })]
    expect(replyTo(turns, [inventoryItem()], CONTEXT).message).toMatch(/^Each placement was chosen for/)
  })

  test('takes added media before those that a plan of any media has', () => {
    const items = [
      inventoryItem({ id: 'site', rate: 50_000 }),
      inventoryItem({
        id: 'wall',
        channel: 'tv',
        city: null,
        scope: 'national',
        area: 'All India',
        covers: [ALL_INDIA],
        rate: 40_000,
      }),
    ]
    const brief = briefWith({ budget: BUDGET, channels: ['tv'] })
    const channels = (assumptions: Understanding['assumptions']) =>
      reply({ brief, assumptions }, items).plan?.lineItems.map(({ channel }) => channel)
    expect(channels([])).toEqual(['tv'])
    expect(channels([assumption('CHANNELS_ADDED', 'Added')])).toEqual(['ooh', 'tv'])
  })

  test('of added media that cannot be made without them is described as such', () => {
    const assumptions = [assumption('CHANNELS_ADDED', 'Added')]
    expect(reply({ assumptions }, []).plan).toBeUndefined()
  })
})

describe('a brief that nothing suits', () => {
  test('is described with its reason, the missing cities and a way out', () => {
    const brief = briefWith({ budget: { ...BUDGET, amount: toPaise(10) }, unavailableCities: ['Thane'] })
    const { message, suggestions, plan } = reply({ brief })
    expect(plan).toBeUndefined()
    expect(message).toMatch(
      /^₹10 is not enough: .* with GST\. There is no inventory in Thane yet\. Raise the budget, or choose/,
    )
    expect(suggestions).toEqual(['Make it ₹2,000'])
    expect(reply({}, []).message).toBe(
      'There is no inventory for these places and media. Choose other media or another city.',
    )
  })
})

describe('without a plan', () => {
  const open = { isComplete: false, missing: ['budget' as const], brief: briefWith({ budget: null }) }
  const QUESTION = 'What is the budget?'

  test.each([
    ['greeting', /^Hello! .* rates\. What is the budget\?$/],
    ['help', /^Tell me the budget.* What is the budget\?$/],
    ['thanks', /^You are welcome\. What is the budget\?$/],
    ['off_topic', /^I can only help with .* What is the budget\?$/],
    ['why', /^There is no plan yet, .* What is the budget\?$/],
    ['plan', /^Noted: Mumbai; .*\. What is the budget\?$/],
  ] as const)('%s is answered with what is open', (intent, said) => {
    expect(reply({ ...open, intent }).message).toMatch(said)
  })

  test('small talk with a whole brief asks for a change, help for nothing', () => {
    expect(reply({ intent: 'thanks' }).message).toBe('You are welcome. Ask for any change to the campaign plan.')
    expect(reply({ intent: 'help' }).message).toMatch(/“make it 12 lakh”\.$/)
  })

  test('a refusal says why, and asks for nothing', () => {
    const refused = { ...open, intent: 'refused', refusal: 'Tobacco cannot be advertised.' } as const
    expect(reply(refused).message).toBe(
      'Tobacco cannot be advertised. Tell me about another campaign, and I will plan it.',
    )
  })

  test('a word with two readings is asked about before anything is planned, with chips', () => {
    const compliance = { notes: [], question: 'Is it a name?', answers: ['Only the name'], language: 'en' as const }
    expect(reply({ ...open, compliance })).toMatchObject({ message: 'Is it a name?', suggestions: ['Only the name'] })
  })

  test('a problem is asked in its own words, once, and other slots in theirs', () => {
    const problems = [
      { slot: 'dates', code: 'past', message: 'These days are over. Which ones?', hindi: 'कब?' },
      { slot: 'cities', code: 'ambiguous', message: 'Which one?', hindi: 'कौन-सा?' },
    ] as const
    const { message } = reply({ ...open, missing: ['budget', 'dates'], problems: [...problems] })
    expect(message).toBe(`These days are over. Which ones? ${QUESTION}`)
  })

  test('terms of the rates replace what was understood', () => {
    const assumptions = [assumption('CATALOGUE_RATES', 'I cannot change a price')]
    expect(reply({ ...open, assumptions }).message).toBe(`I cannot change a price. ${QUESTION}`)
  })

  test('cities without inventory are named', () => {
    const brief = { ...open.brief, unavailableCities: ['Thane'] }
    expect(reply({ ...open, brief }).message).toMatch(/There is no inventory in Thane yet\. What is the budget\?$/)
  })
})
