import { expect, test } from 'vitest'
import { joinLines, withoutEnd } from './trim.ts'

test.each([
  ['One. Two. . ', /[.\s]/, 'One. Two'],
  ['/a/b//', /\//, '/a/b'],
  ['INV/042', /\d/, 'INV/'],
  ['...', /\./, ''],
  ['', /x/, ''],
])('%j without %s at its end is %j', (text, ends, kept) => expect(withoutEnd(text, ends)).toBe(kept))

test('lines are joined by commas, without empty ones', () =>
  expect(joinLines(' 4, Residency Road \n\n \t\r\nBengaluru\n')).toBe('4, Residency Road, Bengaluru'))
