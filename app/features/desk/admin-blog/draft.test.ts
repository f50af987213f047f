import { expect, test } from 'vitest'
import { emptyDraft, mergeDrafts } from './draft.ts'

const base = { ...emptyDraft('Asha Rao'), title: 'Radio', content: '<p>One</p><p></p>' }
/** The server drops empty paragraphs. */
const answer = { ...base, content: '<p>One</p>' }

test('what the server only wrote in another form is neither a change of theirs nor taken over', () => {
  const { clashes, merged, resolve } = mergeDrafts({
    base,
    answer,
    mine: { ...base, content: '<p>One, two</p><p></p>' },
    theirs: { ...answer, title: 'Radio in towns' },
  })
  expect(clashes).toEqual([])
  expect(merged).toEqual({ mine: ['text'], theirs: ['title'] })
  expect(resolve({})).toMatchObject({ title: 'Radio in towns', content: '<p>One, two</p><p></p>' })
})

test('a field that both changed is a clash, in words', () => {
  const { clashes, resolve } = mergeDrafts({
    base,
    answer,
    mine: { ...base, content: '<p>Mine</p>', category: 'digital' },
    theirs: { ...answer, content: '<p>Theirs</p>', category: 'strategy' },
  })
  expect(clashes.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Category', 'Digital', 'Strategy'],
    ['Text', 'Mine', 'Theirs'],
  ])
  expect(resolve({ content: 'theirs' })).toMatchObject({ content: '<p>Theirs</p>', category: 'digital' })
})
