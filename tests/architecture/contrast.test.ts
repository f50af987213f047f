import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { readSources } from './sources.ts'

// Contrast of the colours of app/app.css, by WCAG 2.2: 4.5 for text, 3 for the edge of a field and for the ring of the focus. Each ink
// reads on each ground, so a component may put any of them anywhere, and a page has to be looked at in one theme alone.

type Rgb = readonly [number, number, number]
const THEMES = ['light', 'dark'] as const

// A header over a dark hero has tokens of its own.
const CSS = readFileSync('app/app.css', 'utf8').replace(/@utility over-hero \{.*?\n\}/s, '')

/** A colour of OKLCH as linear RGB: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function parse(colour: string): Rgb {
  if (colour === '#fff') return [1, 1, 1]
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? []
  if (hue === undefined) throw new Error(`${colour} is written in another way than the other colours`)
  return oklch(Number(lightness), Number(chroma), Number(hue))
}

const COLOUR = String.raw`(#fff|oklch\([\d. ]+\))`

/** Colours without transparency, by the name of their token: in light and in dark. */
const TOKENS = new Map<string, readonly [Rgb, Rgb]>([
  ...Array.from(
    CSS.matchAll(new RegExp(`--([\\w-]+): light-dark\\(${COLOUR}, ${COLOUR}\\);`, 'g')),
    ([, name = '', light = '', dark = '']) => [name, [parse(light), parse(dark)]] as const,
  ),
  ...Array.from(
    CSS.matchAll(new RegExp(`--(?:color-)?([\\w-]+): ${COLOUR};`, 'g')),
    ([, name = '', both = '']) => [name, [parse(both), parse(both)]] as const,
  ),
])

const token = (name: string) => {
  const colours = TOKENS.get(name)
  if (!colours) throw new Error(`app.css has no colour --${name}`)
  return colours
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour that lets a part of another one through. Transparency is mixed as the screen does, in sRGB. */
function over(colour: Rgb, share: number, ground: Rgb): Rgb {
  const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  const mix = (at: 0 | 1 | 2) => linear(encode(colour[at]) * share + encode(ground[at]) * (1 - share))
  return [mix(0), mix(1), mix(2)]
}

/** The pair with less contrast than it must have, for each theme. */
const faint = (ink: string, ground: string, least: number) =>
  THEMES.flatMap((theme, at) => {
    const ratio = contrast(token(ink)[at as 0 | 1], token(ground)[at as 0 | 1])
    return ratio < least ? [`${ink} on ${ground} in ${theme}: ${ratio.toFixed(2)}`] : []
  })

const SOFT = ['select', 'accent-soft', 'success-soft', 'warn-soft', 'danger-soft', 'info-soft', 'neutral-soft']
const GROUNDS = ['bg', 'surface', 'surface-2', ...SOFT]
const STATUS = ['success-ink', 'warn-ink', 'danger-ink', 'info-ink', 'neutral-ink']
const INKS = ['ink', 'ink-2', 'link', 'link-hover', 'danger', 'accent-deep', ...STATUS]

describe('the colours of the site', () => {
  test('every ink reads on every ground', () => {
    const pairs = [
      ...[...GROUNDS, 'surface-3'].flatMap((ground) => INKS.map((ink) => [ink, ground] as const)),
      // The faintest ink does not read on what is pressed.
      ...GROUNDS.map((ground) => ['ink-3', ground] as const),
    ]
    expect(pairs.flatMap(([ink, ground]) => faint(ink, ground, 4.5))).toEqual([])
  })

  test.each([
    ['on-brand', ['brand', 'brand-hover']],
    ['accent-ink', ['accent', 'accent-hover']],
    ['on-danger', ['danger-fill']],
    ['on-chart', ['chart-1']],
    ['bg', ['ink']],
    ['map-water-ink', ['map-sea', 'map-land']],
    ['map-park-ink', ['map-park', 'map-land']],
    ...[1, 2, 3, 4, 5].map((tint) => [`tint-${tint}-ink`, [`tint-${tint}`]] as const),
  ] as const)('%s reads on %s', (ink, grounds) => {
    expect(grounds.flatMap((ground) => faint(ink, ground, 4.5))).toEqual([])
  })

  test('the edge of a field and the ring of the focus are seen on every ground', () => {
    expect(GROUNDS.slice(0, 3).flatMap((ground) => faint('line-field', ground, 3))).toEqual([])
    expect(GROUNDS.flatMap((ground) => faint('focus', ground, 3))).toEqual([])
  })
})

/** One colour of a class name, as `hover:bg-surface-3/60`. */
interface Named {
  variant: string
  name: string
  share: number
}

/** Colours of text or of backgrounds that a class attribute names. White is for scenes, whose colours are no tokens. */
const named = (classes: readonly string[], property: 'bg' | 'text'): Named[] =>
  classes.flatMap((written) => {
    const [, variant = '', name = '', share = '100'] =
      new RegExp(`^((?:[^\\s:]+:)*)${property}-([a-z][\\w-]*?)(?:/(\\d+))?$`).exec(written) ?? []
    return TOKENS.has(name) ? [{ variant, name, share: Number(share) / 100 }] : []
  })

/** Text that no one has to read, and grounds of a line or a curtain rather than of the text. */
const isOther = ({ variant }: Named) => /disabled|unready|before|after|selection|backdrop|placeholder|\[&/.test(variant)

/** Pairs that are never seen: cells of a table hide the lines between them, and a mark is drawn once its box is filled. */
const isElsewhere = (ink: Named, ground: Named) =>
  ground.name === 'line' || (ink.name === 'on-brand' && ground.name === 'surface')

/** The text on each ground: that of the same state, or else the one of the rest. */
function pairsOf(classes: readonly string[]): [ink: Named, ground: Named][] {
  const [inks, grounds] = [named(classes, 'text'), named(classes, 'bg')]
  return grounds
    .filter((ground) => !isOther(ground))
    .flatMap((ground) => {
      const ink = inks.find(({ variant }) => variant === ground.variant) ?? inks.find(({ variant }) => variant === '')
      return ink && !isOther(ink) && !isElsewhere(ink, ground) ? [[ink, ground] as [Named, Named]] : []
    })
}

/** The strings of a module, each with its line. */
function stringsOf(path: string, text: string): { where: string; classes: string[] }[] {
  const found: { where: string; classes: string[] }[] = []
  // A pair has both; most modules have no classes at all.
  if (!text.includes('bg-') || !text.includes('text-')) return found
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, value: written, start } = value as { type?: string; value?: unknown; start?: number }
    const string = type === 'TemplateElement' ? (written as { cooked: string }).cooked : written
    if ((type === 'Literal' || type === 'TemplateElement') && typeof string === 'string' && /(bg|text)-/.test(string)) {
      found.push({ where: `${path}:${text.slice(0, start).split('\n').length}`, classes: string.split(/\s+/) })
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}

test('text and background of one class attribute have enough contrast in both themes', () => {
  const strings = readSources('app')
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => stringsOf(path, text))
  const pairs = strings.flatMap(({ where, classes }) =>
    pairsOf(classes).map(([ink, ground]) => ({ where, ink, ground })),
  )
  expect(pairs.length).toBeGreaterThan(200)
  const found = pairs.flatMap(({ where, ink, ground }) =>
    ([0, 1] as const).flatMap((theme) =>
      ['bg', 'surface', 'surface-2'].flatMap((below) => {
        const seen = over(token(ground.name)[theme], ground.share, token(below)[theme])
        const ratio = contrast(over(token(ink.name)[theme], ink.share, seen), seen)
        return ratio < 4.5 ? [`${where}: ${ink.name} on ${ground.name} in ${THEMES[theme]}: ${ratio.toFixed(2)}`] : []
      }),
    ),
  )
  expect([...new Set(found)]).toEqual([])
})
