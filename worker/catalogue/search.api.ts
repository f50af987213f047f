import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { described } from '../kernel/http/described.ts'
import { validated } from '../kernel/http/validated.ts'
import { catalogueTags, publicHeaders } from '../kernel/rules/cache.ts'
import { PublicSearch, PublicSuggestions } from './rules/search/public.ts'
import { SearchQuery, SuggestQuery } from './rules/search/search.ts'
import { searchListings } from './search/search.server.ts'
import { suggest } from './search/suggest.server.ts'

/** The search over HTTP: the same questions as its page. */
export const searchApi = new Hono<ApiEnv>()
  .get(
    '/search',
    described({
      operationId: 'search',
      summary: 'Search over all media',
      description: 'Text, place, price a month and free dates over all media; the parameters of the search page.',
      answers: 'Results grouped by category, with counts for further filters',
      schema: PublicSearch,
      refuses: { 400: 'A value that cannot be read', 404: 'An unknown category or page' },
      example: '/api/search?q=airport&city=Mumbai&most=500000',
    }),
    validated('query', SearchQuery),
    async (c) => {
      const query = c.req.valid('query')
      return c.json(await searchListings(c.var.service, query), 200, publicHeaders(catalogueTags()))
    },
  )
  .get(
    '/suggest',
    described({
      operationId: 'suggest',
      summary: 'Suggestions while typing',
      description: 'Categories, groups, cities and listings for the beginning of a text.',
      answers: 'Suggestions, the most likely first',
      schema: PublicSuggestions,
      refuses: { 400: 'A value that cannot be read' },
      example: '/api/suggest?q=hyd',
    }),
    validated('query', SuggestQuery),
    async (c) => {
      const query = c.req.valid('query')
      const suggestions = await suggest(c.var.service, query)
      return c.json({ suggestions }, 200, publicHeaders(catalogueTags()))
    },
  )
