import { expect, test } from 'vitest'
import { artworkHints, takesArtwork } from './artwork.ts'

const picture = (width: number, height = 900) => ({ mime: 'image/png', width, height })
const film = { mime: 'video/mp4', width: null, height: null }

test('artwork is taken from the request to the last day', () => {
  const today = '2026-12-01'
  expect(takesArtwork({ status: 'requested', ends: today }, today)).toBe(true)
  expect(takesArtwork({ status: 'live', ends: '2026-11-30' }, today)).toBe(false)
  for (const status of ['draft', 'held', 'declined', 'cancelled'] as const) {
    expect(takesArtwork({ status, ends: '2027-01-01' }, today)).toBe(false)
  }
})

test.each([
  ['ooh', 180_000, picture(1_600), ['Its longer side has 1600 pixels; with fewer than 2000 it may look soft.']],
  ['ooh', 180_000, picture(900, 2_400), []],
  ['ooh', 180_000, picture(2_000), []],
  ['ooh', 180_000, { mime: 'image/png', width: null, height: 900 }, []],
  ['newspaper', 0, picture(1_600), ['Its longer side has 1600 pixels; with fewer than 2000 it may look soft.']],
  ['dooh', 0, picture(1_600), []],
  ['dooh', 0, picture(1_280), []],
  ['dooh', 0, picture(1_279), ['Its longer side has 1279 pixels; with fewer than 1280 it may look soft.']],
  ['ooh', 180_000, { mime: 'image/png', width: 1_600, height: null }, []],
  ['dooh', 0, film, []],
  ['ooh', 180_000, film, ['A film cannot be printed.']],
  ['newspaper', 0, film, ['A film cannot be printed.']],
  ['radio', 0, picture(3_000), ['Radio needs sound: agree with the owner how to send it.']],
  ['radio', 0, film, []],
])('hints for %s, printed for %i', (category, setup, file, hints) => {
  expect(artworkHints({ category, setup }, file)).toEqual(hints)
})
