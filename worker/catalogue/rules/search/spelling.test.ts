import { describe, expect, test } from 'vitest'
import { correctSpelling, doubtfulWords, nearestWord } from './spelling.ts'

describe('the word that was meant', () => {
  const words = [
    { word: 'hoarding', listings: 40 },
    { word: 'boarding', listings: 3 },
    { word: 'mall', listings: 9 },
    { word: 'male', listings: 2 },
  ]
  test('is the nearest', () => expect(nearestWord('hoardng', words)).toBe('hoarding'))
  test('of equally near ones the most frequent', () => {
    expect(nearestWord('malt', words)).toBe('mall')
    expect(nearestWord('malt', words.toReversed())).toBe('mall')
  })
  test('is the nearest, however frequent the others are', () => {
    const near = [
      { word: 'hoardingss', listings: 1 },
      { word: 'boarding', listings: 900 },
    ]
    expect(nearestWord('hoardings', near)).toBe('hoardingss')
  })
  test('two letters may be wrong in a long word, one in a short one, none in a very short one', () => {
    expect(nearestWord('hoardngs', words)).toBe('hoarding')
    expect(nearestWord('mlla', words)).toBeNull()
    expect(nearestWord('mal', words)).toBeNull()
  })
})

describe('a text', () => {
  const index = [
    { word: 'hyderabad', listings: 190 },
    { word: 'billboard', listings: 460 },
    { word: 'metro', listings: 90 },
  ]
  test('has each mistake put right and the rest left alone', () => {
    expect(correctSpelling('Bilboard, near HYDRABAD!', index)).toBe('billboard, near hyderabad!')
  })
  test('that is right has no correction', () => expect(correctSpelling('metro hyderabad', index)).toBeNull())
  test('is not corrected to the other number', () => expect(correctSpelling('billboards', index)).toBeNull())
  test('of nonsense stays nonsense', () => expect(correctSpelling('xylophone', index)).toBeNull())
  test('may mean a name that is in no listing', () => expect(correctSpelling('calcuta', [])).toBe('calcutta'))
  test('has no doubtful word among names, short words and fillers', () => {
    expect(doubtfulWords('advertising in Bombay led xyz Zzzz zzzz')).toEqual(['zzzz'])
  })
})
