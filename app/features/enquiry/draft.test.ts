import { expect, test } from 'vitest'
import { parseDraft } from './draft.ts'

const subject = {
  listingId: 'metro-wrap',
  spotId: 'door',
  title: '',
  note: '',
  price: '',
  minimum: '',
  owner: '',
  order: null,
}
const stored = JSON.stringify({ user: 'usr_1', about: 'metro-wrap/door', texts: { message: 'Both doors?' } })

test('what was written comes back to its writer, for the same item', () => {
  expect(parseDraft(stored, 'usr_1', subject)).toEqual({ message: 'Both doors?' })
})

test('another account and another item see none of it', () => {
  expect(parseDraft(stored, 'usr_2', subject)).toEqual({})
  expect(parseDraft(stored, 'usr_1', { ...subject, spotId: 'roof' })).toEqual({})
})

test.each([null, '', '{', '7', 'null', '{"user":"usr_1","about":"metro-wrap/door","texts":{"a":1}}'])(
  'nothing is made of %j',
  (text) => {
    expect(parseDraft(text, 'usr_1', subject)).toEqual({})
  },
)
