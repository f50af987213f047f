import { describe, expect, test } from 'vitest'
import { lineWidth } from '../art/lettering.ts'
import { drawCard, shorten } from './draw-card.ts'
import { cardPath } from './share-card.ts'

const CARD = {
  of: 'listing/one',
  title: 'Unipole on Gurusaday Road, Ballygunge',
  place: 'Ballygunge, Kolkata',
  price: '₹57,000 per month',
  scene: '/art/3/ooh/wide.unipole/one.svg',
}

describe('a title that is too long', () => {
  test('ends at a word, within the width', () => {
    const long = 'Cantilever at Yamuna river bridge, Rajouri Garden side, towards the ring road and the old city'
    const short = shorten(long, 56, 1088)
    expect(short).toMatch(/^Cantilever at Yamuna .*\w\.\.\.$/)
    expect(lineWidth(short, 56)).toBeLessThanOrEqual(1088)
  })

  test('of one word is cut inside it', () => {
    const short = shorten('A'.repeat(200), 56, 400)
    expect(short).toMatch(/^A+\.\.\.$/)
    expect(lineWidth(short, 56)).toBeLessThanOrEqual(400)
  })

  test('that fits stays whole', () => expect(shorten(CARD.title, 56, 1088)).toBe(CARD.title))
})

test('the card holds its scene; where there is none it is still a card', () => {
  expect(drawCard(CARD, 'AdChowk')).toContain('y="-45" width="1200" height="675" xmlns')
  expect(drawCard({ ...CARD, scene: '/photos/one.jpg' }, 'AdChowk')).toMatch(/^<svg [^>]+><path /)
})

test('hostile words are outlines like all others', () => {
  expect(drawCard({ ...CARD, title: '</svg><script>alert(1)</script>' }, '</svg><script>')).not.toContain('script')
})

test('another wording, or another name of the platform, is another address', () => {
  const SITE = { name: 'AdChowk', email: 'hello@adchowk.example' }
  const path = cardPath(CARD, SITE)
  expect(path).toMatch(/^\/og\/\d+\/listing\/one\.png\?v=[a-z0-9]+$/)
  expect(cardPath({ ...CARD }, SITE)).toBe(path)
  for (const change of [{ title: 'Other' }, { place: 'Other' }, { price: 'Other' }, { scene: 'Other' }]) {
    expect(cardPath({ ...CARD, ...change }, SITE)).not.toBe(path)
  }
  expect(cardPath(CARD, { ...SITE, name: 'Other' })).not.toBe(path)
})

test('another name than ours is lettered, as far as there is room for it', () => {
  const plate = (name: string) => Number(/width="(\d+)" height="68"/.exec(drawCard(CARD, name))?.[1])
  expect(plate('AdChowk')).toBe(256)
  expect(plate('Media & Co')).toBeGreaterThan(256)
  expect(plate('A name of very many letters '.repeat(5))).toBeLessThan(1200)
})
