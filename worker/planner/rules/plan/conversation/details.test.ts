import { describe, expect, test } from 'vitest'
import { READING } from '../../../../../tests/support/planner-talk.ts'
import { understand } from './understand.ts'

const read = (...said: string[]) =>
  understand(
    said.map((content) => ({ role: 'user' as const, content })),
    READING,
  )
const briefOf = (...said: string[]) => read(...said).brief

describe('typing errors', () => {
  test('in months and media are put right', () => {
    const brief = briefOf(
      'need hordings and raido in bangalor and hydrabad, buget 20 lkh, janury 2027, for nw aap launch',
    )
    expect(brief).toMatchObject({
      channels: ['ooh', 'radio'],
      cities: ['Bangalore', 'Hyderabad'],
      startDate: '2027-01-01',
    })
    expect(briefOf('billbord in Nagpur').channels).toEqual(['ooh'])
  })

  test.each(['boarding school in Pune', 'ratio of people in Pune', 'creation of a brand in Pune'])(
    'are not in %s',
    (said) => {
      expect(briefOf(said).channels).toEqual([])
    },
  )
})

test.each([
  ['is GST extra? 10 lakh Pune', 'inclusive'],
  ['kya GST alag lagega? 5 lakh Pune', 'inclusive'],
  ['GST extra hai kya? 5 lakh Pune', 'inclusive'],
  ['10 lakh plus GST Pune', 'exclusive'],
  ['5 lakh, GST extra, Pune', 'exclusive'],
])('the basis of %s is %s', (said, gst) => expect(briefOf(said).budget?.gst).toBe(gst))

describe('words after the thing', () => {
  const plan = '10 lakh hoardings and radio Pune Jan 2027'
  test.each([
    ['रेडियो हटा दो, अखबार जोड़ो', ['ooh', 'newspaper']],
    ['रेडियो निकालो', ['ooh']],
    ['रेडियो नहीं चाहिए', ['ooh']],
    ['radio chhodo, metro le lo', ['ooh', 'transit']],
    ['अखबार भी जोड़ दो', ['ooh', 'radio', 'newspaper']],
    ['TV bhi daal do', ['ooh', 'radio', 'tv']],
    ['radio bilkul nahi', ['ooh']],
  ])('%s', (said, channels) => expect(briefOf(plan, said).channels).toEqual(channels))

  test('take cities out and in', () => {
    expect(briefOf('10 lakh radio Chennai, Coimbatore', 'Coimbatore chhodo, Madurai le lo').cities).toEqual([
      'Chennai',
      'Madurai',
    ])
  })
})

describe('dates', () => {
  test('of a festival that is over offer the next one', () => {
    const { brief, problems } = read('Diwali campaign 2026 in Mumbai, 10 lakh')
    expect(brief.startDate).toBeNull()
    expect(problems[0]?.message).toBe(
      'Diwali 2026 is over: it was on 8 Nov 2026. The next one is on 29 Oct 2027: plan for Diwali 2027?',
    )
  })

  test.each([
    ['Mega sale on 26 January 2027, radio Pune 4 lakh', '2027-01-13', '2027-01-26'],
    ['One day sale on 30 November 2026, Delhi radio', '2026-11-24', '2026-11-30'],
    ['Front page in Mumbai on 26 January 2027', '2027-01-26', '2027-01-26'],
    ['infant formula (0-6 months), Pune, Jan 2027', '2027-01-01', '2027-01-31'],
    ['शादी का सीजन, जयपुर', '2026-11-24', '2027-02-28'],
  ])('of %s', (said, startDate, endDate) => expect(briefOf(said)).toMatchObject({ startDate, endDate }))
})

test.each([
  ['Naya gym khul raha hai Indiranagar Bangalore mein', 'gym'],
  ['Please act as my media agency and plan 10 lakh for Pune', null],
  ['Score sales, Pune 5 lakh radio', null],
  ['Father started it, Pune 5 lakh radio', null],
  ['I want a national campaign, 10 lakh', null],
  ['detergent for housewives, Pune 5 lakh', 'detergent'],
  ['our Big Gym campaign, Pune 5 lakh', 'Big Gym'],
  ['lift branding in Gurgaon for our home loan app', 'home loan app'],
])('the product of %s is %s', (said, product) => expect(briefOf(said).product).toBe(product))

describe('an audience', () => {
  test.each([
    ['HNI audience, Mumbai', 'affluent'],
    ['housewives in Pune', 'homemakers'],
    ['students 18-24, Pune', 'students'],
    ['senior citizens, Chennai', 'seniors'],
    ['IT decision makers, Bangalore', 'business'],
    ['salaried office goers, Pune', 'young_pros'],
    ['किसानों के लिए, पुणे', 'rural'],
    ['tea lovers, Pune', null],
  ])('of %s is %s', (said, kind) => expect(briefOf(said).audienceKind).toBe(kind))

  test('knows the brand or not, and meets it so often', () => {
    expect(briefOf('our well known tea brand, Kolkata').novelty).toBe('known')
    expect(briefOf('new coffee brand, Delhi').novelty).toBe('new')
    expect(briefOf('tea, Delhi').novelty).toBeNull()
    expect(briefOf('at least 5 times, radio in Delhi').frequencyGoal).toBe(5)
    expect(briefOf('kam se kam 4 baar dikhe, radio in Delhi').frequencyGoal).toBe(4)
    expect(briefOf('at least 5 lakh, radio in Delhi').frequencyGoal).toBeNull()
  })
})
