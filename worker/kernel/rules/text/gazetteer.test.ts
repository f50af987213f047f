import { expect, test } from 'vitest'
import { CITIES, type PlaceNames, STATES } from './gazetteer.ts'

const places = [...CITIES, ...STATES]
const ownersOf = (name: string, namesOf: (place: PlaceNames) => readonly string[] | null) =>
  places.filter((place) => (namesOf(place) ?? []).some((other) => other.toLowerCase() === name.toLowerCase()))

test('no name means two places, in the search or in the planner', () => {
  for (const { name, searched, spoken } of places) {
    for (const other of searched ?? [])
      expect(ownersOf(other, (place) => place.searched?.concat(place.name) ?? null)).toHaveLength(1)
    for (const other of spoken) expect(ownersOf(other, (place) => [place.name, ...place.spoken])).toHaveLength(1)
    expect(ownersOf(name, (place) => [place.name])).toHaveLength(1)
  }
})

test('a short form is for the planner alone, the own script of a city for the search as well', () => {
  const bangalore = CITIES.find(({ name }) => name === 'Bangalore')
  expect(bangalore?.spoken).toContain('blr')
  expect(bangalore?.searched).not.toContain('blr')
  expect(bangalore?.searched).toContain('ಬೆಂಗಳೂರು')
  expect(CITIES.find(({ name }) => name === 'Thane')?.searched).toBeNull()
})
