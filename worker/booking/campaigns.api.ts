import { Hono } from 'hono'
import { unwatch, watchDays } from '../catalogue/availability/watch.server.ts'
import { NewWatch } from '../catalogue/rules/availability/watch.ts'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { limitWrites } from '../kernel/http/limit-writes.ts'
import { validated } from '../kernel/http/validated.ts'
import { addToCampaign } from './campaigns/add-line.server.ts'
import { changeLine, removeLine } from './campaigns/change-line.server.ts'
import { copyCampaign, previewCopy } from './campaigns/copy-campaign.server.ts'
import { deleteCampaign, editCampaign, restoreCampaign, reviseCampaign } from './campaigns/edit-campaign.server.ts'
import { listCampaigns } from './campaigns/list-campaigns.server.ts'
import { getSelectedItem } from './campaigns/selected-item.server.ts'
import { submitCampaign, withdrawCampaign } from './campaigns/submit.server.ts'
import { askOwner } from './lines/ask.server.ts'
import { getCampaignPage } from './lines/campaign-page.server.ts'
import { cancelCampaign, cancelLine, getCancellationCost, listCancellationCosts } from './lines/cancel.server.ts'
import { acceptOffer, withdrawLine } from './lines/line-decisions.server.ts'
import { listMessages, postMessage } from './lines/messages.server.ts'
import { listAlternatives, replaceLine } from './lines/replace.server.ts'
import {
  Asking,
  CampaignCopy,
  CampaignEdit,
  Cancellation,
  CopyQuery,
  NewMessage,
  Replacement,
  Seen,
} from './rules/campaigns/campaign-edit.ts'
import { LineChange, NewItem, SelectedQuery, Submission } from './rules/campaigns/campaign-item.ts'

const seen = validated('json', Seen)

/** Campaigns of the signed-in user; those of others are not found. Sums are in paise. */
export const campaignsApi = new Hono<SignedInEnv>()
  .use('/campaign-items', smallBody, requireUser, limitWrites)
  .use('/campaigns/*', smallBody, requireUser, limitWrites)
  .use('/watches/*', smallBody, requireUser, limitWrites)
  .get('/campaign-items', validated('query', SelectedQuery), async (c) =>
    c.json(await getSelectedItem(c.var.service, c.req.valid('query').resource)),
  )
  .post('/campaign-items', validated('json', NewItem), async (c) => {
    const { isReplay, ...added } = await addToCampaign(c.var.service, c.var.user, c.req.valid('json'))
    return c.json(added, isReplay ? 200 : 201, { Location: `/dashboard/campaigns/${added.campaign.id}` })
  })
  .get('/campaigns', async (c) => c.json({ campaigns: await listCampaigns(c.var.service, c.var.user) }))
  .get('/campaigns/:id', async (c) => c.json(await getCampaignPage(c.var.service, c.var.user, c.req.param('id'))))
  .patch('/campaigns/:id', validated('json', CampaignEdit), async (c) =>
    c.json(await editCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/campaigns/:id', seen, async (c) => {
    await deleteCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json').version)
    return c.body(null, 204)
  })
  .post('/campaigns/:id/restore', async (c) =>
    c.json(await restoreCampaign(c.var.service, c.var.user, c.req.param('id'))),
  )
  .get('/campaigns/:id/copy', validated('query', CopyQuery), async (c) =>
    c.json(await previewCopy(c.var.service, c.var.user, c.req.param('id'), c.req.valid('query').startDate)),
  )
  .post('/campaigns/:id/copy', validated('json', CampaignCopy), async (c) =>
    c.json(await copyCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json')), 201),
  )
  .post('/campaigns/:id/submit', validated('json', Submission), async (c) =>
    c.json(await submitCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/campaigns/:id/withdraw', seen, async (c) =>
    c.json(await withdrawCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json').version)),
  )
  .post('/campaigns/:id/revise', seen, async (c) =>
    c.json(await reviseCampaign(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json').version)),
  )
  .get('/campaigns/:id/cancellation', async (c) =>
    c.json({ lines: await listCancellationCosts(c.var.service, 'advertiser', c.var.user, c.req.param('id')) }),
  )
  .post('/campaigns/:id/cancel', validated('json', Cancellation), async (c) =>
    c.json(
      await cancelCampaign(c.var.service, 'advertiser', c.var.user, { id: c.req.param('id'), ...c.req.valid('json') }),
    ),
  )
  .patch('/campaigns/:id/lines/:line', validated('json', LineChange), async (c) =>
    c.json(await changeLine(c.var.service, c.var.user, lineRef(c.req.param()), c.req.valid('json'))),
  )
  .delete('/campaigns/:id/lines/:line', seen, async (c) =>
    c.json(await removeLine(c.var.service, c.var.user, lineRef(c.req.param()), c.req.valid('json').version)),
  )
  .post('/campaigns/:id/lines/:line/ask', validated('json', Asking), async (c) =>
    c.json(await askOwner(c.var.service, c.var.user, lineRef(c.req.param()), c.req.valid('json'))),
  )
  .get('/campaigns/:id/lines/:line/alternatives', async (c) =>
    c.json({ alternatives: await listAlternatives(c.var.service, c.var.user, lineRef(c.req.param())) }),
  )
  .post('/campaigns/:id/lines/:line/replace', validated('json', Replacement), async (c) =>
    c.json(await replaceLine(c.var.service, c.var.user, lineRef(c.req.param()), c.req.valid('json'))),
  )
  .post('/campaigns/:id/lines/:line/withdraw', seen, async (c) =>
    c.json(await withdrawLine(c.var.service, c.var.user, { id: c.req.param('line'), ...c.req.valid('json') })),
  )
  .post('/campaigns/:id/lines/:line/accept', seen, async (c) =>
    c.json(await acceptOffer(c.var.service, c.var.user, { id: c.req.param('line'), ...c.req.valid('json') })),
  )
  .get('/campaigns/:id/lines/:line/cancellation', async (c) =>
    c.json(await getCancellationCost(c.var.service, 'advertiser', c.var.user, c.req.param('line'))),
  )
  .post('/campaigns/:id/lines/:line/cancel', validated('json', Cancellation), async (c) =>
    c.json(
      await cancelLine(c.var.service, 'advertiser', c.var.user, { id: c.req.param('line'), ...c.req.valid('json') }),
    ),
  )
  .get('/campaigns/:id/lines/:line/messages', async (c) =>
    c.json({ messages: await listMessages(c.var.service, 'advertiser', c.var.user, c.req.param('line')) }),
  )
  .post('/campaigns/:id/lines/:line/messages', validated('json', NewMessage), async (c) => {
    const message = { line: c.req.param('line'), ...c.req.valid('json') }
    return c.json({ messages: await postMessage(c.var.service, 'advertiser', c.var.user, message) }, 201)
  })
  .post('/watches', validated('json', NewWatch), async (c) => {
    await watchDays(c.var.service, c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/watches/:resource', async (c) => {
    await unwatch(c.var.service, c.var.user, c.req.param('resource'))
    return c.body(null, 204)
  })

const lineRef = ({ id, line }: { id: string; line: string }) => ({ campaign: id, line })
