import { describe, expect, test } from 'vitest'
import { type Brief, budgetOf, chatLink, discoverPath, EMPTY_BRIEF, readBrief } from './brief.ts'

const brief = (part: Partial<Brief>): Brief => ({ ...EMPTY_BRIEF, ...part })
const messageOf = (link: string) => new URL(link).searchParams.get('text')

test('a form is read without the blanks around what was typed; what is missing is empty', () => {
  const form = new FormData()
  form.set('city', '  Pune ')
  expect(readBrief(form)).toEqual(brief({ city: 'Pune' }))
})

test.each([
  ['500000', 500_000],
  ['5,00,000', 500_000],
  ['₹ 5 00 000', 500_000],
  ['0', null],
  ['-5', null],
  ['5.5', null],
  ['five lakh', null],
  ['1234567890', null],
  ['', null],
])('a budget of %j is %j', (text, amount) => expect(budgetOf(text)).toBe(amount))

describe('the brief', () => {
  test('becomes a search with what it says and nothing else', () => {
    expect(discoverPath(brief({ city: 'Pune', budget: '5,00,000', from: '2027-01-14', goal: 'Shop opening' }))).toBe(
      '/discover?city=Pune&most=500000&from=2027-01-14',
    )
    expect(discoverPath(brief({ city: 'Pune & Nashik', budget: 'lots' }))).toBe('/discover?city=Pune+%26+Nashik')
  })

  test('becomes a message to a number in digits only', () => {
    const link = chatLink(brief({ goal: 'Opening & sale', city: 'Pune', budget: '500000' }))
    expect(new URL(link).pathname).toMatch(/^\/\d+$/)
    expect(messageOf(link)).toBe(
      'Namaste, I would like a media plan.\nGoal: Opening & sale\nCity: Pune\nBudget a month: ₹5,00,000',
    )
    expect(messageOf(chatLink(EMPTY_BRIEF))).toBe('Namaste, I would like a media plan.')
  })
})
