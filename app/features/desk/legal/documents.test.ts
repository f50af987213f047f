import { describe, expect, test } from 'vitest'
import type { ChangedGstRates } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { LAST_UPDATED } from './document.ts'
import { DOCUMENTS, getDocument } from './documents.ts'
import { gstLines } from './gst-lines.ts'
import { readInlineText } from './inline-text.ts'
import { STORED } from './stored.ts'

const textsOf = ({ sections }: (typeof DOCUMENTS)[number]) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'string' ? [block] : 'list' in block ? block.list : [])),
  )
const wholeText = (path: string) => textsOf(getDocument(path)).join('\n')

test('all four are dated as the specification says', () => {
  expect(LAST_UPDATED).toBe('March 15, 2024')
  expect(DOCUMENTS.map(({ path }) => path)).toEqual(['/privacy', '/terms', '/cookies', '/disclaimer'])
})

test('an address with a closing slash is the same document, another is none', () => {
  expect(getDocument('/terms/')).toBe(getDocument('/terms'))
  expect(() => getDocument('/term')).toThrow('Page not found')
})

describe.each(DOCUMENTS.map((document) => [document.path, document] as const))('%s', (_, document) => {
  test('each section has an address of its own that an anchor can name', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
    expect(ids.length).toBeGreaterThan(4)
  })

  test('links to sections lead to sections, and no bracket of a link is left in the text', () => {
    for (const text of textsOf(document)) {
      for (const part of readInlineText(text)) {
        expect(part.text).not.toMatch(/\]\(|\[/)
        const [, path = '', id] = /^(\/[a-z]+)#(.+)$/.exec(part.to ?? '') ?? []
        if (id) expect(getDocument(path).sections.map((section) => section.id)).toContain(id)
      }
    }
  })
})

test('the terms name the tax of every medium as it is charged today', () => {
  const hasRates = getDocument('/terms').sections.some(({ blocks }) =>
    blocks.some((block) => typeof block === 'object' && 'rates' in block),
  )
  expect(hasRates).toBe(true)
  const mediaAt = (rate: string, rates: ChangedGstRates = []) =>
    gstLines(rates)
      .find((line) => line.startsWith(`${rate}: `))
      ?.split(': ')[1]
      ?.split(', ')
  for (const { gst, label } of Object.values(MEDIA)) {
    expect(mediaAt(`${gst.percent}%, SAC ${gst.sac}`)).toContain(label)
  }
  const changed = [{ medium: 'ooh', percent: 12.5, sac: '998399' }]
  expect(mediaAt('12.5%, SAC 998399', changed)).toEqual([MEDIA.ooh.label])
})

test('the law that a marketplace in India stands under is named', () => {
  expect(wholeText('/privacy')).toMatch(/Digital Personal Data Protection Act, 2023/)
  expect(wholeText('/privacy')).toMatch(/Data Protection Board of India/)
  const terms = wholeText('/terms')
  for (const law of [
    /Rules, 2021/,
    /section 52 of the CGST Act/,
    /ASCI/,
    /COTPA/,
    /Hyderabad/,
    /24 hours/,
    /15 days/,
  ]) {
    expect(terms).toMatch(law)
  }
})

test('the cookies page shows everything that is kept, each once', () => {
  const shown = getDocument('/cookies').sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'stored' in block ? block.stored : [])),
  )
  expect(shown.map(({ names }) => names[0]).toSorted()).toEqual(STORED.map(({ names }) => names[0]).toSorted())
})

describe('links in a text', () => {
  test('are told from the words around them', () => {
    expect(readInlineText('See [the terms](/terms#law), or [write](mailto:a@b.example).')).toEqual([
      { text: 'See ' },
      { text: 'the terms', to: '/terms#law' },
      { text: ', or ' },
      { text: 'write', to: 'mailto:a@b.example' },
      { text: '.' },
    ])
  })

  test('need both brackets; else the text is left as it is', () => {
    expect(readInlineText('No [link] (here)')).toEqual([{ text: 'No [link] (here)' }])
    expect(readInlineText('')).toEqual([])
  })
})
