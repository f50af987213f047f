import { xmlText } from '../rules/text/xml.ts'

/**
 * Display of a number: amounts and counts are grouped in lakh and crore, `percent` is out of 100, `share` is out of 1:
 * 0.18 is 18%.
 */
export type NumberFormat = 'general' | 'money' | 'count' | 'decimal' | 'percent' | 'date' | 'share' | 'day'

/** Look of a cell: the head of a table, its sums, a cell to type into, a text of several lines. */
export type CellLook = 'heading' | 'sum' | 'input' | 'wrapped'

/** Spreadsheets group by thousands unless a format gives each size a pattern of its own. */
const grouped = (decimals: string) =>
  `[>=10000000]##\\,##\\,##\\,##0${decimals};[>=100000]##\\,##\\,##0${decimals};##,##0${decimals}`

const FORMAT_CODES: Record<Exclude<NumberFormat, 'general'>, string> = {
  money: grouped('.00'),
  count: grouped(''),
  decimal: '0.00',
  percent: '0"%"',
  date: 'd mmm yyyy',
  share: '0%',
  day: 'd mmm',
}
const FORMATS = Object.keys(FORMAT_CODES)

/** Ids below 164 are formats that spreadsheets define themselves. */
const formatId = (at: number) => 164 + at

const FONT = '<sz val="11"/><name val="Calibri"/>'
const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`
const edge = (side: string) => `<${side} style="thin"><color rgb="FF94A3B8"/></${side}>`

const FILLS = ['<fill><patternFill patternType="none"/></fill>', '<fill><patternFill patternType="gray125"/></fill>']
const BORDERS = [
  '<border/>',
  `<border>${edge('top')}</border>`,
  `<border>${['left', 'right', 'top', 'bottom'].map(edge).join('')}</border>`,
]
const HEAD_FILL = 2
const INPUT_FILL = 3

/** Attributes of a cell style, and its alignment. */
const LOOKS: Record<CellLook, readonly [attributes: string, alignment: string]> = {
  heading: [`fontId="1" fillId="${HEAD_FILL}" applyFont="1" applyFill="1"`, 'vertical="top" wrapText="1"'],
  sum: ['fontId="1" borderId="1" applyFont="1" applyBorder="1"', 'vertical="top"'],
  input: [
    `fontId="1" fillId="${INPUT_FILL}" borderId="2" applyFont="1" applyFill="1" applyBorder="1"`,
    'vertical="top"',
  ],
  wrapped: ['', 'vertical="top" wrapText="1"'],
}
const LOOK_NAMES: readonly string[] = Object.keys(LOOKS)

const xf = (attributes: string, alignment: string, format?: number) => {
  const number = format === undefined ? '' : ` numFmtId="${formatId(format)}" applyNumberFormat="1"`
  return `<xf xfId="0"${number}${attributes && ` ${attributes}`} applyAlignment="1"><alignment ${alignment}/></xf>`
}

/** General and each format, in one look. */
const stylesOf = (attributes: string, alignment: string) => [
  xf(attributes, alignment),
  ...FORMATS.map((_, at) => xf(attributes, alignment, at)),
]

/** Cell styles by index: plain, heading, the number formats, then general and each format in every look. */
const [PLAIN = '', ...PLAIN_FORMATS] = stylesOf('', 'vertical="top"')
const CELL_STYLES = [
  PLAIN,
  xf(...LOOKS.heading),
  ...PLAIN_FORMATS,
  ...Object.values(LOOKS).flatMap((look) => stylesOf(...look)),
]

/** The index of a cell style. */
export function styleOf(format: NumberFormat, look?: CellLook): number {
  const at = format === 'general' ? 0 : 1 + FORMATS.indexOf(format)
  if (look === undefined) return at === 0 ? 0 : at + 1
  if (look === 'heading' && at === 0) return 1
  return 2 + FORMATS.length + LOOK_NAMES.indexOf(look) * (1 + FORMATS.length) + at
}

/** Differential styles of shaded areas by index: a number above zero, and a zero that is hidden. */
export const SHADED = 0
export const HIDDEN = 1
const DIFFERENTIAL = [
  '<dxf><fill><patternFill patternType="solid"><fgColor rgb="FFBFE3DC"/><bgColor rgb="FFBFE3DC"/></patternFill></fill></dxf>',
  `<dxf><numFmt numFmtId="${formatId(FORMATS.length)}" formatCode=";;;"/></dxf>`,
]

const listed = (tag: string, items: readonly string[]) => `<${tag} count="${items.length}">${items.join('')}</${tag}>`

/** The children of the style sheet. */
export const STYLES = [
  listed(
    'numFmts',
    Object.values(FORMAT_CODES).map((code, at) => `<numFmt numFmtId="${formatId(at)}" formatCode="${xmlText(code)}"/>`),
  ),
  listed('fonts', [`<font>${FONT}</font>`, `<font><b/>${FONT}</font>`]),
  listed('fills', [...FILLS, fill('E8EDF3'), fill('FFF4CC')]),
  listed('borders', BORDERS),
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  listed('cellXfs', CELL_STYLES),
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  listed('dxfs', DIFFERENTIAL),
].join('')
