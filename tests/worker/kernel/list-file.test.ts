import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { serviceContext } from '../../../app/context.ts'
import { loader as discoverFile } from '../../../app/routes/public/discover-csv.ts'
import { loader as listFile } from '../../../app/routes/public/listings-csv.ts'
import { loader as ownerFile } from '../../../app/routes/public/owner-csv.ts'
import { loader as shortlistFile } from '../../../app/routes/public/shortlist-csv.ts'
import { MAX_ROWS } from '../../../worker/catalogue/list-file.server.ts'
import { getOwnerPage } from '../../../worker/catalogue/owners/profile.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { ROWS } from '../../support/catalogue.ts'
import { buildGroup } from '../../support/rows.ts'
import { service } from '../../support/service.ts'

type Loader = typeof listFile | typeof discoverFile | typeof shortlistFile | typeof ownerFile

/** The answer of a file's address. */
async function answerOf(loader: Loader, search: string, ctx: ServiceContext = service): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(serviceContext, ctx)
  const url = new URL(`https://adchowk.test/file.csv?${search}`)
  return loader({ context, url, request: new Request(url), params: {} } as never)
}

const linesOf = async (loader: Loader, search: string) =>
  (await (await answerOf(loader, search)).text()).trimEnd().split('\r\n')

describe('a file', () => {
  test('is UTF-8 with a byte order mark, is kept under a name, and begins with its headings', async () => {
    const answer = await answerOf(listFile, 'category=ooh&subcategory=billboard&city=Pune')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="adchowk-ooh.csv"',
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(head).toMatch(/^Title,Medium,Format,Locality,City,/)
    const wanted = ROWS.listings.filter(({ subcategoryId, city }) => subcategoryId === 'billboard' && city === 'Pune')
    expect(rows).toHaveLength(wanted.length)
    expect(wanted.length).toBeGreaterThan(3)
  })

  test('has no cell that a spreadsheet would run', async () => {
    const hostile = ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', ' =1+1', '＝1', 'a,"b"']
    await buildGroup(
      service.db,
      { category: 'ooh', group: 'hostile' },
      ...hostile.map((title, i) => ({ id: `hostile-${i}`, title, area: title, rating: 5 - i / 10 })),
    )
    const [, ...rows] = await linesOf(listFile, 'category=ooh&subcategory=hostile')
    expect(rows.map((row) => row.slice(0, row.indexOf(',Outdoor')))).toEqual([
      `"'=HYPERLINK(""http://x"")"`,
      `'+1+1`,
      `'-2+3`,
      `'@SUM(A1)`,
      `'\t=1`,
      `' =1+1`,
      `'＝1`,
      '"a,""b"""',
    ])
    expect(rows.filter((row) => /(?:^|,)"?\s*[=+@＝]/.test(row))).toEqual([])
  })

  test('has what its list has, in the same order, and a thousand rows at most', async () => {
    const [, ...found] = await linesOf(discoverFile, 'q=metro&media=ooh&media=transit&sort=price')
    const prices = found.map((row) => Number(/,(\d+),\d+,[^,]+,[^,]+,[^,]+,(?:Yes|No),https/.exec(row)?.[1]))
    expect(prices.length).toBeGreaterThan(20)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(await linesOf(discoverFile, '')).toHaveLength(MAX_ROWS + 1)
    const ids = ROWS.listings.slice(0, 3).map(({ id }) => id)
    const [, ...saved] = await linesOf(shortlistFile, `ids=${[...ids, 'gone'].join(',')}`)
    expect(saved.map((row) => ids.findIndex((id) => row.endsWith(`/${id}`)))).toEqual([0, 1, 2])
  })

  test('has what its owner has, narrowed and ordered as on the page', async () => {
    const { ownerId } = ROWS.listings.find(({ categoryId }) => categoryId === 'ooh') ?? { ownerId: '' }
    const query = { media: 'ooh', city: 'Mumbai' }
    const shown = await getOwnerPage(service, { id: ownerId, page: 1, media: 'ooh' })
    const all = await linesOf(ownerFile, `owner=${ownerId}&media=ooh`)
    expect(all).toHaveLength(shown.total + 1)
    expect(all.slice(1, 25).map((row) => row.split('/').at(-1))).toEqual(shown.listings.map(({ id }) => id))
    const [, ...inCity] = await linesOf(ownerFile, `owner=${ownerId}&${new URLSearchParams(query)}`)
    expect(inCity).toHaveLength((await getOwnerPage(service, { id: ownerId, page: 1, ...query })).total)
    await expect(answerOf(ownerFile, 'owner=nobody')).rejects.toMatchObject({ init: { status: 404 } })
  })

  test.each<[Loader, string]>([
    [listFile, 'category=ooh&face=huge'],
    [discoverFile, 'least=cheap'],
    [shortlistFile, `ids=${'x,'.repeat(60)}`],
    [ownerFile, 'owner=metro-hoardings&page=-1'],
  ])('is refused where the list is', async (loader, search) => {
    await expect(answerOf(loader, search)).rejects.toMatchObject({ init: { status: 400 } })
  })

  test('is not made for a visitor who asks too often', async () => {
    const countFile = () => Promise.reject(new DomainError('rate_limited', 'Too many requests'))
    for (const loader of [listFile, discoverFile, shortlistFile, ownerFile]) {
      const answer = answerOf(loader, 'category=ooh', { ...service, countFile })
      await expect(answer).rejects.toMatchObject({ init: { status: 429 } })
    }
  })
})
