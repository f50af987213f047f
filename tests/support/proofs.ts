import { getCampaign } from '../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine } from '../../worker/booking/lines/line-decisions.server.ts'
import { disputeProof } from '../../worker/booking/proofs/answer-proof.server.ts'
import { sendProof } from '../../worker/booking/proofs/send.server.ts'
import type { Campaign } from '../../worker/booking/rules/campaigns/campaign.ts'
import { NewProof } from '../../worker/booking/rules/proofs/proof-inputs.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../worker/kernel/rules/parse.ts'
import { uploads } from '../../worker/uploads/uploads.table.ts'
import { at, lineIn, newRequest, newSides, newWall } from './bookings.ts'
import { service } from './service.ts'

/** An advertiser and an owner with a booking from 15 December to 14 January, which has begun. */
export async function newShown(sides?: { user: CurrentUser; owner: CurrentUser }) {
  const { user, owner } = sides ?? (await newSides())
  const asked = await newRequest(user, [await newWall()])
  const line = lineIn(asked)
  await confirmLine(service, owner, { id: line.id, version: line.version })
  const campaign: Campaign = await getCampaign(service, user, asked.id)
  return { user, owner, campaign, line: lineIn(campaign) }
}

/** The second day of those bookings, in the afternoon. */
export const SHOWN = at('2026-12-16T17:00:00+05:30')

let made = 0

/** A file that was sent for a line and that nothing shows yet. */
export async function newUpload(line: string, more: Partial<typeof uploads.$inferInsert> = {}): Promise<string> {
  const key = `${String(++made).padStart(8, '0')}-0000-4000-8000-000000000000.jpg`
  await service.db.insert(uploads).values({
    ...{ key, purpose: 'proof', subject: line, mime: 'image/jpeg', bytes: 1_000, sha256: `sha-${made}` },
    ...{ width: 4_032, height: 3_024, name: `photo-${made}.jpg`, takenAt: '2026-12-16T16:42:00' },
    ...{ lat: null, lng: null, createdAt: SHOWN.now.getTime() },
    ...more,
  })
  return key
}

/** Body that the form sends. */
const proofBody = (more: object = {}) => ({
  slot: 'photo-1',
  version: 0,
  files: [],
  key: crypto.randomUUID(),
  ...more,
})

export const proofOf = (more: object = {}): NewProof => parse(NewProof, proofBody(more))

/** A first photo that waits for its advertiser. */
export async function newProof(
  { owner, line }: { owner: CurrentUser; line: { id: string } },
  ctx: ServiceContext = SHOWN,
) {
  return sendProof(ctx, owner, line.id, proofOf({ files: [{ key: await newUpload(line.id), moment: 'day' }] }))
}

export const DISPUTE = { reason: 'artwork', text: 'The board still shows the offer of September' } as const

/** A first photo that its advertiser disputes. */
export async function newDisputed(sides?: { user: CurrentUser; owner: CurrentUser }) {
  const of = await newShown(sides)
  return { ...of, proof: await disputeProof(SHOWN, of.user, { ...(await newProof(of)), ...DISPUTE }) }
}
