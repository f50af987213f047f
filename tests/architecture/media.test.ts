import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DISCOVER_ONLY_CATEGORIES, MEDIA_TYPES } from '../../worker/catalogue/rules/registry/media.ts'
import { type MediaKnowledge, mediaKnowledge, namedMedia } from './media-tables.ts'
import { readSources, type Source } from './sources.ts'

const IDS = [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES]

/** Files of one medium: everything that is known of it, how it looks, what is seeded. */
const OWN = IDS.flatMap((id) => [
  `worker/catalogue/rules/registry/${id}.ts`,
  `app/kit/media/${id}.ts`,
  `seed/media/${id}.seed.ts`,
])

/** Lists of those files. */
const LISTS = [
  'worker/catalogue/rules/registry/files.ts',
  'worker/catalogue/rules/registry/media.ts',
  'app/kit/media/files.ts',
  'seed/media/files.ts',
]

/** The drawings of each medium, and seeds that two of them share. */
const SHARED = ['app/art/', 'seed/media/']

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isOther = ({ path }: Source) =>
  !OWN.includes(path) && !LISTS.includes(path) && !SHARED.some((folder) => path.startsWith(folder)) && !isTest(path)
const saying = ({ path, line, found }: MediaKnowledge) => `${path}:${line}: ${found}`

test('what is known of one medium is in its three files', () => {
  const known = readSources('app', 'worker', 'seed')
    .filter(isOther)
    .flatMap((source) => mediaKnowledge(source, IDS))
  expect(known.map(saying)).toEqual([])
})

test('no other file of the Worker names a medium, in code or in a statement', () => {
  const named = readSources('worker')
    .filter(isOther)
    .flatMap((source) => namedMedia(source, IDS))
  expect(named.map(saying)).toEqual([])
})

test('every medium has its three files, and each of them its list', () => {
  const sources = readSources('app', 'worker', 'seed')
  expect(OWN.filter((file) => sources.every(({ path }) => path !== file))).toEqual([])
  for (const list of LISTS.filter((path) => path.endsWith('files.ts'))) {
    const { imports = [] } = sources.find(({ path }) => path === list) ?? {}
    const own = OWN.filter((file) => dirname(file) === dirname(list))
    expect(imports.map(({ target }) => target).toSorted(), list).toEqual(own.toSorted())
  }
})

test('pages in the browser reach no words, reach parameters and forms of media', () => {
  const sources = new Map(readSources('app', 'worker').map((source) => [source.path, source]))
  const reached = new Set(
    [...sources.keys()].filter((path) => /^app\/(?:features|kit|ui|charts)\//.test(path) && !isTest(path)),
  )
  // Files added during the walk are walked as well.
  for (const path of reached) {
    for (const { target, typeOnly } of sources.get(path)?.imports ?? []) if (!typeOnly) reached.add(target)
  }
  expect(reached).toContain('worker/catalogue/rules/registry/media.ts')
  expect(reached).not.toContain('worker/catalogue/rules/registry/tables.ts')
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

describe('the search for names', () => {
  const found = (text: string) => namedMedia({ path: 'worker/x.ts', text }, IDS).length

  test.each([
    `const { channel = 'ooh' } = line`,
    `eq(listings.categoryId, 'newspaper')`,
    "sql`case when \"category_id\" = 'dooh' then 'digital' end`",
    `media: ['influencer']`,
  ])('sees %j', (text) => expect(found(text)).toBe(1))

  test.each([
    `// of 'tv'`,
    `{ category: 'dooh', variant: 'ledwall', alt: 'A screen' }`,
    `const FORMS = ['digital', 'radio', 'events']`,
    `'A newspaper is read'`,
  ])('does not see %j', (text) => expect(found(text)).toBe(0))
})
