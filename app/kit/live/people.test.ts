import { expect, test } from 'vitest'
import { others } from './people.ts'

const asha = { userId: 'asha', name: 'Asha Menon', at: 'list', editing: false }
const meera = { userId: 'meera', name: 'Meera Kulkarni', at: 'list', editing: false }

test('oneself is nobody else, in any tab', () => {
  expect(others([asha, { ...asha, at: 'ooh', editing: true }, meera], 'asha')).toEqual([meera])
})

test('a person with several tabs counts once, where it matters most', () => {
  const [looking, editing] = [
    { ...meera, at: 'tv' },
    { ...meera, at: 'ooh', editing: true },
  ]
  expect(others([meera, looking], 'asha')).toEqual([looking])
  expect(others([editing, looking, meera], 'asha')).toEqual([editing])
  expect(others([looking, meera, editing], 'asha')).toEqual([editing])
})

test('two of one name are two', () => {
  const namesake = { ...meera, userId: 'meera-2' }
  expect(others([meera, namesake], 'asha')).toEqual([meera, namesake])
})
