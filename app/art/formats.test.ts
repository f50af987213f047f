import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { formatOf } from '../../worker/catalogue/rules/registry/drawn-facts.ts'
import { variantOf } from '../../worker/catalogue/rules/registry/formats.ts'
import {
  DISCOVER_ONLY_CATEGORIES,
  isDiscoverOnly,
  isMediaType,
  MEDIA_TYPES,
  mediaSpec,
} from '../../worker/catalogue/rules/registry/media.ts'
import { formatsOf } from '../../worker/catalogue/rules/registry/tables.ts'
import { isLit } from '../kit/media/pictures.ts'
import { picturedOf } from '../kit/media/presentations.ts'
import { sceneUrl } from './picture.ts'
import { VARIANTS } from './scene/scene.js'
import { drawScene } from './scene/scene-file.ts'

const MEDIA = [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES]
const { listings, spots, subcategories } = generateCatalogue({ today: '2026-11-22' })
const categoryOf = new Map(listings.map(({ id, categoryId }) => [id, categoryId]))

function drawingsOf(category: string): readonly string[] {
  if (!isMediaType(category) && !isDiscoverOnly(category)) throw new TypeError(category)
  const { drawnAs } = mediaSpec({ id: category, name: '' })
  return VARIANTS[drawnAs !== undefined && isMediaType(drawnAs) ? drawnAs : category] ?? []
}
const drawn = (url: string) => {
  const [media = '', look = '', file = ''] = url.split('/').slice(3)
  return drawScene({ media, look, file })
}

/** Types that share a drawing: one object under several names, or covers of related subjects. */
const SHARED: Partial<Record<string, readonly string[]>> = {
  ooh: [],
  airport: ['gantry', 'security'],
  // A facade hoarding is on the facade of its house.
  theatre: ['multiplex', 'facade'],
  events: ['stadium'],
  // An edition shows one of its pages.
  newspaper: ['half', 'quarter', 'strip', 'jacket', 'column', 'backstrip'],
  magazine: ['page', 'cover-people', 'cover-people2', 'cover-home', 'cover-money', 'cover-industry', 'cover-book'],
  pr: ['release', 'pressmeet', 'podcast', 'kit', 'creators', 'newsroom'],
}

describe('the picture of a listing', () => {
  test('is the drawing of its type, for every seeded row', () => {
    const astray = listings.filter(({ categoryId, type, variant: drawn }) => {
      const variant = formatOf(drawn ?? '')
      const formats = Object.entries(formatsOf(categoryId))
      const ofType = formats.filter(([name]) => name === type || name.startsWith(`${type} · `)).map(([, own]) => own)
      // Creators have one type of drawing, a portrait. A structure has one for each ground: `unipole-water`.
      const isOwn = ofType.some((own) => own === variant || own === '' || variant.startsWith(`${own}-`))
      return !isOwn || !drawingsOf(categoryId).includes(variant)
    })
    expect(astray.map(({ categoryId, type, variant }) => `${categoryId} ${type}: ${variant}`)).toEqual([])
  })

  test('is its own: two types share one only where they are named here', () => {
    for (const media of MEDIA) {
      const variants = Object.values(formatsOf(media))
      const twice = variants.filter((variant, at) => variants.indexOf(variant) !== at)
      expect([...new Set(twice)].toSorted(), media).toEqual([...(SHARED[media] ?? [])].toSorted())
    }
  })

  test('has the ground of the landmark in its title', () => {
    const at = (landmark: string) => variantOf({ category: 'ooh', type: 'Unipole', landmark })
    expect(at('Hussain Sagar lake')).toBe('unipole-water')
    expect(at('Dugri flyover')).toBe('unipole-flyover')
    expect(at('Charminar')).toBe('unipole')
    expect(variantOf({ category: 'ooh', type: 'Gantry', landmark: 'Dugri flyover' })).toBe('gantry')
  })

  test('has street signs in the script of the state', () => {
    const site = { category: 'ooh', id: 'booth', variant: 'booth' }
    const inState = (state: string) => drawn(sceneUrl({ ...site, place: { state } }))
    expect(inState('Delhi')).toBe(drawn(sceneUrl(site)))
    expect(inState('Tamil Nadu')).not.toBe(inState('Delhi'))
    expect(inState('Telangana')).toBe(inState('Andhra Pradesh'))
  })
})

describe('the picture of a spot', () => {
  const spotsOf = (media: string) => spots.filter(({ listingId }) => categoryOf.get(listingId) === media)

  test('exists, for every seeded row', () => {
    const missing = spots.filter(
      ({ listingId, variant }) => !drawingsOf(categoryOf.get(listingId) ?? '').includes(formatOf(variant ?? '')),
    )
    expect(missing.map(({ name, variant }) => `${name}: ${variant}`)).toEqual([])
  })

  test.each(['airport', 'theatre', 'influencer', 'magazine'])('of %s is that of its own format', (media) => {
    const formats = new Set(Object.values(formatsOf(media)))
    const astray = spotsOf(media).filter(
      ({ variant }) => !formats.has(formatOf(variant ?? '').replace(/^\w+-(?=[a-z]+$)/, '')),
    )
    expect(astray.map(({ name, variant }) => `${name}: ${variant}`)).toEqual([])
  })

  test('of an airport repeats another one only where the place is the same', () => {
    const namesOf = new Map<string | null | undefined, Set<string>>()
    for (const { variant, name } of spotsOf('airport')) {
      namesOf.set(variant, (namesOf.get(variant) ?? new Set()).add(name))
    }
    const twice = [...namesOf].filter(([, names]) => names.size > 1).map(([variant]) => variant)
    expect(twice.toSorted()).toEqual(['gantry', 'security'])
  })

  test('of a creator has the portrait of the creator', () => {
    const portraits = new Map(listings.map(({ id, variant }) => [id, variant]))
    for (const { listingId, variant } of spotsOf('influencer')) {
      expect(variant?.split('-')[0]).toBe(portraits.get(listingId))
    }
  })
})

test('every seeded group has a drawing of its own medium', () => {
  for (const { categoryId, id } of subcategories) {
    if (!isMediaType(categoryId) && !isDiscoverOnly(categoryId)) throw new TypeError(categoryId)
    const variant = picturedOf(categoryId)?.groups[id]
    if (variant) expect(drawingsOf(categoryId), `${categoryId}/${id}`).toContain(variant)
  }
  const drawnGroups = MEDIA.flatMap((media) =>
    Object.keys(picturedOf(media)?.groups ?? {}).map((group) => `${media}/${group}`),
  )
  const groups = new Set(subcategories.map(({ categoryId, id }) => `${categoryId}/${id}`))
  expect(drawnGroups.filter((group) => !groups.has(group))).toEqual([])
})

test('night changes the pictures that have an hour, and no others', () => {
  const plain = (svg: string | null) => svg?.replace(/(id="|url\(#|href="#)\w+/g, '')
  for (const category of MEDIA) {
    for (const variant of VARIANTS[category] ?? []) {
      const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ category, id, variant }))
      const changes = pictures.some(
        (picture) =>
          plain(drawn(sceneUrl(picture, 'wide', 'night'))) !== plain(drawn(sceneUrl(picture, 'wide', 'golden'))),
      )
      expect(changes, `${category}/${variant}`).toBe(isLit({ category, variant }))
    }
  }
})
