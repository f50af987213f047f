import { Hono } from 'hono'
import * as v from 'valibot'
import { Key } from '../booking/rules/campaigns/campaign-item.ts'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { limitBody } from '../kernel/http/limit-body.ts'
import { validated } from '../kernel/http/validated.ts'
import { actOnListing, actOnListings, type ListingAct, sendListing } from './listings/acts.server.ts'
import { createListing, deleteDraft, duplicateListing, saveListing } from './listings/drafts.server.ts'
import { limitWrites } from './listings/limit-writes.ts'
import { listOwnerListings } from './listings/list-listings.server.ts'
import { getPreview } from './listings/preview.server.ts'
import { getOwnerListing } from './listings/read-listing.server.ts'
import { BulkAct, ListingEdit, ListingSeen, NewListing, OwnerListingsQuery } from './rules/listings/owner-listing.ts'

/** A listing with as many spots as one may have. */
const body = limitBody(256 * 1024, 'a listing')

const Copy = v.object({ key: Key })

/** `/owner/listings/:id/{withdraw,pause,resume,archive,restore}` with the version that was seen. */
const acts: readonly ListingAct[] = ['withdraw', 'pause', 'resume', 'archive', 'restore']
const Act = v.object({ act: v.picklist(acts), id: v.string() })

/** Listings of owners that the signed-in user belongs to, in every state. Sums are in paise. */
export const ownerListingsApi = new Hono<SignedInEnv>()
  .use('/owner/listings/*', body, requireUser, limitWrites)
  .get('/owner/listings', validated('query', OwnerListingsQuery), async (c) =>
    c.json(await listOwnerListings(c.var.service, c.var.user, c.req.valid('query'))),
  )
  .post('/owner/listings', validated('json', NewListing), async (c) => {
    const id = await createListing(c.var.service, c.var.user, c.req.valid('json'))
    return c.json(await getOwnerListing(c.var.service, c.var.user, id), 201)
  })
  .post('/owner/listings/act', validated('json', BulkAct), async (c) =>
    c.json({ changed: await actOnListings(c.var.service, c.var.user, c.req.valid('json')) }),
  )
  .get('/owner/listings/:id', async (c) => c.json(await getOwnerListing(c.var.service, c.var.user, c.req.param('id'))))
  .put('/owner/listings/:id', validated('json', ListingEdit), async (c) => {
    await saveListing(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))
    return c.json(await getOwnerListing(c.var.service, c.var.user, c.req.param('id')))
  })
  .delete('/owner/listings/:id', validated('json', ListingSeen), async (c) => {
    await deleteDraft(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .get('/owner/listings/:id/preview', async (c) =>
    c.json(await getPreview(c.var.service, c.var.user, c.req.param('id'))),
  )
  .post('/owner/listings/:id/send', validated('json', ListingSeen), async (c) => {
    await sendListing(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json(await getOwnerListing(c.var.service, c.var.user, c.req.param('id')))
  })
  .post('/owner/listings/:id/duplicate', validated('json', Copy), async (c) => {
    const id = await duplicateListing(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })
    return c.json(await getOwnerListing(c.var.service, c.var.user, id), 201)
  })
  .post('/owner/listings/:id/:act', validated('param', Act), validated('json', ListingSeen), async (c) => {
    await actOnListing(c.var.service, c.var.user, { ...c.req.valid('param'), ...c.req.valid('json') })
    return c.json(await getOwnerListing(c.var.service, c.var.user, c.req.param('id')))
  })
