import { describe, expect, test } from 'vitest'
import { DISCOVER_ONLY_CATEGORIES, MEDIA_TYPES } from '../../worker/catalogue/rules/registry/media.ts'
import { mediaKnowledge } from './media-tables.ts'
import { readSources } from './sources.ts'

const IDS = [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES]
const REGISTRY = 'worker/catalogue/rules/registry/'

/** The drawings of each medium, and which of them a group gets. */
const DRAWINGS = 'app/art/'

const isRegistry = (path: string) => path.startsWith(REGISTRY) || path.startsWith(DRAWINGS)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

test('what is known of one medium is in its file of the registry, and how it looks in its presentation', () => {
  const known = readSources('app', 'worker')
    .filter(({ path }) => !isRegistry(path) && !isTest(path))
    .flatMap((source) => mediaKnowledge(source, IDS))
  expect(known.map(({ path, line, found }) => `${path}:${line}: ${found}`)).toEqual([])
})

describe('the search for such knowledge', () => {
  const found = (text: string) => mediaKnowledge({ path: 'app/x.ts', text }, IDS).length

  test.each([
    `if (category === 'tv') return`,
    `const isPaper = listing.category !== "newspaper"`,
    `if ('radio' === category) return`,
    `switch (category) { case 'dooh': return 1 }`,
    `const NOUNS = { tv: 'viewers', radio: 'listeners' }`,
    `const NOUNS = {\n  tv: ['viewer', 'viewers'],\n  'radio': people(),\n}`,
    `const SPECS = { tv, radio, cinema }`,
    `const WIDE = new Set(['tv', 'magazine'])`,
    `const WIDE: MediaType[] = [\n  'tv',\n  'magazine',\n]`,
    `const SCENES = { 'tv/news': 1, 'radio/music': 2 }`,
    `has(choices, ['ooh', 'dooh'])`,
  ])('sees %j', (text) => expect(found(text)).toBe(1))

  test.each([
    `// category === 'tv'`,
    `/** \`{ tv: 1, radio: 2 }\` */`,
    `const GLYPHS = { radio: Radio, disc: Disc, mic: Mic, newspaper: Newspaper, star: Star }`,
    `sceneUrl({ category: 'ooh', id: 'not-found' })`,
    `groupPath('digital', 'social')`,
    `import { tv } from 'tailwind-variants'`,
    `const { events, tickets } = account`,
    `MEDIA[category].spread === 'city'`,
  ])('does not see %j', (text) => expect(found(text)).toBe(0))
})
