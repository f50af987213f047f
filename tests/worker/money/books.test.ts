import { beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { getBook } from '../../../worker/money/accounting/books.server.ts'
import { exportBook } from '../../../worker/money/accounting/export.server.ts'
import { issueFee } from '../../../worker/money/documents/fee.server.ts'
import { getStatement } from '../../../worker/money/documents/statement.server.ts'
import { bookPageOf } from '../../../worker/money/rules/accounting/book-page.ts'
import { gstr1Of } from '../../../worker/money/rules/accounting/gstr1.ts'
import { at, newDraft, newOwner, newPerson, newWall } from '../../support/bookings.ts'
import { issued, lineOf, partyNamed } from '../../support/documents-issued.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, lastAuditRow, rowsOf, STAFF } from '../../support/staff.ts'

const OWNER = 'sahyadri-outdoor'
const APRIL = at('2027-04-01T12:00:00+05:30')

const KAVERI = partyNamed('=Kaveri & <Coffee>', { gstin: '27AAGCK0000D1Z0' })

let owner: CurrentUser
let buyer: CurrentUser
let campaignId = ''

async function pay(
  id: number,
  instant: string,
  amount: number,
  tds: number,
  document: string | null,
  of: number | null = null,
) {
  await service.db.run(`INSERT INTO payments (id, campaign_id, owner_id, document_id, amount, tds, method, reference, "of", at, recorded_at, recorded_by, key)
    VALUES (${id}, '${campaignId}', '${OWNER}', ${document ? `'${document}'` : 'null'}, ${amount}, ${tds}, 'neft', 'UTR${id}', ${of}, ${Date.parse(instant)}, ${Date.parse(instant)}, '${owner.id}', 'book-${id}')`)
}

beforeAll(async () => {
  buyer = await newPerson()
  owner = await newOwner(OWNER)
  campaignId = (await newDraft(buyer, [await newWall()])).id
  const facts = { campaignId, userId: buyer.id, ownerId: OWNER, prefix: 'SAH', to: KAVERI }
  const receipt = await issued('receipt', '2027-03-10T12:00:00+05:30', { ...facts, lines: [lineOf(10_000_00)] })
  const invoice = await issued('invoice', '2027-03-31T23:59:59+05:30', {
    ...{ ...facts, month: '2027-03', lines: [lineOf(1_00_000_00), lineOf(20_000_01, { gstBp: 500, sac: '998363' })] },
    body: { due: '2027-04-30', vouchers: [{ number: 'SAH/26-27/R00001', on: '2027-03-10', amount: 11_800_00 }] },
  })
  await issued('invoice', '2027-04-01T00:10:00+05:30', {
    ...facts,
    month: '2027-04',
    lines: [lineOf(5_000_00)],
    body: { due: '2027-05-01' },
  })
  await issued('credit', '2027-04-02T12:00:00+05:30', {
    ...{ ...facts, of: invoice, lines: [lineOf(1_000_00)] },
    body: {
      invoice: {
        number: 'SAH/26-27/000001',
        on: '2027-03-31',
        taxable: 0,
        cgst: 0,
        sgst: 0,
        igst: 0,
        roundOff: 0,
        payable: 1_39_000_00,
      },
    },
  })
  await pay(901, '2027-03-10T12:00:00+05:30', 11_600_00, 200_00, receipt)
  await pay(902, '2027-04-05T12:00:00+05:30', 50_000_00, 1_000_00, invoice)
  await pay(903, '2027-04-06T12:00:00+05:30', -50_000_00, -1_000_00, invoice, 902)
  await issueFee(APRIL, OWNER, '2027-03', null)
})

const own = { kind: 'owner', owner: OWNER } as const
const numbers = async (user: CurrentUser, of: Parameters<typeof getBook>[2], month: string) =>
  (await getBook(service, user, of, month)).documents.map(({ number }) => number)

describe('a month', () => {
  test('is that of India: 31 March 23:59 is the old financial year, 1 April 00:10 the new', async () => {
    expect(await numbers(owner, own, '2027-03')).toEqual(['SAH/26-27/R00001', 'SAH/26-27/000001'])
    expect(await numbers(owner, own, '2027-04')).toEqual(
      expect.arrayContaining(['SAH/27-28/000001', 'SAH/27-28/C00001', expect.stringMatching(/^FEE\/27-28\//)]),
    )
    expect(await numbers(owner, own, '2027-05')).toEqual([])
  })

  test('has its payments, with what corrects one', async () => {
    const { payments } = await getBook(service, owner, own, '2027-04')
    expect(payments).toMatchObject([
      { amount: 50_000_00, tds: 1_000_00, paper: 'SAH/26-27/000001', isCorrection: false, buyer: KAVERI.name },
      { amount: -50_000_00, isCorrection: true, on: '2027-04-06' },
    ])
  })

  test('has its sums on the page', async () => {
    const page = bookPageOf(await getBook(service, owner, own, '2027-03'))
    expect(page).toMatchObject({ side: 'sales', invoices: 1, payments: 1 })
    expect(page.sums).toMatchObject({ received: 11_800_00, tds: 200_00, gst: 18_000_00 + 1_000_00 })
    expect(page.rows.map(({ kind, other }) => [kind, other])).toEqual([
      ['invoice', KAVERI.name],
      ['receipt', KAVERI.name],
    ])
    const april = bookPageOf(await getBook(service, owner, own, '2027-04'))
    expect(april.rows.find(({ kind }) => kind === 'fee')?.other).toBe('AdChowk Media Exchange Private Limited')
    expect(april.sums.fee).toBeGreaterThan(0)
  })

  test('reads vouchers of earlier months for what is invoiced in it', async () => {
    // The advance is invoiced in its own month: neither table has it.
    const march = gstr1Of(await getBook(service, owner, own, '2027-03'))
    expect(march.find(({ name }) => name === 'at')?.rows).toEqual([])
    expect((await getBook(service, owner, own, '2027-04')).earlier.map(({ number }) => number)).toEqual([
      'SAH/26-27/R00001',
    ])
  })
})

describe('who reads it', () => {
  test('members of the owner with any right, and staff', async () => {
    await service.db.run(`UPDATE owner_members SET rights = 'view' WHERE user_id = '${owner.id}'`)
    expect(await numbers(owner, own, '2027-03')).toHaveLength(2)
    expect(await numbers(STAFF, own, '2027-03')).toHaveLength(2)
    expect(await numbers(STAFF, { kind: 'all' }, '2027-03')).toEqual(expect.arrayContaining(['SAH/26-27/000001']))
  })

  test('another’s owner is not found, also for staff without the area', async () => {
    const stranger = await newOwner('another-owner')
    const limited: CurrentUser = { ...STAFF, id: 'usr_limited', role: 'staff', areas: ['approvals'] }
    for (const user of [stranger, buyer, limited]) {
      expect(await refusalOf(getBook(service, user, own, '2027-03'))).toMatch(/^not_found/)
      expect(await refusalOf(getBook(service, user, { kind: 'all' }, '2027-03'))).toMatch(/^not_found/)
      expect(await refusalOf(exportBook(service, user, own, '2027-03', 'books.xlsx'))).toMatch(/^not_found/)
    }
    expect(await refusalOf(getBook(service, STAFF, { kind: 'owner', owner: 'nobody' }, '2027-03'))).toMatch(
      /^not_found/,
    )
  })

  test('an advertiser finds what it bought, and nothing of our fee; others find nothing', async () => {
    const book = await getBook(service, buyer, { kind: 'purchases' }, '2027-04')
    expect(book.documents.map(({ number }) => number)).toEqual(['SAH/27-28/000001', 'SAH/27-28/C00001'])
    expect(book.payments).toHaveLength(2)
    expect(await numbers(await newPerson(), { kind: 'purchases' }, '2027-04')).toEqual([])
  })
})

describe('files', () => {
  const textOf = async (user: CurrentUser, file: string, month = '2027-03') => {
    const { body, ...rest } = await exportBook(service, user, own, month, file)
    return { ...rest, text: await new Response(body).text() }
  }

  test('are named by month and owner, and no name is a formula', async () => {
    const { name, text, type } = await textOf(owner, 'documents.csv')
    expect([name, type]).toEqual(['adchowk-documents-2027-03-sahyadri-outdoor.csv', 'text/csv; charset=utf-8'])
    expect(text).toContain(",'=Kaveri & <Coffee>,27AAGCK0000D1Z0,")
    expect((await textOf(owner, 'tally.xml')).text).toContain('<LEDGERNAME>=Kaveri &amp; &lt;Coffee&gt;</LEDGERNAME>')
    for (const file of ['lines.csv', 'books.xlsx', 'gstr1.xlsx']) {
      expect((await textOf(owner, file)).text.length, file).toBeGreaterThan(100)
    }
    expect(await refusalOf(textOf(owner, 'documents.pdf'))).toBe('not_found: File not found')
  })

  test('have headings alone in a month without documents', async () => {
    expect((await textOf(owner, 'lines.csv', '2026-05')).text.trim().split('\r\n')).toHaveLength(1)
    expect((await textOf(owner, 'tally.xml', '2026-05')).text).not.toContain('<VOUCHER')
  })

  test('are counted, and staff who take one are in the audit log', async () => {
    const counting = { ...service, countFile: () => Promise.reject(new Error('counted')) }
    await expect(exportBook(counting, owner, own, '2027-03', 'books.xlsx')).rejects.toThrow('counted')
    const before = await lastAuditRow()
    await textOf(owner, 'books.xlsx')
    expect(await lastAuditRow()).toBe(before)
    await textOf(STAFF, 'books.xlsx')
    expect(await rowsOf('SELECT action, actor, detail FROM audit_log WHERE id > ?', before)).toEqual([
      {
        ...{ action: 'books.exported', actor: STAFF.id },
        detail: JSON.stringify({ file: 'books.xlsx', month: '2027-03', of: OWNER }),
      },
    ])
    expect(await audited('nothing')).toEqual([])
  })
})

describe('the statement of a campaign', () => {
  test('is for its advertiser and for staff who approve campaigns', async () => {
    const paper = await getStatement(APRIL, buyer, campaignId)
    expect(paper).toMatchObject({ title: 'Campaign statement', number: expect.stringMatching(/^STM-CMP-\d{4}$/) })
    const [invoiced] = await rowsOf<{ sum: number }>(
      "SELECT sum(CASE kind WHEN 'invoice' THEN payable ELSE -payable END) AS sum FROM documents WHERE campaign_id = ? AND kind IN ('invoice', 'credit')",
      campaignId,
    )
    const open = ((invoiced?.sum ?? 0) - 11_800_00) / 100
    expect(paper.parties[1]).toMatchObject({ amount: `₹${open.toLocaleString('en-IN', { minimumFractionDigits: 2 })}` })
    expect((await getStatement(APRIL, STAFF, campaignId)).number).toBe(paper.number)
  })

  test('is not found by anybody else', async () => {
    const editor: CurrentUser = { ...STAFF, role: 'staff', areas: ['content'] }
    for (const user of [owner, await newPerson(), editor]) {
      expect(await refusalOf(getStatement(APRIL, user, campaignId))).toBe('not_found: Campaign not found')
    }
  })
})
