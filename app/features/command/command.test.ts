import { expect, test } from 'vitest'
import { fitsTitle, markedParts } from './command.ts'

test('a page fits when every typed word begins one of its own', () => {
  expect(fitsTitle('Pending Approvals', 'app pen')).toBe(true)
  expect(fitsTitle('Pending Approvals', 'provals')).toBe(false)
  expect(fitsTitle('Pending Approvals', '')).toBe(true)
})

test('the beginnings of words that were typed are marked, and a sign is no syntax', () => {
  const marked = (title: string, text: string) =>
    markedParts(title, text)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  expect(marked('Farah Qureshi', 'far q')).toBe('[Far]ah [Q]ureshi')
  expect(marked('Asha as ash', 'as asha')).toBe('[Asha] [as] [as]h')
  expect(marked('A (b) c', '(b .*')).toBe('A ([b]) c')
  expect(marked('Plain', '..')).toBe('Plain')
})
