import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('a short list shows every page', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('the current page keeps its neighbours and both ends', () => {
  expect(pageWindow(5, 11)).toEqual([1, null, 4, 5, 6, null, 11])
})

test('at an end only the far side has a gap', () => {
  expect(pageWindow(1, 11)).toEqual([1, 2, null, 11])
  expect(pageWindow(11, 11)).toEqual([1, null, 10, 11])
})

test('a gap never hides a single page', () => {
  expect(pageWindow(4, 11)).toEqual([1, 2, 3, 4, 5, null, 11])
  expect(pageWindow(8, 11)).toEqual([1, null, 7, 8, 9, 10, 11])
})

test('every page of a long list can be reached and none is repeated', () => {
  for (let page = 1; page <= 40; page++) {
    const numbers = pageWindow(page, 40).filter((entry) => entry !== null)
    expect(numbers).toContain(page)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
})
