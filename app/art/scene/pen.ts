import { AD_COLOURS, type AdColours } from './colours.ts'

type GradientStop = readonly [offset: number, colour: string, opacity?: number]

/** FNV-1a with a last mix, so that seeds of one character differ in all bits. */
function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return h >>> 0
}

/**
 * What the drawings of one picture share: chance that follows from the seed alone, and definitions (gradients, a figure) that
 * several elements use. Each call that chooses moves chance on, so the order of calls decides the picture: to change it is to
 * redraw every picture.
 */
export class Pen {
  /** Content of the picture's `<defs>`. */
  defs = ''
  /** Colours of the last advert drawn: a lit screen shines in them. */
  adColours: AdColours = AD_COLOURS[0]
  readonly seed: number
  /** Ids of definitions begin with it: two pictures in one document must not share an id. */
  readonly prefix: string
  /** The layout asked for, one of its medium's variants. */
  readonly variant: string | undefined
  #state: number
  #gradients = 0

  constructor(key: string, variant?: string, suffix = '') {
    this.seed = this.#state = hash(key)
    this.prefix = `q${this.seed.toString(36).slice(-4)}${suffix}`
    this.variant = variant
  }

  /** From 0 up to 1: mulberry32. */
  chance(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(from + this.chance() * (to - from + 1))
  }

  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] {
    const index: number = Math.floor(this.chance() * list.length)
    return list[index] ?? list[0]
  }

  /** The variant asked for if it is one of these layouts, otherwise one by chance; chance moves on in both cases. */
  layout<const List extends readonly [string, ...string[]]>(layouts: List): List[number] {
    const drawn = this.pick(layouts)
    return layouts.find((layout) => layout === this.variant) ?? drawn
  }

  /** A fill from the first stop to the last: downwards, or from left to right. */
  gradient(stops: readonly GradientStop[], direction: 'down' | 'right' = 'down'): string {
    const id = this.#nextId()
    const all = stops.map(
      ([offset, colour, opacity]) =>
        `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    this.defs += `<linearGradient id="${id}"${direction === 'right' ? '' : ' x2="0" y2="1"'}>${all.join('')}</linearGradient>`
    return `url(#${id})`
  }

  /** A fill that shines from the middle and fades to nothing. */
  glow(colour: string, opacity: number): string {
    const id = this.#nextId()
    this.defs += `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
    return `url(#${id})`
  }

  #nextId(): string {
    return this.prefix + this.#gradients++
  }
}
