import { expect, test } from 'vitest'
import { pageTitle, withIdentity } from './company.ts'

const THEIRS = { name: 'Media & Co', email: 'help@media.example' }

test('titles and texts have the name and the address that staff saved', () => {
  expect(pageTitle('Contact', THEIRS)).toBe('Contact | Media & Co')
  expect(withIdentity('Ask {{name}} at {{email}}', THEIRS)).toBe('Ask Media & Co at help@media.example')
})
