import type { Paise } from '../../../kernel/rules/money.ts'

// A document as it is laid out: words and sums in the order of the page, without a medium. `paginate` breaks it into pages of A4; the
// page of the site and the PDF paint the same pages.

/** A paper before it is broken into pages. */
export interface DocumentLayout {
  /** `Tax invoice` */
  title: string
  number: string
  /** Below the number: `Original for recipient`. */
  note: string
  letterhead: Letterhead
  /** Up to five, in one row. */
  facts: Fact[]
  /** Side by side below the facts; the second may be a list of sums instead of a party. */
  parties: PartyBlock[]
  blocks: Block[]
  terms: string[]
  /** At the foot of the last page. */
  code: Code | null
  signatures: Signature[]
  /** In the middle of the foot of every page. */
  made: string
  /** Right at the head of the pages after the first: `Winter launch CMP-0142`. */
  running: string
  /** In a box at the end of the first page and at the beginning of the next, where no table is broken there. */
  carried: Fact | null
  /** Instant of issue, ms: the date within the PDF. */
  at?: number
}

export interface Fact {
  label: string
  value: string
}

/** Issuer with our mark, the initials of its name, or its own logo. */
export interface Letterhead {
  name: string
  lines: string[]
  /** `src` of a logo is a PNG or JPEG as a `data:` address; `ratio` its width by its height. */
  mark: { kind: 'platform' } | { kind: 'initials'; text: string } | { kind: 'logo'; src: string; ratio: number }
}

export type PartyBlock =
  | { kind: 'party'; heading: string; name: string; address: string; rows: Fact[] }
  | { kind: 'sums'; heading: string; rows: { name: string; detail: string; amount: string }[] }
  | { kind: 'open'; label: string; amount: string; rows: Fact[] /** 0 to 1 */; share: number; note: string }

export type Block = TableBlock | SumsBlock | NoteBlock | TextBlock | HeadlineBlock | FiguresBlock | BarsBlock

/** A table. It may break between rows; then columns with sums are carried to the next page. */
export interface TableBlock {
  kind: 'table'
  heading?: string
  /** A table of narrow rows, such as a statement of many lines. */
  isDense?: boolean
  columns: Column[]
  rows: Row[]
  /** The last row, in bold. */
  sum?: Cell[]
}

export interface Column {
  label: string
  align: 'start' | 'end'
  /** Share of the width of the table; the shares of all columns are 1. */
  width: number
}

export type Row =
  /** A row over all columns. */
  | { kind: 'group'; text: string }
  | {
      kind: 'cells'
      cells: Cell[]
      /** Carried sums by column, for a broken table; null in columns without a sum. */
      amounts?: (Paise | null)[]
    }

export type Cell =
  | string
  | {
      main: string
      isBold?: boolean
      /** Smaller, below. */
      sub?: string[]
      /** Smaller, below that: a label with an amount at the end of the cell. */
      parts?: { label: string; amount: string }[]
    }

/** Words and details on the left, sums on the right with the sum that counts in a bar. */
export interface SumsBlock {
  kind: 'sums'
  words: Fact | null
  /** Below the words: rows such as those of a bank account, under a heading. */
  details: { heading: string; rows: Fact[] } | null
  /** Below those. */
  text: string | null
  rows: SumRow[]
  bar: Fact
  /** Below the bar. */
  after: SumRow[]
}

export interface SumRow extends Fact {
  isStrong?: boolean
}

/** Text in a box. Parts between `**` are bold. */
export interface NoteBlock {
  kind: 'note'
  text: string
}

export interface TextBlock {
  kind: 'text'
  heading: string
  text: string
}

/** The cover of a report: a large title between a line above it and a text below. */
export interface HeadlineBlock {
  kind: 'headline'
  over: string
  title: string
  text: string
}

/** Up to four figures in one row. */
export interface FiguresBlock {
  kind: 'figures'
  items: (Fact & { note: string })[]
}

/** Horizontal bars, each with its label before and its value behind. */
export interface BarsBlock {
  kind: 'bars'
  heading: string
  /** `share` is the length of the bar, 0 to 1. */
  rows: (Fact & { share: number; note?: string })[]
}

/** QR code, and the text next to it. */
export interface Code {
  /** An address, or a payment reference. */
  text: string
  heading: string
  caption: string
}

export interface Signature {
  heading: string
  /** Name below the line; empty leaves room for one. */
  name: string
  detail: string
  /** True when the name is also above the line, as the signature of the member who confirmed on the platform. */
  isSigned?: boolean
}
