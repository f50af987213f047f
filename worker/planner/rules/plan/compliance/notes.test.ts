import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { normalise } from '../conversation/text/tokens.ts'
import { languageOf } from '../language.ts'
import { follow } from './follow.ts'
import { complianceOf, notesForMedia, refusalText } from './notes.ts'
import { permittedItems } from './permitted.ts'
import { RULES } from './rules/all-rules.ts'
import { NOTHING_FOUND, refusalIn, screen } from './screen.ts'

const screened = (message: string) => screen(normalise(message))
const notesOf = (message: string) => complianceOf(screened(message), 'en').notes
/** Screening after some messages, each with its product. */
const heldAfter = (...turns: [message: string, product: string | null][]) =>
  turns.reduce(
    (before, [message, product]) =>
      follow(before, {
        text: normalise(message),
        screening: screened(message),
        product,
        namesCity: message.includes('Pune'),
        hasPlan: before !== NOTHING_FOUND,
        isQuestion: false,
      }),
    NOTHING_FOUND,
  )

describe('what is said', () => {
  test('a refusal names its law, in the language of the message', () => {
    expect(refusalText(screened('Bidi brand'), 'en')).toMatch(/COTPA 2003/)
    expect(refusalText(screened('बीड़ी ब्रांड'), languageOf('बीड़ी ब्रांड'))).toMatch(/^तंबाकू/)
    expect(refusalText(screened('Old Monk soda'), 'en')).toMatch(/^Old Monk is known as a liquor brand/)
    expect(refusalText(screened('IVF centre'), 'en')).toBeNull()
  })

  test('a condition is one sentence', () => {
    for (const { verdict, en, hi, code } of RULES) {
      if (verdict !== 'conditions') continue
      expect(en.match(/[.?!](?=\s|$)/g), code).toHaveLength(1)
      expect(hi.match(/[।?!]/g), code).toHaveLength(1)
    }
  })

  test('every rule has its own code, a statute, and words in Hindi script', () => {
    expect(new Set(RULES.map(({ code }) => code)).size).toBe(RULES.length)
    for (const rule of RULES) {
      expect(rule.statute).not.toBe('')
      expect(languageOf(rule.hi)).toBe('hi')
      expect(languageOf(rule.en)).toBe('en')
    }
  })

  test('a question has two answers, which settle it', () => {
    const { question, answers } = complianceOf(screened('Casino Hotel'), 'en')
    expect(question).toBe('Is “casino” only a name, or do people play or bet for money there?')
    const [name = '', sold = ''] = answers
    expect(heldAfter(['Casino Hotel', null], [name, null])).toEqual(NOTHING_FOUND)
    expect(refusalIn(heldAfter(['Casino Hotel', null], [sold, null]))?.rule.code).toBe('MONEY_GAMES')
  })
})

describe('over a conversation', () => {
  const REFUSED: [string, null] = ['Cigarette launch', null]

  test.each<[string, string | null]>([
    ['Mumbai, January 2027', null],
    ['just our logo then', 'logo'],
    ['ok, make the same plan for Pune', null],
    ['theek hai, Pune ke liye banao', null],
    ['why', null],
  ])('“%s” keeps a refusal', (message, product) => {
    expect(refusalIn(heldAfter(REFUSED, [message, product]))?.rule.code).toBe('TOBACCO')
  })

  test.each<[string, string | null]>([
    ['same money for our hotel chain', 'hotel chain'],
    ['our snack brand', 'snack brand'],
    ['ok then our tea instead', null],
    ['theek hai, phir hotel ke liye banao', null],
    ['iske badle hamari chai', null],
  ])('“%s” ends it', (message, product) => {
    expect(heldAfter(REFUSED, [message, product])).toEqual(NOTHING_FOUND)
  })

  test('a claim that is dropped leaves the conditions', () => {
    const { findings } = heldAfter(['Ayurvedic oil that cures diabetes', null], ['ok, without the claim', null])
    expect(findings.map(({ rule }) => rule.code)).toEqual(['FOOD_HEALTH'])
  })

  test('a question with a lawful campaign refuses nothing but itself', () => {
    expect(refusalIn(heldAfter(['Restaurant and bar', null], ['can we mention free beer?', null]))).toBeNull()
    expect(refusalIn(heldAfter(['Cigarettes?', null], ['Pune', null]))?.rule.code).toBe('TOBACCO')
  })

  test('what is taken out again is no longer refused', () => {
    const beer: [string, null] = ['Rooftop bar with craft beer offers', null]
    expect(heldAfter(beer, ['ok, without the craft beer', null]).findings.map(({ rule }) => rule.code)).toEqual(['BAR'])
    expect(refusalIn(heldAfter(beer, ['no craft beer, just the brand name', null]))).not.toBeNull()
  })

  test('conditions stay while the campaign is worked on, and add up', () => {
    const { findings } = heldAfter(['3 BHK flats', 'flats'], ['with a home loan offer', null], ['add radio', null])
    expect(findings.map(({ rule }) => rule.code)).toEqual(['FINANCE', 'REALTY'])
  })
})

describe('in a plan', () => {
  test('a note of other media is left out, and creators bring their label', () => {
    const notes = notesOf('Cola near schools')
    expect(notesForMedia(notes, ['radio'], 'en')).toEqual([])
    expect(notesForMedia(notes, ['ooh', 'influencer'], 'en').map(({ code }) => code)).toEqual([
      'HFSS_SCHOOLS',
      'PAID_POSTS',
    ])
  })

  test('condoms are on television at night only', () => {
    const spot = (title: string) => inventoryItem({ id: title, title, channel: 'tv' })
    const items = [spot('Prime time'), spot('Overnight loop'), inventoryItem({ title: 'Unipole' })]
    expect(permittedItems(items, notesOf('Condom brand')).map(({ title }) => title)).toEqual([
      'Overnight loop',
      'Unipole',
    ])
  })

  test('snacks keep away from sites that name a school', () => {
    const site = (title: string) => inventoryItem({ id: title, title, channel: 'ooh' })
    const items = [site('Unipole at City School'), site('Unipole at Station Road')]
    expect(permittedItems(items, notesOf('Chips near schools'))).toHaveLength(1)
    expect(permittedItems(items, [])).toHaveLength(2)
  })
})
