import { describe, expect, test } from 'vitest'
import { ITEMS, lastOf, talk } from '../../../../tests/support/planner-talk.ts'
import { formatCount, formatMoney } from '../../money.ts'
import { smallestOf } from './quotes.ts'

const PLAN = '10 lakh Pune hoardings and radio January 2027'
const rupeesIn = (text: string) => text.match(/₹[\d,]+(?:\.\d+)?/g) ?? []

test.each([
  'What does a billboard in Bandra cost?',
  'kitne log dekhenge',
  'why no TV?',
  'I want to talk to a real person',
  'Looks good, book it',
  'क्या इनपुट टैक्स क्रेडिट मिलेगा?',
])('%s leaves the plan that stands, and asks for no slot', (said) => {
  const [before, after] = talk([PLAN, said])
  expect(after?.plan?.lineItems).toEqual(before?.plan?.lineItems)
  expect(after?.brief).toEqual(before?.brief)
  expect(after?.missing).toEqual([])
  expect(after?.message).not.toBe(before?.message)
})

describe('a price', () => {
  test('is of the catalogue, of what was asked for, with links', () => {
    const { message, cards } = lastOf(['What does a unipole in Bandra cost?'])
    const [card] = cards
    expect(card?.rows.length).toBeGreaterThan(0)
    for (const { path, title } of card?.rows ?? []) {
      const item = ITEMS.find((one) => one.path === path && one.title === title)
      expect([item?.area, item?.title]).toEqual(['Bandra', title])
      expect(message).toContain(formatMoney(item ? smallestOf(item, null).payable : 0))
    }
  })

  test('of a medium that a city has is of its own stations, not of a network', () => {
    const { cards } = lastOf(['how much is a radio spot in Pune'])
    for (const { path } of cards[0]?.rows ?? []) expect(ITEMS.find((one) => one.path === path)?.city).toBe('Pune')
  })
})

test('the least budget is a whole order, dearer than the cheapest spot', () => {
  const { message, plan } = lastOf(['Minimum budget for radio in Delhi for 2 weeks in January 2027?'])
  const [least = 0, cheapest = 0] = rupeesIn(message)
    .map((sum) => Number(sum.replace(/[₹,]/g, '')))
    .filter((sum) => sum > 2_000)
  expect(least).toBeGreaterThan(cheapest)
  expect(plan).toBeUndefined()
})

test('days of a listing are free or not as its calendar says', () => {
  const { cards } = lastOf(['Is the hoarding on SV Road Bandra free in January 2027?'])
  expect(cards[0]?.rows.length).toBeGreaterThan(1)
  for (const { path, facts } of cards[0]?.rows ?? []) {
    const free = ITEMS.find((one) => one.path === path)?.free ?? []
    const isWhole = free.some(({ start, end }) => start <= '2027-01-01' && end >= '2027-01-31')
    if (facts[0]?.includes('1 Jan 2027 to 31 Jan 2027')) expect(isWhole, path ?? '').toBe(true)
  }
})

test('people have a budget', () => {
  const { message } = lastOf([
    'How much budget do I need to reach 20 lakh people in Pune in January 2027 on hoardings and radio?',
  ])
  expect(message).toMatch(/^To reach 20 lakh people in Pune, plan ₹[\d,]+ to ₹[\d,]+ with GST/)
  expect(lastOf(['budget needed to reach 9 crore people in Pune on radio?']).message).toMatch(
    /cannot be reached in Pune/,
  )
})

describe('a question about the plan', () => {
  const { plan } = lastOf([PLAN])

  test.each([
    ['how many people will see it?', formatCount(plan?.delivery.reach ?? 0)],
    ['and the cost per thousand?', formatMoney(plan?.delivery.cpm ?? 0)],
    ['what is the total GST?', formatMoney(plan?.totals.gst ?? 0)],
    ['is production included?', formatMoney(plan?.totals.production ?? 0)],
    ['what is the total cost?', formatMoney(plan?.totals.payable ?? 0)],
    ['Why did you pick the first one in the list?', plan?.lineItems[0]?.title ?? '-'],
    ['why line 99?', `${plan?.lineItems.length} lines`],
    ['why no TV?', 'You asked for hoardings and radio'],
    ['why radio?', 'of the media money goes to radio'],
    ['what is CPM', formatMoney(plan?.delivery.cpm ?? 0)],
    ['I don’t like this plan', plan?.alternatives[1]?.label ?? '-'],
  ])('%s: %s', (said, figure) => expect(lastOf([PLAN, said]).message).toContain(figure))
})

test('a comparison names both, and one to take', () => {
  const { message, cards } = lastOf(['Which is better for my restaurant in Pune, radio or newspaper?'])
  expect(message).toMatch(
    /radio: a reach of about .*; newspapers: a reach of about .*I would take (?:radio|newspapers): more/,
  )
  expect(cards[0]?.rows).toHaveLength(2)
})

test('a question beside facts is answered before the plan', () => {
  const { message, plan } = lastOf(['is GST extra? 10 lakh budget Pune Jan 2027 radio'])
  expect(message).toMatch(/^GST on the media is ₹/)
  expect(plan?.brief.budget?.gst).toBe('inclusive')
})

test('what the catalogue does not have is said, with what is near, and the plan is still made', () => {
  const { message, plan } = lastOf(['Book the Golden Galaxy Mega LED in Jaipur, 5 lakh, January 2027'])
  expect(message).toMatch(/^Golden Galaxy Mega LED is not in our catalogue\. The nearest that are: .* and /)
  expect(plan).toBeDefined()
  expect(lastOf(['Radio Rajpath in Delhi, 5 lakh, January 2027']).message).not.toContain('not in our catalogue')
})

test.each([
  'मुंबई में होर्डिंग का किराया कितना है?',
  'जयपुर में रेडियो के लिए कम से कम कितना बजट चाहिए?',
  'रेडियो या अखबार, पुणे में कौन सा बेहतर है?',
  'GRP का मतलब क्या है?',
  'ये क्यों चुना?',
  'कितने लोग देखेंगे?',
  'थोड़ी छूट मिलेगी?',
  'यह पसंद नहीं आया',
  'मुझे कैसे पता चलेगा कि होर्डिंग लगा?',
  'क्या किस्तों में भुगतान कर सकते हैं?',
])('%s is answered in Hindi', (said) => {
  const { message } = lastOf([PLAN, said])
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  expect(message.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length).toBeGreaterThan(letters / 2)
})
