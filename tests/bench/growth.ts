import { execFileSync } from 'node:child_process'
import { getPlatformProxy } from 'wrangler'
import { getListing, listListings } from '../../worker/catalogue/catalogue.server.ts'
import { ListingQuery } from '../../worker/catalogue/rules/query.ts'
import { SearchQuery } from '../../worker/catalogue/rules/search/search.ts'
import { searchListings } from '../../worker/catalogue/search/search.server.ts'
import { createServiceContext } from '../../worker/compose.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import { parseSearch } from '../../worker/kernel/rules/parse.ts'
import { median } from './vitals.ts'

/**
 * Growth of list, search and detail from the natural catalogue to 100,000 listings, each against its own local D1:
 * medians and ratios. `node tests/bench/growth.ts`; the databases are kept in .wrangler for the next time.
 */
const CALLS = Number(process.env.CALLS ?? 25)
const SIZES = { natural: undefined, '100,000': '100000' }

const query = (search: string) => parseSearch(ListingQuery, new URLSearchParams(search))
const billboards = { category: 'ooh', subcategory: 'billboard' }

const CASES: Record<string, (service: ServiceContext, id: string) => Promise<unknown>> = {
  'list, first page': (service) => listListings(service, { ...billboards, query: query('') }),
  'list, by price in a city': (service) =>
    listListings(service, { ...billboards, query: query('city=Mumbai&sort=price') }),
  'list, text': (service) => listListings(service, { ...billboards, query: query('q=ring+road') }),
  'search, two words': (service) =>
    searchListings(service, parseSearch(SearchQuery, new URLSearchParams('q=hoarding+mumbai'))),
  'search, misspelt': (service) => searchListings(service, parseSearch(SearchQuery, new URLSearchParams('q=bilboard'))),
  'search, distance': (service) =>
    searchListings(service, parseSearch(SearchQuery, new URLSearchParams('q=led+within+3+km+of+hitec+city'))),
  detail: (service, id) => getListing(service, { ...billboards, id }),
}

/** Median milliseconds of each case against one catalogue. */
async function measure(name: string, size: string | undefined): Promise<Map<string, number>> {
  const state = `.wrangler/bench-${name.replace(',', '')}`
  execFileSync(process.execPath, ['seed/operator/seed.ts', '--persist-to', state, ...(size ? ['--size', size] : [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const platform = await getPlatformProxy<Env>({ persist: { path: `${state}/v3` } })
  const service = createServiceContext(platform.env, platform.ctx, new Request('http://127.0.0.1'))
  const { listings } = await listListings(service, { ...billboards, query: query('') })
  const medians = new Map<string, number>()
  for (const [label, run] of Object.entries(CASES)) {
    const times: number[] = []
    for (let call = 0; call <= CALLS; call++) {
      const start = performance.now()
      await run(service, listings[0]?.id ?? '')
      if (call > 0) times.push(performance.now() - start)
    }
    medians.set(label, median(times))
  }
  await platform.dispose()
  return medians
}

const [small, large] = [await measure('natural', SIZES.natural), await measure('100,000', SIZES['100,000'])]
process.stdout.write(`\nMedian of ${CALLS} calls, ms            natural   100,000   ratio\n`)
for (const [label, before] of small) {
  const after = large.get(label) ?? 0
  const cells = [before.toFixed(1), after.toFixed(1), (after / before).toFixed(1)].map((cell) => cell.padStart(9))
  process.stdout.write(`${label.padEnd(30)} ${cells.join(' ')}\n`)
}
