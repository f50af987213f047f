import { expect, test } from 'vitest'
import { filtersOf, searchWith } from './list-address.ts'

test('another filter begins at the first page and keeps the others', () => {
  expect(searchWith('?role=advertiser&after=x~y', { status: 'active' })).toBe('?role=advertiser&status=active')
  expect(searchWith('?role=advertiser&status=active', { role: '' })).toBe('?status=active')
  expect(searchWith('?role=advertiser', { role: '' })).toBe('')
})

test('another page keeps the filters', () => {
  expect(searchWith('?q=neem&before=a~b', { after: 'c~d' })).toBe('?q=neem&after=c%7Ed')
})

test('filters that are not set are empty', () => {
  expect(filtersOf('?q=neem&sort=name')).toEqual({ role: '', staff: '', status: '', state: '', q: 'neem' })
})
