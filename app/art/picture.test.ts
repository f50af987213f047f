import { expect, test } from 'vitest'
import { resourceScene } from './picture.ts'

const titleOf = (resource: string, title: string) =>
  resourceScene(resource, { category: 'newspaper', variant: null, title }, 'Delhi').title

test('a spot is drawn with the name of its listing, whatever commas both names have', () => {
  expect(titleOf('nav-prabhat-delhi', 'Nav Prabhat, Delhi')).toBe('Nav Prabhat, Delhi')
  expect(titleOf('nav-prabhat-delhi:back-page', 'Back page, Nav Prabhat, Delhi')).toBe('Nav Prabhat, Delhi')
  expect(titleOf('chowpatty-fm:rj-mention-breakfast-show', 'RJ mention, breakfast show, Chowpatty FM')).toBe(
    'Chowpatty FM',
  )
  expect(titleOf('chowpatty-fm:spot-2', 'Logo bug, Chowpatty FM')).toBe('Chowpatty FM')
})

test('a spot has the id and the state of its listing', () =>
  expect(resourceScene('fm:spot', { category: 'radio', variant: null, title: 'Spot, FM' }, 'Goa')).toEqual({
    id: 'fm',
    category: 'radio',
    variant: null,
    title: 'FM',
    place: { state: 'Goa' },
  }))
