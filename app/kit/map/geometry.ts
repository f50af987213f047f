import type { IndiaFrame, MapFrame, MapPin } from './map-data.ts'

// Positions are shares of the window, so that the server can render without a width. Windows have the ratio of the
// box.

/** Visible part of a drawing, in its units. */
export interface Window {
  x: number
  y: number
  w: number
  h: number
}

interface Placed {
  x: number
  y: number
}

/** Position of a point on the drawing, in its units. */
export const project = (frame: MapFrame, { lat, lng }: { lat: number; lng: number }): Placed => ({
  x: (lng - frame.lng) * frame.east + frame.half,
  y: (frame.lat - lat) * frame.north + frame.half,
})

/** Smallest window of a ratio (width by height) around a middle that contains a width and a height. */
export function windowAround({ x, y }: Placed, w: number, h: number, ratio: number): Window {
  const width = Math.max(w, h * ratio)
  return { x: x - width / 2, y: y - width / ratio / 2, w: width, h: width / ratio }
}

const MARGIN = 1.25
/** Minimum width of a window, units: four kilometres. */
const LEAST_WIDTH = 80
/** Closest zoom, units on a box of 720 pixels: above 60 pixels per kilometre the coast has visible corners. */
const CLOSEST = 240

/** Window with all pins; without pins, the whole city. */
export function startWindow(frame: MapFrame, pins: readonly MapPin[], ratio: number): Window {
  const places = pins.map((pin) => project(frame, pin))
  if (places.length === 0) {
    const [x = 0, y = 0, w = 0, h = 0] = frame.fit
    return windowAround({ x, y }, w, h, ratio)
  }
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [west, east, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const side = (length: number) => Math.max(length * MARGIN, LEAST_WIDTH) + LEAST_WIDTH
  return windowAround({ x: (west + east) / 2, y: (top + foot) / 2 }, side(east - west), side(foot - top), ratio)
}

/** Window zoomed by a factor around a point, within the drawing and the closest zoom. */
export function zoomed(frame: MapFrame, from: Window, factor: number, at?: Placed): Window {
  const ratio = from.w / from.h
  const w = Math.min(Math.max(from.w / factor, CLOSEST), frame.size)
  const middle = at ?? { x: from.x + from.w / 2, y: from.y + from.h / 2 }
  return inside(frame, windowAround(middle, w, 0, ratio))
}

/** Window moved by shares of itself. */
export const moved = (frame: MapFrame, from: Window, right: number, down: number): Window =>
  inside(frame, { ...from, x: from.x + right * from.w, y: from.y + down * from.h })

/** Moves a window into the drawing, as far as its size allows. */
function inside(frame: MapFrame, { x, y, w, h }: Window): Window {
  const clamp = (value: number, length: number) =>
    length >= frame.size ? (frame.size - length) / 2 : Math.min(Math.max(value, 0), frame.size - length)
  return { x: clamp(x, w), y: clamp(y, h), w, h }
}

export const canZoomIn = ({ w }: Window) => w > CLOSEST

/** Pins shown as one; a single pin is a cluster of its own. */
export interface Cluster {
  pins: MapPin[]
  x: number
  y: number
  /** Position in shares of the window. */
  left: number
  top: number
}

/**
 * Clusters of a window, in reading order: pins closer than a share of its width are joined.
 * @param gap share of the width that a finger needs
 */
export function clusters(frame: MapFrame, pins: readonly MapPin[], window: Window, gap: number): Cluster[] {
  const reach = gap * window.w
  let groups = pins
    .map((pin) => ({ pins: [pin], ...project(frame, pin) }))
    .filter(({ x, y }) => x >= window.x && x <= window.x + window.w && y >= window.y && y <= window.y + window.h)
  // Two joined clusters may come close to a third: repeat until none are close.
  for (let before = -1; before !== groups.length; ) {
    before = groups.length
    groups = joinNear(groups, reach)
  }
  return groups
    .map(({ pins, x, y }) => ({ pins, x, y, left: (x - window.x) / window.w, top: (y - window.y) / window.h }))
    .sort((a, b) => Math.round((a.top - b.top) * 20) || a.left - b.left)
}

type Group = Placed & { pins: MapPin[] }

function joinNear(groups: readonly Group[], reach: number): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const near = joined.find(({ x, y }) => Math.hypot(x - group.x, y - group.y) < reach)
    if (!near) {
      joined.push({ ...group })
      continue
    }
    const [own, more] = [near.pins.length, group.pins.length]
    near.x = (near.x * own + group.x * more) / (own + more)
    near.y = (near.y * own + group.y * more) / (own + more)
    near.pins = [...near.pins, ...group.pins]
  }
  return joined
}

/** Position of a city on the drawing of India, in shares of its box. */
export function projectIndia({ n, F, l0, X0, Y1, k, w, h }: IndiaFrame, { lat, lng }: { lat: number; lng: number }) {
  const radians = Math.PI / 180
  const rho = F / Math.tan(Math.PI / 4 + (lat * radians) / 2) ** n
  const theta = n * (lng - l0) * radians
  return { left: ((rho * Math.sin(theta) - X0) * k) / w, top: ((Y1 - (F - rho * Math.cos(theta))) * k) / h }
}

/** Side of a dot with the name of its city. */
export type Side = 'right' | 'left' | 'above' | 'below'

const SIDES: readonly Side[] = ['right', 'left', 'above', 'below']
/** Sizes in shares of the width of India's box: a letter, a line, and a dot with its edge. */
const [LETTER, LINE, DOT] = [0.0135, 0.034, 0.02]

interface Named {
  name: string
  left: number
  top: number
}

/**
 * Sides on which names overlap neither dots nor other names; the first cities choose first. A city without room has
 * none.
 */
export function placeNames(cities: readonly Named[]): Map<string, Side> {
  const taken = cities.map(({ left, top }) => ({
    left: left - DOT,
    right: left + DOT,
    top: top - DOT,
    foot: top + DOT,
  }))
  const placed = new Map<string, Side>()
  for (const [at, { name, left, top }] of cities.entries()) {
    const width = name.length * LETTER
    const boxes = {
      right: { left: left + DOT, right: left + DOT + width, top: top - LINE / 2, foot: top + LINE / 2 },
      left: { left: left - DOT - width, right: left - DOT, top: top - LINE / 2, foot: top + LINE / 2 },
      above: { left: left - width / 2, right: left + width / 2, top: top - DOT - LINE, foot: top - DOT },
      below: { left: left - width / 2, right: left + width / 2, top: top + DOT, foot: top + DOT + LINE },
    }
    const side = SIDES.find((one) => taken.every((box, i) => i === at || !overlaps(boxes[one], box)))
    if (side === undefined) continue
    placed.set(name, side)
    taken.push(boxes[side])
  }
  return placed
}

/** Shares of a window. */
export interface Box {
  left: number
  right: number
  top: number
  foot: number
}

export const overlaps = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.foot && a.foot > b.top

const SCALES = [20, 10, 5, 2, 1, 0.5]
/** Units per kilometre in every drawing of a city. */
export const UNITS_A_KM = 20

/** Round distance of at most a quarter of the window, and its share of the width. */
export function scaleOf({ w }: Window): { label: string; share: number } {
  const km = SCALES.find((one) => one * UNITS_A_KM <= w / 4) ?? 0.5
  return { label: km < 1 ? '500 m' : `${km} km`, share: (km * UNITS_A_KM) / w }
}

interface Spot {
  /** Shares of the window. */
  left: number
  top: number
}

/** Dots with room for a finger between them and those already kept; of two that are too close, the first. */
export function apartFrom<Dot extends Spot>(kept: readonly Spot[], dots: readonly Dot[], room: Spot): Dot[] {
  const all = [...kept]
  return dots.filter((dot) => {
    const isFree = all.every(
      ({ left, top }) => Math.abs(left - dot.left) > room.left || Math.abs(top - dot.top) > room.top,
    )
    if (isFree) all.push(dot)
    return isFree
  })
}
