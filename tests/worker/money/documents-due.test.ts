import { beforeAll, describe, expect, test } from 'vitest'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { getDocument } from '../../../worker/money/documents/documents.server.ts'
import { issueDue, issueSomeDue } from '../../../worker/money/documents/due.server.ts'
import { owners } from '../../../worker/organisations/owners.table.ts'
import { at, lineIn, newOwner, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { billOwner } from '../../support/parties.ts'
import { service } from '../../support/service.ts'
import { rowsOf, STAFF } from '../../support/staff.ts'

const OWNER = 'due-owner'
let seller: CurrentUser
let user: CurrentUser

beforeAll(async () => {
  await service.db.insert(owners).values({
    ...{ id: OWNER, name: 'Due Outdoor', city: 'Nashik', state: 'Maharashtra' },
  })
  await billOwner(OWNER, { prefix: 'DUE' })
  seller = await newOwner(OWNER)
  user = await newPerson()
})

/** A campaign whose places the owner has confirmed. */
async function booked(walls: number): Promise<Campaign> {
  const ids = await Promise.all(Array.from({ length: walls }, () => newWall({ ownerId: OWNER })))
  const campaign = await newRequest(user, ids)
  for (const line of campaign.lines) await confirmLine(service, seller, { id: line.id, version: line.version })
  return campaign
}

const documentsOf = ({ id }: Campaign, kind: string) =>
  rowsOf<{ id: string; number: string; payable: number; asked: number | null; closed_at: number | null }>(
    'SELECT id, number, payable, asked, closed_at FROM documents WHERE campaign_id = ? AND kind = ? ORDER BY n',
    id,
    kind,
  )

/** Everything was shown and proven. */
const settle = ({ id }: Campaign) =>
  service.db.run(`UPDATE campaign_lines SET status = 'settled', version = version + 1 WHERE campaign_id = '${id}'`)

const LATER = at('2027-01-20T10:00:00.000Z')

describe('papers that are due', () => {
  test('a confirmation asks for the advance, and a second one for the sum of both', async () => {
    const campaign = await booked(2)
    const [first, second] = await documentsOf(campaign, 'proforma')
    expect(first?.closed_at).not.toBeNull()
    expect(second).toMatchObject({ closed_at: null, payable: 236_000, asked: 70_800 })
    expect(await documentsOf(campaign, 'ro')).toHaveLength(2)
    const made = await rowsOf(
      `SELECT actor, detail ->> 'document' AS document FROM audit_log WHERE subject = ? AND action = 'document.made' ORDER BY id`,
      campaign.id,
    )
    expect(made).toEqual([first, second].map((paper) => ({ actor: null, document: paper?.id })))
  })

  test('of five who make papers at once, one makes the invoice', async () => {
    const campaign = await booked(1)
    await settle(campaign)
    const made = await Promise.all([...Array(5)].map(() => issueDue(LATER, campaign.id)))
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await documentsOf(campaign, 'invoice')).toHaveLength(1)
    expect(await documentsOf(campaign, 'proforma')).toMatchObject([{ closed_at: LATER.now.getTime() }])
    expect(await issueDue(LATER, campaign.id)).toBe(0)
  })

  test('a line that changes while its invoice is made is not invoiced at the old sum', async () => {
    const campaign = await booked(1)
    await settle(campaign)
    const { db } = LATER
    const slow = {
      ...LATER,
      db: new Proxy(db, {
        get: (target, name) => {
          if (name !== 'batch') return Reflect.get(target, name)
          return async (statements: Parameters<typeof db.batch>[0]) => {
            // Reading takes five at once, writing a document more.
            if (statements.length > 6) {
              await db.run(
                `UPDATE campaign_lines SET refund = 11800, version = version + 1 WHERE campaign_id = '${campaign.id}' AND refund = 0`,
              )
            }
            return db.batch(statements)
          }
        },
      }),
    }
    await issueDue(slow, campaign.id)
    const invoices = await documentsOf(campaign, 'invoice')
    expect(invoices.every(({ payable }) => payable === 106_200)).toBe(true)
    await issueDue(LATER, campaign.id)
    expect(await documentsOf(campaign, 'invoice')).toMatchObject([{ payable: 106_200 }])
  })

  test('what goes back after the invoice is a credit note, once, and the milestones follow', async () => {
    const campaign = await booked(1)
    await settle(campaign)
    await issueDue(LATER, campaign.id)
    await service.db.run(
      `UPDATE campaign_lines SET refund = 23650, version = version + 1 WHERE campaign_id = '${campaign.id}'`,
    )
    await Promise.all([issueDue(LATER, campaign.id), issueDue(LATER, campaign.id)])
    expect(await documentsOf(campaign, 'credit')).toMatchObject([{ payable: 23_700 }])
    const [sum] = await rowsOf<{ amount: number }>(
      'SELECT sum(amount) AS amount FROM milestones WHERE campaign_id = ?',
      campaign.id,
    )
    expect(sum?.amount).toBe(118_000 - 23_700)
  })

  test('the sweep finds due documents after an act of either side', async () => {
    const campaign = await booked(1)
    await settle(campaign)
    for (let made = 1; made > 0; ) made = await issueSomeDue(LATER)
    expect(await documentsOf(campaign, 'invoice')).toHaveLength(1)
  })

  test('parties read a document; nobody else does', async () => {
    const campaign = await booked(1)
    const [proforma] = await documentsOf(campaign, 'proforma')
    const id = proforma?.id ?? ''
    for (const reader of [user, seller]) {
      expect(await getDocument(service, reader, id)).toMatchObject({ number: proforma?.number, kind: 'proforma' })
    }
    expect(await getDocument(service, STAFF, id)).toMatchObject({ number: proforma?.number })
    const editor: CurrentUser = { ...STAFF, role: 'staff', areas: ['content'] }
    for (const other of [await newPerson(), await newOwner('another-owner'), editor]) {
      await expect(getDocument(service, other, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(lineIn(campaign).ownerId).toBe(OWNER)
  })

  test('an invoice of 31 March and one of 1 April, as India counts, begin their own series', async () => {
    const [before, after] = [await booked(1), await booked(1)]
    await settle(before)
    await settle(after)
    await issueDue(at('2027-03-31T18:29:59.000Z'), before.id)
    await issueDue(at('2027-03-31T18:30:00.000Z'), after.id)
    expect((await documentsOf(before, 'invoice'))[0]?.number).toMatch(/^DUE\/26-27\/\d{6}$/)
    expect((await documentsOf(after, 'invoice'))[0]?.number).toBe('DUE/27-28/000001')
  })
})
