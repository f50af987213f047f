import { expect, test } from 'vitest'
import { galleryOf, pictureOf } from './pictures.ts'

const WALL = { id: 'wall', category: 'ooh', variant: null, title: 'Wall', place: { state: 'Maharashtra' } }
const PHOTOS = [
  { src: '/files/640/a.jpg.webp', alt: 'From the flyover, at dusk' },
  { src: '/files/640/b.jpg.webp', alt: '' },
]

test('photos take the place of drawings, with the words of the owner or else the name', () => {
  const gallery = galleryOf({ ...WALL, photos: PHOTOS }, 'Wall')
  expect(gallery.caption).toBeUndefined()
  expect(gallery.views.map(({ src, alt }) => [src, alt])).toEqual([
    ['/files/1280/a.jpg.webp', 'From the flyover, at dusk'],
    ['/files/1280/b.jpg.webp', 'Wall, photo 2'],
  ])
  expect(gallery.views[0]).toMatchObject({ srcSet: '/files/640/a.jpg.webp 640w, /files/1280/a.jpg.webp 1280w' })
  expect(pictureOf({ ...WALL, photos: PHOTOS }, 'card')).toBe('/files/640/a.jpg.webp')
})

test('without photos the drawings say that they are drawn', () => {
  const gallery = galleryOf({ ...WALL, photos: [] }, 'Wall')
  expect(gallery.caption).toBe('Illustration')
  expect(gallery.views.every(({ src }) => src.startsWith('/art/'))).toBe(true)
})
