import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MEDIA_TYPES } from '../../../worker/domain/catalogue/registry/media.ts'
import { chowk } from './chowk.ts'
import { scene, variantsOf } from './scene.ts'

const looks = MEDIA_TYPES.flatMap((media) => variantsOf(media).map((variant) => ({ media, variant })))

describe('scenes', () => {
  test.each(looks)('$media/$variant is one SVG of less than 20 KB with ids of its own', ({ media, variant }) => {
    const svg = scene(media, 'a', { variant, name: 'Nav Prabhat', frame: 'wide' })
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    expect(svg.length).toBeLessThan(20_000)
    expect(svg).not.toMatch(/undefined|NaN|\[object/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('follow from medium, seed and options alone', () => {
    for (const { media, variant } of looks) expect(scene(media, 7, { variant })).toBe(scene(media, 7, { variant }))
    expect(scene('ooh', 7)).not.toBe(scene('ooh', 8))
  })

  // Browsers keep a picture for ever under its address. A redrawn picture needs a new EDITION in picture.ts, and a new digest here.
  test('are those of their edition', () => {
    const digest = createHash('sha256')
    for (const { media, variant } of looks)
      for (const seed of ['a', 'b', 'c']) digest.update(scene(media, seed, { variant })).update(scene(media, seed))
    expect(digest.update(chowk()).digest('hex')).toBe(
      '7b105793186fe386e50ca4ee8b511d84afdaa355192ea3e15b75adfd04c1f383',
    )
  })
})
