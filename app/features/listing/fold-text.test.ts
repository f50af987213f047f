import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test('a short text is not folded', () => {
  expect(foldText('One wall. Seen from the flyover.')).toEqual({
    shown: 'One wall. Seen from the flyover.',
    folded: '',
  })
})

test('a long text is cut after a sentence, and nothing of it is lost', () => {
  const text = `${'A sentence of a wall. '.repeat(30)}The end.`
  const { shown, folded } = foldText(text)
  expect(shown).toMatch(/wall\.$/)
  expect(shown.length).toBeLessThanOrEqual(280)
  expect(`${shown} ${folded}`).toBe(text)
})

test('without a sentence it is cut after a word, and without a space anywhere', () => {
  expect(foldText('word '.repeat(100).trim()).shown).toMatch(/word$/)
  expect(foldText('x'.repeat(500)).shown).toHaveLength(280)
})
