import { expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const shares = (text: string) => readAmounts(normalise(text)).splits.map(({ percent, text: of }) => `${of} ${percent}`)

test.each([
  ['Delhi 70 Mumbai 30', ['delhi 70', 'mumbai 30']],
  ['Delhi 70, Mumbai 30', ['delhi 70', 'mumbai 30']],
  ['70 Delhi 30 Navi Mumbai', ['delhi 70', 'navi mumbai 30']],
  ['70-30 Delhi Mumbai', ['delhi 70', 'mumbai 30']],
  ['Delhi and Navi Mumbai 70-30', ['delhi 70', 'navi mumbai 30']],
  ['split it Delhi 50 Mumbai 30 Pune 20 please', ['delhi 50', 'mumbai 30', 'pune 20']],
  ['delhi ko 70 mumbai ko 30 karo', ['delhi 70', 'mumbai 30']],
  ['radio 60 hoardings 40', ['radio 60', 'hoardings 40']],
  ['दिल्ली 70 मुंबई 30', ['दिल्ली 70', 'मुंबई 30']],
])('%s', (text, expected) => expect(shares(text)).toEqual(expected))

test.each([
  'Delhi 70 Mumbai 20',
  'Delhi 70 lakh Mumbai 30 lakh',
  'women 25-75 Delhi',
  'men and women 25-75 years',
  'sector 62 sector 38',
  '70-30',
  'Delhi 100',
  'run it 40 days then 60 days',
])('%s shares nothing out', (text) => expect(shares(text)).toEqual([]))
