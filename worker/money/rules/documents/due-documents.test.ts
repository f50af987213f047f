import { describe, expect, test } from 'vitest'
import { issued, SIDES, winterLines, winterMoney } from '../../../../tests/support/campaign-money.ts'
import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import type { DocumentLayout } from './document-layout.ts'
import { type DueDocument, dueDocuments } from './due-documents.ts'
import { layoutOf } from './layout-of.ts'
import { type CampaignMoney, payableTo, receivedBy, sharesOf } from './money.ts'
import { milestonesByOwner } from './owner-milestones.ts'
import { documentTotals } from './totals.ts'

const ABOUT = { platform: 'AdChowk', origin: 'https://adchowk.example' }

const standingOf = (money: CampaignMoney, owner: string) =>
  milestonesByOwner(money.percents, sharesOf(money), (one) => receivedBy(money, one)).get(owner) ?? []

const dueOn = (money: CampaignMoney, owner: string, today: string) =>
  dueDocuments(money, owner, standingOf(money, owner), SIDES, today)

const confirmed = (lines: CampaignLine[]) => lines.map((line): CampaignLine => ({ ...line, status: 'confirmed' }))

/** Money that an owner has received. */
const paid = (owner: string, amount: number, id = 1) => ({
  ...{ id, ownerId: owner, documentId: null, amount, tds: 0, method: 'neft' as const, reference: 'UTR1', of: null },
  at: Date.parse('2026-12-10T10:00+05:30'),
})

describe('the worked example', () => {
  const money = winterMoney()

  test('each owner is paid its invoice to the rupee, and the milestones are shared by the largest remainder', () => {
    expect(sharesOf(money).map(({ owner, payable }) => [owner, payable])).toEqual([
      ['golconda', 694_194_00],
      ['hooghly', 219_162_00],
      ['marina', 414_180_00],
    ])
    const amounts = ['golconda', 'hooghly', 'marina'].map((owner) => standingOf(money, owner).map((one) => one.amount))
    expect(amounts).toEqual([
      [208_258_00, 277_677_00, 208_259_00],
      [65_749_00, 87_665_00, 65_748_00],
      [124_254_00, 165_672_00, 124_254_00],
    ])
  })

  test('the invoice of Hooghly has a round off, that of Golconda has none', () => {
    const sums = ['golconda', 'hooghly'].map((owner) => {
      const invoice = dueOn(money, owner, '2027-02-20').find(({ kind }) => kind === 'invoice')
      return documentTotals(invoice?.body.lines ?? [])
    })
    expect(sums[0]).toMatchObject({
      taxable: 588_300_00,
      cgst: 52_947_00,
      sgst: 52_947_00,
      roundOff: 0,
      payable: 694_194_00,
    })
    expect(sums[1]).toMatchObject({ taxable: 208_725_35, igst: 10_436_27, roundOff: 38, payable: 219_162_00 })
  })

  test('the advance of Golconda holds 1,76,489.83 of value', () => {
    const [advance] = dueOn(winterMoney(confirmed(winterLines())), 'golconda', '2026-11-26')
    expect(advance).toMatchObject({ kind: 'proforma', milestone: 1, asked: 208_258_00 })
    expect(advance?.body).toMatchObject({
      ...{ taxable: 176_489_83, gst: 31_768_17, tds: { bp: 200, amount: 3_530_00 } },
      others: [
        { kind: 'progress', amount: 277_677_00, due: '2026-12-15' },
        { kind: 'final', amount: 208_259_00, due: null },
      ],
    })
  })

  test('1,200 of 29,760 plays that were not shown are credited at the rates of the line: 9,588', () => {
    const lines = winterLines()
    const [first] = dueOn(winterMoney(lines), 'golconda', '2027-02-17')
    if (first?.kind !== 'invoice') throw new Error('no invoice')
    const invoice = issued(first, 'golconda', '2027-02-17T12:00+05:30')
    const short = lines.map((line, i) => (i === 1 ? { ...line, refund: 9_587_50 } : line))
    const after = winterMoney(short, { documents: [invoice.known] })
    const [credit] = dueOn(after, 'golconda', '2027-02-22')
    expect(credit).toMatchObject({ kind: 'credit', of: invoice.known.id })
    expect(documentTotals(credit?.body.lines ?? [])).toMatchObject({
      ...{ taxable: 8_125_00, cgst: 731_25, sgst: 731_25, roundOff: 50, payable: 9_588_00 },
    })
    if (credit?.kind !== 'credit') throw new Error('no credit note')
    const done = winterMoney(short, {
      documents: [invoice.known, issued(credit, 'golconda', '2027-02-22T12:00+05:30').known],
    })
    expect(payableTo(done, 'golconda')).toBe(684_606_00)
    expect(dueOn(done, 'golconda', '2027-02-23')).toEqual([])
  })
})

describe('a credit note', () => {
  const [unipole, led] = winterLines() as [CampaignLine, CampaignLine]
  const invoiceOf = (line: CampaignLine, today: string) => {
    const paper = dueOn(winterMoney([line]), 'golconda', today)[0]
    if (!paper) throw new Error('no invoice')
    return issued(paper, 'golconda', `${today}T12:00+05:30`).known
  }
  const documents = [invoiceOf(unipole, '2027-02-17'), invoiceOf(led, '2027-03-17')]
  const creditsOn = (lines: CampaignLine[], more: Partial<CampaignMoney> = {}) =>
    dueOn(winterMoney(lines, { documents, ...more }), 'golconda', '2027-03-20').flatMap((paper) =>
      paper.kind === 'credit' ? [paper] : [],
    )

  test('is made for each invoice of which something came back, and says why', () => {
    const both = creditsOn([
      { ...unipole, status: 'cancelled', refund: 118_000_00 },
      { ...led, refund: 9_587_50 },
    ])
    expect(both.map(({ of }) => of)).toEqual(documents.map(({ id }) => id))
    const [cancelled, short] = both
    expect(cancelled?.body).toMatchObject({ reason: expect.stringMatching(/^The booking was cancelled\./) })
    expect(JSON.stringify(cancelled?.body.lines)).toContain('Cancelled')
    expect(short?.body).toMatchObject({ reason: expect.stringMatching(/^Part of what was ordered was not shown\./) })
    expect(JSON.stringify(short?.body.lines)).toContain('Not shown as ordered')
    expect(cancelled?.body).toMatchObject({ earlier: [], balance: 456_424_00 })
  })

  test('is for what no earlier one credits, and names those of its invoice', () => {
    const [first] = creditsOn([{ ...unipole, refund: 118_000_00 }, led])
    if (!first) throw new Error('no credit note')
    const { known } = issued(first, 'golconda', '2027-03-18T12:00+05:30')
    const elsewhere = { ...known, id: 'doc_other', of: documents[1]?.id ?? '', lines: [] }
    const more = { documents: [...documents, known, elsewhere], payments: [paid('golconda', 300_000_00)] }
    expect(creditsOn([{ ...unipole, refund: 118_000_00 }, led], more)).toEqual([])
    const [second] = creditsOn([{ ...unipole, refund: 129_800_00 }, led], more)
    expect(second?.body).toMatchObject({ earlier: [{ number: known.number, payable: 118_000_00 }], balance: 38_424_00 })
    expect(documentTotals(second?.body.lines ?? []).payable).toBe(11_800_00)
    const [settled] = creditsOn([{ ...unipole, refund: 129_800_00 }, led], {
      ...more,
      payments: [paid('golconda', 456_424_00)],
    })
    expect(settled?.body).toMatchObject({ balance: 0 })
  })
})

describe('what is due when', () => {
  test('the advance at once, the second a week before the first day, neither once it is paid', () => {
    const lines = confirmed(winterLines())
    const kinds = (money: CampaignMoney, today: string) =>
      dueOn(money, 'golconda', today).map((paper) => (paper.kind === 'proforma' ? paper.milestone : paper.kind))
    expect(kinds(winterMoney(lines), '2026-11-26')).toEqual([1])
    expect(kinds(winterMoney(lines), '2026-12-07')).toEqual([1])
    expect(kinds(winterMoney(lines), '2026-12-08')).toEqual([1, 2])
    expect(kinds(winterMoney(lines, { payments: [paid('golconda', 208_258_00)] }), '2026-12-08')).toEqual([2])
    expect(kinds(winterMoney(lines, { payments: [paid('golconda', 485_935_00)] }), '2026-12-08')).toEqual([])
  })

  test('a proforma is made again when its sum has changed, and names the one that it replaces', () => {
    const lines = confirmed(winterLines())
    const [first] = dueOn(winterMoney(lines), 'golconda', '2026-11-26')
    if (!first) throw new Error('no proforma')
    const { known } = issued(first, 'golconda', '2026-11-26T10:00+05:30')
    expect(dueOn(winterMoney(lines, { documents: [known] }), 'golconda', '2026-11-27')).toEqual([])
    const fewer = lines.filter((_, i) => i !== 1)
    const [second] = dueOn(winterMoney(fewer, { documents: [known] }), 'golconda', '2026-11-27')
    expect(second).toMatchObject({ kind: 'proforma', milestone: 1, replaces: known.id })
    for (const other of [{ ownerId: 'hooghly' }, { milestone: 2 }, { closedAt: 1 }, { kind: 'receipt' as const }]) {
      const [again] = dueOn(winterMoney(lines, { documents: [{ ...known, ...other }] }), 'golconda', '2026-11-27')
      expect(again, JSON.stringify(other)).toMatchObject({ kind: 'proforma', milestone: 1, replaces: null })
    }
  })

  test.each([
    [0, ''],
    [1, 'RO/26-27/000001'],
    [2, 'RO/26-27/000001 and RO/26-27/000002'],
    [3, 'RO/26-27/000001, RO/26-27/000002 and RO/26-27/000003'],
    [5, 'RO/26-27/000001, RO/26-27/000002, RO/26-27/000003 and 2 more'],
  ])('a paper names the orders that it is of: %i', (count, order) => {
    const orders = Array.from({ length: count }, (_, i) => ({
      ...{ id: `ro_${i}`, kind: 'ro', number: `RO/26-27/00000${i + 1}`, ownerId: 'golconda', lines: [], at: 0 },
      of: i === 0 ? null : 'ro_0',
    })) as unknown as CampaignMoney['documents']
    const others = [{ ownerId: 'hooghly' }, { kind: 'receipt' as const }].flatMap((other) =>
      orders.slice(0, 1).map((one) => ({ ...one, ...other, number: 'RO/26-27/000099' })),
    )
    const documents = [...others, ...orders]
    const [advance] = dueOn(winterMoney(confirmed(winterLines()), { documents }), 'golconda', '2026-11-26')
    if (advance?.kind !== 'proforma') throw new Error('no proforma')
    expect(advance.body.order).toBe(order)
    const made = issued(advance, 'golconda', '2026-11-26T10:00+05:30').document
    const named = layoutOf(made, ABOUT).facts.filter(({ label }) => label.startsWith('Release order'))
    expect(named).toEqual(order === '' ? [] : [{ label: count > 1 ? 'Release orders' : 'Release order', value: order }])
  })

  test.each(['confirmed', 'live', 'ended'] as const)('no invoice while a line is %s', (status) => {
    const lines = winterLines().map((line, i): CampaignLine => (i === 0 ? { ...line, status } : line))
    const kinds = dueOn(winterMoney(lines), 'golconda', '2027-02-20').map(({ kind }) => kind)
    expect(kinds).not.toContain('invoice')
  })

  test('what is kept of a cancelled line is invoiced, and nothing of one that came back whole', () => {
    const [unipole, led] = winterLines()
    if (!unipole || !led) throw new Error('no lines')
    const half: CampaignLine = { ...unipole, status: 'cancelled', refund: 228_212_00 }
    const whole: CampaignLine = { ...led, status: 'cancelled', refund: led.total }
    const [invoice] = dueOn(winterMoney([half, whole]), 'golconda', '2026-12-01')
    expect(invoice?.body.lines).toHaveLength(1)
    expect(JSON.stringify(invoice?.body.lines)).toContain('Cancelled: what is kept of ₹4,56,424.00 with GST')
    const short = dueOn(winterMoney([{ ...unipole, refund: 228_212_00 }, whole]), 'golconda', '2027-02-20')
    expect(JSON.stringify(short[0]?.body.lines)).toContain('Less what was not shown, of ₹4,56,424.00 with GST')
    expect(documentTotals(invoice?.body.lines ?? [])).toMatchObject({ taxable: 193_400_00, payable: 228_212_00 })
  })

  test('one invoice a month: what is proven after it waits for the next month', () => {
    const [first, second] = winterLines()
    if (!first || !second) throw new Error('no lines')
    const [paper] = dueOn(winterMoney([first]), 'golconda', '2027-02-17')
    if (!paper) throw new Error('no invoice')
    const documents = [issued(paper, 'golconda', '2027-02-17T10:00+05:30').known]
    expect(dueOn(winterMoney([first, second], { documents }), 'golconda', '2027-02-28')).toEqual([])
    const [next] = dueOn(winterMoney([first, second], { documents }), 'golconda', '2027-03-01')
    expect(next).toMatchObject({ kind: 'invoice', month: '2027-03' })
    expect(next?.body.lines.map(({ id }) => id)).toEqual([second.id])
    // Money pays for the first invoice first; the vouchers of it are on that one.
    const received = (amount: number) => {
      const payments = [paid('golconda', amount)]
      const voucher = { ...issued(paper, 'golconda', '2026-12-01T10:00+05:30').known, kind: 'receipt' as const }
      const money = winterMoney([first, second], { documents: [voucher, ...documents], payments })
      return dueOn(money, 'golconda', '2027-03-01')[0]?.body
    }
    expect(received(456_424_00)).toMatchObject({ vouchers: [], balance: 237_770_00 })
    expect(received(500_000_00)).toMatchObject({ vouchers: [], balance: 194_194_00 })
  })

  test('an invoice sets off what was received, with the vouchers of it', () => {
    const lines = winterLines()
    const [advance] = dueOn(winterMoney(confirmed(lines)), 'golconda', '2026-11-26')
    if (!advance) throw new Error('no proforma')
    const voucher = {
      ...issued(advance, 'golconda', '2026-12-01T10:00+05:30').known,
      kind: 'receipt' as const,
      payable: 208_258_00,
    }
    const theirs = { ...voucher, ownerId: 'hooghly' }
    const proforma = { ...voucher, kind: 'proforma' as const }
    const money = winterMoney(lines, {
      documents: [theirs, proforma, voucher],
      payments: [paid('golconda', 208_258_00)],
    })
    const [invoice] = dueOn(money, 'golconda', '2027-02-17')
    expect(invoice?.body).toMatchObject({
      vouchers: [{ number: voucher.number, on: '2026-12-01', amount: 208_258_00 }],
      balance: 485_936_00,
      due: '2027-03-19',
    })
  })
})

describe('on paper', () => {
  const [unipole, led] = winterLines() as [CampaignLine, CampaignLine]
  const paperOf = (due: DueDocument | undefined) => {
    if (!due) throw new Error('nothing is due')
    return layoutOf(issued(due, 'golconda', '2027-03-20T12:00+05:30').document, ABOUT)
  }
  const factsOf = ({ facts }: DocumentLayout) => facts.map(({ label, value }) => `${label}: ${value}`)
  const notesOf = ({ blocks }: DocumentLayout) => blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : []))
  const afterOf = ({ blocks }: DocumentLayout) =>
    blocks.flatMap((block) => (block.kind === 'sums' ? block.after.map(({ label, value }) => `${label} ${value}`) : []))
  const rowsOf = ({ blocks }: DocumentLayout, heading: string) =>
    blocks.flatMap((block) =>
      block.kind === 'table' && block.heading === heading
        ? [...block.rows.flatMap((row) => (row.kind === 'cells' ? [row.cells] : [])), block.sum ?? []].map((cells) =>
            cells.map((cell) => (typeof cell === 'string' ? cell : cell.main)),
          )
        : [],
    )

  const invoiced = dueOn(winterMoney([unipole]), 'golconda', '2027-02-17')[0]
  const invoice = invoiced && issued(invoiced, 'golconda', '2027-02-17T12:00+05:30').known
  const creditOf = (refund: number, more: Partial<CampaignMoney> = {}) => {
    const money = winterMoney([{ ...unipole, refund }], { documents: invoice ? [invoice] : [], ...more })
    return dueOn(money, 'golconda', '2027-03-20')[0]
  }

  test('a credit note sets the credits off the invoice, and says what is due or paid back after it', () => {
    const first = creditOf(118_000_00)
    expect(factsOf(paperOf(first))).toEqual([
      ...[
        'Date: 20 Mar 2027',
        `For invoice: ${invoice?.number}`,
        'of: 17 Feb 2027',
        'Campaign: Winter launch CMP-0142',
      ],
      'Place of supply: Telangana (36)',
    ])
    expect(notesOf(paperOf(first))).toEqual([
      'Balance of the invoice was ₹4,56,424.00; after this credit **₹3,38,424.00** is due.',
    ])
    expect(notesOf(paperOf(creditOf(118_000_00, { payments: [paid('golconda', 400_000_00)] })))).toEqual([
      'Balance of the invoice was ₹56,424.00; after this credit **₹0.00** is due. ₹61,576.00 is paid back.',
    ])
    expect(notesOf(paperOf(creditOf(118_000_00, { payments: [paid('golconda', 456_424_00)] })))).toEqual([
      'Nothing was open of the invoice, so the credit is paid back.',
    ])
    const known = first && issued(first, 'golconda', '2027-03-18T12:00+05:30').known
    const second = paperOf(creditOf(129_800_00, { documents: invoice && known ? [invoice, known] : [] }))
    expect(rowsOf(second, 'The invoice after this credit')).toEqual([
      [invoice?.number, '3,86,800.00', '34,812.00', '34,812.00', '0.00', '4,56,424.00'],
      [known?.number, '−1,00,000.00', '−9,000.00', '−9,000.00', '0.00', '−1,18,000.00'],
      [second.number, '−10,000.00', '−900.00', '−900.00', '0.00', '−11,800.00'],
      ['After this credit', '2,76,800.00', '24,912.00', '24,912.00', '0.00', '3,26,624.00'],
    ])
  })

  test('an invoice sets off its vouchers, and says what is due where that is less', () => {
    const plain = paperOf(invoiced)
    expect(afterOf(plain)).toEqual([])
    expect(factsOf(plain)).toEqual([
      ...[
        'Date: 20 Mar 2027',
        'Due: 19 Mar 2027',
        'Campaign: Winter launch CMP-0142',
        'Place of supply: Telangana (36)',
      ],
    ])
    expect(notesOf(plain)).toEqual([
      'TDS 2% on ₹3,86,800.00 (value without GST, s. 393(1) of the Income-tax Act 2025): ₹7,736.00.',
    ])
    const voucher = invoice && { ...invoice, kind: 'receipt' as const, number: 'GSM/26-27/R00001', payable: 100_000_00 }
    const advanced = winterMoney([unipole], {
      documents: voucher ? [voucher] : [],
      payments: [paid('golconda', 100_000_00)],
    })
    const paper = paperOf(dueOn(advanced, 'golconda', '2027-02-17')[0])
    expect(afterOf(paper)).toEqual(['Voucher GSM/26-27/R00001, 17 Feb 2027 −₹1,00,000.00', 'Balance due ₹3,56,424.00'])
    expect(notesOf(paper)[0]).toMatch(/₹7,736\.00\. Less what was deducted on the advances\.$/)
    const print = dueOn(winterMoney(), 'hooghly', '2027-02-17')[0]
    expect(notesOf(paperOf(print))[0]).toMatch(
      / The exact sum is ₹2,19,161\.62; the round off brings it to the rupee\.$/,
    )
    expect(paperOf(print).terms[1]).toMatch(/^Supplier in Telangana, place of supply .*: IGST\.$/)
    expect(plain.terms[1]).toBe('Supplier and place of supply are in one state: CGST and SGST.')
  })

  test('a proforma asks for its milestone, less the others, and says what to transfer', () => {
    const [advance, progress] = dueOn(winterMoney(confirmed([unipole, led])), 'golconda', '2026-12-10').map(paperOf)
    expect(advance && factsOf(advance)).toContain('Pay before: 14 Dec 2026')
    expect(progress && factsOf(progress)).toContain('Due: 15 Dec 2026')
    const sums = advance?.blocks.find((block) => block.kind === 'sums')
    expect(sums?.rows.slice(3).map(({ label, value }) => `${label} ${value}`)).toEqual([
      ...['Order value ₹6,94,194.00', 'Progress, 40% −₹2,77,678.00', 'Final, 30% −₹2,08,258.00'],
    ])
    expect(sums?.bar).toEqual({ label: 'Advance, 30%, now', value: '₹2,08,258.00' })
    expect(advance && notesOf(advance)[0]).toContain(
      'If you deduct TDS of 2% on the value (₹3,530.00), transfer **₹2,04,728.00**.',
    )
    expect([advance, progress].map((one) => one?.terms.at(-1)?.startsWith('Unpaid on 14 Dec 2026'))).toEqual([
      ...[true, false],
    ])
    const small = confirmed([{ ...led, media: 10_000_00, setup: 0, cgst: 900_00, sgst: 900_00, total: 11_800_00 }])
    const [without] = dueOn(winterMoney(small), 'golconda', '2026-11-26').map(paperOf)
    expect(without && notesOf(without)).toEqual([
      'It holds ₹3,000.00 of value and ₹540.00 of GST. A receipt voucher is made when the money is recorded.',
    ])
  })
})

test('every paper says the same sum in figures, in words and in its bar', () => {
  const [invoice] = dueOn(winterMoney(), 'golconda', '2027-02-17')
  if (!invoice) throw new Error('no invoice')
  const paper = layoutOf(issued(invoice, 'golconda', '2027-02-17T12:00+05:30').document, ABOUT)
  const sums = paper.blocks.find((block) => block.kind === 'sums')
  expect(sums?.bar).toEqual({ label: 'Invoice value', value: '₹6,94,194.00' })
  expect(sums?.words?.value).toBe('Rupees six lakh ninety-four thousand one hundred and ninety-four only')
  expect(paper.code?.text).toBe(
    `upi://pay?pa=00000141418%40XMPL0000318.ifsc.npci&pn=Golconda%20Skyline%20Media%20Private%20Limited&am=694194.00&cu=INR&tr=${paper.number.replaceAll('/', '')}&tn=${encodeURIComponent(paper.number)}`,
  )
})
