import { expect, test } from 'vitest'
import { listAddress, listSearch } from './list-address.ts'

test('another filter begins at the first page and keeps the others', () => {
  expect(listSearch('?role=advertiser&after=x~y', { status: 'active' })).toBe('?role=advertiser&status=active')
  expect(listSearch('?role=advertiser&page=3', { status: 'active' })).toBe('?role=advertiser&status=active')
  expect(listSearch('?role=advertiser&status=active', { role: '' })).toBe('?status=active')
  expect(listSearch('?role=advertiser', { role: '' })).toBe('')
})

test('another page keeps the filters', () => {
  expect(listSearch('?q=neem&before=a~b', { after: 'c~d' })).toBe('?q=neem&after=c%7Ed')
  expect(listSearch('?q=neem&page=4', { page: '5' })).toBe('?q=neem&page=5')
})

test('what holds for the shown page only is left behind', () => {
  expect(listSearch('?manage=list&q=neem', { q: 'cola' }, ['manage'])).toBe('?q=cola')
})

const at = (search: string) => listAddress({ path: '/list', search, isLoading: false, go: () => undefined })

test('the head of a column turns the order round, and begins with the one that it has', () => {
  const name = { ascending: 'name', descending: 'name-desc' }
  expect(at('?q=x&page=2').sortBy(name)).toEqual({ to: '/list?q=x&sort=name', direction: undefined })
  expect(at('?sort=name').sortBy(name)).toEqual({ to: '/list?sort=name-desc', direction: 'ascending' })
  expect(at('?sort=name-desc').sortBy(name)).toEqual({ to: '/list?sort=name', direction: 'descending' })
  expect(at('').sortBy({ descending: 'budget' }).to).toBe('/list?sort=budget')
  expect(at('?sort=budget').sortBy({ descending: 'budget' })).toEqual({ to: '/list', direction: 'descending' })
})
