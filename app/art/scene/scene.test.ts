import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DISCOVER_ONLY_CATEGORIES, MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { SIDES } from '../picture.ts'
import { SCRIPTS } from '../scripts.ts'
import { chowk, hero, scene, VARIANTS } from './scene.js'

const MEDIA = [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES]
const looks = MEDIA.flatMap((media) => (VARIANTS[media] ?? []).map((variant) => ({ media, variant })))

/** Asserts that the SVG has no broken numbers and that every id it refers to is its own. */
function expectSound(svg: string) {
  expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
  expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
}

describe('scenes', () => {
  test.each(looks)('$media/$variant is one sound SVG of less than 14 KB', ({ media, variant }) => {
    for (const script of [undefined, ...SCRIPTS]) {
      const svg = scene(media, 'a', { variant, name: 'Nav Prabhat', frame: 'wide', script })
      expectSound(svg)
      expect(svg.length).toBeLessThan(14_000)
    }
  })

  test.each(looks)('$media/$variant has a close view inside the picture', ({ media, variant }) => {
    const svg = scene(media, 'a', { variant, frame: 'detail' })
    const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] =
      /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
    expect(left).toBeGreaterThanOrEqual(-67)
    expect(left + width).toBeLessThanOrEqual(467)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + height).toBeLessThanOrEqual(300.1)
  })

  test('follow from medium, seed and options alone', () => {
    for (const { media, variant } of looks) expect(scene(media, 7, { variant })).toBe(scene(media, 7, { variant }))
    expect(scene('ooh', 7)).not.toBe(scene('ooh', 8))
  })

  test('of the two sides of the market are sound', () => {
    for (const side of SIDES) expectSound(hero(side))
  })

  // Skin, hair and dress are the face; the paths that draw them are the same text in every format.
  test.each(['long', 'bun', 'beard', 'bob', 'turban'])('keep the face of a creator with %s in every format', (look) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const faces = ['reel', 'post', 'story', 'video', 'bundle'].map(
        (format) =>
          /<path d="M50 72q0-34[^>]*>.*?<path d="M62 128[^>]*>/s.exec(
            scene('influencer', seed, { variant: `${look}-${format}` }),
          )?.[0],
      )
      expect(faces[0]).toBeDefined()
      expect(new Set(faces).size, seed).toBe(1)
    }
  })

  // Browsers keep a picture for ever under its address. A changed drawing needs a new EDITION in picture.ts, and a
  // new digest here.
  test('are those of their edition', () => {
    const digest = createHash('sha256')
    for (const { media, variant } of looks)
      for (const seed of ['a', 'b', 'c']) digest.update(scene(media, seed, { variant })).update(scene(media, seed))
    for (const side of SIDES) digest.update(hero(side))
    expect(digest.update(chowk()).digest('hex')).toBe(
      'c757809d17a3026cb78794ec480b6a0c60e35c4e75411e119536293c4a96760e',
    )
  })
})
