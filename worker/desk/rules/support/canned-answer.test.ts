import { expect, test } from 'vitest'
import { fillAnswer } from './canned-answer.ts'

const BODY = 'Namaste {name},\nthank you, {name}.'

test.each([
  ['Farah Qureshi', 'Namaste Farah,\nthank you, Farah.'],
  ['मीरा कृष्णन', 'Namaste मीरा,\nthank you, मीरा.'],
  ["D'Souza", "Namaste D'Souza,\nthank you, D'Souza."],
  ['R. Anandhakrishnan', 'Namaste R.,\nthank you, R..'],
])('%s is called by the first name', (name, text) => expect(fillAnswer(BODY, name)).toBe(text))

test.each(['http://evil.example', 'win.cash', '<b>Asha</b>', '{name}', '$&', '', 'x'.repeat(40)])(
  '%s is no name, so nobody is mailed it',
  (name) => expect(fillAnswer(BODY, name)).toBe('Namaste,\nthank you,.'),
)
