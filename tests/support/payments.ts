import { getCampaign } from '../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine } from '../../worker/booking/lines/line-decisions.server.ts'
import type { Campaign } from '../../worker/booking/rules/campaigns/campaign.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { listOwnersMoney } from '../../worker/money/documents/owners-money.server.ts'
import type { NewPayment, NewRefund } from '../../worker/money/rules/documents/payment.ts'
import { newRequest, newWall } from './bookings.ts'
import { service } from './service.ts'
import { rowsOf } from './staff.ts'

/** The owner of the listings that tests build. */
export const OWNER = 'test-owner'

/** The worked example: one wall for a month, payable 6,94,194 of which the media are 5,88,300. */
const RATE = 5_88_300_00

/** A campaign whose lines are confirmed. */
export async function newBooking(
  user: CurrentUser,
  owner: CurrentUser,
  { rates = [RATE], ctx = service }: { rates?: readonly number[]; ctx?: ServiceContext } = {},
): Promise<Campaign> {
  const walls: string[] = []
  for (const rate of rates) walls.push(await newWall({ rate }))
  const request = await newRequest(user, walls, { ctx })
  for (const line of request.lines) await confirmLine(ctx, owner, { id: line.id, version: line.version })
  return getCampaign(service, user, request.id)
}

/** Body that the form sends for money received. */
export const paymentOf = (campaign: { id: string }, more: Partial<NewPayment> = {}) => ({
  ...{ campaign: campaign.id, owner: OWNER, amount: 2_04_728_00, tds: 3_530_00, method: 'neft' as const },
  ...{ reference: 'EXMP26328', day: '2026-11-20', key: crypto.randomUUID(), ...more },
})

/** Body that the form sends for money paid back. */
export const refundOf = (campaign: { id: string }, more: Partial<NewRefund> = {}) => ({
  ...{ campaign: campaign.id, owner: OWNER, amount: 100, method: 'neft' as const, reference: 'BACK26328' },
  ...{ day: '2026-11-20', reason: 'Cancelled', key: crypto.randomUUID(), ...more },
})

export const paymentsIn = ({ id }: { id: string }) =>
  rowsOf<{ id: number; amount: number; tds: number; of: number | null; document_id: string | null }>(
    'SELECT id, amount, tds, "of", document_id FROM payments WHERE campaign_id = ? ORDER BY id',
    id,
  )

export const documentsIn = ({ id }: { id: string }, kind: string) =>
  rowsOf<{
    id: string
    number: string
    payable: number
    taxable: number
    cgst: number
    sgst: number
    round_off: number
    body: string
  }>(
    'SELECT id, number, payable, taxable, cgst, sgst, igst, round_off, body FROM documents WHERE campaign_id = ? AND kind = ? ORDER BY at, n',
    id,
    kind,
  )

/** The owner of the listings that tests build, in a campaign. */
export async function ownerIn({ id }: { id: string }) {
  const money = (await listOwnersMoney(service, id)).find(({ owner }) => owner === OWNER)
  if (!money) throw new Error('the owner has no money in it')
  return money
}

/** Milestones of a campaign, true for a paid one. */
export const paidIn = async ({ id }: { id: string }) =>
  (
    await rowsOf<{ paid: number }>(
      'SELECT paid_at IS NOT NULL AS paid FROM milestones WHERE campaign_id = ? ORDER BY n',
      id,
    )
  ).map(({ paid }) => Boolean(paid))
