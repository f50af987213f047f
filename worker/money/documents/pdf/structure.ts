import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import type {
  CellNode,
  ElementNode,
  ImageNode,
  Page,
  PageNode,
  RowNode,
  TableNode,
} from '../../rules/documents/layout/page.ts'
import { logoBytes } from './logo.ts'
import { Painter } from './paint.ts'

/** Tags of a PDF for those of a page. */
const TAGS: Record<string, string> = {
  h1: 'H1',
  h2: 'H2',
  p: 'P',
  dt: 'Span',
  dd: 'Span',
  span: 'Span',
  header: 'Sect',
  section: 'Sect',
  footer: 'Sect',
  dl: 'L',
  div: 'LI',
  ol: 'L',
  ul: 'L',
  li: 'LI',
  figure: 'Figure',
}
const tagOf = (tag: string) => TAGS[tag] ?? 'P'

/** Paints pages and tags everything on them, so that a screen reader can read the PDF. */
export class Structure {
  readonly #doc: PDFDocument
  readonly #painter: Painter

  constructor(doc: PDFDocument) {
    this.#doc = doc
    this.#painter = new Painter(doc)
  }

  page({ nodes }: Page, parent: StructureElement) {
    this.#children(nodes, parent)
  }

  #children(nodes: readonly PageNode[], parent: StructureElement) {
    for (const node of nodes) this.#node(node, parent)
  }

  #element(tag: string, parent: StructureElement, paint: (element: StructureElement) => void, options = {}) {
    const element = this.#doc.struct(tag, options)
    parent.add(element)
    paint(element)
    element.end()
  }

  /** Marks a decoration without meaning. */
  #artifact(paint: () => void) {
    this.#doc.markContent('Artifact')
    paint()
    this.#doc.endMarkedContent()
  }

  #content(tag: string, element: StructureElement, paint: () => void) {
    element.add(this.#doc.markStructureContent(tag))
    paint()
    this.#doc.endMarkedContent()
  }

  #node(node: PageNode, parent: StructureElement) {
    switch (node.kind) {
      case 'rect':
        return this.#artifact(() => this.#painter.rect(node))
      case 'image':
        return this.#image(node)
      case 'drawing':
        if (node.alt === null) return this.#artifact(() => this.#painter.drawing(node))
        return this.#element(
          'Figure',
          parent,
          (element) => this.#content('Figure', element, () => this.#painter.drawing(node)),
          { alt: node.alt },
        )
      case 'text': {
        const tag = tagOf(node.tag)
        return this.#element(tag, parent, (element) => this.#content(tag, element, () => this.#painter.text(node)))
      }
      case 'table':
        return this.#table(node, parent)
      case 'element':
        return this.#group(node, parent)
    }
  }

  #image({ src, x, y, width, height }: ImageNode) {
    const bytes = logoBytes(src)
    if (bytes) this.#artifact(() => this.#doc.image(bytes, x, y, { width, height }))
  }

  #group({ tag, children }: ElementNode, parent: StructureElement) {
    this.#element(tagOf(tag), parent, (element) => {
      if (tagOf(tag) !== 'LI') return this.#children(children, element)
      this.#element('LBody', element, (body) => this.#children(children, body))
    })
  }

  #table(node: TableNode, parent: StructureElement) {
    this.#element('Table', parent, (table) => {
      for (const row of [node.head, ...node.rows]) this.#row(row, node, table)
    })
  }

  #row(row: RowNode, { x, widths }: TableNode, table: StructureElement) {
    const width = widths.reduce((sum, one) => sum + one, 0)
    const { y, height, fill, rule } = row
    if (fill) {
      this.#artifact(() =>
        this.#painter.rect({ kind: 'rect', x, y, width, height, fill: fill.color, radius: fill.radius }),
      )
    }
    if (rule) {
      this.#artifact(() => this.#painter.rect({ kind: 'rect', x, y: y + height - 1, width, height: 1, fill: rule }))
    }
    this.#element('TR', table, (element) => {
      for (const cell of row.cells) this.#cell(cell, element)
    })
  }

  #cell({ heads, nodes }: CellNode, row: StructureElement) {
    const tag = heads && nodes.length > 0 ? 'TH' : 'TD'
    const options = tag === 'TH' ? { scope: heads === 'column' ? 'Column' : 'Row' } : {}
    this.#element(
      tag,
      row,
      (element) => {
        if (nodes.length === 0) return
        this.#content(tag, element, () => {
          for (const node of nodes) if (node.kind === 'text') this.#painter.text(node)
        })
      },
      options,
    )
  }
}
