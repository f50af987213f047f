import { expect, test } from 'vitest'
import { emptyContent } from '../../../../worker/supply/rules/listings/content.ts'
import { formOf } from '../../../../worker/supply/rules/listings/form.ts'
import { mergeContent } from './content-merge.ts'

const form = formOf({ id: 'ooh', name: 'Outdoor', fields: [], subcategories: [{ id: 'hoardings', name: 'Hoardings' }] })
const base = {
  ...emptyContent(),
  title: 'Twin-post hoarding',
  rate: 1_25_000_00,
  unit: 'per_month' as const,
  features: ['Lit'],
}

test('only the rate that both changed is asked for, with what it was', () => {
  const merge = mergeContent(
    {
      base,
      mine: { ...base, rate: 1_32_000_00, title: 'Twin-post hoarding, Kompally' },
      theirs: { ...base, rate: 1_28_000_00, features: ['Lit', 'Signal halt 70 sec'] },
    },
    form,
  )
  expect(merge.clashes).toEqual([
    { key: 'rate', label: 'Rate', base: '₹1,25,000', mine: '₹1,32,000', theirs: '₹1,28,000' },
  ])
  expect(merge.theirs).toEqual(['new in features: Signal halt 70 sec'])
  expect(merge.resolve({ rate: 'theirs' })).toEqual({
    ...base,
    title: 'Twin-post hoarding, Kompally',
    rate: 1_28_000_00,
    features: ['Lit', 'Signal halt 70 sec'],
  })
})

test('a latitude and a longitude of one side stay together with an address of the other', () => {
  const place = { ...base.place, city: 'Hyderabad' }
  const merge = mergeContent(
    {
      base: { ...base, place },
      mine: { ...base, place: { ...place, address: 'By the depot' } },
      theirs: { ...base, place: { ...place, lat: 17.4, lng: 78.4 } },
    },
    form,
  )
  expect(merge.clashes).toEqual([])
  expect(merge.resolve({}).place).toMatchObject({ address: 'By the depot', lat: 17.4, lng: 78.4 })
})
