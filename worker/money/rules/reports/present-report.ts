import { SETUP_LABEL } from '../../../catalogue/rules/rate.ts'
import { civilDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { formatMoney, formatMoneyShort } from '../../../kernel/rules/money.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import { serviceOf } from '../../../organisations/rules/billing/services.ts'
import type { Block, Cell, Column, DocumentLayout, Letterhead, Row } from '../documents/document-layout.ts'
import { exactMoney, plainMoney, signedMoney, spanText } from '../documents/parts.ts'
import { dueNow, moneyRows } from '../documents/present-sums.ts'
import type { CampaignReport, ReportLine, ReportPart } from './report.ts'
import {
  countMeasure,
  deliveredText,
  methodOf,
  moneyMeasure,
  NOT_MEASURED,
  orderedNote,
  partPercents,
  proofStates,
  shareOrNone,
  shareText,
  showingsText,
  summaryText,
} from './report-words.ts'

const end = (label: string, width: number): Column => ({ label, align: 'end', width })
const start = (label: string, width: number): Column => ({ label, align: 'start', width })

const figures = ({ money, sums, proofs, showings, cpm }: CampaignReport): Block => ({
  kind: 'figures',
  items: [
    {
      label: 'Ordered, with GST',
      value: formatMoney(sums.ordered),
      note: orderedNote({ money }),
    },
    { label: 'Showings, estimated', value: countMeasure(showings), note: showings.note },
    {
      label: cpm.achieved.value === null ? 'Planned CPM' : 'Actual CPM',
      value: moneyMeasure(cpm.achieved.value === null ? cpm.planned : cpm.achieved),
      note:
        cpm.achieved.value === null
          ? cpm.planned.value === null
            ? cpm.planned.note
            : 'planned'
          : `planned ${moneyMeasure(cpm.planned)}`,
    },
    {
      label: 'Proofs accepted',
      value: `${proofs.accepted} of ${proofs.wanted}`,
      note: proofs.disputed > 0 ? `${proofs.disputed} disputed or short` : `${proofs.due} due so far`,
    },
  ],
})

const delivered = ({ lines }: CampaignReport): Block => ({
  kind: 'bars',
  heading: 'Delivered against ordered',
  rows: lines
    .filter(({ state }) => state === 'shown')
    .map((line) => ({
      label: line.title,
      value: deliveredText(line),
      share: Math.min(1, line.share ?? 0),
      note: [shareOrNone(line.share), line.isMakeGood && 'at no charge', line.credited > 0 && 'shortfall credited']
        .filter((text) => text !== false)
        .join(', '),
    })),
})

const moneyBars = ({ media, money }: CampaignReport): Block => ({
  kind: 'bars',
  heading: `Ordered by medium: ${formatMoneyShort(money.net)} before GST`,
  rows: media.map(({ name, net }, at) => ({
    label: name,
    value: exactMoney(net),
    share: money.net === 0 ? 0 : net / money.net,
    note: partPercents(media.map((part) => part.net))[at] ?? '',
  })),
})

function partsTable(heading: string, head: string, parts: readonly ReportPart[], { money }: CampaignReport): Block {
  const row = ({ name, lines, net, total, share, showings, measured }: ReportPart): Row => ({
    kind: 'cells',
    cells: [
      { main: name, isBold: true },
      String(lines),
      shareOrNone(share),
      showings === null
        ? NOT_MEASURED
        : {
            main: countMeasure({ value: showings, note: '' }),
            sub: measured < lines ? [`${measured} of ${lines} lines`] : [],
          },
      plainMoney(net),
      plainMoney(total),
    ],
    amounts: [null, null, null, null, net, total],
  })
  return {
    kind: 'table',
    heading,
    columns: [
      start(head, 0.26),
      end('Lines', 0.08),
      end('Delivered', 0.13),
      end('Showings, est.', 0.19),
      end('Before GST ₹', 0.17),
      end('With GST ₹', 0.17),
    ],
    rows: parts.map(row),
    sum: [
      'All',
      String(parts.reduce((all, { lines }) => all + lines, 0)),
      '',
      '',
      plainMoney(money.net),
      plainMoney(money.total),
    ],
  }
}

/** Numbers of a line's proofs by state, and their references. */
function proofsCell(line: ReportLine): Cell {
  if (line.state !== 'shown') return '–'
  const refs = line.proofs.map(({ ref }) => ref)
  return {
    main: `${line.proofs.length} of ${line.wanted} sent`,
    sub: [proofStates(line), refs.length > 3 ? `${refs[0]} to ${refs.at(-1)}` : refs.join(', ')].filter(Boolean),
  }
}

const linesTable = ({ lines, money }: CampaignReport): Block => ({
  kind: 'table',
  heading: 'Lines and proofs',
  columns: [
    start('Line', 0.36),
    start('Delivered', 0.2),
    start('Proofs', 0.18),
    end('Before GST ₹', 0.13),
    end('With GST ₹', 0.13),
  ],
  rows: lines.map((line) => ({
    kind: 'cells',
    cells: [
      {
        main: line.title,
        isBold: true,
        sub: [
          `${line.ref} · ${line.medium} · ${line.city} · ${line.owner}`,
          spanText(line),
          ...(line.state === 'shown' ? [showingsText(line)] : []),
        ],
      },
      { main: deliveredText(line), sub: line.share === null ? [] : [shareText(line.share)] },
      proofsCell(line),
      plainMoney(line.net),
      { main: plainMoney(line.total), sub: line.credited > 0 ? [`credit ${plainMoney(line.credited)}`] : [] },
    ],
    amounts: [null, null, null, line.net, line.total],
  })),
  sum: ['All', '', '', plainMoney(money.net), plainMoney(money.total)],
})

function taxTable({ taxes, money }: CampaignReport): Block {
  return {
    kind: 'table',
    heading: 'Money and tax, by SAC and rate',
    columns: [
      start('SAC', 0.1),
      start('Service', 0.27),
      end('Rate', 0.07),
      end('Taxable ₹', 0.15),
      end('CGST ₹', 0.13),
      end('SGST ₹', 0.13),
      end('IGST ₹', 0.15),
    ],
    rows: taxes.map(({ sac, gstBp, taxable, cgst, sgst, igst }) => ({
      kind: 'cells',
      cells: [
        { main: sac, isBold: true },
        serviceOf(sac),
        formatPercent(gstBp),
        ...[taxable, cgst, sgst, igst].map(plainMoney),
      ],
      amounts: [null, null, null, taxable, cgst, sgst, igst],
    })),
    sum: [
      'All',
      '',
      '',
      plainMoney(money.net),
      ...(['cgst', 'sgst', 'igst'] as const).map((head) => plainMoney(taxes.reduce((all, tax) => all + tax[head], 0))),
    ],
  }
}

/** Value and tax of the order, with its paid and due parts. */
function moneySums({ money, sums }: CampaignReport): Block {
  const roundOff = sums.ordered - money.total
  return {
    ...{ kind: 'sums', words: null, details: null, text: null },
    rows: [
      { label: 'Media', value: exactMoney(money.media) },
      { label: SETUP_LABEL, value: exactMoney(money.setup) },
      { label: 'GST', value: exactMoney(money.gst) },
      ...(roundOff === 0 ? [] : [{ label: 'Round off', value: signedMoney(roundOff) }]),
      ...moneyRows(sums),
    ],
    bar: dueNow(sums),
    after: [],
  }
}

/** The report as a document. @param platform name of the product */
export function presentReport(report: CampaignReport, letterhead: Letterhead, platform: string): DocumentLayout {
  const { campaign, madeAt, lines } = report
  const { ref, name, client } = campaign
  return {
    title: 'Campaign report',
    number: ref,
    note: `Made ${formatLongDate(civilDate(new Date(madeAt)))}`,
    letterhead,
    facts: [],
    parties: [],
    blocks: [
      {
        kind: 'headline',
        over: [client, ref, spanText(campaign)].filter(Boolean).join(' · '),
        title: name,
        text: summaryText(report),
      },
      figures(report),
      ...(lines.some(({ state }) => state === 'shown') ? [delivered(report)] : []),
      ...(report.money.net > 0 ? [moneyBars(report)] : []),
      ...(lines.length > 0
        ? [
            partsTable('By medium', 'Medium', report.media, report),
            partsTable('By city', 'City', report.cities, report),
            linesTable(report),
            taxTable(report),
            moneySums(report),
          ]
        : []),
      ...methodOf(report).map((part): Block => ({ kind: 'text', ...part })),
    ],
    terms: [],
    code: null,
    signatures: [],
    made: letterhead.mark.kind === 'platform' ? `${platform}, one brief, one statement` : `Made on ${platform}`,
    running: `${name} ${ref}`,
    carried: null,
    at: madeAt,
  }
}
