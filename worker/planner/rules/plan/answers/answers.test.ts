import { describe, expect, test } from 'vitest'
import { ITEMS, lastOf, talk } from '../../../../../tests/support/planner-talk.ts'
import { formatCount, formatMoney } from '../../../../kernel/rules/money.ts'
import { smallestOrder } from './quotes.ts'

const PLAN = '10 lakh Pune hoardings and radio January 2027'
const rupeesIn = (text: string) => text.match(/₹[\d,]+(?:\.\d+)?/g) ?? []

test.each([
  'What does a billboard in Bandra cost?',
  'kitne log dekhenge',
  'why no TV?',
  'I want to talk to a real person',
  'Looks good, book it',
  'क्या इनपुट टैक्स क्रेडिट मिलेगा?',
])('%s leaves the current plan, and asks for no slot', (said) => {
  const [before, after] = talk([PLAN, said])
  expect(after?.plan?.lineItems).toEqual(before?.plan?.lineItems)
  expect(after?.brief).toEqual(before?.brief)
  expect(after?.missing).toEqual([])
  expect(after?.message).not.toBe(before?.message)
})

describe('GST in the sum', () => {
  const figuresOf = (said: string, brief = PLAN) => {
    const [{ plan } = {}, { intent, message, version } = {}] = talk([brief, said])
    const { payable, subtotal, gst, production } = plan?.totals ?? { payable: 0, subtotal: 0, gst: 0, production: 0 }
    return { message, intent, version, sums: [payable, subtotal, gst, production].map((sum) => formatMoney(sum)) }
  }

  test.each([
    ['इसमें GST शामिल है?', /^हाँ: /],
    ['kya isme GST included hai?', /^Yes: /],
    ['does this include GST?', /^Yes: /],
    ['is this with GST?', /^Yes: /],
    ['क्या जीएसटी अलग है?', /^नहीं: /],
  ])('%s', (said, start) => {
    const { message, intent, version, sums } = figuresOf(said)
    expect([intent, version]).toEqual(['figures', 1])
    expect(message).toMatch(start)
    for (const sum of sums) expect(message).toContain(sum)
  })

  test('is not there where GST comes on top', () => {
    expect(figuresOf('does this include GST?', `${PLAN} plus GST`).message).toMatch(
      /^No: as you said, GST comes on top/,
    )
    expect(figuresOf('is GST extra?', `${PLAN} plus GST`).message).toMatch(/^Yes: /)
  })

  test('with a budget and a question mark is a fact', () => {
    expect(lastOf(['10 lakh including GST, Pune radio January 2027?']).plan?.totals.budget).toBe(100_000_000)
  })
})

describe('a price', () => {
  test('is of the catalogue, of what was asked for, with links', () => {
    const { message, cards } = lastOf(['What does a unipole in Bandra cost?'])
    const [card] = cards
    expect(card?.rows.length).toBeGreaterThan(0)
    for (const { path, title } of card?.rows ?? []) {
      const item = ITEMS.find((one) => one.path === path && one.title === title)
      expect([item?.area, item?.title]).toEqual(['Bandra', title])
      expect(message).toContain(formatMoney(item ? smallestOrder(item, null).payable : 0))
    }
  })

  test('of a medium that a city has is of its own stations, not of a network', () => {
    const { cards } = lastOf(['how much is a radio spot in Pune'])
    for (const { path } of cards[0]?.rows ?? []) expect(ITEMS.find((one) => one.path === path)?.city).toBe('Pune')
  })
})

describe('a price with a threshold', () => {
  const answer = (said: string) => {
    const [before, after] = talk(['10 lakh Pune hoardings and newspaper January 2027', said])
    expect(after?.brief).toEqual(before?.brief)
    return after?.message ?? ''
  }

  test.each([
    [
      'is a full page under 5 lakh?',
      /^No: of \d+ offers of full pages in Pune none costs ₹5,00,000 or less; the cheapest is ₹/,
    ],
    [
      'kya 2 lakh mein unipole mil jayega?',
      /^Yes: \d+ of \d+ offers of unipoles in Pune cost at most ₹2,00,000 with GST/,
    ],
    ['are there screens within 1 lakh?', /^Yes: /],
    ['will a radio spot cost more than 10000?', /^No: \d+ of \d+ offers of radio in Pune cost at most ₹10,000/],
    ['क्या यूनिपोल 1 लाख से कम में मिलेगा?', /^नहीं: /],
  ])('%s', (said, expected) => expect(answer(said)).toMatch(expected))

  test('counts offers as their smallest orders cost', () => {
    const [, fitting, all] = /^Yes: (\d+) of (\d+) /.exec(answer('kya 2 lakh mein unipole mil jayega?')) ?? []
    const own = ITEMS.filter(({ city, type }) => city === 'Pune' && /^Unipole/.test(type))
    expect(Number(all)).toBe(own.length)
    expect(Number(fitting)).toBeLessThan(own.length)
  })

  test.each(['can you do Pune hoardings under 5 lakh?', 'make it under 8 lakh'])('%s is a plan', (said) =>
    expect(lastOf([PLAN, said]).intent).toBe('plan'),
  )
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

test('a question with facts is answered before the plan', () => {
  const { message, plan } = lastOf(['is GST extra? 10 lakh budget Pune Jan 2027 radio'])
  expect(message).toMatch(/^No: your budget of ₹[\d,]+ is taken to include GST\. In all ₹/)
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

describe('why a place is not in the plan', () => {
  const HOARDINGS = '10 lakh Pune hoardings and newspaper January 2027'
  const answer = (brief: string, said: string) => lastOf([brief, said])

  test.each([
    ['why is Kothrud not covered?', /offers of hoardings in Kothrud .*: .+ is sold for at least 3 months\.$/],
    ['why not Kothrud?', /offers of hoardings in Kothrud /],
    ['कोथरुड में क्यों नहीं है?', /^Kothrud में होर्डिंग के \d+ विकल्पों में से /],
    ['why is Mumbai not covered?', /^You asked for Pune, so Mumbai was left out\. It starts at ₹[\d,]+ with GST/],
    ['why is Shimla not there?', /^We have no inventory in Shimla yet\./],
    ['why nothing in Yerawada?', /^The catalogue has no hoardings in Yerawada\. It has \d+ offers of transit there\./],
    ['why no radio in Kothrud?', /^Radio is sold for the whole of Pune/],
  ])('%s', (said, expected) => {
    const { message, intent, version } = answer(HOARDINGS, said)
    expect([intent, version]).toEqual(['why', 1])
    expect(message).toMatch(expected)
  })

  test('another locality was asked for', () =>
    expect(answer('10 lakh Pune Baner hoardings January 2027', 'why not Kothrud?').message).toMatch(
      /^You asked for Baner alone, so Kothrud was left out\./,
    ))

  test('it is in the plan', () => {
    const { message, plan } = answer(HOARDINGS, 'why nothing in Baner?')
    const own = plan?.lineItems.filter(({ area }) => area === 'Baner') ?? []
    expect(own.length).toBeGreaterThan(0)
    expect(message).toContain(
      `Baner is in the plan: line${own.length > 1 ? 's' : ''} ${own[0]?.lineNo} ${own[0]?.title}`,
    )
  })

  test('other places add more people for their price', () => {
    const { message } = answer('1 lakh Delhi January 2027', 'why not Connaught Place?')
    expect(message).toMatch(/can run in your days, but for their price other places add more new people: .*₹.*₹/)
  })
})
