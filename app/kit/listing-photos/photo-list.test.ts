import { expect, test } from 'vitest'
import { MAX_PHOTOS } from '../../../worker/catalogue/rules/photos.ts'
import { added, described, moved, photosText, putBack, removed } from './photo-list.ts'

const photo = (key: string, alt = '') => ({ key, alt })
const THREE = [photo('a', 'From the road'), photo('b'), photo('c')]
const keysOf = (photos: readonly { key: string }[]) => photos.map(({ key }) => key).join('')

test('photos are added once, and no more than a listing holds', () => {
  expect(keysOf(added('d')(THREE))).toBe('abcd')
  expect(keysOf(added('b')(THREE))).toBe('abc')
  const full = Array.from({ length: MAX_PHOTOS }, (_, at) => photo(`${at}`))
  expect(added('x')(full)).toEqual(full)
})

test('photos change places, in either direction', () => {
  expect(keysOf(moved(0, 2)(THREE))).toBe('bca')
  expect(keysOf(moved(2, 0)(THREE))).toBe('cab')
})

test('a removed photo comes back with its words to its place', () => {
  const left = removed('a')(THREE)
  expect(keysOf(left)).toBe('bc')
  expect(putBack(photo('a', 'From the road'), 0)(left)).toEqual(THREE)
  expect(keysOf(putBack(photo('x'), 9)(left))).toBe('bcx')
  expect(keysOf(putBack(photo('a'), 0)(THREE))).toBe('abc')
})

test('how many are described is said', () => {
  expect(photosText(THREE)).toBe('3 photos, 1 described')
  expect(photosText(described('b', 'At night')(THREE))).toBe('3 photos, 2 described')
  expect(photosText([photo('a', 'x')])).toBe('1 photo, all described')
})
