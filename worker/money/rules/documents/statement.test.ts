import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentLine, DocumentOf, DocumentParty } from './document.ts'
import type { TableBlock } from './document-layout.ts'
import type { CampaignMoney, KnownPayment } from './money.ts'
import { platformParty } from './platform-party.ts'
import { presentStatement } from './present-statement.ts'
import { type StatementSources, statementOf } from './statement.ts'
import { documentTotals } from './totals.ts'

const party = (name: string, state = 'Telangana'): DocumentParty => ({
  ...{ name, address: 'Hyderabad', state, gstin: null, pan: null, email: null, bank: null, signatory: null },
})
const NAMES: Record<string, string> = {
  golconda: 'Golconda Skyline',
  hooghly: 'Hooghly Print',
  marina: 'Marina Airtime',
}

const line = (taxable: number, more: Partial<DocumentLine>): DocumentLine => ({
  ...{ id: null, ref: '', title: 'A line', details: [], parts: [], sac: '998366', gstBp: 1800, place: 'Telangana' },
  ...{ starts: '2026-12-15', ends: '2027-01-14', taxable, cgst: 0, sgst: 0, igst: 0 },
  ...more,
})

const campaign = {
  ...{ id: 'cmp_1', ref: 'CMP-0142', name: 'Winter launch', starts: '2026-12-15', ends: '2027-02-14' },
}

type Paper = DocumentOf<'invoice'> | DocumentOf<'credit'>

/** A tax invoice or a credit note of its lines. */
function paper(
  kind: 'invoice' | 'credit',
  number: string,
  ownerId: string,
  on: string,
  lines: DocumentLine[],
  due = '',
) {
  const { exact: _, ...totals } = documentTotals(lines)
  const head = { id: number, kind, number, campaignId: campaign.id, ownerId, of: null, ...totals, asked: null }
  const body = { from: party(ownerId), to: party('Thanda'), campaign, lines, due }
  return { ...head, closedAt: null, at: Date.parse(`${on}T12:00+05:30`), body } as unknown as Paper
}

const payment = (id: number, ownerId: string, on: string, amount: number, tds: number): KnownPayment => ({
  ...{ id, ownerId, documentId: null, of: null, amount, tds, method: 'neft', reference: `UTR${id}` },
  at: Date.parse(`${on}T12:00+05:30`),
})

const PAPERS: Paper[] = [
  paper(
    'invoice',
    'HPH/26-27/000071',
    'hooghly',
    '2027-01-02',
    [
      line(10_797_35, { title: 'Ear panel', sac: '998363', gstBp: 500, igst: 539_87 }),
      line(1_97_928_00, { title: 'Inside page', sac: '998363', gstBp: 500, igst: 9_896_40 }),
    ],
    '2027-02-01',
  ),
  paper(
    'invoice',
    'MA/26-27/000129',
    'marina',
    '2027-02-03',
    [line(3_51_000_00, { sac: '998364', igst: 63_180_00 })],
    '2027-03-05',
  ),
  paper(
    'invoice',
    'GSM/26-27/000318',
    'golconda',
    '2027-02-17',
    [
      line(3_86_800_00, { title: 'Unipole, Gachibowli', cgst: 34_812_00, sgst: 34_812_00, ends: '2027-02-14' }),
      line(2_01_500_00, { title: 'LED wall, Punjagutta', cgst: 18_135_00, sgst: 18_135_00 }),
    ],
    '2027-03-19',
  ),
  paper('credit', 'GSM/26-27/C00012', 'golconda', '2027-02-22', [
    line(8_125_00, { title: 'LED wall, Punjagutta', cgst: 731_25, sgst: 731_25 }),
  ]),
]

const PAYMENTS = [
  payment(1, 'golconda', '2026-11-24', 2_04_728_00, 3_530_00),
  payment(2, 'hooghly', '2026-11-24', 64_497_00, 1_252_00),
  payment(3, 'marina', '2026-11-24', 1_22_148_00, 2_106_00),
  payment(4, 'golconda', '2026-12-15', 2_72_971_00, 4_706_00),
  payment(5, 'hooghly', '2026-12-15', 85_995_00, 1_670_00),
  payment(6, 'marina', '2026-12-15', 1_62_864_00, 2_808_00),
]

/** The campaign as `CampaignMoney` has it: its lines are all invoiced. */
const moneyOf = (papers: readonly Paper[], payments: KnownPayment[]): CampaignMoney => ({
  ...{ campaign, userId: 'usr_1', percents: [30, 40, 30], lines: [], payments },
  documents: papers.map(({ body, ...head }) => ({
    ...{ ...head, milestone: null, month: null, lines: [] },
    due: head.kind === 'invoice' && 'due' in body ? body.due : null,
  })),
})

const sources = (papers: readonly Paper[] = PAPERS, payments: KnownPayment[] = PAYMENTS): StatementSources => ({
  ...{ money: moneyOf(papers, payments), papers, buyer: party('Thanda Beverages'), today: '2027-02-28' },
  supplierOf: (owner) => party(NAMES[owner] ?? owner),
})

const about = { platform: 'AdChowk', origin: 'https://adchowk.example' }
const present = (of: StatementSources) =>
  presentStatement(statementOf(of), platformParty('help@adchowk.example'), about)
const tableOf = (of: StatementSources, heading: string) =>
  present(of).blocks.find((block): block is TableBlock => block.kind === 'table' && block.heading === heading)
const texts = (cells: readonly unknown[] | undefined) =>
  cells?.map((cell) => (typeof cell === 'object' && cell && 'main' in cell ? cell.main : cell))

test('the worked example has ₹65,748.00 due and the rest later', () => {
  const { sums, rows } = statementOf(sources())
  expect(sums).toEqual({
    ...{ ordered: 13_17_948_00, unconfirmed: 0, credited: 0, paid: 9_29_275_00, overpaid: 0 },
    ...{ due: 65_748_00, later: 3_22_925_00, dueSince: '2027-02-01' },
  })
  expect(rows.map(({ number, value, received, open }) => [number, value, received, open])).toEqual([
    ['HPH/26-27/000071', 2_19_162_00, 1_53_414_00, 65_748_00],
    ['MA/26-27/000129', 4_14_180_00, 2_89_926_00, 1_24_254_00],
    ['GSM/26-27/000318', 6_94_194_00, 4_85_935_00, 2_08_259_00],
    ['GSM/26-27/C00012', -9_588_00, null, -9_588_00],
  ])
})

test('it is laid out as in the design', () => {
  const paper = present(sources())
  expect(paper).toMatchObject({
    ...{ title: 'Campaign statement', number: 'STM-CMP-0142', note: 'Lists the owners’ invoices; no tax document' },
    ...{ letterhead: { mark: { kind: 'platform' } }, code: null },
  })
  expect(paper.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'As of: 28 Feb 2027',
    'Campaign: Winter launch CMP-0142',
    'Flight: 15 Dec 2026 to 14 Feb 2027',
    'Place of supply: Telangana (36)',
    'Overdue since 1 Feb: ₹65,748.00',
  ])
  expect(paper.parties[1]).toEqual({
    ...{ kind: 'open', label: 'Due now, 28 Feb 2027', amount: '₹65,748.00', note: '70.5% paid' },
    share: 9_29_275 / 13_17_948,
    rows: [
      { label: 'Ordered', value: '₹13,17,948.00' },
      { label: 'Not confirmed yet', value: '₹0.00' },
      { label: 'Paid', value: '−₹9,29,275.00' },
      { label: 'Later', value: '−₹3,22,925.00' },
    ],
  })
  const papers = tableOf(sources(), 'Four documents, one statement')
  expect(papers?.sum).toEqual([
    ...['Sum', '', '', '11,39,900.35', '1,78,047.77', '−0.12', '13,17,948.00', '9,29,275.00', '3,88,673.00'],
  ])
  const lines = tableOf(sources(), 'Line by line')
  expect(lines?.rows.map((row) => (row.kind === 'cells' ? texts(row.cells)?.slice(1, 5) : []))).toEqual([
    ['15 Dec 2026 to 14 Jan', 'Ear panel', 'HPH 71', '998363'],
    ['15 Dec 2026 to 14 Jan', 'Inside page', 'HPH 71', '998363'],
    ['15 Dec 2026 to 14 Jan', 'A line', 'MA 129', '998364'],
    ['15 Dec 2026 to 14 Feb', 'Unipole, Gachibowli', 'GSM 318', '998366'],
    ['15 Dec 2026 to 14 Jan', 'LED wall, Punjagutta', 'GSM 318', '998366'],
    ['15 Dec 2026 to 14 Jan', 'LED wall, Punjagutta, credited', 'GSM C12', '998366'],
  ])
  expect(tableOf(sources(), 'Money received')?.sum).toEqual([
    ...['Sum', '', '', '', '9,13,203.00', '16,072.00', '9,29,275.00'],
  ])
  expect(tableOf(sources(), 'By SAC and rate, before credit notes')?.rows).toHaveLength(3)
  const last = paper.blocks.at(-1)
  expect(last).toMatchObject({
    words: { value: 'Rupees sixty-five thousand seven hundred and forty-eight only' },
    bar: { label: 'Due now', value: '₹65,748.00' },
  })
  expect(paper.terms).toContain(
    'Due: HPH/26-27/000071 1 Feb (overdue), MA/26-27/000129 5 Mar, GSM/26-27/000318 19 Mar.',
  )
})

/** Owners with a confirmed line each, and their release orders. */
function ordering(owners: readonly string[], of: StatementSources): StatementSources {
  const lines = owners.map((ownerId) => ({
    id: `lin_${ownerId}`,
    ownerId,
    status: 'confirmed',
    starts: '2026-12-15',
    total: 1_00_000_49,
    refund: 0,
  }))
  const orders = owners.map((ownerId, i) => ({
    ...{ id: `ro_${i}`, kind: 'ro', number: `RO/26-27/00000${i + 1}`, ownerId, of: null, lines: [], at: 0 },
  }))
  return {
    ...of,
    money: { ...of.money, lines, documents: [...orders, ...of.money.documents] } as unknown as CampaignMoney,
  }
}

test('without an invoice it lists what is ordered and what was paid in advance, and says so', () => {
  const paid = [payment(1, 'marina', '2026-11-24', 30_000_00, 0)]
  const early = ordering(['marina', 'hooghly'], sources([], paid))
  expect(statementOf(early).sums).toMatchObject({
    ...{ ordered: 2_00_000_00, paid: 30_000_00, due: 1_10_000_00, later: 60_000_00, dueSince: '2026-12-14' },
  })
  const paper = present(early)
  expect(paper.blocks[0]).toMatchObject({ kind: 'note', text: expect.stringContaining('No owner has invoiced yet') })
  expect(paper.parties[1]).toMatchObject({ label: 'Due now, 28 Feb 2027', amount: '₹1,10,000.00', note: '15% paid' })
  expect(tableOf(early, 'Ordered, not invoiced yet')?.rows).toHaveLength(2)
  expect(tableOf(early, 'Line by line')).toBeUndefined()
  // Nothing that came has no minus.
  expect(present(ordering(['marina'], sources([], []))).parties[1]).toMatchObject({
    rows: expect.arrayContaining([
      { label: 'Ordered', value: '₹1,00,000.00' },
      { label: 'Paid', value: '₹0.00' },
    ]),
  })
})

test('what one owner has not invoiced is separate from what others have', () => {
  const paid = [...PAYMENTS, payment(7, 'kaveri', '2026-12-20', 10_000_00, 0)]
  const { sums, ordered } = statementOf(ordering(['kaveri'], sources(PAPERS, paid)))
  expect(sums).toMatchObject({ ordered: 14_17_948_00, paid: 9_39_275_00 })
  expect(ordered).toEqual([{ owner: 'kaveri', orders: ['RO/26-27/000001'], value: 1_00_000_00, received: 10_000_00 }])
})

test('what is credited of an invoice is not due', () => {
  const [invoice] = PAPERS
  const credit = paper('credit', 'HPH/26-27/C00001', 'hooghly', '2027-02-02', invoice?.body.lines ?? [])
  const { sums } = statementOf(sources([...PAPERS, { ...credit, of: invoice?.id ?? '' } as Paper]))
  expect(sums).toMatchObject({ due: 0, dueSince: null })
})

test('all money is in the rows of the owners that have invoiced, and in what is paid', () => {
  const owners = fc.constantFrom('golconda', 'hooghly', 'marina')
  const documentsOf = fc.array(fc.record({ owner: owners, taxable: fc.integer({ min: 1, max: 10_00_000_00 }) }), {
    maxLength: 8,
  })
  const paymentsOf = fc.array(
    fc.record({ owner: owners, amount: fc.integer({ min: -50_000_00, max: 20_00_000_00 }).filter((a) => a !== 0) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(documentsOf, documentsOf, paymentsOf, (invoices, credits, paid) => {
      const made = (kind: 'invoice' | 'credit') => (one: { owner: string; taxable: number }, i: number) =>
        paper(
          kind,
          `${kind}-${i}`,
          one.owner,
          '2027-01-02',
          [line(one.taxable, { igst: Math.round(one.taxable * 0.18) })],
          '2027-02-01',
        )
      const all = [...invoices.map(made('invoice')), ...credits.map(made('credit'))]
      const payments = paid.map(({ owner, amount }, i) => payment(i, owner, '2027-01-03', amount, 0))
      const { rows, sums } = statementOf(sources(all, payments))
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
      const counted = payments
        .filter(({ ownerId }) => invoices.some(({ owner }) => owner === ownerId))
        .reduce((total, { amount }) => total + amount, 0)
      expect(sum((row) => row.received ?? 0)).toBe(counted)
      expect(sum((row) => row.open)).toBe(sum((row) => row.value) - counted)
      expect(sums.paid).toBe(payments.reduce((total, { amount }) => total + amount, 0))
    }),
  )
})
