import type { DocumentLine, DocumentParty } from '../../worker/money/rules/documents/document.ts'
import type { DocumentLayout, Row } from '../../worker/money/rules/documents/document-layout.ts'
import {
  exactMoney,
  letterheadOf,
  linesTable,
  partyBlock,
  payTo,
  placeText,
  plainMoney,
  sumRows,
  taxTable,
  tdsText,
} from '../../worker/money/rules/documents/parts.ts'
import { documentTotals } from '../../worker/money/rules/documents/totals.ts'
import { amountInWords } from '../../worker/money/rules/documents/words.ts'

// The worked example of Winter launch as papers: an estimate, an invoice with IGST, and a statement of 93 lines. Names and numbers
// are invented.

const party = (name: string, address: string, state: string, gstin: string): DocumentParty => ({
  name,
  address,
  state,
  gstin,
  pan: null,
  email: null,
  bank: null,
  signatory: null,
})

export const PLATFORM: DocumentParty = {
  ...party(
    'AdChowk Media Exchange Private Limited',
    'Level 6, Kohinoor Arcade, Madhapur, Hyderabad 500081',
    'Telangana',
    '36AAGCA0000C1ZP',
  ),
  email: 'hello@adchowk.example',
  signatory: 'Meera Nair',
}
export const THANDA = party(
  'Thanda Beverages Private Limited',
  'Survey 88, Kukatpally Industrial Area, Hyderabad 500072',
  'Telangana',
  '36AAGCT0000B1Z8',
)
const GOLCONDA = 'Golconda Skyline Media Private Limited, Telangana (36)'
const HOOGHLY_NAME = 'Hooghly Print House LLP, West Bengal (19)'
const MARINA = 'Marina Airtime Private Limited, Tamil Nadu (33)'
const HOOGHLY: DocumentParty = {
  ...party('Hooghly Print House LLP', '8 College Row, Kolkata 700009', 'West Bengal', '19AAGFH0000P1ZH'),
  email: 'billing@hooghlyprint.example',
  bank: { account: '0000 0071 2205', ifsc: 'XMPL0000071' },
  signatory: 'Anjali Sen',
}

const line = (title: string, details: string[], sums: Partial<DocumentLine> & { taxable: number }): DocumentLine => ({
  id: null,
  ref: '',
  title,
  details,
  parts: [],
  sac: '998366',
  gstBp: 1800,
  place: 'Telangana',
  starts: null,
  ends: null,
  cgst: 0,
  sgst: 0,
  igst: 0,
  ...sums,
})

const PRINT: DocumentLine[] = [
  line(
    'Purba Prabhat, Hyderabad edition, ear panel',
    ['18 Dec 2026, 1 insertion, 41 sq cm', 'Front page, 41 sq cm × 263.35'],
    { taxable: 10_797_35, igst: 539_87, sac: '998363', gstBp: 500, owner: HOOGHLY_NAME },
  ),
  line(
    'Purba Prabhat, Hyderabad edition, inside page',
    ['Sundays 20 and 27 Dec 2026, 15 × 16 cm', '2 insertions, 240 sq cm × 412.35 × 2'],
    { taxable: 1_97_928_00, igst: 9_896_40, sac: '998363', gstBp: 500, owner: HOOGHLY_NAME },
  ),
]

/** All five lines of the campaign. */
export const LINES: DocumentLine[] = [
  line('Unipole facing Gachibowli flyover, 40 × 20 ft', ['15 Dec 2026 to 14 Feb 2027, 2 months · OOH-0218'], {
    taxable: 3_86_800_00,
    cgst: 34_812_00,
    sgst: 34_812_00,
    owner: GOLCONDA,
    parts: [
      { label: 'Display, 2 months × 1,85,000.00', amount: 3_70_000_00 },
      { label: 'Printing and mounting, 800 sq ft × 21.00', amount: 16_800_00 },
    ],
  }),
  line(
    'LED wall, Punjagutta junction, both approaches',
    ['15 Dec 2026 to 14 Jan 2027, 31 days, 1 slot of 6 · DOOH-0011', '10 sec in 60, 31 days × 6,500.00'],
    { taxable: 2_01_500_00, cgst: 18_135_00, sgst: 18_135_00, owner: GOLCONDA },
  ),
  ...PRINT,
  line(
    'Drive-time, 95.6 FM, 180 spots of 10 sec',
    ['4 to 31 Jan 2027, 17:00 to 20:00', 'Spots, 180 spots × 1,950.00'],
    {
      taxable: 3_51_000_00,
      igst: 63_180_00,
      sac: '998364',
      owner: MARINA,
    },
  ),
]

const CODE = (number: string) => ({
  text: `https://adchowk.example/check?n=${number}`,
  heading: 'Check this paper',
  caption: `Scan, or open adchowk.example/check and type ${number}. A paper is frozen when it is made; a wrong one is credited, never edited.`,
})

/** Tax invoice of one page, IGST, with a round off. */
export function invoiceLayout(more: Partial<DocumentLayout> = {}): DocumentLayout {
  const totals = documentTotals(PRINT)
  const number = 'HPH/26-27/000071'
  return {
    title: 'Tax invoice',
    number,
    note: 'Original for recipient',
    letterhead: letterheadOf(HOOGHLY),
    facts: [
      { label: 'Date', value: '2 Jan 2027' },
      { label: 'Due', value: '1 Feb 2027' },
      { label: 'Release order', value: 'RO/26-27/000143' },
      { label: 'Campaign', value: 'Winter launch CMP-0142' },
      { label: 'Place of supply', value: placeText(PRINT) },
    ],
    parties: [
      partyBlock('Supplier', HOOGHLY, [{ label: 'IRN', value: 'Not required of this supplier' }]),
      partyBlock('Bill to', THANDA, [{ label: 'Reverse charge', value: 'No' }]),
    ],
    blocks: [
      linesTable(PRINT),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(totals.payable) },
        details: payTo(HOOGHLY, number),
        text: null,
        rows: sumRows(totals),
        bar: { label: 'Invoice value', value: exactMoney(totals.payable) },
        after: [
          { label: 'Voucher R00033, 24 Nov 2026', value: '−65,749.00' },
          { label: 'Voucher R00046, 15 Dec 2026', value: '−87,665.00' },
          { label: 'Balance due', value: '₹65,748.00', isStrong: true },
        ],
      },
      taxTable(PRINT),
      {
        kind: 'note',
        text: `TDS ${tdsText({ bp: 200, amount: 4_175_00 }, totals.taxable)} in all, less what was deducted on the advances. The exact sum is **${exactMoney(totals.exact)}**; ₹0.38 rounds it to the rupee.`,
      },
    ],
    terms: [
      'Full tear sheets of 18, 20 and 27 Dec 2026 are with your campaign, accepted on 31 Dec 2026.',
      'Supplier in West Bengal, buyer registered in Telangana: IGST.',
      'Late payment: 18% a year on the balance from 2 Feb 2027.',
      'Courts at Kolkata.',
    ],
    code: CODE(number),
    signatures: [
      {
        heading: 'For Hooghly Print House LLP',
        name: 'Anjali Sen',
        detail: 'Partner, 2 Jan 2027, 16:05',
        isSigned: true,
      },
    ],
    made: 'Made on AdChowk for Hooghly Print House LLP',
    running: 'Winter launch CMP-0142',
    carried: { label: 'invoice value, two lines', value: exactMoney(totals.payable) },
    at: Date.UTC(2027, 0, 2, 10, 35),
    ...more,
  }
}

/** Estimate of two pages: three owners, five lines, grouped. */
export function estimateLayout(): DocumentLayout {
  const totals = documentTotals(LINES)
  const number = 'EST/26-27/00142'
  return {
    ...invoiceLayout(),
    title: 'Estimate',
    number,
    note: 'No tax document',
    letterhead: letterheadOf(PLATFORM, { kind: 'platform' }),
    facts: [
      { label: 'Made on', value: '18 Nov 2026' },
      { label: 'Valid until', value: '25 Nov 2026, 18:00' },
      { label: 'Campaign', value: 'Winter launch CMP-0142' },
      { label: 'Flight', value: '15 Dec 2026 to 14 Feb 2027' },
      { label: 'Place of supply', value: 'Telangana (36)' },
    ],
    parties: [
      partyBlock('Prepared for', THANDA),
      {
        kind: 'sums',
        heading: 'Three owners, three release orders',
        rows: [
          { name: 'Golconda Skyline Media', detail: '36AAGCG0000K1Z2', amount: '6,94,194.00' },
          { name: 'Hooghly Print House', detail: '19AAGFH0000P1ZH', amount: '2,19,162.00' },
          { name: 'Marina Airtime', detail: '33AAGCM0000A1ZN', amount: '4,14,180.00' },
        ],
      },
    ],
    blocks: [
      linesTable(LINES, ({ owner = '' }) => owner),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(totals.payable) },
        details: null,
        text: 'TDS: you may deduct 2% on the value without GST, in all ₹22,961 (s. 393(1), Income-tax Act 2025). Each sum is rounded to the rupee.',
        rows: sumRows(totals),
        bar: { label: 'Payable', value: exactMoney(totals.payable) },
        after: [],
      },
      milestonesTable(),
      taxTable(LINES),
    ],
    terms: [
      'Nothing is booked yet. Places are held for 72 hours when you send the campaign; each owner then confirms.',
      'You pay each owner on the owner’s own papers. AdChowk does not hold your money.',
      'Rates are the owners’ own and stand until the date above; after it they are looked up again.',
      'Printing is kept once the artwork was approved. Tax as of 18 Nov 2026.',
    ],
    code: CODE(number),
    signatures: [
      { heading: 'Accepted for Thanda Beverages', name: 'Name, date', detail: 'Signature and seal' },
      {
        heading: 'For AdChowk Media Exchange Private Limited',
        name: 'Meera Nair',
        detail: 'Planning desk, 18 Nov 2026',
        isSigned: true,
      },
    ],
    made: 'AdChowk, one brief, one statement',
    carried: { label: 'payable, five lines, three owners', value: exactMoney(totals.payable) },
    at: Date.UTC(2026, 10, 18, 12, 30),
  }
}

const MILESTONES: [label: string, when: string, sums: number[]][] = [
  ['Advance, 30%', 'On approval', [2_08_258_00, 65_749_00, 1_24_254_00]],
  ['Progress, 40%', 'First start, 15 Dec 2026', [2_77_677_00, 87_665_00, 1_65_672_00]],
  ['Final, 30%', 'On proofs, 30 days after invoice', [2_08_259_00, 65_748_00, 1_24_254_00]],
]
const addUp = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0)

function milestonesTable(): DocumentLayout['blocks'][number] {
  const columns = [0, 1, 2].map((owner) => addUp(MILESTONES.map(([, , sums]) => sums[owner] ?? 0)))
  return {
    kind: 'table',
    heading: 'How it is paid',
    columns: [
      { label: 'Milestone', align: 'start', width: 0.16 },
      { label: 'When', align: 'start', width: 0.28 },
      ...['Golconda ₹', 'Hooghly ₹', 'Marina ₹', 'Sum ₹'].map((label) => ({
        label,
        align: 'end' as const,
        width: 0.14,
      })),
    ],
    rows: MILESTONES.map(([label, when, sums]): Row => {
      const all = addUp(sums)
      return {
        kind: 'cells',
        cells: [{ main: label, isBold: true }, when, ...sums.map(plainMoney), { main: plainMoney(all), isBold: true }],
        amounts: [null, null, ...sums, all],
      }
    }),
    sum: ['Payable', '', ...columns.map(plainMoney), plainMoney(addUp(columns))],
  }
}
