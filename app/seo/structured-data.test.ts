import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pageMeta } from '../meta.ts'
import { breadcrumbData, itemListData, productData } from './structured-data.ts'

const absolute = (path: string) => `https://adchowk.test${path}`
const SITE = { name: 'AdChowk', email: 'hello@adchowk.example' }
const TODAY = '2026-11-20'

const SOLD = {
  name: 'Unipole on Baner Road',
  description: 'One face, lit.',
  path: '/category/ooh/billboard/one',
  images: ['/art/one.svg'],
  sku: 'OOH-0001',
  category: 'Outdoor (OOH)',
  seller: 'Narmada Media',
  availability: { status: 'available', nextAvailable: null },
  today: TODAY,
  price: { amount: 57_000_50, unit: 'per_month' },
} as const

describe('an offer', () => {
  test('is in rupees, before tax, for one unit', () => {
    expect(productData(SOLD)(absolute, SITE)).toMatchObject({
      offers: {
        '@type': 'Offer',
        price: '57000.50',
        priceCurrency: 'INR',
        priceSpecification: { unitText: 'per month', valueAddedTaxIncluded: false },
        seller: { name: 'Narmada Media' },
        url: 'https://adchowk.test/category/ooh/billboard/one',
      },
    })
  })

  test('of many spots is a range', () => {
    const price = { from: 1_000_00, to: 9_500_00, count: 12 }
    expect(productData({ ...SOLD, price })(absolute, SITE)).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '1000.00', highPrice: '9500.00', offerCount: 12 },
    })
  })

  test.each([
    [{ status: 'available', nextAvailable: null }, { availability: 'https://schema.org/InStock' }],
    [{ status: 'booked', nextAvailable: '2026-11-20' }, { availability: 'https://schema.org/InStock' }],
    [
      { status: 'booked', nextAvailable: '2027-01-14' },
      { availability: 'https://schema.org/PreOrder', availabilityStarts: '2027-01-14' },
    ],
    [{ status: 'sold_out', nextAvailable: null }, { availability: 'https://schema.org/SoldOut' }],
  ] as const)('of what is %j says so', (availability, expected) => {
    expect(productData({ ...SOLD, availability })(absolute, SITE)).toMatchObject({ offers: expected })
  })

  test('claims no rating whose number is not known', () => {
    expect(JSON.stringify(productData(SOLD)(absolute, SITE))).not.toMatch(/rating|review/i)
  })
})

test('steps and items are counted from one, and only the page itself has no address', () => {
  expect(breadcrumbData([{ label: 'Discover media', to: '/category' }, { label: 'Radio' }])(absolute, SITE)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Discover media', item: 'https://adchowk.test/category' },
      { '@type': 'ListItem', position: 2, name: 'Radio' },
    ],
  })
  expect(itemListData('Groups', [{ name: 'News', path: '/category/tv' }])(absolute, SITE)).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: 'https://adchowk.test/category/tv' }],
  })
})

test('a hostile title stays text: it neither ends the script nor begins one', () => {
  const title = `</script><script>alert('1')</script><!--`
  const matches = [{ loaderData: { origin: 'https://adchowk.test', identity: SITE } }]
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => createElement('head', null, createElement(Meta)),
      meta: () =>
        pageMeta({ title, description: title, path: '/', machines: { data: [itemListData(title, [])] } }, matches),
    },
  ])
  const html = renderToString(createElement(Page))
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'ItemList', name: title })
})
