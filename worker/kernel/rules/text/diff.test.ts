import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffBlocks, diffWords } from './diff.ts'

const written = (text: string) =>
  diffWords(text.split('|')[0] ?? '', text.split('|')[1] ?? '')
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join(' ')

test.each([
  ['a b c|a b c', 'a b c'],
  ['a b c|a x c', 'a -b- +x+ c'],
  ['|a b', '+a b+'],
  ['a b|', '-a b-'],
  ['the rate was 5|the new rate was 6 lakh', 'the +new+ rate was -5- +6 lakh+'],
])('%s', (texts, expected) => expect(written(texts)).toBe(expected))

test('blocks that were rewritten are compared by their words, others are whole', () => {
  expect(diffBlocks(['One', 'Two words', 'Three'], ['One', 'Two other words', 'New', 'Three'])).toEqual([
    [{ kind: 'same', text: 'One' }],
    [
      { kind: 'same', text: 'Two' },
      { kind: 'added', text: 'other' },
      { kind: 'same', text: 'words' },
    ],
    [{ kind: 'added', text: 'New' }],
    [{ kind: 'same', text: 'Three' }],
  ])
})

test('what is not removed is the new text, what is not added the old one', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const changes = diffWords(before.join(' '), after.join(' '))
      const side = (other: 'added' | 'removed') =>
        changes
          .filter(({ kind }) => kind !== other)
          .map(({ text }) => text)
          .join(' ')
      expect([side('added'), side('removed')]).toEqual([before.join(' '), after.join(' ')])
    }),
  )
})

test('texts without end are replaced as a whole', () => {
  const long = (word: string) => Array.from({ length: 1_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(diffWords(`${long('a')} end`, `${long('b')} end`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
