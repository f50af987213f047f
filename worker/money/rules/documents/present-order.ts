import { addDays, formatInstant, formatLongDate } from '../../../kernel/rules/dates.ts'
import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { checkCode } from './check-code.ts'
import type { DocumentBands, DocumentOf } from './document.ts'
import type { Block, DocumentLayout, Row, TableBlock } from './document-layout.ts'
import type { LayoutContext } from './layout-of.ts'
import {
  campaignText,
  dateOf,
  exactMoney,
  letterheadOf,
  linesTable,
  madeFor,
  milestoneDue,
  milestoneText,
  partyBlock,
  placeText,
  plainMoney,
  sumRows,
  tdsText,
} from './parts.ts'
import { amountInWords } from './words.ts'

/** A release order: the advertiser's binding order to one owner. */
export function presentOrder(order: DocumentOf<'ro'>, about: LayoutContext): DocumentLayout {
  const { body, number, at, payable, of } = order
  return {
    title: 'Release order',
    number,
    note: of === null ? 'Binding order to one owner' : 'Adds to an earlier order',
    letterhead: letterheadOf(body.from),
    facts: [
      { label: 'Date', value: dateOf(at) },
      { label: 'Campaign', value: campaignText(body) },
      { label: 'Confirmed by owner', value: formatInstant(body.confirmedAt) },
      { label: 'Place of supply', value: placeText(body.lines) },
    ],
    parties: [partyBlock('Order to', body.to), partyBlock('Bill to', body.from)],
    blocks: [
      linesTable(body.lines),
      {
        kind: 'sums',
        words: { label: 'Amount in words', value: amountInWords(payable) },
        details: null,
        text: tdsText(body.tds, order.taxable),
        rows: sumRows(order),
        bar: { label: 'Order value', value: exactMoney(payable) },
        after: [],
      },
      ...(body.delivers.length > 0 ? [deliversTable(body.delivers)] : []),
      ...(body.milestones.length > 0 ? [milestonesTable(body.milestones, 'Order value', payable)] : []),
      ...body.bands.flatMap(bandBlocks),
    ],
    terms: [
      'Rates, dates and quantities are final; a change needs a new order.',
      "The owner's invoice names this order, the buyer's GSTIN and each line.",
      ...(body.milestones[0]?.due
        ? [`If the advance is unpaid on ${formatLongDate(body.milestones[0].due)} the owner may stop without penalty.`]
        : []),
      'Where a campaign has several orders, a rupee may move between milestones when they are added up.',
    ],
    code: checkCode(order, about),
    signatures: [
      {
        heading: `Confirmed for ${body.to.name}`,
        name: body.confirmedBy ?? body.to.signatory ?? '',
        detail: formatInstant(body.confirmedAt),
      },
      { heading: `For ${body.from.name}`, name: body.from.signatory ?? '', detail: dateOf(at) },
    ],
    made: madeFor(body.from, about.platform),
    running: campaignText(body),
    carried: { label: 'order value', value: exactMoney(payable) },
  }
}

const deliversTable = (delivers: DocumentOf<'ro'>['body']['delivers']): TableBlock => ({
  kind: 'table',
  heading: 'What the owner delivers',
  columns: [
    { label: 'Line', align: 'start', width: 0.36 },
    { label: 'Artwork by', align: 'start', width: 0.16 },
    { label: 'Proof', align: 'start', width: 0.48 },
  ],
  rows: delivers.map(({ line, title, artworkBy, proof }) => ({
    kind: 'cells',
    cells: [{ main: `${line}  ${title}`, isBold: true }, artworkBy === null ? '–' : formatLongDate(artworkBy), proof],
  })),
})

/** Milestones with dates and sums. */
const milestonesTable = (
  milestones: DocumentOf<'ro'>['body']['milestones'],
  sumLabel: string,
  sum: Paise,
): TableBlock => ({
  kind: 'table',
  heading: 'Payment',
  columns: [
    { label: 'Milestone', align: 'start', width: 0.24 },
    { label: 'When', align: 'start', width: 0.5 },
    { label: 'With GST ₹', align: 'end', width: 0.26 },
  ],
  rows: milestones.map((milestone) => ({
    kind: 'cells',
    cells: [{ main: milestoneText(milestone), isBold: true }, milestoneDue(milestone), plainMoney(milestone.amount)],
  })),
  sum: [sumLabel, '', plainMoney(sum)],
})

/** Share of the media cost that the owner keeps, by the day of the cancellation. */
function bandBlocks({ starts, media, bands, title, lines }: DocumentBands): Block[] {
  const row = (days: string, when: string, kept: number): Row => ({
    kind: 'cells',
    cells: [{ main: days, isBold: true }, when, `${kept}%`, plainMoney(roundedRatio([media, kept], [100]))],
  })
  const rows = bands.map(({ days, kept }, i) => {
    const earlier = bands[i - 1]
    const until = formatLongDate(addDays(starts, -days))
    return earlier
      ? row(`${earlier.days - 1} to ${days}`, `${formatLongDate(addDays(starts, 1 - earlier.days))} to ${until}`, kept)
      : row(`${days} or more`, `until ${until}`, kept)
  })
  const last = bands.at(-1)?.days ?? 0
  return [
    {
      kind: 'table',
      heading: lines.length > 1 ? `If one of the lines ${lines.join(', ')} is cancelled` : `If ${title} is cancelled`,
      columns: [
        { label: 'Days before the start', align: 'start', width: 0.24 },
        { label: 'Day of cancelling', align: 'start', width: 0.36 },
        { label: 'Kept of the media', align: 'end', width: 0.2 },
        { label: 'Without GST ₹', align: 'end', width: 0.2 },
      ],
      rows: [...rows, row(`${last - 1} or fewer`, `from ${formatLongDate(addDays(starts, 1 - last))}`, 100)],
    },
    {
      kind: 'text',
      heading: 'If it does not run',
      text: 'Printing is kept once the artwork was approved. What is not shown is credited in proportion, media × missing / promised, or the owner makes it good at no charge if both agree. If the owner cannot deliver at all, everything comes back, printing too.',
    },
  ]
}
