import { expect, test } from 'vitest'
import { MEDIA } from '../../../worker/catalogue/rules/registry/media.ts'
import { wayBack } from './way-back.ts'

const category = (id: keyof typeof MEDIA) => ({ id, name: MEDIA[id].label, icon: '', description: '' })

test('an unknown category leads to all media', () => {
  expect(wayBack('/category/zzz', undefined, 'Category not found').to).toBe('/category')
})

test('an unknown group leads to its category, also from below', () => {
  expect(wayBack('/category/btl/zzz', category('btl'), 'Category not found').to).toBe('/category/btl')
  expect(wayBack('/category/btl/zzz/1', category('btl'), 'Category not found').to).toBe('/category/btl')
})

test('an unknown listing leads to its group', () => {
  expect(wayBack('/category/ooh/billboard/zzz', category('ooh'), 'Inventory not found')).toMatchObject({
    to: '/category/ooh/billboard',
    label: 'See all sites',
  })
  expect(wayBack('/discover/newspaper/supplements/zzz/', category('newspaper'), 'Inventory not found').to).toBe(
    '/discover/newspaper/supplements',
  )
})

test('an unknown channel leads to all channels, an unknown spot to its channel', () => {
  expect(wayBack('/category/tv/zzz', category('tv'), 'Channel not found').to).toBe('/category/tv')
  expect(wayBack('/category/tv/zzz/1', category('tv'), 'Channel not found').to).toBe('/category/tv')
  expect(wayBack('/category/tv/doordarpan/zzz', category('tv'), 'Inventory not found')).toMatchObject({
    to: '/category/tv/doordarpan',
    label: 'Back to the channel',
  })
})
