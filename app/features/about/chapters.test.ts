import { expect, test } from 'vitest'
import { historyOf } from './chapters.ts'

test('each chapter counts the owners that had been checked by the end of its year', () => {
  const checked = [
    { year: 2017, owners: 1 },
    { year: 2018, owners: 2 },
    { year: 2020, owners: 4 },
    { year: 2023, owners: 8 },
    { year: 2025, owners: 16 },
  ]
  expect(historyOf(checked).map(({ year, owners }) => [year, owners])).toEqual([
    [2018, 3],
    [2021, 7],
    [2024, 15],
  ])
})

test('a catalogue without owners tells the story without a count', () => {
  expect(historyOf([]).every(({ owners }) => owners === 0)).toBe(true)
})
