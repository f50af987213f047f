import type { ElementTag, PageNode } from './page.ts'
import { shifted } from './text.ts'

/** Nodes laid out from y 0, and the height they take. */
export interface Piece {
  nodes: PageNode[]
  height: number
}

export const element = (tag: ElementTag, children: PageNode[]): PageNode => ({ kind: 'element', tag, children })

export const lowered = (nodes: PageNode[], dy: number): PageNode[] =>
  dy === 0 ? nodes : nodes.map((node) => shifted(node, dy))

/** Pieces one below the other. */
export function stacked(pieces: (Piece | null)[], gap = 0): Piece {
  const nodes: PageNode[] = []
  let height = 0
  for (const piece of pieces) {
    if (!piece) continue
    if (nodes.length > 0) height += gap
    nodes.push(...lowered(piece.nodes, height))
    height += piece.height
  }
  return { nodes, height }
}
