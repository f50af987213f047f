import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CITY_POINTS } from '../../../worker/catalogue/rules/places/points.ts'
import { STATES } from '../../../worker/kernel/rules/text/gazetteer.ts'
import { INDIA } from './frames.gen.ts'
import { projectIndia } from './geometry.ts'
import { stateShape, stateTints } from './tints.ts'

const drawing = readFileSync(`app/public/maps/${INDIA.file}`, 'utf8')
const shapes = new Map([...drawing.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)].map(([, id = '', d = '']) => [id, d]))

/** Outlines of relative path data. */
function ringsOf(d: string): [number, number][][] {
  return d.split('z').flatMap((part) => {
    const [x = 0, y = 0, ...steps] = (part.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    if (part === '') return []
    const ring: [number, number][] = [[x, y]]
    for (let at = 0; at < steps.length; at += 2) {
      const [lastX, lastY] = ring.at(-1) ?? [0, 0]
      ring.push([lastX + (steps[at] ?? 0), lastY + (steps[at + 1] ?? 0)])
    }
    return [ring]
  })
}

/** True when a point lies inside an outline: a ray to the right crosses it an odd number of times. */
const isInside = ([x, y]: [number, number], ring: [number, number][]) =>
  ring.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = ring.at(at - 1) ?? [0, 0]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)

test('the drawing has the 28 states and the 8 union territories', () => {
  expect(shapes.size).toBe(36)
  expect(STATES.filter(({ name }) => !shapes.has(stateShape(name))).map(({ name }) => name)).toEqual([])
})

test.each(CITY_POINTS.map((city) => [city.name, city] as const))('%s lies in the shape of its state', (_, city) => {
  const { left, top } = projectIndia(INDIA, city)
  const point: [number, number] = [left * INDIA.w, top * INDIA.h]
  const rings = ringsOf(shapes.get(stateShape(city.state)) ?? '')
  expect(rings.some((ring) => isInside(point, ring))).toBe(true)
})

const cityOf = (state: string, count: number) => ({ state, count })

test('a state has the sites of its cities, and a tint by its share of the largest', () => {
  const { states, legend } = stateTints([
    cityOf('Maharashtra', 80),
    cityOf('Maharashtra', 20),
    cityOf('Goa', 10),
    cityOf('Delhi', 11),
    cityOf('Gujarat', 61),
  ])
  expect(states.map(({ name, count, level }) => [name, count, level])).toEqual([
    ['Maharashtra', 100, 4],
    ['Gujarat', 61, 4],
    ['Delhi', 11, 2],
    ['Goa', 10, 1],
  ])
  expect(legend).toEqual([
    { level: 1, from: 1, to: 10 },
    { level: 2, from: 11, to: 30 },
    { level: 4, from: 61, to: 100 },
  ])
})

test('few sites have the levels that they reach, and the legend holds them', () => {
  const { states, legend } = stateTints([cityOf('Goa', 1), cityOf('Kerala', 2), cityOf('Delhi', 3)])
  for (const { count, level } of states) {
    const range = legend.find((one) => one.level === level)
    expect(range && count >= range.from && count <= range.to, `${count}`).toBe(true)
  }
})

test('one state alone says nothing by a tint', () => {
  expect(stateTints([cityOf('Goa', 3), cityOf('Goa', 4)])).toEqual({ states: [], legend: [] })
})
