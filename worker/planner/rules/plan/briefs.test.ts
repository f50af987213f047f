import { describe, expect, test } from 'vitest'
import { BRIEFS, JANUARY } from '../../../../tests/support/planner-briefs.ts'
import { ITEMS, talk } from '../../../../tests/support/planner-talk.ts'
import type { Plan } from './plan.ts'

describe.each(Object.entries(BRIEFS))('%s', (_, turns) => {
  const answers = talk(turns.map(([said]) => said))
  test.each(turns.map(([said, expected], i) => ({ said, expected, answer: answers[i] })))(
    '$said',
    ({ expected, answer }) => {
      if (!answer) throw new Error('No answer')
      expect(Boolean(answer.plan), answer.message).toBe(expected.hasPlan)
      if (expected.brief) expect(answer.brief).toMatchObject(expected.brief)
      if (expected.asks) expect(answer.missing).toEqual(expect.arrayContaining(expected.asks))
      for (const slot of expected.asksNot ?? []) expect(answer.missing).not.toContain(slot)
      if (expected.says) expect(answer.message).toMatch(expected.says)
      if (expected.saysNot) expect(answer.message).not.toMatch(expected.saysNot)
      expect(answer.message.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(3)
      expect(answer.suggestions.length).toBeLessThanOrEqual(4)
      if (answer.plan) expectSound(answer.plan)
    },
  )
})

/** Expects of every plan: catalogue prices, requested places and media, correct sums, and a cost within the budget. */
function expectSound({ lineItems, totals, brief, delivery }: Plan) {
  const byId = new Map(ITEMS.map((item) => [item.id, item]))
  for (const line of lineItems) {
    const item = byId.get(line.inventoryId)
    expect(item?.rate).toBe(line.rate)
    expect(line.netAmount).toBe(line.rate * line.units * line.quantity + (line.season?.amount ?? 0))
    expect(line.units).toBeGreaterThanOrEqual(item?.minDuration ?? 1)
    expect(brief.excludedChannels).not.toContain(line.channel)
    if (brief.channels.length > 0 && brief.channelMode === 'only') expect(brief.channels).toContain(line.channel)
    if (brief.geoScope === 'cities' && item?.scope === 'city') expect(brief.cities).toContain(line.city)
  }
  const spent = brief.budget?.gst === 'exclusive' ? totals.subtotal : totals.total
  expect(spent).toBeLessThanOrEqual(brief.budget?.amount ?? 0)
  expect(new Set(lineItems.map(({ inventoryId }) => inventoryId)).size).toBe(lineItems.length)
  expect(delivery.reach).toBeLessThanOrEqual(delivery.universe)
}

test('the month after is that of India, an hour and a half past midnight', () => {
  const [answer] = talk(
    ['Hoardings in Kolkata, 8 lakh, next month, mobile network awareness 18-35'],
    '2026-11-30T20:00:00Z',
  )
  expect(answer?.plan?.brief).toMatchObject({ cities: ['Kolkata'], audience: '18-35', ...JANUARY })
})

test('a question about the plan leaves every line as it was', () => {
  const [first, second] = talk(['20 lakh, Pune, radio and hoardings, January 2027', 'why these?'])
  expect(second?.plan?.lineItems).toEqual(first?.plan?.lineItems)
})
