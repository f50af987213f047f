import { expect, test } from 'vitest'
import { generateCatalogue } from '../catalogue.seed.ts'

const sites = generateCatalogue({ today: '2026-11-23' }).listings.filter(({ categoryId }) => categoryId === 'ooh')
const shareOf = (lighting: string, type: string) => {
  const own = sites.filter((site) => site.type === type)
  return own.filter(({ custom }) => custom.Lighting === lighting).length / own.length
}

test('sites are lit as their kind is built', () => {
  expect(shareOf('Non lit', 'Tree guard')).toBe(1)
  expect(shareOf('Back lit', 'Bus shelter panel')).toBeGreaterThan(0.6)
  expect(shareOf('Back lit', 'Escalator panels')).toBeGreaterThan(0.5)
  expect(shareOf('Front lit', 'Unipole')).toBeGreaterThan(0.6)
  expect(shareOf('Non lit', 'Facade hoarding')).toBe(0)
})

test('no kind of lighting is as frequent as another', () => {
  const counts = ['Front lit', 'Back lit', 'Non lit'].map(
    (lighting) => sites.filter(({ custom }) => custom.Lighting === lighting).length,
  )
  expect(new Set(counts).size).toBe(3)
  expect(Math.min(...counts)).toBeGreaterThan(sites.length / 10)
})
