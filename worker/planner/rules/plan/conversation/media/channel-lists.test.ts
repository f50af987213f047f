import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import { normalise } from '../text/tokens.ts'
import { CHANNEL_PHRASES } from './channel-words.ts'
import { readChannels } from './channels.ts'

const read = (message: string) => {
  const text = normalise(message)
  return readChannels(text, wordsOf(text), [])
}

test.each([
  ['bus', []],
  ['bus ads', ['vehicle']],
  ['bus, ads on TV', ['tv']],
  ['TV, bus', ['tv', 'vehicle']],
  ['TV , or bus', ['tv', 'vehicle']],
  ['bus, auto and TV', ['vehicle', 'tv']],
  ['bus, auto', []],
  ['bus with TV', ['tv']],
  ['I go by bus. TV', ['tv']],
  ['bus, near the tv', []],
  ['TV shop, bus', []],
  ['auto parts and tv', ['tv']],
  ['metro city, radio and metro', ['radio', 'transit']],
])('%s: a word that may mean something else is a medium by its neighbours: %j', (message, wanted) => {
  expect(read(message).wanted).toEqual(wanted)
})

test.each([
  ['prefer radio', 'prefer', false],
  ['prefer radio only', 'only', true],
  ['only radio and tv', 'only', true],
  ['radio and tv only', 'only', true],
  ['tv and only', 'only', false],
  ['radio', 'only', false],
  ['no radio, prefer cheap', 'only', false],
  ['prefer cheap', 'only', false],
])('%s: %s, alone: %s', (message, mode, isOnly) => expect(read(message)).toMatchObject({ mode, isOnly }))

test.each([
  ['radio, no radio', { wanted: 'radio', excluded: 'radio' }],
  ['no tv', null],
  ['radio', null],
  ['radio, no tv', null],
  ['outdoor but not metro', null],
])('%s contradicts itself in %j', (message, contradiction) => {
  expect(read(message).contradiction).toEqual(contradiction)
})

test('a word for several media is marked as one', () => {
  const word = (phrase: string) => CHANNEL_PHRASES.find(([said]) => said === phrase)?.[1]
  expect(word('outdoor media')).toEqual({ media: ['ooh', 'dooh', 'transit'], isGroup: true })
  expect(word('print media')).toEqual({ media: ['newspaper', 'magazine'], isGroup: true })
  expect(word('radio')?.isGroup).toBeUndefined()
  expect(CHANNEL_PHRASES.filter(([said]) => said !== said.trim())).toEqual([])
})
