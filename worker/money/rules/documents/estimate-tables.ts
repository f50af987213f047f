import { addDays, type CivilDate, civilDate, formatDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentBands, DocumentBodies } from './document.ts'
import type { Cell, Column, Row, TableBlock } from './document-layout.ts'
import { milestoneDue, milestoneText, plainMoney } from './parts.ts'

type Body = DocumentBodies['estimate']

/** Limit of owners with a column each. */
export const MAX_OWNER_COLUMNS = 3

const start = (label: string, width: number): Column => ({ label, align: 'start', width })
const end = (label: string, width: number): Column => ({ label, align: 'end', width })
const strong = (main: string): Cell => ({ main, isBold: true })

/** `1 to 3, 5` */
export function numberRanges(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const n of numbers) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === n) run[1] = n
    else runs.push([n, n])
  }
  return runs
    .flatMap(([first, last]) =>
      last === first + 1 ? [`${first}`, `${last}`] : [first === last ? `${first}` : `${first} to ${last}`],
    )
    .join(', ')
}

/** The first word of each name; names that begin alike are written out. */
function shortNames(names: readonly string[]): string[] {
  const first = names.map((name) => name.split(/\s+/)[0] ?? name)
  return new Set(first).size === names.length ? first : [...names]
}

/** Milestones with dates and sums, by owner when there are few. */
export function paymentTable({ milestones, owners }: Body, payable: Paise): TableBlock {
  const columns = owners.length > 1 && owners.length <= MAX_OWNER_COLUMNS ? owners : []
  const width = 0.15
  const wide = 1 - 0.19 - width * (columns.length + 1)
  return {
    kind: 'table',
    heading: 'How it is paid',
    columns: [
      start('Milestone', 0.19),
      start('When', wide),
      ...shortNames(columns.map(({ name }) => name)).map((name) => end(`${name} ₹`, width)),
      end('Sum ₹', width),
    ],
    rows: milestones.map(
      (milestone, n): Row => ({
        kind: 'cells',
        cells: [
          strong(milestoneText(milestone)),
          milestoneDue(milestone),
          ...columns.map((owner) => plainMoney(owner.milestones[n] ?? 0)),
          strong(plainMoney(milestone.amount)),
        ],
      }),
    ),
    sum: ['Payable', '', ...columns.map((owner) => plainMoney(owner.payable)), plainMoney(payable)],
  }
}

/** Milestones of each owner, when there are many. */
export function ownersTable({ milestones, owners }: Body, payable: Paise): TableBlock {
  const width = 0.15
  return {
    kind: 'table',
    heading: 'By owner',
    isDense: true,
    columns: [
      start('Owner', 1 - width * (milestones.length + 1)),
      ...milestones.map((milestone) => end(`${milestoneText(milestone)} ₹`, width)),
      end('Sum ₹', width),
    ],
    rows: owners.map(
      (owner): Row => ({
        kind: 'cells',
        cells: [
          { main: owner.name, ...(owner.gstin && { sub: [owner.gstin] }) },
          ...milestones.map((_, n) => plainMoney(owner.milestones[n] ?? 0)),
          strong(plainMoney(owner.payable)),
        ],
        amounts: [null, ...milestones.map((_, n) => owner.milestones[n] ?? 0), owner.payable],
      }),
    ),
    sum: ['Payable', ...milestones.map(({ amount }) => plainMoney(amount)), plainMoney(payable)],
  }
}

const ALL = 100

/** Until when a line is cancelled for how much; each share that any line has is a column. @param at when it was made, ms */
export function bandsTable(all: readonly DocumentBands[], at: number): TableBlock {
  const made = civilDate(new Date(at))
  const shares = [...new Set([0, ...all.flatMap(({ bands }) => bands.map(({ kept }) => kept)), ALL])].toSorted(
    (a, b) => a - b,
  )
  const width = 0.62 / shares.length
  return {
    kind: 'table',
    heading: 'If you cancel a line',
    columns: [
      start('Line', 1 - width * shares.length),
      ...shares.map((kept) => start(kept === 0 ? 'Free' : `${kept}% kept`, width)),
    ],
    rows: all.map(
      (one): Row => ({
        kind: 'cells',
        cells: [
          { main: numberRanges(one.lines), isBold: true, sub: [one.title] },
          ...shares.map((kept) => daysOf(one, kept, made)),
        ],
      }),
    ),
  }
}

/** The days on which a share is kept: `until 15 Nov 2026`. */
function daysOf({ bands, starts }: DocumentBands, kept: number, made: CivilDate): string {
  const at = bands.findIndex((band) => band.kept === kept)
  const before = kept === ALL && at === -1 ? bands.at(-1) : bands[at - 1]
  const from = before ? addDays(starts, 1 - before.days) : null
  if (at === -1) return kept === ALL ? `from ${formatLongDate(from ?? made)}` : '–'
  const until = addDays(starts, -(bands[at]?.days ?? 0))
  if (until < made) return `until ${formatLongDate(until)}, past`
  return from === null ? `until ${formatLongDate(until)}` : spanWords(from, until)
}

/** `3 Jan to 17 Jan 2027` */
const spanWords = (from: CivilDate, until: CivilDate): string =>
  from === until ? formatLongDate(from) : `${formatDate(from, until)} to ${formatLongDate(until)}`
