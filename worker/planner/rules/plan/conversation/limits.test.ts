import { describe, expect, test } from 'vitest'
import { READING } from '../../../../../tests/support/planner-talk.ts'
import type { Brief } from '../brief.ts'
import { understand } from './understand.ts'

const briefOf = (...said: string[]): Brief =>
  understand(
    said.map((content) => ({ role: 'user' as const, content })),
    READING,
  ).brief

const formats = (brief: Brief, of: 'formats' | 'excludedFormats' | 'favouredFormats' = 'formats') =>
  brief[of].map(({ channel, format }) => `${channel} ${format}`)

describe('a format', () => {
  test.each([
    ['Only unipoles and gantries in Ahmedabad', ['ooh unipole', 'ooh gantry']],
    ['bus and cab branding in Delhi', ['vehicle bus', 'vehicle cab']],
    ['Only metro branding in Delhi', ['transit metro']],
    ['Interval film in Delhi cinemas', ['theatre interval']],
    ['cinema mein interval ad, Hyderabad', ['theatre interval']],
    ['RJ mentions on Delhi radio', ['radio rj_mention']],
    ['Pune radio, only evening drive and breakfast', ['radio evening', 'radio breakfast']],
    ['full page jacket in Mumbai', ['newspaper jacket']],
    ['lift branding in Gurgaon', ['dooh lift']],
    ['train wraps in Mumbai', ['transit train_wrap']],
    ['activations for college students in Pune', []],
    ['college fest, activations in Pune', ['btl college']],
    ['hoardings and bus shelters in Pune', ['ooh bus_shelter', 'ooh billboard']],
    ['ऑटो और बस पर विज्ञापन, दिल्ली', ['vehicle auto', 'vehicle bus']],
    ['Bengaluru mein sirf auto pe ad', ['vehicle auto']],
  ])('of %s is %j', (said, wanted) => expect(formats(briefOf(said))).toEqual(wanted))

  test.each([
    'hoardings in Pune',
    'breakfast cereal, radio in Pune',
    'auto parts, radio in Pune',
    'mall opening, hoardings in Pune',
  ])('is not in %s', (said) => expect(formats(briefOf(said))).toEqual([]))

  test('is refused or preferred without a word on its medium', () => {
    const radio = 'radio in Pune'
    expect(formats(briefOf(radio, 'no late night'), 'excludedFormats')).toEqual(['radio late_night'])
    expect(formats(briefOf(radio, 'late night mat rakho'), 'excludedFormats')).toEqual(['radio late_night'])
    expect(formats(briefOf(radio, 'raat wale spot mat rakho'), 'excludedFormats')).toEqual(['radio late_night'])
    expect(formats(briefOf('mall activations in Pune, no kiosks'), 'excludedFormats')).toEqual(['btl kiosk'])
    expect(formats(briefOf(radio, 'more spots in the evening drive'), 'favouredFormats')).toEqual(['radio evening'])
    expect(briefOf(radio, 'no late night').channels).toEqual(['radio'])
  })

  test('joins with "add", and takes its medium along when the last one goes', () => {
    expect(formats(briefOf('unipoles in Pune', 'add gantries'))).toEqual(['ooh unipole', 'ooh gantry'])
    expect(briefOf('radio and metro in Delhi', 'drop metro').channels).toEqual(['radio'])
    expect(briefOf('outdoor in Delhi, but not metro').channels).toEqual(['ooh', 'dooh'])
  })
})

describe('a number', () => {
  test.each([
    ['exactly 2 hoardings in Baner, Pune', 'ooh', null, 2, 2],
    ['3 unipoles in Andheri, Mumbai', 'ooh', 'unipole', 3, 3],
    ['One hoarding in Bandra', 'ooh', null, 1, 1],
    ['at least 3 hoardings in Kothrud', 'ooh', null, 3, null],
    ['2-3 hoardings in Pune', 'ooh', null, 2, 3],
    ['at most 6 lines in the plan, Pune', null, null, null, 6],
    ['5 micro influencers, Delhi', 'influencer', null, 5, 5],
    ['Bandra ke aas paas 2 hoarding chahiye', 'ooh', null, 2, 2],
    ['एक होर्डिंग पुणे में', 'ooh', null, 1, 1],
  ])('of %s', (said, channel, format, least, most) => {
    expect(briefOf(said).counts).toEqual([{ channel, format, least, most }])
  })

  test.each([
    ['Pune 10 lakh hoardings January 2027', 1_000_000],
    ['12 lakh hoardings Kochi', 1_200_000],
    ['Bangalore 8 lakh screens', 800_000],
    ['Delhi 5 lakh influencers', 500_000],
    ['Delhi, 30 lakh adults, budget 12 lakh', 1_200_000],
    ['5 creators with 50k followers in Delhi, 6 lakh', 600_000],
  ])('of money is a budget: %s', (said, rupees) => {
    const { brief, reachGoal } = understand([{ role: 'user', content: said }], READING)
    expect(brief.budget?.amount).toBe(rupees * 100)
    expect(reachGoal).toBeNull()
  })

  test.each(['50 buses in Delhi', '10 radio spots in Delhi', 'hoardings in Pune, 2027'])(
    'is no count of listings in %s',
    (said) => {
      expect(briefOf(said).counts).toEqual([])
    },
  )
})

describe('a locality', () => {
  test('bounds the plan unless it is only preferred', () => {
    expect(briefOf('hoardings in Baner, Pune').areasMode).toBe('only')
    expect(briefOf('Indiranagar Bangalore mein gym').areasMode).toBe('only')
    expect(briefOf('ideally in Baner, Pune').areasMode).toBe('prefer')
    expect(briefOf('hoardings in Pune').areasMode).toBe('prefer')
  })
})

describe('the money of a city', () => {
  const shares = (...said: string[]) =>
    briefOf(...said).cityMoney.map(({ city, least, most }) => [city, Math.round(least / 100), Math.round(most / 100)])

  test.each([
    [
      'Mumbai 10 lakh, Pune 5 lakh, radio',
      [
        ['Mumbai', 950_000, 1_000_000],
        ['Pune', 475_000, 500_000],
      ],
    ],
    [
      'Mumbai mein 10 lakh aur Pune mein 5 lakh',
      [
        ['Mumbai', 950_000, 1_000_000],
        ['Pune', 475_000, 500_000],
      ],
    ],
    [
      '10 lakh: 60% Mumbai, 40% Delhi',
      [
        ['Mumbai', 570_000, 600_000],
        ['Delhi', 380_000, 400_000],
      ],
    ],
    [
      '2.5 lakh per city in Jaipur and Lucknow',
      [
        ['Jaipur', 237_500, 250_000],
        ['Lucknow', 237_500, 250_000],
      ],
    ],
    [
      '9 lakh, two thirds in Pune, rest in Nagpur',
      [
        ['Pune', 570_000, 600_000],
        ['Nagpur', 285_000, 300_000],
      ],
    ],
    ['20 lakh Delhi, 60% hoardings 40% radio', []],
  ])('of %s', (said, expected) => expect(shares(said)).toEqual(expected))

  test('keeps its share of another budget, and ends with another list of cities', () => {
    const said = '10 lakh: 60% Mumbai, 40% Delhi, radio'
    expect(shares(said, 'make it 20 lakh')[0]).toEqual(['Mumbai', 1_140_000, 1_200_000])
    expect(shares(said, 'remove Delhi')).toEqual([])
  })
})

describe('a region', () => {
  test.each([
    ['UP and Bihar, newspapers', ['Uttar Pradesh', 'Bihar']],
    ['MP and Rajasthan mein hoardings', ['Madhya Pradesh', 'Rajasthan']],
    ['UP mein hoarding lagwani hai', ['Uttar Pradesh']],
    ['hoardings all over Kerala', ['Kerala']],
    ['उत्तर प्रदेश में अखबार', ['Uttar Pradesh']],
    ['North India, newspapers', ['North India']],
    ['hoardings in J&K', ['Jammu and Kashmir']],
    ['set up a radio campaign in Pune', []],
  ])('of %s is %j', (said, names) => expect(briefOf(said).regions.map(({ name }) => name)).toEqual(names))

  test('that the whole country contradicts is asked about', () => {
    const { problems } = understand([{ role: 'user', content: 'a national campaign but only in Pune' }], READING)
    expect(problems.map(({ code, slot }) => [code, slot])).toEqual([['contradiction', 'cities']])
  })
})
