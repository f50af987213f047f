import { beforeEach, expect, test, vi } from 'vitest'
import { clearShortlist, MAX_SAVED, parseSaved, restoreShortlist, save, unsave } from './shortlist.ts'

const storage = new Map<string, string>()
const ids = () => parseSaved(storage.get('shortlist') ?? null).map(({ id }) => id)
const place = (id: string) => ({ id, category: 'ooh' })

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  })
})

test('the latest is first, and nothing is there twice', () => {
  save(place('a'))
  save(place('b'))
  save(place('a'))
  expect(ids()).toEqual(['a', 'b'])
})

test('a removed listing can return to its position', () => {
  for (const id of ['c', 'b', 'a']) save(place(id))
  const at = unsave('b')
  expect(ids()).toEqual(['a', 'c'])
  save(place('b'), at)
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test('a full list says so and stays as it is', () => {
  for (let i = 0; i < MAX_SAVED; i++) expect(save(place(`p${i}`))).toBe(true)
  expect(save(place('one-more'))).toBe(false)
  expect(ids()).toHaveLength(MAX_SAVED)
})

test('what was cleared comes back behind what was saved since', () => {
  for (const id of ['b', 'a']) save(place(id))
  const cleared = clearShortlist()
  expect(ids()).toEqual([])
  save(place('new'))
  restoreShortlist(cleared)
  expect(ids()).toEqual(['new', 'a', 'b'])
})

test('foreign content of the storage breaks nothing', () => {
  for (const text of ['', '{', '7', 'null', '"a"', '[1,null,{"id":3},{"id":"a"}]']) expect(parseSaved(text)).toEqual([])
  expect(parseSaved('[{"id":"a","category":"tv","more":1},{}]')).toMatchObject([{ id: 'a', category: 'tv' }])
})

test('without storage the list lives on in the page', () => {
  vi.stubGlobal('localStorage', undefined)
  save(place('kept'))
  expect(unsave('kept')).toBe(0)
})
