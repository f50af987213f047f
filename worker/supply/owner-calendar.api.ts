import { Hono } from 'hono'
import * as v from 'valibot'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { limitBody } from '../kernel/http/limit-body.ts'
import { limitWrites } from '../kernel/http/limit-writes.ts'
import { validated } from '../kernel/http/validated.ts'
import { blockDays } from './calendar/block.server.ts'
import { getOwnerCalendar } from './calendar/calendar.server.ts'
import { listFeeds, makeFeed, removeFeed } from './calendar/feeds.server.ts'
import { getListingCalendar } from './calendar/listing-calendar.server.ts'
import { unblockDays } from './calendar/unblock.server.ts'
import { NewBlock, Unblock, Unblocks } from './rules/calendar/block.ts'
import { CalendarQuery, FeedQuery, NewFeed } from './rules/calendar/calendar-query.ts'

/** A hundred listings with their spans. */
const formBody = limitBody(64 * 1024, 'a form')

const CalendarOf = v.object({ ...CalendarQuery.entries, owner: FeedQuery.entries.owner })

/** Calendar of the signed-in user's owners: allocations, blocks, and links for other programs. */
export const ownerCalendarApi = new Hono<SignedInEnv>()
  .use('/owner/calendar/*', requireUser)
  .use('/owner/blocks/*', formBody, requireUser, limitWrites)
  .use('/owner/calendar-feeds/*', formBody, requireUser, limitWrites)
  .get('/owner/calendar', validated('query', CalendarOf), async (c) =>
    c.json(await getOwnerCalendar(c.var.service, c.var.user, c.req.valid('query'))),
  )
  .get('/owner/calendar/:listing', async (c) =>
    c.json(await getListingCalendar(c.var.service, c.var.user, c.req.param('listing'))),
  )
  .post('/owner/blocks', validated('json', NewBlock), async (c) =>
    c.json(await blockDays(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .post('/owner/blocks/remove', validated('json', Unblocks), async (c) =>
    c.json(await unblockDays(c.var.service, c.var.user, c.req.valid('json'))),
  )
  .delete('/owner/blocks/:id', validated('query', Unblock), async (c) =>
    c.json(await unblockDays(c.var.service, c.var.user, { ids: [c.req.param('id')], ...c.req.valid('query') })),
  )
  .get('/owner/calendar-feeds', validated('query', FeedQuery), async (c) =>
    c.json({ feeds: await listFeeds(c.var.service, c.var.user, c.req.valid('query')) }),
  )
  .post('/owner/calendar-feeds', validated('json', NewFeed), async (c) =>
    c.json(await makeFeed(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
  .delete('/owner/calendar-feeds/:id', async (c) => {
    await removeFeed(c.var.service, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
