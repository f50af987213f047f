import { describe, expect, test } from 'vitest'
import { ITEMS, lastOf, talk } from '../../../../../tests/support/planner-talk.ts'
import { formatCount, formatMoney } from '../../../../kernel/rules/money.ts'

const PLAN = '10 lakh Pune hoardings and radio January 2027'
const { plan } = lastOf([PLAN])
if (!plan) throw new Error('There is no plan')
const most = <T>(rows: readonly T[], of: (row: T) => number) => [...rows].sort((a, b) => of(b) - of(a))[0]

describe('which line', () => {
  test.each([
    ['which line reaches most people?', most(plan.lineItems, ({ reach }) => reach ?? 0)],
    ['which one costs most?', most(plan.lineItems, ({ netAmount }) => netAmount)],
    ['which line is cheapest?', most(plan.lineItems, ({ netAmount }) => -netAmount)],
    ['which has the lowest CPM?', most(plan.lineItems, ({ cpm }) => -(cpm ?? 1e12))],
    ['sabse sasti line kaun si hai?', most(plan.lineItems, ({ netAmount }) => -netAmount)],
    ['कौन सी लाइन सबसे महंगी है?', most(plan.lineItems, ({ netAmount }) => netAmount)],
  ])('%s', (said, line) => {
    const { intent, message } = lastOf([PLAN, said])
    expect(intent).toBe('which_line')
    expect(message).toMatch(new RegExp(`(?:line|लाइन) ${line?.lineNo}\\b`))
    expect(message).toContain(line?.title)
  })

  test('of a medium is one of its lines', () => {
    const radio = plan.lineItems.filter(({ channel }) => channel === 'radio')
    const dearest = most(radio, ({ netAmount }) => netAmount)
    expect(lastOf([PLAN, 'which radio station costs most?']).message).toContain(dearest?.title)
  })

  test('near a place has distances, where the place is known', () => {
    const { message } = lastOf([PLAN, 'which of these hoardings is closest to Kothrud depot?'])
    expect(message).toMatch(/^In a straight line from Kothrud, Pune: line \d+, .* \([\d.]+ k?m\)/)
  })

  test('near an unknown place is not answered', () => {
    const { message } = lastOf([PLAN, 'which hoarding is nearest to our Xanadu showroom?'])
    expect(message).toMatch(/^I do not know where Xanadu Showroom is.*are in .*\(line \d/)
  })

  test('are in a locality', () => {
    const inBaner = plan.lineItems.filter(({ area }) => area === 'Baner').map(({ title }) => title)
    const { message } = lastOf([PLAN, 'which hoardings are in Baner?'])
    expect(inBaner.length).toBeGreaterThan(0)
    for (const title of inBaner) expect(message).toContain(title)
  })

  test('without a plan a listing of the city that names the place', () => {
    const { message, cards } = lastOf(['which hoarding is nearest to Kothrud depot?'])
    expect(message).toMatch(/^By its name nearest to Kothrud Depot: .*Kothrud depot/)
    expect(ITEMS.find(({ path }) => path === cards[0]?.rows[0]?.path)?.city).toBe('Pune')
  })
})

describe('a question without a subject', () => {
  test('is about the lines of the plan', () => {
    const { message, cards } = lastOf([PLAN, 'is it free in January?'])
    expect(message).toMatch(
      new RegExp(`^${plan.lineItems.length} of the ${plan.lineItems.length} lines of this plan are`),
    )
    expect(cards[0]?.rows.map(({ title }) => title).sort()).toEqual(plan.lineItems.map(({ title }) => title).sort())
  })

  test('is about the line that was spoken of', () => {
    const [, line, free] = talk([PLAN, 'which line reaches most people?', 'is it free in February?'])
    expect(free?.cards[0]?.rows.map(({ title }) => title)).toEqual(line?.cards[0]?.rows.map(({ title }) => title))
  })

  test.each(['is it free?', 'how much does it cost?', 'what is the minimum budget?'])(
    '%s asks what is meant',
    (said) => {
      expect(lastOf([said]).message).toMatch(/^What is meant/)
    },
  )

  test('that nobody knows says so', () => {
    const { message, intent } = lastOf([PLAN, 'who painted these sites?'])
    expect(intent).toBe('unclear')
    expect(message).toMatch(/^I have no answer to “who painted these sites\?”\. The plan is as it was\./)
  })
})

describe('more money', () => {
  test('is answered by a point of the curve, and the chip makes the change', () => {
    const [, asked, done] = talk([PLAN, 'what if I add 10 lakh?', 'Make it ₹20,00,000 in all'])
    const point = plan.curve?.points.find(({ budget }) => budget === 200_000_000)
    expect(asked?.message).toContain(`With ₹20,00,000 it would reach about ${formatCount(point?.reach ?? 0)}`)
    expect(asked?.suggestions).toEqual(['Make it ₹20,00,000 in all'])
    expect(done?.plan?.brief.budget?.amount).toBe(200_000_000)
  })

  test('between two points names both, beyond the last one that one', () => {
    const { message } = lastOf([PLAN, 'what do I get for 4 lakh more?'])
    expect(message).toMatch(/₹14,00,000 lies between .* ₹12,50,000 reaches .* ₹15,00,000/)
    expect(lastOf([PLAN, 'what do I get for 20 lakh more?']).message).toMatch(/₹30,00,000 is beyond .* ₹20,00,000/)
  })
})

test('the budget of an answer is planned, and can be changed', () => {
  const [asked, planned, more] = talk([
    'Cheapest way to reach 20 lakh people in Chennai in January, 3 times each',
    'plan it',
    '2 lakh more',
  ])
  const budget = planned?.plan?.brief.budget?.amount ?? 0
  expect(asked?.message).toContain(`By our model ${formatMoney(budget)} reaches`)
  expect(planned?.plan?.brief).toMatchObject({ cities: ['Chennai'], startDate: '2027-01-01' })
  expect(more?.plan?.brief.budget?.amount).toBe(budget + 20_000_000)
  const [chip = ''] = asked?.suggestions ?? []
  expect(lastOf([chip]).plan?.brief).toMatchObject({ cities: ['Chennai'], budget: { amount: budget } })
})

describe('what a brand manager asks of a plan', () => {
  const radio = plan.channelSummary.find(({ channel }) => channel === 'radio')

  test.each([
    ['How much goes to radio?', formatMoney(radio?.netAmount ?? 0)],
    ['which city gets the most money?', 'Pune: ₹'],
    ['what percent of Pune does it reach?', `${plan.delivery.reachPct}% of the adults`],
    ['when does it start?', '1 Jan 2027 to 31 Jan 2027'],
    ['what is the budget?', formatMoney(plan.totals.unallocated)],
    ['show me the plan', formatMoney(plan.totals.payable)],
    ['kitne logon tak pahunchega?', formatCount(plan.delivery.reach)],
    ['कितना बचा?', formatMoney(plan.totals.unallocated)],
    ['What is line 2?', plan.lineItems[1]?.title ?? '-'],
    ['is 10 lakh enough?', 'more money mostly buys repetition'],
    ['how sure are you?', 'Reach is modelled, not measured'],
    ['what did you assume?', 'Assumed for this plan: '],
    ['आँकड़े कहाँ से आते हैं?', 'मॉडल'],
    ['can I cancel later?', 'withdrawn without charge until the owner confirms'],
    ['How do I get an invoice?', 'you pay that owner directly, in three parts'],
    ['boss ko kaise dikhau?', '“Share”'],
    ['what is the deadline?', 'Artwork is due'],
    ['what happens if I drop line 2?', plan.lineItems[1]?.title ?? '-'],
    ['is it worth it?', 'of the best plan'],
    ['so what is the final price?', formatMoney(plan.totals.payable)],
    ['any hidden costs?', formatMoney(plan.totals.payable)],
    ['which day does it start?', '1 Jan 2027 to 31 Jan 2027'],
    ['how many new people does line 3 add?', plan.lineItems[2]?.title ?? '-'],
    ['what does "CPM" mean?', formatMoney(plan.delivery.cpm)],
    ['kya radio accha hai?', 'of the media money goes to radio'],
    ['which medium is the cheapest per person?', 'hoardings: a reach of about'],
    ['who is the target audience?', formatCount(plan.delivery.reach)],
    ['is there anything on Baner Road?', 'offers of advertising in Baner, Pune'],
  ])('%s: %s', (said, figure) => {
    const answer = lastOf([PLAN, said])
    expect(answer.message).toContain(figure)
    expect(answer.plan?.lineItems).toEqual(plan.lineItems)
  })

  test('the line to drop comes with a chip that drops it', () => {
    const [, asked] = talk([PLAN, 'which line should I drop?'])
    const worst = most(plan.lineItems, ({ cpm }) => cpm ?? 0)
    expect(asked?.suggestions).toEqual([`Drop line ${worst?.lineNo}`])
    const dropped = lastOf([PLAN, `Drop line ${worst?.lineNo}`])
    expect(dropped.plan?.lineItems.map(({ title }) => title)).not.toContain(worst?.title)
  })

  test('a comparison with another medium has the media of the plan next to it', () => {
    const { cards } = lastOf([PLAN, 'How does this compare to digital?'])
    expect(cards[0]?.rows.map(({ title }) => title)).toEqual(['Radio', 'Hoardings', 'Digital'])
  })
})

test.each(['Which newspaper has the most readers in Lucknow?', 'Which radio station is number one in Delhi?'])(
  '%s is answered from the catalogue',
  (said) => {
    const { message, cards, brief } = lastOf([said])
    expect(message).toMatch(/can meet most people, by the counts of their owners/)
    expect(cards[0]?.rows).toHaveLength(3)
    expect(brief.cities).toEqual([])
  },
)

test('before a plan a question without an answer says so, and a request for advice asks on', () => {
  expect(lastOf(['who are your clients?']).message).toMatch(/^I have no answer to .* What is the budget\?/)
  expect(lastOf(['what should I do?']).message).toMatch(/^What is the budget\?/)
})

describe('papers', () => {
  const HOMES = 'our new housing project in Pune, 20 lakh, January 2027, hoardings'

  test('are those of the law, and what every advertiser gives', () => {
    const { message } = lastOf([HOMES, 'which documents do you need?'])
    expect(message).toMatch(/RERA registration certificate.*GSTIN.*artwork/)
    expect(lastOf([HOMES, 'कौन से कागज़ चाहिए?']).message).toMatch(/RERA registration certificate.*GSTIN.*आर्टवर्क/)
  })

  test('are none where the law asks for none', () => {
    const { message } = lastOf(['we sell biscuits, 10 lakh, Pune, January 2027', 'what papers do you need from us?'])
    expect(message).toMatch(/^For what you advertise no special documents/)
  })
})

test('a plan is shared by its buttons, and not sent', () => {
  expect(lastOf([PLAN, 'send the plan to my whatsapp']).message).toMatch(/^I send nothing myself.*“Share”.*“Export”/)
  expect(lastOf([PLAN, 'excel bhejo']).message).toContain('Excel (XLSX), as CSV')
})

test.each([
  ['show version 1', 1],
  ['open version 2', 2],
  ['pehla version dikhao', 1],
  ['पहला वर्ज़न दिखाओ', 1],
])('%s goes back to it', (said, version) => {
  const [first, second, , last] = talk([PLAN, 'make it 12 lakh', 'make it 15 lakh', said])
  expect(last?.plan?.brief.budget).toEqual((version === 1 ? first : second)?.plan?.brief.budget)
})

test('what can only be booked for longer says so', () => {
  const { message } = lastOf(['How much does a hoarding in Bandra cost?', 'is it free in January?'])
  expect(message).toMatch(/can only be booked for \d months or longer/)
})
