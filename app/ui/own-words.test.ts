import { expect, test } from 'vitest'
import { Email } from '../../worker/kernel/rules/fields.ts'
import { ownWords } from './own-words.ts'

const validationErrors = ['Please fill out this field.']

test('the rule says what is wrong, not the browser', () => {
  expect(ownWords(Email, '')({ validationErrors })).toBe('Enter your email')
  expect(ownWords(Email, 'asha')({ validationErrors })).toBe('Enter an email address, such as asha@example.in')
})

test('what the rule allows and the form does not is said in the words of the form', () => {
  expect(ownWords(Email, 'asha@example.in')({ validationErrors: ['Taken'] })).toBe('Taken')
})
