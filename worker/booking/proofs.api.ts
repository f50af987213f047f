import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { acceptProof, acceptProofs, answerRemedy, disputeProof } from './proofs/answer-proof.server.ts'
import { getDelivery } from './proofs/delivery.server.ts'
import { getOwnerProof, listOwnerProofs, offerMakeGood } from './proofs/owner-proofs.server.ts'
import { checkProof, sendProof } from './proofs/send.server.ts'
import { endShare, listShares, shareProofs } from './proofs/shares.server.ts'
import {
  AcceptProofs,
  MakeGood,
  NewDispute,
  NewProof,
  NewShare,
  ProofQuery,
  RemedyAnswer,
  SeenProof,
} from './rules/proofs/proof-inputs.ts'

const limited = rateLimit('LIMIT_BOOKING')

/** Proofs of delivery: of an owner's lines, of an advertiser's campaigns, and links to them. Another's are not found. */
export const proofsApi = new Hono<SignedInEnv>()
  .use('/owner/proofs/*', requireUser)
  .use('/lines/:id/proofs/*', smallBody, requireUser, limited)
  .use('/proofs/*', smallBody, requireUser, limited)
  .use('/campaigns/:id/proofs/*', smallBody, requireUser)
  .use('/campaigns/:id/shares/*', smallBody, requireUser)
  .get('/owner/proofs', validated('query', ProofQuery), async (c) =>
    c.json(await listOwnerProofs(c.var.service, c.var.user, c.req.valid('query'))),
  )
  .get('/owner/proofs/:line/:slot', async (c) => c.json(await getOwnerProof(c.var.service, c.var.user, c.req.param())))
  .put('/lines/:id/proofs', validated('json', NewProof), async (c) =>
    c.json(await sendProof(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/lines/:id/proofs/check', validated('json', NewProof), async (c) =>
    c.json(await checkProof(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/proofs/:id/accept', validated('json', SeenProof), async (c) =>
    c.json(await acceptProof(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post('/proofs/:id/dispute', validated('json', NewDispute), async (c) =>
    c.json(await disputeProof(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post('/proofs/:id/make-good', validated('json', MakeGood), async (c) =>
    c.json(await offerMakeGood(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .post('/proofs/:id/remedy', validated('json', RemedyAnswer), async (c) =>
    c.json(await answerRemedy(c.var.service, c.var.user, { id: c.req.param('id'), ...c.req.valid('json') })),
  )
  .get('/campaigns/:id/proofs', async (c) => c.json(await getDelivery(c.var.service, c.var.user, c.req.param('id'))))
  .post('/campaigns/:id/proofs/accept', limited, validated('json', AcceptProofs), async (c) =>
    c.json(await acceptProofs(c.var.service, c.var.user, c.req.param('id'), c.req.valid('json').proofs)),
  )
  .get('/campaigns/:id/shares', async (c) =>
    c.json({ shares: await listShares(c.var.service, c.var.user, c.req.param('id')) }),
  )
  .post('/campaigns/:id/shares', limited, validated('json', NewShare), async (c) => {
    const { expires } = c.req.valid('json')
    return c.json(await shareProofs(c.var.service, c.var.user, c.req.param('id'), expires), 201)
  })
  .delete('/campaigns/:id/shares/:share', limited, async (c) => {
    await endShare(c.var.service, c.var.user, c.req.param('id'), c.req.param('share'))
    return c.body(null, 204)
  })
