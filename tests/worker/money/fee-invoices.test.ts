import { describe, expect, test } from 'vitest'
import { getDocument } from '../../../worker/money/documents/documents.server.ts'
import { countFees, issueFee, issueFees, issueSomeFees } from '../../../worker/money/documents/fee.server.ts'
import type { IssuedDocument } from '../../../worker/money/rules/documents/document.ts'
import { layoutOf } from '../../../worker/money/rules/documents/layout-of.ts'
import { at, newDraft, newOwner, newPerson, newWall, toldOf } from '../../support/bookings.ts'
import { issued, lineOf } from '../../support/documents-issued.ts'
import { refusalOf } from '../../support/service.ts'
import { audited, rowsOf, STAFF } from '../../support/staff.ts'

const DECEMBER = at('2026-12-01T00:10:00+05:30')
const JANUARY = at('2027-01-01T00:10:00+05:30')

let made = 0

/** An owner of its own, with documents of a campaign. */
async function newBilled() {
  const ownerId = `fee-owner-${++made}`
  const campaign = await newDraft(await newPerson(), [await newWall()])
  const prefix = `F${String.fromCharCode(64 + made)}`
  const facts = { campaignId: campaign.id, ownerId, prefix }
  return {
    ...{ ownerId, ref: campaign.ref },
    invoice: (instant: string, taxable: number, month = instant.slice(0, 7)) =>
      issued('invoice', instant, { ...facts, month, lines: [lineOf(taxable)] }),
    credit: (instant: string, taxable: number, of: string) =>
      issued('credit', instant, { ...facts, of, lines: [lineOf(taxable)] }),
    fees: () =>
      rowsOf<{ id: string; month: string; number: string; taxable: number; payable: number; body: string }>(
        "SELECT id, month, number, taxable, payable, body FROM documents WHERE owner_id = ? AND kind = 'fee' ORDER BY month",
        ownerId,
      ),
  }
}

describe('our fee invoice to an owner', () => {
  test('is ten percent of a month, made by the sweep from its end on, and once', async () => {
    const owner = await newBilled()
    const invoice = await owner.invoice('2026-11-12T12:00:00+05:30', 1_00_000_00)
    await owner.credit('2026-11-20T12:00:00+05:30', 10_000_00, invoice)
    // Of the month after.
    await owner.invoice('2026-12-01T00:05:00+05:30', 50_000_00)
    await issueSomeFees(at('2026-11-30T23:50:00+05:30'))
    expect(await owner.fees()).toEqual([])
    await issueSomeFees(DECEMBER)
    await issueSomeFees(DECEMBER)
    const [fee, ...others] = await owner.fees()
    expect(others).toEqual([])
    // An owner of Maharashtra: IGST.
    expect(fee).toMatchObject({ month: '2026-11', taxable: 9_000_00, payable: 10_620_00 })
    expect(fee?.number).toMatch(/^FEE\/26-27\/\d{6}$/)
    expect(JSON.parse(fee?.body ?? '')).toMatchObject({ due: '2026-12-16', feeBp: 1000, lines: [{ ref: owner.ref }] })
    expect(await toldOf(fee?.id ?? '')).toEqual([{ audience: `owner:${owner.ownerId}`, kind: 'fee.made' }])
    expect(await audited(owner.ownerId)).toEqual([
      { action: 'fee.made', actor: null, detail: JSON.stringify({ document: fee?.id, month: '2026-11' }) },
    ])
    const member = await newOwner(owner.ownerId)
    const paper = layoutOf(await getDocument(DECEMBER, member, fee?.id ?? ''), {
      platform: 'AdChowk',
      origin: 'https://a.example',
    })
    expect(paper).toMatchObject({
      title: 'Fee invoice',
      letterhead: { mark: { kind: 'platform' } },
      number: fee?.number,
    })
  })

  test('of two at once one is made', async () => {
    const owner = await newBilled()
    await owner.invoice('2026-11-12T12:00:00+05:30', 1_00_000_00)
    const answers = await Promise.all([1, 2, 3].map(() => issueFee(DECEMBER, owner.ownerId, '2026-11', null)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await owner.fees()).toHaveLength(1)
  })

  test('waits for the next month where more is credited than invoiced, and is for both then', async () => {
    const owner = await newBilled()
    const first = await owner.invoice('2026-10-12T12:00:00+05:30', 1_00_000_00)
    expect(await issueFee(at('2026-11-01T09:00:00+05:30'), owner.ownerId, '2026-10', null)).toBe(true)
    await owner.credit('2026-11-20T12:00:00+05:30', 40_000_00, first)
    await owner.invoice('2026-11-21T12:00:00+05:30', 10_000_00)
    expect(await issueFee(DECEMBER, owner.ownerId, '2026-11', null)).toBe(false)
    await owner.invoice('2026-12-21T12:00:00+05:30', 50_000_00)
    expect(await issueFee(JANUARY, owner.ownerId, '2026-12', null)).toBe(true)
    expect((await owner.fees()).map(({ month, taxable }) => [month, taxable])).toEqual([
      ['2026-10', 10_000_00],
      ['2026-12', 2_000_00],
    ])
    const [, last] = await owner.fees()
    expect(JSON.parse(last?.body ?? '').documents).toHaveLength(3)
  })

  test('of a document that was made late is on the next', async () => {
    const owner = await newBilled()
    await owner.invoice('2026-11-12T12:00:00+05:30', 10_000_00)
    await issueFee(DECEMBER, owner.ownerId, '2026-11', null)
    await owner.invoice('2026-11-30T23:59:59+05:30', 20_000_00, '2026-10')
    expect(await issueFee(DECEMBER, owner.ownerId, '2026-11', null)).toBe(false)
    expect(await issueFee(JANUARY, owner.ownerId, '2026-12', null)).toBe(true)
    expect((await owner.fees()).map(({ taxable }) => taxable)).toEqual([1_000_00, 2_000_00])
  })

  test('has the rate of the day of each invoice, and gives back what was asked', async () => {
    const owner = await newBilled()
    const old = await owner.invoice('2026-11-12T12:00:00+05:30', 10_000_00)
    await issueFee(DECEMBER, owner.ownerId, '2026-11', null)
    await DECEMBER.db.run(`INSERT INTO rules (name, from_date, value) VALUES ('fee', '2026-12-10', '1200')`)
    await owner.invoice('2026-12-12T12:00:00+05:30', 10_000_00)
    await owner.credit('2026-12-13T12:00:00+05:30', 1_000_00, old)
    await issueFee(JANUARY, owner.ownerId, '2026-12', null)
    const [, fee] = await owner.fees()
    const { lines, feeBp } = JSON.parse(fee?.body ?? '') as Extract<IssuedDocument, { kind: 'fee' }>['body']
    expect(feeBp).toBe(1200)
    expect(lines.map(({ taxable }) => taxable)).toEqual([1_200_00, -100_00])
    await DECEMBER.db.run(`DELETE FROM rules WHERE name = 'fee' AND from_date = '2026-12-10'`)
  })

  test('is made by staff for a month that is over', async () => {
    const owner = await newBilled()
    await owner.invoice('2026-11-12T12:00:00+05:30', 10_000_00)
    expect(await countFees(DECEMBER, '2026-11')).toMatchObject({ due: 1 })
    expect(await refusalOf(issueFees(DECEMBER, STAFF, '2026-12'))).toBe('bad_input: This month is not over yet')
    expect(await issueFees(DECEMBER, STAFF, '2026-11')).toEqual({ made: 1 })
    expect(await countFees(DECEMBER, '2026-11')).toMatchObject({ due: 0 })
    expect((await audited(owner.ownerId))[0]).toMatchObject({ actor: STAFF.id })
  })
})
