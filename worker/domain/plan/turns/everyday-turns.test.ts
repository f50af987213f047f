import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/planner-talk.ts'

const PUNE = '10 lakh Pune January 2027 hoardings and radio'
const turnOf = (said: string) => {
  const [before, answer] = talk([PUNE, said])
  if (!before || !answer) throw new Error('Nothing was said')
  return { before, answer }
}

describe('a question after a plan changes nothing', () => {
  test.each([
    ['how many radio spots will I get?', /^\d+ .*\(\d+ (?:spots|mentions) .*; and \d+ more\.$|^\d+ .*\)\.$/],
    ['which hoardings did you pick?', /^1 Gantry over Baner Road \(1 site for 1 month/],
    ['konse stations hain', /FM/],
    ['kitna bacha?', /^₹[\d,]+ of the budget of ₹10,00,000 is not used\./],
    ['what is the total cost with everything?', /^In all ₹/],
    ['when will it go live?', /^It runs from 1 Jan 2027/],
    ['kab shuru hoga?', /^It runs from 1 Jan 2027/],
    ['who is the vendor for line 1?', /^Line 1, .* is sold by /],
    ['which owners are these?', /owners sell the lines of the plan: /],
    ['is this enough for Pune?', /^By our model /],
    ['क्या रेडियो ज़रूरी है?', /^रेडियो में मीडिया का \d+% पैसा/],
    ['do we really need hoardings?', /^Hoardings takes \d+% of the media money/],
    ["what's the size of the first hoarding?", /^Not understood: /],
    ['is radio good?', /^Not understood: /],
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
  ])('%s', (said, brief) => expect(turnOf(said).answer.brief).toMatchObject(brief))

  test('a format that two media share is named once', () =>
    expect(turnOf('no bus shelters please').answer.opening).toMatch(/^Changed: formats left out are bus shelters\. /))
})

test('a length behind "se" is a length', () => {
  const { brief } = lastOf(['need hoardings in Pune, 5L, 1st Feb se 1 mahina'])
  expect([brief.startDate, brief.endDate]).toEqual(['2027-02-01', '2027-02-28'])
})
