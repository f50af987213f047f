import { type CSSProperties, createElement, type ReactNode } from 'react'
import {
  type DrawingNode,
  type ImageNode,
  type Line,
  PAPER_COLORS,
  type RectNode,
  type TextNode,
  textStyle,
} from '../../../../worker/money/rules/documents/layout/page.ts'
import { languageOf } from '../../../ui/language-of.ts'

/** Corner and width of the surrounding node, from which positions are measured. */
export interface Origin {
  x: number
  y: number
  width: number
}
const PAGE: Origin = { x: 0, y: 0, width: 794 }

function textCss({ style, x, y, align }: TextNode, origin: Origin): CSSProperties {
  const { size, line, weight, color, spacing, isSlanted } = textStyle(style)
  return {
    top: y - origin.y,
    ...(align === 'end' ? { right: origin.x + origin.width - x, textAlign: 'end' } : { left: x - origin.x }),
    ...(align === 'center' && { transform: 'translateX(-50%)', textAlign: 'center' }),
    fontSize: size,
    lineHeight: `${line}px`,
    fontWeight: weight,
    color: PAPER_COLORS[color],
    ...(spacing !== undefined && { letterSpacing: `${spacing}em` }),
    ...(isSlanted && { fontStyle: 'italic' }),
  }
}

const spans = (line: Line): ReactNode[] =>
  typeof line === 'string' ? [line] : line.map(({ text, isBold }) => (isBold ? createElement('b', null, text) : text))

/** The page around the document has the h1: headings are one level lower than in the PDF. */
const TAGS: Partial<Record<TextNode['tag'], string>> = { h1: 'h2', h2: 'h3' }

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.map(({ text }) => text).join(''))

/** Text with the line breaks of the PDF: the browser adds none. */
export function TextView({ node, origin = PAGE }: { node: TextNode; origin?: Origin }) {
  const lines = node.lines.flatMap((line, i) =>
    i === 0 ? spans(line) : [' ', createElement('br', null), ...spans(line)],
  )
  const lang = languageOf(node.lines.map(textOf).join(' '))
  return createElement(TAGS[node.tag] ?? node.tag, { style: textCss(node, origin), lang }, ...lines)
}

export function RectView({ node }: { node: RectNode }) {
  const { x, y, width, height, fill, border, radius } = node
  return (
    <i
      aria-hidden="true"
      style={{
        left: x,
        top: y,
        width,
        height,
        borderRadius: radius,
        ...(fill && { background: PAPER_COLORS[fill] }),
        ...(border && { border: `1px solid ${PAPER_COLORS[border]}` }),
      }}
    />
  )
}

export function DrawingView({ node }: { node: DrawingNode }) {
  const { x, y, width, size, shapes, alt } = node
  return (
    <svg
      style={{ left: x, top: y, width, height: width }}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering={shapes.length === 1 ? 'crispEdges' : undefined}
      role={alt === null ? undefined : 'img'}
      aria-label={alt ?? undefined}
      aria-hidden={alt === null ? true : undefined}
    >
      {shapes.map(({ path, fill }) => (
        <path key={path} d={path} fill={PAPER_COLORS[fill]} />
      ))}
    </svg>
  )
}

export const ImageView = ({ node: { x, y, width, height, src } }: { node: ImageNode }) => (
  <img src={src} alt="" style={{ left: x, top: y, width, height }} />
)
