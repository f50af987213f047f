import { describe, expect, test } from 'vitest'
import { restrictionOf } from './restricted.ts'

describe('goods that a law restricts are found by their words', () => {
  test.each([
    ['Launch of a new cigarette brand in Pune', 'Tobacco', 'refuse'],
    ['गुटखा ब्रांड का प्रचार, कानपुर', 'Tobacco', 'refuse'],
    ['Vape store, Delhi', 'Vapes', 'refuse'],
    ['Launch our new craft beer in Bangalore pubs', 'Alcohol', 'refuse'],
    ['Fantasy cricket app with cash contests', 'Money games', 'refuse'],
    ['Infant milk formula 0-6 months', 'Infant milk', 'refuse'],
    ['Ayurvedic oil that cures diabetes permanently', 'Miracle cures', 'refuse'],
    ['New residential tower launch in Thane', 'Realty', 'conditions'],
    ['Mutual fund SIP awareness', 'Finance', 'conditions'],
    ['IVF centre and clinic, Hyderabad', 'Clinics', 'conditions'],
    ['NEET coaching, Kota', 'Coaching', 'conditions'],
    ['Green crackers shop', 'Crackers', 'conditions'],
  ])('%s: %s', (text, category, verdict) => expect(restrictionOf(text)).toMatchObject({ category, verdict }))

  test.each([
    'Winter launch, Hyderabad',
    'Quit smoking with us',
    'Ginger beer, Mumbai',
    'Barbershop opening',
    'Filter coffee',
  ])('%s is not restricted', (text) => expect(restrictionOf(text)).toBeNull())

  test('the client counts as the name does, and what is refused comes first', () => {
    expect(restrictionOf('Ugadi print', 'Neem & Leaf')?.category).toBe('Food and health')
    expect(restrictionOf('Herbal hookah', 'Wadi Homes')?.category).toBe('Tobacco')
  })
})
