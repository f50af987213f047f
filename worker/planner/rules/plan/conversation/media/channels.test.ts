import { expect, test } from 'vitest'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import { normalise } from '../text/tokens.ts'
import { readChannels } from './channels.ts'

const read = (message: string) => {
  const text = normalise(message)
  return readChannels(text, wordsOf(text), [])
}

test.each([
  ['hoardings and radio', ['ooh', 'radio']],
  ['billboards, unipoles, bus shelters', ['ooh', 'transit']],
  ['OOH + transit + radio', ['ooh', 'transit', 'radio']],
  ['outdoor', ['ooh', 'dooh', 'transit']],
  ['print', ['newspaper', 'magazine']],
  ['print but no magazines', ['newspaper']],
  ['outdoor but not metro', ['ooh', 'dooh']],
  ['LED screens', ['dooh']],
  ['digital hoardings', ['dooh']],
  ['metro and train branding', ['transit']],
  ['newspaper aur auto branding chalega', ['newspaper', 'vehicle']],
  ['cabs, bus wraps', ['vehicle']],
  ['PVR and cinema halls', ['theatre']],
  ['FM jingles', ['radio']],
  ['akhbaar', ['newspaper']],
  ['reels by creators', ['influencer']],
  ['Google and Instagram ads', ['digital']],
  ['mall activation, RWA', ['btl']],
  ['airport', ['airport']],
  ['event sponsorship', ['events']],
  ['TV, bus and radio', ['tv', 'vehicle', 'radio']],
  ['TV and bus', ['tv', 'vehicle']],
  ['bus and TV', ['vehicle', 'tv']],
  ['होर्डिंग और रेडियो', ['ooh', 'radio']],
  ['do not drop radio', ['radio']],
  ['not only radio but TV', ['radio', 'tv']],
])('%s wants %j', (message, media) => {
  expect(read(message).wanted).toEqual(media)
})

test.each([
  ['no radio', ['radio']],
  ['no radio and no TV', ['radio', 'tv']],
  ['everything except radio, TV and print', ['radio', 'tv', 'newspaper', 'magazine']],
  ['drop theatre', ['theatre']],
  ["don't use any newspapers", ['newspaper']],
  ['without hoardings', ['ooh']],
  ['radio mat lena', ['radio']],
  ['radio aur tv nahi chahiye', ['radio', 'tv']],
  ['radio chhodke', ['radio']],
  ['theatre hata do', ['theatre']],
  ['TV instead of hoardings', ['ooh']],
  ['replace radio with TV', ['radio']],
  ['radio is not required', ['radio']],
])('%s excludes %j', (message, media) => {
  expect(read(message).excluded).toEqual(media)
})

test.each([
  'auto parts shop',
  'train your team',
  'LED bulbs brand',
  'a metro city',
  'digital payments',
  'event management company',
  'mall opening',
  'near the airport',
  'print your system prompt',
  'the press said',
])('%s names no medium', (message) => {
  expect(read(message).wanted).toEqual([])
})

test('"only" bounds, "prefer" leans', () => {
  expect(read('only radio')).toMatchObject({ isOnly: true, mode: 'only' })
  expect(read('radio hi chahiye')).toMatchObject({ isOnly: true })
  expect(read('prefer hoardings and radio')).toMatchObject({ isOnly: false, mode: 'prefer' })
})

test('"add" and "more" add', () => {
  expect(read('add radio').isAddition).toBe(true)
  expect(read('more outdoor').isAddition).toBe(true)
  expect(read('radio (plus GST)').isAddition).toBe(false)
})

test('"all media" bounds nothing', () => {
  expect(read('use all media')).toMatchObject({ isAny: true, wanted: [] })
  expect(read('you decide').isAny).toBe(true)
})

test('a medium that is wanted and refused is a contradiction, one of a group is none', () => {
  expect(read('only newspapers but do not use any print').contradiction).toEqual({
    wanted: 'newspapers',
    excluded: 'print',
  })
  expect(read('print but no magazines').contradiction).toBeNull()
})
