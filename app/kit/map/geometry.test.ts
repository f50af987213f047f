import { describe, expect, test } from 'vitest'
import { distanceKm } from '../../../worker/catalogue/rules/places/distance.ts'
import { CITY_POINTS } from '../../../worker/catalogue/rules/places/points.ts'
import { FRAMES, INDIA } from './frames.gen.ts'
import {
  canZoomIn,
  clusters,
  moved,
  placeNames,
  project,
  projectIndia,
  scaleOf,
  startWindow,
  zoomed,
} from './geometry.ts'
import type { MapFrame, MapPin } from './map-data.ts'

const RATIO = 4 / 3
const frameOf = (city: string): MapFrame => {
  const frame = FRAMES[city]
  if (!frame) throw new Error(`No map of ${city}`)
  return frame
}
const mumbai = frameOf('Mumbai')
const pinsOf = (city: string): MapPin[] =>
  (CITY_POINTS.find(({ name }) => name === city)?.localities ?? []).map(({ name, lat, lng }) => {
    return { id: name, title: name, area: name, lat, lng, price: '₹1 L', path: '/' }
  })
const pins = pinsOf('Mumbai')

test('every city has a map that holds its localities, where its names are', () => {
  for (const { name, localities } of CITY_POINTS) {
    const frame = frameOf(name)
    for (const locality of localities) {
      const { x, y } = project(frame, locality)
      expect(Math.min(x, y, frame.size - x, frame.size - y), locality.name).toBeGreaterThan(0)
      const written = frame.names.find(([text, , , kind]) => text === locality.name && kind === 'loc')
      if (written) expect(Math.hypot(x - Number(written[1]), y - Number(written[2]))).toBeLessThan(2)
    }
  }
})

test('a kilometre is 20 units, east and north', () => {
  const [one, other] = [pins[0], pins[1]]
  if (!one || !other) throw new Error('No pins')
  const [a, b] = [project(mumbai, one), project(mumbai, other)]
  expect(Math.hypot(a.x - b.x, a.y - b.y) / 20).toBeCloseTo(distanceKm(one, other), 1)
})

test('a map begins with all of its sites', () => {
  const window = startWindow(mumbai, pins, RATIO)
  expect(window.w / window.h).toBeCloseTo(RATIO)
  const shown = clusters(mumbai, pins, window, 0.1)
  expect(shown.flatMap((cluster) => cluster.pins)).toHaveLength(pins.length)
})

describe('clusters', () => {
  const start = startWindow(mumbai, pins, RATIO)
  test('are no nearer to one another than a finger is wide, each site in one of them', () => {
    const found = clusters(mumbai, pins, start, 0.1)
    for (const [i, one] of found.entries()) {
      for (const other of found.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(0.1 * start.w)
      }
    }
    expect(found.length).toBeLessThan(pins.length)
    expect(new Set(found.flatMap((cluster) => cluster.pins.map(({ id }) => id))).size).toBe(pins.length)
  })
  test('come apart when one zooms in', () => {
    const [largest] = clusters(mumbai, pins, start, 0.1).toSorted((a, b) => b.pins.length - a.pins.length)
    if (!largest) throw new Error('No cluster')
    const nearer = zoomed(mumbai, start, 4, largest)
    const again = clusters(mumbai, largest.pins, nearer, 0.1)
    expect(again.length).toBeGreaterThan(1)
  })
  test('are in reading order', () => {
    const tops = clusters(mumbai, pins, start, 0.1).map(({ top }) => top)
    for (const [i, top] of tops.entries()) expect(top - (tops[i - 1] ?? 0)).toBeGreaterThan(-0.1)
  })
  test('leave out what is not in the window', () => {
    const away = moved(mumbai, zoomed(mumbai, start, 4), -9, -9)
    expect(clusters(mumbai, pins, away, 0.1).flatMap((cluster) => cluster.pins).length).toBeLessThan(pins.length)
  })
})

test('a window stays inside the drawing, and ends where the drawing gets coarse', () => {
  let window = startWindow(mumbai, pins, RATIO)
  for (let i = 0; i < 12; i++) window = zoomed(mumbai, window, 1.6)
  expect(canZoomIn(window)).toBe(false)
  for (const [right, down] of [
    [99, 99],
    [-99, -99],
  ] as const) {
    const { x, y, w, h } = moved(mumbai, window, right, down)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(mumbai.size + 0.01)
    expect(y + h).toBeLessThanOrEqual(mumbai.size + 0.01)
  }
})

test('the scale is a round distance of at most a quarter', () => {
  expect(scaleOf({ x: 0, y: 0, w: 900, h: 600 })).toEqual({ label: '10 km', share: 200 / 900 })
  expect(scaleOf({ x: 0, y: 0, w: 60, h: 40 }).label).toBe('500 m')
})

test('cities are where they are in India', () => {
  const at = (city: string) => {
    const point = CITY_POINTS.find(({ name }) => name === city)
    if (!point) throw new Error(`No city ${city}`)
    return projectIndia(INDIA, point)
  }
  expect(at('Delhi').top).toBeLessThan(at('Mumbai').top)
  expect(at('Mumbai').left).toBeLessThan(at('Kolkata').left)
  expect(at('Thiruvananthapuram').top).toBeGreaterThan(0.9)
  for (const { name } of CITY_POINTS) {
    const { left, top } = at(name)
    expect(Math.min(left, top, 1 - left, 1 - top), name).toBeGreaterThan(0)
  }
})

test('names of cities that are near one another are on different sides, or left out', () => {
  const dots = CITY_POINTS.map((city) => ({ name: city.name, ...projectIndia(INDIA, city) }))
  const sides = placeNames(dots)
  expect(sides.size).toBeGreaterThan(30)
  const one = dots[0]
  if (!one) throw new Error('No dots')
  const same = placeNames(['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...one, name })))
  expect([...same.values()].toSorted()).toEqual(['above', 'below', 'left', 'right'])
})
