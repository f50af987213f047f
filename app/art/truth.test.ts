import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { sceneUrl } from './picture.ts'
import { MASTHEADS } from './scene/mastheads.ts'
import { drawScene, readScene } from './scene/scene-file.ts'
import { speechOf, WORDS } from './scene/speech.ts'

const { listings, spots } = generateCatalogue({ today: '2026-11-22' })
const byId = new Map(listings.map((listing) => [listing.id, listing]))

/** Arguments of the picture of each listing and spot, with the listing whose facts it must show. */
const pictured = [
  ...listings.map((listing) => ({ listing, variant: listing.variant ?? null })),
  ...spots.flatMap(({ listingId, variant = null }) => {
    const listing = byId.get(listingId)
    return listing ? [{ listing, variant }] : []
  }),
]

function fileOf({ listing, variant }: (typeof pictured)[number], light?: 'night') {
  const { categoryId: category, id, title, state } = listing
  const [media = '', look = '', file = ''] = sceneUrl({ category, id, variant, title, place: { state } }, 'card', light)
    .split('/')
    .slice(3)
  return { media, look, file }
}
const askedOf = (picture: (typeof pictured)[number]) => readScene(fileOf(picture))?.options

const SCRIPT_OF: Record<string, string> = { English: 'en', Hindi: 'hi', Marathi: 'mr', Telugu: 'te', Tamil: 'ta' }

describe('a drawing says what its listing says:', () => {
  test('how it is lit, for every seeded row', () => {
    for (const picture of pictured) {
      const { Lighting } = picture.listing.custom ?? {}
      const lighting = { 'Non lit': 'unlit', 'Back lit': 'backlit' }[`${Lighting}`]
      expect(askedOf(picture)?.lighting, picture.listing.ref).toBe(lighting)
    }
  })

  test('the number of its platform, and none of its own', () => {
    for (const picture of pictured) {
      const [, platform] = /platform (\d+)/i.exec(picture.listing.title) ?? []
      expect(askedOf(picture)?.platform, picture.listing.ref).toBe(platform)
    }
  })

  test('the language of its pages', () => {
    for (const picture of pictured) {
      const { categoryId, languages = [], ref } = picture.listing
      const language = askedOf(picture)?.language
      const isPrinted = categoryId === 'newspaper' || categoryId === 'magazine'
      expect(language !== undefined, ref).toBe(isPrinted)
      const known = SCRIPT_OF[languages[0] ?? '']
      if (isPrinted && known) expect(language, ref).toBe(known)
    }
  })

  test('the name of a paper that is written in Devanagari, in Devanagari', () => {
    for (const { categoryId, title, nativeTitle } of listings) {
      const isPrinted = categoryId === 'newspaper' || categoryId === 'magazine'
      if (!isPrinted || !/\p{Script=Devanagari}/u.test(nativeTitle ?? '')) continue
      expect(MASTHEADS[title.replace(/,.*/, '')], title).toBe(nativeTitle)
    }
  })
})

/** Parts of a drawing that show lamps: the light on a face, the glow around it, and the lamps. */
const LAMPS = /#fff2cf|#ffe9c0|v-9h-5/i
const unlit = pictured.filter(({ variant }) => variant?.includes('.unlit'))

test('what is not lit has no lamp, by day or by night, and is drawn by day unless the night is asked for', () => {
  expect(unlit.length).toBeGreaterThan(100)
  for (const picture of unlit) {
    expect(drawScene(fileOf(picture)), picture.listing.ref).not.toMatch(LAMPS)
    expect(drawScene(fileOf(picture, 'night')), picture.listing.ref).not.toMatch(LAMPS)
    expect(drawScene(fileOf(picture)), picture.listing.ref).not.toContain('#0A1430')
  }
  const lit = pictured.filter(({ variant }) => variant === 'gantry')
  for (const picture of lit) expect(drawScene(fileOf(picture, 'night')), picture.listing.ref).toMatch(LAMPS)
})

test('a unipole next to a road leaves the carriageway free', () => {
  const road = pictured
    .filter(({ variant }) => variant === 'unipole')
    .map((picture) => drawScene(fileOf(picture)) ?? '')
  const posts = road.flatMap((svg) => {
    const [, from] = /M302 222h40L(-?\d+)/.exec(svg) ?? []
    const [, foot] = /M([\d.]+) 264h30l-6-9h-18z/.exec(svg) ?? []
    return from && foot ? [{ foot: Number(foot) + 30, from: 302 + ((Number(from) - 302) * (264 - 222)) / 78 }] : []
  })
  expect(posts.length).toBeGreaterThan(10)
  for (const { foot, from } of posts) expect(foot).toBeLessThan(from)
})

describe('lettering', () => {
  test('has no number that is drawn by chance', () => {
    const folder = join(import.meta.dirname, 'scene')
    const sources = readdirSync(folder).filter((name) => name.endsWith('.js'))
    const astray = sources.flatMap((name) => textsIn(readFileSync(join(folder, name), 'utf8')).filter(isByChance))
    expect(astray).toEqual([])
  })

  test.each([
    ['hi', /^\p{Script=Devanagari}/u],
    ['mr', /^\p{Script=Devanagari}/u],
    ['en', /^[A-Z]/],
  ])('of an advert on a page in %s is in its script', (language, script) => {
    for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
      const { products, has } = speechOf({ language }, chance)
      const words = products.flatMap((product) => WORDS[product]?.filter(has) ?? [])
      expect(words.length).toBeGreaterThan(0)
      for (const [first] of words) expect(first).toMatch(script)
    }
  })

  test('of an advert in a state with a script of its own is in that or in Latin letters', () => {
    for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
      const { products, has, script } = speechOf({ script: 'ta' }, chance)
      const words = products.flatMap((product) => WORDS[product]?.filter(has) ?? [])
      if (script) expect(script).toBe('ta')
      else for (const [first] of words) expect(first).toMatch(/^[A-Z]/)
    }
  })

  test('of a language without outlines is shown as lines', () => {
    expect(speechOf({ language: 'other' }, 0.5).greek).toBe(true)
  })
})

/** Texts that a drawing letters: the fifth argument of each `T(`. */
function textsIn(source: string): string[] {
  return [...source.matchAll(/\bT\(/g)].map(({ index }) => {
    const parts = ['']
    let depth = 0
    for (const letter of source.slice(index + 2)) {
      if (depth === 0 && letter === ')') break
      if ('([{'.includes(letter)) depth++
      if (')]}'.includes(letter)) depth--
      if (letter === ',' && depth === 0) parts.push('')
      else parts[parts.length - 1] += letter
    }
    return parts[4] ?? ''
  })
}
const isByChance = (text: string) => /x\.[if]\(|toFixed/.test(text)
