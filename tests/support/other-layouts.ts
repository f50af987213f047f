import type { DocumentLayout } from '../../worker/money/rules/documents/document-layout.ts'
import { linesTable, partyBlock, taxTable } from '../../worker/money/rules/documents/parts.ts'
import { amountInWords } from '../../worker/money/rules/documents/words.ts'
import { estimateLayout, invoiceLayout, LINES, THANDA } from './document-layouts.ts'

/** A legal name as it is in the register. */
export const HINDI_NAME = 'सूर्या क्षेत्र विज्ञापन द्वितीय प्राइवेट लिमिटेड'
const LONG_NAME =
  'Sri Venkateswara Outdoor Advertising, Transit Media and Allied Publicity Services of Andhra and Telangana Private Limited'
/** One red pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** An invoice in which everything is long: names in two scripts, amounts of crores under three heads of tax, a logo. */
export function hardLayout(): DocumentLayout {
  const lines = LINES.map((line, i) => ({
    ...line,
    title: i % 2 === 0 ? `${line.title}, ${HINDI_NAME}, पहली मंज़िल` : line.title,
    taxable: line.taxable * 300,
    cgst: line.cgst * 300,
    sgst: line.sgst * 300,
    igst: line.igst * 300,
  }))
  return {
    ...invoiceLayout(),
    letterhead: {
      name: LONG_NAME,
      lines: [
        'Fourth floor, Sri Krishnadevaraya Commercial Complex, opposite the old bus stand, Benz Circle, Vijayawada 520010',
        'accounts.receivable@sri-venkateswara-outdoor-advertising-and-transit-media.example · GSTIN 37AAGCS0000A1ZK',
      ],
      mark: { kind: 'logo', src: LOGO, ratio: 2 },
    },
    facts: [
      { label: 'Date', value: '2 Jan 2027' },
      { label: 'Due', value: '1 Feb 2027' },
      {
        label: 'Campaign',
        value: 'Monsoon and Dasara festival launch across the twin cities and coastal districts CMP-0142',
      },
      { label: 'Flight', value: '15 Dec 2026 to 14 Feb 2027' },
      { label: 'Place of supply', value: 'Dadra and Nagar Haveli and Daman and Diu (26)' },
    ],
    parties: [
      partyBlock('Supplier', { ...THANDA, name: LONG_NAME }),
      partyBlock('Bill to', {
        ...THANDA,
        name: HINDI_NAME,
        address: 'नं. 12, महात्मा गांधी मार्ग, श्रीनगर कॉलोनी, हैदराबाद 500073',
      }),
    ],
    blocks: [
      linesTable(lines, ({ owner = '' }) => owner),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(9_87_65_43_219_87) },
        details: { heading: 'Pay to', rows: [{ label: 'Account', value: LONG_NAME }] },
        text: 'कर की राशि अलग से दी गई है।',
        rows: [{ label: 'Taxable value', value: '₹9,87,65,43,219.87' }],
        bar: { label: 'Invoice value', value: '₹9,87,65,43,219.87' },
        after: [],
      },
      taxTable(lines),
    ],
    running: HINDI_NAME,
    carried: { label: 'invoice value, five lines', value: '₹9,87,65,43,219.87' },
  }
}

/** Cover of a report. */
export const reportLayout = (): DocumentLayout => ({
  ...estimateLayout(),
  title: 'Campaign report',
  number: 'RPT/26-27/00142',
  note: 'Made 28 Feb 2027',
  facts: [],
  parties: [],
  blocks: [
    {
      kind: 'headline',
      over: 'Thanda Beverages · CMP-0142 · 15 Dec 2026 to 14 Feb 2027',
      title: 'Winter launch, Hyderabad',
      text: 'Everything that was ordered ran, but 1,200 of 29,760 plays of the LED wall, which were credited. The campaign reached an estimated 77 lakh people against 79 lakh planned.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Invoiced with GST', value: '₹13,27,536', note: 'less credit ₹9,588' },
        { label: 'People, estimated', value: '77 lakh', note: 'range 69 to 85 lakh' },
        { label: 'Cost per 1,000 showings', value: '₹68', note: 'plan said ₹65' },
        { label: 'Proofs accepted', value: '24 of 24', note: '1 shortfall credited' },
      ],
    },
    {
      kind: 'bars',
      heading: 'Delivered against ordered',
      rows: [
        { label: 'Unipole, days shown', value: '62 of 62', share: 1, note: '100%' },
        { label: 'LED wall, plays', value: '28,560 of 29,760', share: 0.9597, note: '95.97%, shortfall credited' },
        { label: 'Purba Prabhat, insertions', value: '3 of 3', share: 1 },
        { label: '95.6 FM, spots aired', value: '0 of 180', share: 0, note: '0%' },
      ],
    },
    { kind: 'text', heading: 'How it was counted', text: 'Plays, spots, insertions and days are counted from proofs.' },
    {
      kind: 'note',
      text: 'Reach is a model, not a count: adults who had a chance to see or hear it, with a range of ±10%.',
    },
  ],
  terms: [],
  code: null,
  signatures: [],
  carried: null,
})
