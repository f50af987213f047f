import { expect, test } from 'vitest'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { mediaKit } from './media-kit.ts'

const HOSTILE = `</style><script>alert("1")</script> & 'co'`

const listing: Listing = {
  id: 'saaj-mag-0006',
  ref: 'MAG-0006',
  capacity: null,
  leadDays: null,
  seasons: [],
  discounts: [],
  category: 'magazine',
  subcategory: 'lifestyle',
  title: HOSTILE,
  nativeTitle: 'साज',
  type: 'Lifestyle magazine',
  description: HOSTILE,
  place: {
    city: 'Mumbai',
    state: 'Maharashtra',
    area: '',
    venue: null,
    address: '',
    lat: null,
    lng: null,
    pin: 'exact',
  },
  covers: [],
  language: 'Hindi',
  languages: ['Hindi'],
  rate: { rate: toPaise(240_000), unit: 'per_insertion', minQuantity: 1, step: 1, minDuration: 1 },
  monthly: 100_00,
  minBudget: null,
  audience: 184_000,
  rating: 4.4,
  features: [HOSTILE],
  specifications: [{ label: HOSTILE, value: HOSTILE }],
  details: { frequency: 'Monthly' },
  availability: { status: 'available', nextAvailable: null },
  variant: null,
  photos: [],
  setup: 0,
  metrics: [],
  audienceFigures: [{ label: 'Readership', value: '9.2 lakh', source: 'owner', asOf: '2026-09-30' }],
  analytics: { views: 10, engagement: 1 },
  owner: {
    id: 'hooghly',
    name: HOSTILE,
    verified: true,
    city: 'Kolkata',
    state: 'West Bengal',
    answerTime: null,
    verification: { documents: ['gst', 'press'], day: '2026-03-12' },
    listings: 14,
  },
  spots: [
    {
      id: 'back-cover',
      name: HOSTILE,
      type: 'Cover',
      rate: { rate: toPaise(425_000), unit: 'per_insertion', minQuantity: 1, step: 1, minDuration: 1 },
      seconds: null,
      slot: null,
      position: 'Outside back',
      size: '210 × 275 mm',
      terminal: null,
      zone: null,
      audience: null,
      features: [],
      capacity: 1,
      availability: { status: 'booked', nextAvailable: '2027-01-14' },
      variant: null,
      photos: [],
    },
  ],
}
const kit = mediaKit({
  listing,
  gst: { percent: 12, sac: '998363' },
  platform: 'Media & Co',
  url: 'https://adchowk.example/category/magazine/lifestyle/saaj?a=1&b="x"',
  today: '2026-11-20',
})

test('nothing that an owner wrote becomes markup', () => {
  expect(kit).not.toContain('<script')
  expect(kit.match(/<\/style>/g)).toHaveLength(1)
  expect(kit).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;')
  expect(kit).toContain('href="https://adchowk.example/category/magazine/lifestyle/saaj?a=1&amp;b=&quot;x&quot;"')
})

test('the kit holds every spot with its price, and each figure with its source', () => {
  expect(kit).toContain('₹4,25,000')
  expect(kit).toContain('Free from 14 Jan 2027')
  expect(kit).toContain('Stated by the owner, 30 Sept 2026')
  expect(kit).toContain('1,84,000')
})

test('it loads nothing from elsewhere', () => {
  expect(kit).not.toMatch(/<(img|link|script|iframe|form)\b/)
  expect(kit).not.toContain('url(')
})
