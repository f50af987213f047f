import { createElement, type ReactNode } from 'react'
import {
  type ElementNode,
  type Page,
  type PageNode,
  SHEET,
} from '../../../../worker/money/rules/documents/layout/page.ts'
import { DrawingView, ImageView, RectView, TextView } from './sheet-parts.tsx'
import { SheetTable } from './sheet-table.tsx'

/**
 * Pages of a document, each on a sheet of A4: scaled down to the available width, one sheet per page in print. A sheet
 * is white in every theme. Its styles are in app.css, under "Document sheets".
 */
export function DocumentSheets({ pages }: { pages: Page[] }) {
  return (
    <div className="paper-sheets">
      {pages.map((page) => (
        <div key={page.number} className="paper-frame">
          <article
            className="paper-sheet"
            style={{ width: SHEET.width, height: SHEET.height }}
            aria-label={page.count > 1 ? `Page ${page.number} of ${page.count}` : undefined}
          >
            {children(page.nodes)}
          </article>
        </div>
      ))}
    </div>
  )
}

/** Nodes are fixed by position, so they need no keys. */
const children = (nodes: readonly PageNode[]): ReactNode => createElement('div', null, ...nodes.map(draw))

function draw(node: PageNode): ReactNode {
  switch (node.kind) {
    case 'text':
      return <TextView node={node} />
    case 'rect':
      return <RectView node={node} />
    case 'drawing':
      return <DrawingView node={node} />
    case 'image':
      return <ImageView node={node} />
    case 'table':
      return <SheetTable node={node} />
    case 'element':
      return elementOf(node)
  }
}

const elementOf = ({ tag, children: nodes }: ElementNode): ReactNode => createElement(tag, null, ...nodes.map(draw))
