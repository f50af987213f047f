import { expect, test } from 'vitest'
import { photoAt, photosOf } from './photos.ts'

test('a photo is shown at the width of a card, and in others', () => {
  const [photo] = photosOf([{ key: 'a.jpg', alt: 'From the flyover' }])
  expect(photo).toEqual({ src: '/files/640/a.jpg.webp', alt: 'From the flyover' })
  expect(photoAt(photo?.src ?? '', 1280)).toBe('/files/1280/a.jpg.webp')
  expect(photoAt('/art/3/ooh.svg', 320)).toBe('/art/3/ooh.svg')
})
