import { describe, expect, test } from 'vitest'
import { readSources } from '../../../../tests/architecture/sources.ts'
import { deviceCookie, hintCookie, sessionCookie } from '../../../../worker/kernel/rules/identity/cookies.ts'
import cookiesPage from '../../../content/cookies.md'
import { readStored } from './stored.ts'

const STORED = cookiesPage.sections
  .flatMap(({ body }) => body)
  .filter(({ tag }) => tag === 'table')
  .flatMap(readStored)
const named = STORED.flatMap(({ names }) => names)

const STORAGE = /\b(?:local|session)Storage\b/
/** `getItem('theme')` */
const WORDS = /Item\(\s*(['"])([^'"]+)\1/g
/** `const KEY = 'shortlist'`, a named storage key. */
const CONSTANTS = /^(?:export )?const (\w+)(?:: \w+)? = (['"])([^'"]+)\2/gm
/** `const RECORDS = ['one', 'two']`, or the same list inside a loop. */
const LISTS = /(?:const (\w+) = |\bof )\[([^\]]*)\]/g

/** The storage keys that a source file uses. */
function keysIn(source: string): string[] {
  if (!STORAGE.test(source)) return []
  const calls = Array.from(source.matchAll(/Item\(\s*(\w+)\s*[,)]/g), ([, name = '']) => name)
  const loops = Array.from(source.matchAll(/for \(const (\w+) of (?:\[([^\]]*)\]|(\w+))\)/g)).filter(([, name = '']) =>
    calls.includes(name),
  )
  const used = new Set([...calls, ...loops.flatMap(([, , list = '', name = '']) => [...list.split(/[\s,.]+/), name])])
  const words = Array.from(source.matchAll(WORDS), ([, , key = '']) => key)
  const constants = Array.from(source.matchAll(CONSTANTS)).flatMap(([, name = '', , key = '']) =>
    used.has(name) ? [key] : [],
  )
  const lists = Array.from(source.matchAll(LISTS)).flatMap(([whole, name = '', list = '']) => {
    const isUsed = name ? used.has(name) : loops.some(([loop]) => loop.includes(whole))
    return isUsed ? Array.from(list.matchAll(/['"]([^'"]+)['"]/g), ([, key = '']) => key) : []
  })
  return [...words, ...constants, ...lists]
}

const sources = readSources('app', 'worker').filter(
  ({ path }) => !path.endsWith('.test.ts') && !path.endsWith('.gen.ts'),
)

describe('every storage key of the code is on the cookies page', () => {
  const found = sources.map(({ path, text }) => ({ path, keys: keysIn(text) })).filter(({ keys }) => keys.length > 0)

  test('the reading finds what is known to be there', () => {
    const keys = found.flatMap((source) => source.keys)
    expect(keys).toEqual(expect.arrayContaining(['theme', 'shortlist', 'recent-searches', 'admin-storage', 'userRole']))
  })

  test.each(found)('$path', ({ keys }) => expect(keys.filter((key) => !named.includes(key))).toEqual([]))

  test('every source that touches a storage names its keys where the reading finds them', () => {
    const silent = sources.filter(({ text }) => /\b(?:local|session)Storage\./.test(text) && keysIn(text).length === 0)
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})

describe('cookies', () => {
  test('both of the session are named, with and without https, as cookies', () => {
    const cookies = STORED.filter(({ kind }) => kind.startsWith('Cookie')).flatMap(({ names }) => names)
    const each = [sessionCookie, hintCookie, deviceCookie].flatMap((name) => [
      name('https://adchowk.test'),
      name('http://127.0.0.1'),
    ])
    expect(cookies).toEqual(each)
  })

  test('every constant of the cookies’ own module is in the table', async () => {
    const names = Object.values(await import('../../../../worker/kernel/rules/identity/cookies.ts')).flatMap((value) =>
      typeof value === 'function' ? [value('https://adchowk.test'), value('http://127.0.0.1')] : [value],
    )
    expect(names.filter((name) => !named.includes(name))).toEqual([])
  })

  test('nothing else sets one', () => {
    const setters = sources.filter(({ text }) =>
      /\bsetCookie\(|['"]set-cookie['"]|\bdocument\.cookie = |cookieStore\.set/i.test(text),
    )
    expect(setters.map(({ path }) => path).toSorted()).toEqual([
      'app/document/session.js',
      'app/kit/session/local-session.ts',
      'worker/identity/require-user.ts',
    ])
  })
})

test('each name is in the table once', () => expect(new Set(named).size).toBe(named.length))

test('a key that is missing would be seen', () => {
  expect(keysIn(`const KEY = 'secret'\nlocalStorage.setItem(KEY, text)`)).toEqual(['secret'])
  expect(keysIn(`sessionStorage.getItem('hidden')`)).toEqual(['hidden'])
  expect(keysIn(`const ALL = ['one', 'two']\nfor (const key of ALL) localStorage.removeItem(key)`)).toEqual([
    'one',
    'two',
  ])
  expect(keysIn(`for (const key of ['one', 'two']) localStorage.removeItem(key)`)).toEqual(['one', 'two'])
  expect(keysIn(`const KEY = 'secret'\nmap.setItem(KEY)`)).toEqual([])
})
