import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../../tests/support/planner-talk.ts'
import { shareIn } from './shift-money.ts'

const PUNE = '10 lakh Pune January 2027 hoardings and radio'
const turnOf = (said: string) => {
  const [before, answer] = talk([PUNE, said])
  if (!before || !answer) throw new Error('Nothing was said')
  return { before, answer }
}

describe('a question after a plan changes nothing', () => {
  test.each([
    ['how many radio spots will I get?', /^\d+ .*\(\d+ (?:spots|mentions) .*; and \d+ more\.$|^\d+ .*\)\.$/],
    ['which hoardings did you pick?', /^\d+ Gantry over Baner Road \(1 site for 1 month/],
    ['konse stations hain', /FM/],
    ['kitna bacha?', /^₹[\d,]+ of the budget of ₹10,00,000 is not used\./],
    ['what is the total cost with everything?', /^In all ₹/],
    ['when will it go live?', /^It runs from 1 Jan 2027/],
    ['kab shuru hoga?', /^It runs from 1 Jan 2027/],
    ['who is the vendor for line 1?', /^Line 1, .* is sold by /],
    ['which owners are these?', /owners sell the lines of the plan: /],
    ['is this enough for Pune?', /^By our model /],
    ['क्या रेडियो ज़रूरी है?', /^रेडियो में मीडिया का \d+% पैसा/],
    ['do we really need hoardings?', /^\d+% of the media money goes to hoardings/],
    ['what does line 3 cost?', /^Line 3 is .*: ₹[\d,]+ with GST/],
    ['is budget inclusive of taxes?', /^Yes: your budget of ₹10,00,000/],
    ["what's the size of the first hoarding?", /^I have no answer to /],
    ['is radio good?', /^\d+% of the media money goes to radio/],
  ])('%s', (said, expected) => {
    const { before, answer } = turnOf(said)
    expect(answer.message).toMatch(expected)
    expect(answer.brief).toEqual(before.brief)
    expect([answer.version, answer.changes]).toEqual([1, []])
  })

  test('names a line of what the trade calls so', () => {
    const { answer, before } = turnOf('which stations?')
    const first = before.plan?.lineItems.find(({ channel }) => channel === 'radio')
    expect(answer.message.startsWith(`${first?.lineNo} ${first?.title}`)).toBe(true)
  })
})

describe('a change in the form of a question is a change', () => {
  test.each([
    ['kya TV add kar sakte ho?', ['ooh', 'radio', 'tv']],
    ['can radio be removed?', ['ooh']],
  ])('%s', (said, channels) => expect(turnOf(said).answer.brief.channels).toEqual(channels))
})

describe('what a plan keeps', () => {
  test.each([
    ['I want at least 3 unipoles', { channels: ['ooh', 'radio'], formats: [] }],
    ['2 unipoles chahiye', { channels: ['ooh', 'radio'] }],
    ['change radio to evening slots only', { channels: ['ooh', 'radio'] }],
    ['remove everything except radio', { channels: ['radio'] }],
    ['radio chhod ke sab hata do', { channels: ['radio'] }],
    ['target women 25-40 SEC A', { audience: 'women 25-40 sec a' }],
    ['20 जनवरी तक ही चलाओ', { startDate: '2027-01-01', endDate: '2027-01-20' }],
    ['15 जनवरी के बाद', { startDate: '2027-01-16', endDate: '2027-01-31' }],
    ['hoardings 6 lakh, radio 4 lakh', { split: { ooh: 60, radio: 40 }, channels: ['ooh', 'radio'] }],
    ['6 lakh on hoardings and rest on radio', { split: { ooh: 60, radio: 40 }, channels: ['ooh', 'radio'] }],
    ['budget 12 lakh, radio 40%', { split: { ooh: 60, radio: 40 }, channels: ['ooh', 'radio'] }],
    ['only morning shows', { product: null, channels: ['ooh', 'radio'] }],
  ])('%s', (said, brief) => expect(turnOf(said).answer.brief).toMatchObject(brief))

  test.each([
    ['shift 2 lakh from hoardings to radio', 1],
    ['radio ka 2 lakh hoarding pe daal do', -1],
  ])('%s', (said, sign) => {
    const { before, answer } = turnOf(said)
    const share = (plan = before.plan) => (plan ? shareIn(plan, { medium: 'radio' }) : 0)
    expect(answer.brief.budget?.amount).toBe(before.brief.budget?.amount)
    expect(sign * (share(answer.plan) - share())).toBeGreaterThan(15)
  })

  test.each(['no sites in Hadapsar', 'Can you exclude Hadapsar?', 'Hadapsar nahi chahiye', 'हडपसर नहीं चाहिए'])(
    '%s takes that locality out, for later plans too',
    (said) => {
      const [before, out, larger] = talk([PUNE, said, 'make it 15 lakh'])
      const own = (answer: typeof out) => answer?.plan?.lineItems.filter(({ area }) => area === 'Hadapsar')
      expect(own(before)).not.toEqual([])
      expect([own(out), own(larger), out?.brief.areas]).toEqual([[], [], []])
      expect(out?.opening).toMatch(/^Removed: |^हटाया: /)
    },
  )

  test('without two localities of a list, or one that it has not', () => {
    const { answer } = turnOf('remove sites from Baner and Hadapsar')
    expect(answer.brief.areas).toEqual([])
    expect(answer.plan?.lineItems.some(({ area }) => area === 'Baner' || area === 'Hadapsar')).toBe(false)
    expect(turnOf('remove the Baner gantry').answer.opening).toMatch(/^Removed: \d+ Gantry over Baner Road\./)
    expect(turnOf('not Kothrud').answer).toMatchObject({ opening: 'The plan is as it was.', notUnderstood: [] })
  })

  test('a format that two media share is named once', () =>
    expect(turnOf('no bus shelters please').answer.opening).toMatch(/^Changed: formats left out are bus shelters\. /))
})

test('a length behind "se" is a length', () => {
  const { brief } = lastOf(['need hoardings in Pune, 5L, 1st Feb se 1 mahina'])
  expect([brief.startDate, brief.endDate]).toEqual(['2027-02-01', '2027-02-28'])
})
