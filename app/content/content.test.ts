import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPage } from './content.vite.ts'
import { partsOf, sectionOf, textOf, withLines } from './page.ts'

const HEAD = '---\ntitle: T\ndescription: D: with a colon\n---\n\n'
const bodyOf = (markdown: string) => readPage(`${HEAD}${markdown}`).body

const files = globSync('app/content/*.md', { exclude: ['**/README.md'] }).toSorted()

describe.each(files)('%s', (file) => {
  const page = readPage(readFileSync(file, 'utf8'))

  test('has lists of the day only in legal documents, which put them in', () => {
    const all = JSON.stringify(page)
    if (page.summary === undefined) expect(all).not.toContain('"lines"')
  })
})

test('sections are nested by their headings, and each has an id: its own or that of its title', () => {
  const page = readPage(
    `${HEAD}# Top\n\nFirst.\n\n## [One & two](/one)\n\nText.\n\n### Deep {#below}\n\n## What is {{name}}? {#what}\n`,
  )
  expect([page.heading, page.description, page.body.map(textOf)]).toEqual(['Top', 'D: with a colon', ['First.']])
  expect(page.sections).toMatchObject([
    { id: 'one-two', title: 'One & two', to: '/one', body: [{ tag: 'p' }], sections: [{ id: 'below', title: 'Deep' }] },
    { id: 'what', title: 'What is {{name}}?' },
  ])
})

test('terms with meanings are a list of terms, other lists are lists', () => {
  expect(bodyOf('- **Open**: Waits; [see](/x)\n- **Done**: Answered')[0]?.tag).toBe('dl')
  expect(bodyOf('- **Open**: Waits\n- Done')[0]?.tag).toBe('ul')
  expect(bodyOf('1. One\n2. Two')[0]).toMatchObject({ tag: 'ol', children: [{ tag: 'li', children: ['One'] }, {}] })
})

test('placeholders of the code are filled at build, lists of the day when the page is shown', () => {
  expect(bodyOf('Held for {{hold}}.').map(textOf)).toEqual(['Held for 72 hours.'])
  const lists = { cancellation: [], milestones: ['30% first', '70% last'], fee: [], gst: [] }
  expect(withLines(readPage(`${HEAD}{{milestones}}`), lists).body.map((list) => [list.tag, ...list.children])).toEqual([
    ['ul', { tag: 'li', children: ['30% first'] }, { tag: 'li', children: ['70% last'] }],
  ])
})

test('paragraphs, points and calls to action of a section are read apart', () => {
  const page = readPage(`${HEAD}## One\n\nText with [a link](/a) in it.\n\n- a **b**\n\n[Ask](https://wa.me/1)\n`)
  expect(partsOf(sectionOf(page, 'one').body)).toEqual({
    texts: ['Text with a link in it.'],
    points: ['a b'],
    links: [{ to: 'https://wa.me/1', label: 'Ask', newTab: true }],
  })
  expect(() => sectionOf(page, 'two')).toThrow('No section two')
})

test.each([
  ['an unknown placeholder', 'Within {{tomorrow}}.', '{{tomorrow}} is no placeholder'],
  ['a list of the day inside a text', 'It is {{gst}}.', '{{gst}} is a list'],
  ['an id that is there twice', '## One\n\n## One', 'The id one is there twice'],
  ['a heading that skips a level', '### Deep', 'skips a level'],
  ['a heading without a letter', '## “…”', 'gives no id'],
  ['HTML', '<b>bold</b>', 'which no page shows'],
  ['a picture', '![alt](/x.png)', 'which no page shows'],
])('%s fails the build', (_, markdown, message) => {
  expect(() => readPage(`${HEAD}${markdown}`)).toThrow(message)
})

test('front matter needs a title and a description, and no other keys than the known ones', () => {
  expect(() => readPage('# Without')).toThrow('Front matter is missing')
  expect(() => readPage('---\ntitle: T\n---\n')).toThrow('description is missing')
  expect(() => readPage('---\ntitle: T\ndescription: D\nauthor: A\n---\n')).toThrow('author is no key')
})
