import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, indexWords, isFiller, otherNumber, replaceIndexWords } from './words.ts'

test('a word of an Indian script stays one word, with its vowel signs', () => {
  expect(indexWords('मुंबई में होर्डिंग, தமிழ் & ಬೆಂಗಳೂರು')).toEqual(['मुंबई', 'में', 'होर्डिंग', 'தமிழ்', 'ಬೆಂಗಳೂರು'])
})

test('what is no letter or digit parts words', () => {
  expect(indexWords('"95.6 FM" (*) NEAR/2 a:b^c-d')).toEqual(['95', '6', 'FM', 'NEAR', '2', 'a', 'b', 'c', 'd'])
  expect(indexWords('%_"\'*()😀')).toEqual([])
})

test('any text comes apart into words without signs, and back together', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      for (const word of indexWords(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+$/u)
      expect(replaceIndexWords(text, (word) => word)).toBe(text.normalize('NFC'))
    }),
  )
})

test('words are the same in any case, with or without accents, nukta and chandrabindu', () => {
  expect(fold('CAFÉ')).toBe('cafe')
  expect(fold('गुड़गाँव')).toBe(fold('गुडगांव'))
  expect(fold('ಬೆಂಗಳೂರು')).toBe('ಬೆಂಗಳೂರು'.normalize('NFC'))
})

test.each([
  ['hoardings', 'hoarding'],
  ['cab', 'cabs'],
  ['activities', 'activity'],
  ['agency', 'agencies'],
  ['buses', 'bus'],
  ['box', 'boxes'],
  ['news', null],
  ['tv', null],
  ['होर्डिंग', null],
])('%s in the other number is %s', (word, other) => expect(otherNumber(word)).toBe(other))

describe('fillers', () => {
  test.each(['in', 'Advertising', 'ads', 'में', 'विज्ञापन'])('%s', (word) => expect(isFiller(word)).toBe(true))
  test.each(['led', 'metro', 'मेट्रो'])('but not %s', (word) => expect(isFiller(word)).toBe(false))
})
