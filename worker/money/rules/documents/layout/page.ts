// A page after layout: every text, box and table with its position, in CSS pixels from the top left corner of an A4 sheet. Nodes keep
// their role (heading, table), so that the HTML is semantic and the PDF is tagged. HTML and PDF only paint it.

/** A4 at 96 dpi. */
export const SHEET = { width: 794, height: 1123, left: 44, right: 750, top: 36, bottom: 1063 } as const
/** Between the margins. */
export const CONTENT_WIDTH = SHEET.right - SHEET.left

/** Colours of a paper, in any theme. None carries a meaning: a paper prints in black. */
export const PAPER_COLORS = {
  ink: '#162036',
  mid: '#434a5c',
  soft: '#5d6373',
  white: '#ffffff',
  signed: '#1e2d5b',
  ground: '#f4f2ee',
  rule: '#dcd9d3',
  ruleStrong: '#cfccc5',
  row: '#e6e3dd',
  track: '#e2dfd9',
  bar: '#006876',
  accent: '#f5a81c',
} as const
type PaperColor = keyof typeof PAPER_COLORS

export type Weight = 400 | 600 | 700

export interface TextStyle {
  /** Size and height of a line, px. */
  size: number
  line: number
  weight: Weight
  color: PaperColor
  /** Letter spacing, em. */
  spacing?: number
  isSlanted?: boolean
}

const style = (size: number, line: number, weight: Weight, color: PaperColor, more: Partial<TextStyle> = {}) => ({
  size,
  line,
  weight,
  color,
  ...more,
})

const TEXT_STYLES = {
  title: style(25, 27, 700, 'ink', { spacing: -0.015 }),
  number: style(13.5, 18, 600, 'ink'),
  company: style(15, 20, 700, 'ink', { spacing: -0.005 }),
  body: style(11.5, 15.5, 400, 'ink'),
  strong: style(11.5, 15.5, 600, 'ink'),
  bold: style(11.5, 15.5, 700, 'ink'),
  mid: style(11.5, 15.5, 400, 'mid'),
  soft: style(11.5, 15.5, 400, 'soft'),
  small: style(11, 15, 400, 'soft'),
  label: style(11.5, 16, 400, 'soft'),
  fact: style(11.5, 16, 600, 'ink'),
  group: style(11.5, 15.5, 600, 'mid'),
  head: style(11, 15.5, 600, 'mid'),
  heading: style(11.5, 16, 700, 'ink'),
  party: style(13.5, 19, 700, 'ink'),
  words: style(12.5, 17, 600, 'ink'),
  middle: style(12.5, 15.5, 700, 'ink'),
  bar: style(15, 20, 600, 'white'),
  barSum: style(15, 20, 700, 'white'),
  open: style(27, 32, 700, 'ink', { spacing: -0.015 }),
  dense: style(11.2, 15.5, 400, 'ink'),
  denseSoft: style(11.2, 15.5, 400, 'soft'),
  denseBold: style(11.2, 15.5, 700, 'ink'),
  fine: style(11, 14.5, 400, 'soft'),
  fineMid: style(11, 14.5, 400, 'mid'),
  fineBold: style(11, 14.5, 700, 'ink'),
  signed: style(21, 34, 400, 'signed', { spacing: -0.02, isSlanted: true }),
  foot: style(11, 14, 400, 'soft'),
  initials: style(15, 40, 700, 'white'),
  initialsSmall: style(11, 22, 700, 'white'),
  headline: style(40, 44, 700, 'ink', { spacing: -0.02 }),
  lead: style(15, 22, 400, 'mid'),
  figure: style(22, 28, 700, 'ink', { spacing: -0.01 }),
  chapter: style(14, 20, 700, 'ink'),
} as const satisfies Record<string, TextStyle>
export type TextStyleName = keyof typeof TEXT_STYLES
export const textStyle = (name: TextStyleName): TextStyle => TEXT_STYLES[name]

/** A part of a line in bold. */
export interface Span {
  text: string
  isBold: boolean
}
/** One line; spans where a part of it is bold. */
export type Line = string | Span[]

/** Tag in HTML and in PDF. */
export type TextTag = 'h1' | 'h2' | 'p' | 'dt' | 'dd' | 'span'
export type ElementTag = 'header' | 'section' | 'footer' | 'dl' | 'div' | 'ol' | 'ul' | 'li' | 'figure'

export interface TextNode {
  kind: 'text'
  tag: TextTag
  style: TextStyleName
  /** At the start of the line, at its end or in the middle, by `align`. */
  x: number
  y: number
  align?: 'end' | 'center'
  lines: Line[]
}

/** A filled or bordered rectangle: a background, a rule, a bar. */
export interface RectNode {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  fill?: PaperColor
  border?: PaperColor
  radius?: number
}

/** A drawing in `size` units, painted at `width` px. */
export interface DrawingNode {
  kind: 'drawing'
  x: number
  y: number
  width: number
  size: number
  shapes: { path: string; fill: PaperColor }[]
  /** Text alternative; null when the text next to it is enough. */
  alt: string | null
}

export interface ImageNode {
  kind: 'image'
  x: number
  y: number
  width: number
  height: number
  src: string
}

export interface ElementNode {
  kind: 'element'
  tag: ElementTag
  children: PageNode[]
}

export interface CellNode {
  /** First column, and how many it covers. */
  column: number
  span: number
  /** `row` heads its row. */
  heads?: 'column' | 'row'
  nodes: PageNode[]
}

export interface RowNode {
  /** Of the page. */
  y: number
  height: number
  fill?: { color: PaperColor; radius: number }
  /** Below it. */
  rule?: PaperColor
  cells: CellNode[]
}

export interface TableNode {
  kind: 'table'
  x: number
  y: number
  /** Of each column. */
  widths: number[]
  /** Accessible name of the table. */
  label: string
  head: RowNode
  rows: RowNode[]
}

export type PageNode = TextNode | RectNode | DrawingNode | ImageNode | ElementNode | TableNode

export interface Page {
  number: number
  count: number
  nodes: PageNode[]
}
