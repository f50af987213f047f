import { describe, expect, test } from 'vitest'
import type { ChangedGstRates } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { type Piece, textOf } from '../../../content/page.ts'
import { DOCUMENTS, getDocument } from './documents.ts'
import { gstLines } from './gst-lines.ts'

const bodyOf = (path: string) => getDocument(path).sections.flatMap(({ body }) => body)
const wholeText = (path: string) => bodyOf(path).map(textOf).join('\n')
const linksIn = (piece: Piece): string[] =>
  typeof piece === 'string' ? [] : [piece.to ?? [], piece.children.flatMap(linksIn)].flat()

test('all four are dated as the specification says', () => {
  for (const { updated } of DOCUMENTS) expect(updated).toBe('March 15, 2024')
  expect(DOCUMENTS.map(({ path }) => path)).toEqual(['/privacy', '/terms', '/cookies', '/disclaimer'])
})

test('an address with a closing slash is the same document, another is none', () => {
  expect(getDocument('/terms/')).toBe(getDocument('/terms'))
  expect(() => getDocument('/term')).toThrow('Page not found')
})

describe.each(DOCUMENTS.map((document) => [document.path, document] as const))('%s', (_, document) => {
  test('has sections that an anchor can name', () => {
    const ids = document.sections.map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
    expect(ids.length).toBeGreaterThan(4)
  })

  test('links to sections lead to sections', () => {
    for (const to of bodyOf(document.path).flatMap(linksIn)) {
      const [, path = '', id] = /^(\/[a-z]+)#(.+)$/.exec(to) ?? []
      if (id) expect(getDocument(path).sections.map((section) => section.id)).toContain(id)
    }
  })
})

test('the terms name the tax of every medium as it is charged today', () => {
  expect(bodyOf('/terms').map(({ lines }) => lines)).toContain('gst')
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

test('the law that applies to a marketplace in India is named', () => {
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
