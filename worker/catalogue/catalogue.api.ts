import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { described } from '../kernel/http/described.ts'
import { validated } from '../kernel/http/validated.ts'
import { catalogueTags, publicHeaders } from '../kernel/rules/cache.ts'
import { checkHealth, Health } from './health.server.ts'
import { getPublicListing, listPublicCategories, listPublicListings } from './public.server.ts'
import { PublicCategory, PublicListing, PublicListings } from './rules/public.ts'
import { PublicQuery } from './rules/public-query.ts'

/** The catalogue over HTTP. */
export const catalogueApi = new Hono<ApiEnv>()
  .get(
    '/categories',
    described({
      operationId: 'listCategories',
      summary: 'All categories',
      description: 'Every category with its groups, counted today, and the fields that its listings may carry.',
      answers: 'The categories, in the order of the site',
      schema: v.array(PublicCategory),
      example: '/api/categories',
    }),
    async (c) => c.json(await listPublicCategories(c.var.service), 200, publicHeaders(catalogueTags())),
  )
  .get(
    '/listings',
    described({
      operationId: 'listListings',
      summary: 'Listings, page by page',
      description: 'The filters of a listing page of the site. A filter that the medium does not offer is ignored.',
      answers: 'One page of listings',
      schema: PublicListings,
      example: '/api/listings?category=ooh&subcategory=billboard&city=Pune&sort=price',
      refuses: { 400: 'A value that cannot be read', 404: 'An unknown category, group or page' },
    }),
    validated('query', PublicQuery),
    async (c) => {
      const query = c.req.valid('query')
      const answer = await listPublicListings(c.var.service, query)
      return c.json(answer, 200, publicHeaders(catalogueTags(query.category)))
    },
  )
  .get(
    '/listings/:id',
    described({
      operationId: 'getListing',
      summary: 'One listing',
      description: 'All data of its page, with the spots inside it, each with its own rate and dates.',
      answers: 'The listing',
      schema: PublicListing,
      example: '/api/listings/unipole-on-gurusaday-road-ballygunge-ooh-0107',
      refuses: { 404: 'No listing has this id' },
    }),
    async (c) => {
      const { listing } = await getPublicListing(c.var.service, c.req.param('id'))
      return c.json(listing, 200, publicHeaders(catalogueTags(listing.category, listing.id)))
    },
  )
  .get(
    '/health',
    described({
      operationId: 'checkHealth',
      summary: 'Health',
      description: 'Health of the catalogue. It reads the database and is never cached.',
      answers: 'The catalogue is served, with this number of listings',
      schema: Health,
      example: '/api/health',
      refuses: { 503: 'The catalogue cannot be read, or is empty' },
    }),
    async (c) => c.json(await checkHealth(c.var.service), 200, c.env.START_ID ? { 'start-id': c.env.START_ID } : {}),
  )
