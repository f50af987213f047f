import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const read = (text: string) => readAmounts(normalise(text))
const shares = (text: string) => read(text).splits.map(({ percent, text: of }) => `${percent} ${of}`)

describe('a share', () => {
  test.each([
    ['radio 60% and hoardings 40%', ['60 radio', '40 hoardings']],
    ['60% radio 40% hoardings', ['60 radio', '40 hoardings']],
    ['radio 60% hoardings 40%', ['60 radio', '40 hoardings']],
    ['60% on radio', ['60 radio']],
    ['100% on radio', ['100 radio']],
    ['0% on radio', []],
    ['101% on radio', []],
    ['30% of the budget should go to tv', ['30 tv']],
    ['tv gets 30%', ['30 tv']],
    ['we want tv at 30%, please', ['30 we want tv']],
    ['30%', ['30 ']],
    ['half goes radio', ['50 radio']],
    ['radio half, tv a quarter', ['50 radio', '25 tv']],
    ['for a quarter, radio', []],
    ['aadha on tv', ['50 tv']],
    ['70 per cent on tv', ['70 tv']],
    ['spend 40% on one two three four five six seven eight', ['40 one two three four five six seven']],
    ['one two three four five 30%', ['30 two three four five']],
    ['18% GST, 60% on radio, 10 lakh', ['60 radio']],
    ['radio, by 20% more', []],
    ['save 50% on shoes', []],
    ['50% of people', []],
  ])('%s: %j', (text, expected) => expect(shares(text)).toEqual(expected))

  test.each([
    ['60% on radio', [[0, 3]]],
    ['70 per cent on tv', [[0, 11]]],
    ['70 percent', [[0, 10]]],
    ['on tv half on radio', [[6, 10]]],
    [
      'split 60:40 between radio and tv',
      [
        [6, 8],
        [9, 11],
      ],
    ],
  ])('%s has its place in the text', (text, places) => {
    expect(read(text).splits.map(({ index, end }) => [index, end])).toEqual(places)
  })
})

describe('a ratio', () => {
  test.each([
    ['split 60:40 between radio and tv', ['60 radio', '40 tv']],
    ['60:40 radio and tv', ['60 radio', '40 tv']],
    ['60:40 radio , tv', ['60 radio', '40 tv']],
    ['radio and tv 60:40', ['60 radio', '40 tv']],
    ['radio and tv in 60:40 ratio', ['60 radio', '40 tv']],
    ['10 lakh, split radio & tv 60:40', ['60 radio', '40 tv']],
    ['radio and tv 60/40', ['60 radio', '40 tv']],
    ['60-40 split radio and tv', ['60 radio', '40 tv']],
    ['radio and tv ratio 60-40', ['60 radio', '40 tv']],
    ['60-40 radio and tv', ['60 radio', '40 tv']],
    ['50:60 radio and tv', []],
    ['0:100 radio and tv', []],
    ['60 40 radio and tv', []],
    ['60 on 40 split radio and tv', []],
    ['split 60:40 between one two three and four five six', ['60 one two three', '40 four five six']],
  ])('%s: %j', (text, expected) => expect(shares(text)).toEqual(expected))
})
