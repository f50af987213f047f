import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonPasswordsFile } from '../../seed/common-passwords.generate.ts'
import { passwordRefusal } from './password-rules.ts'

const ASHA = { email: 'asha.menon@kaveri.in', name: 'Asha Menon' }
const refusal = (password: string, owner = ASHA) => passwordRefusal(password, owner)

test.each([
  ['password', 'most used'],
  ['PASSWORD', 'most used'],
  ['Password123!', 'most used'],
  ['p a s s w o r d', 'most used'],
  ['ｐａｓｓｗｏｒｄ', 'most used'],
  ['12345678', 'most used'],
  ['qwertyuiop', 'most used'],
  ['aaaaaaaa', 'over and over'],
  ['        ', 'over and over'],
  ['abababab', 'over and over'],
  ['adchowk1', 'guessed first'],
  ['AdChowk@2026', 'guessed first'],
  ['asha.menon@kaveri.in', 'guessed first'],
  ['menonasha1', 'guessed first'],
  ['Asha-Menon-26', 'guessed first'],
])('%s is refused: %s', (password, reason) => {
  expect(refusal(password)).toContain(reason)
  expect(refusal(password)).toContain('A few unrelated words are better')
})

test.each([
  'correct horse battery',
  'adchowk river table lamp',
  'asha likes filter coffee',
  'चाय और समोसा सुबह',
  'kT9#vq2Lw',
])('%s is good enough', (password) => {
  expect(refusal(password)).toBeNull()
})

test('what is a name for one person is a word for another', () => {
  expect(refusal('menonasha1', { email: 'ravi@example.in', name: 'Ravi Iyer' })).toBeNull()
})

test('short parts of a name are in every second word, and refuse nothing', () => {
  expect(refusal('io7-marble', { email: 'io@a.in', name: 'I O' })).toBeNull()
})

test('the list is the one of the package', () => {
  expect(readFileSync(new URL('common-passwords.ts', import.meta.url), 'utf8')).toBe(commonPasswordsFile())
})
