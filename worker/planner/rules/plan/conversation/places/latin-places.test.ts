import { expect, test } from 'vitest'
import { READING } from '../../../../../../tests/support/planner-talk.ts'
import { normalise } from '../text/tokens.ts'
import { understand } from '../understand.ts'
import { withLatinPlaces } from './latin-places.ts'
import { placeBook } from './place-book.ts'

const BOOK = placeBook(READING.cities)
const latin = (text: string) => withLatinPlaces(normalise(text), BOOK)

test.each([
  ['कोथरुड में होर्डिंग', 'kothrud में होर्डिंग'],
  ['कोथरूड', 'kothrud'],
  ['अंधेरी, अन्धेरी, अँधेरी', 'andheri, andheri, andheri'],
  ['कोरमंगला या जयनगर', 'koramangala या jayanagar'],
  ['बांद्रा और जुहू', 'bandra और juhu'],
  ['विमान नगर, करोल बाग', 'viman nagar, karol bagh'],
  ['गोरेगांव पवई वर्ली', 'goregaon powai worli'],
  ['राजौरी गार्डन', 'rajouri garden'],
  ['हज़रतगंज', 'hazratganj'],
  ['गच्चीबौली', 'gachibowli'],
  ['इंदिरा नगर लखनऊ', 'indira nagar lucknow'],
])('%s', (text, expected) => expect(latin(text)).toBe(expected))

test.each([
  'अस्सी हज़ार रुपये',
  'फोन नंबर दो, अगर हो सके',
  'बड़ा बैनर और बेहाल लोग',
  'गुड़गाँव में चौक पर',
  'पुणे में रेडियो और अखबार',
  'दिवाली से पहले दो हफ्ते',
  'radio in pune',
])('%s names no locality', (text) => expect(latin(text)).toBe(normalise(text)))

test('a locality in Devanagari is the locality, in the language of the message', () => {
  const said = (content: string) => understand([{ role: 'user', content }], READING)
  const { brief, language, isComplete } = said('कोथरुड में होर्डिंग, 5 लाख, जनवरी 2027')
  expect(brief).toMatchObject({ cities: ['Pune'], areas: [{ city: 'Pune', area: 'Kothrud' }] })
  expect([language, isComplete]).toEqual(['hi', true])
  expect(said('अंधेरी में होर्डिंग 10 लाख').brief.areas).toEqual([{ city: 'Mumbai', area: 'Andheri' }])
})
