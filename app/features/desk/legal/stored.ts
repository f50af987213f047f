import { type Element, type Piece, textOf } from '../../../content/page.ts'

/** An item that the site stores in the visitor's browser. */
export interface StoredItem {
  /** All its keys. */
  names: readonly string[]
  purpose: string
  lifetime: string
  /** `Cookie, needed` */
  kind: string
}

const childrenOf = (piece: Piece | undefined) => (typeof piece === 'object' ? piece.children : [])

/** The items of a table of the cookies page. Complete: stored.test.ts compares them with the code. */
export const readStored = ({ children: [, ...rows] }: Element): StoredItem[] =>
  rows.map((row) => {
    const [names, ...cells] = childrenOf(row)
    const [purpose = '', lifetime = '', kind = ''] = cells.map(textOf)
    return {
      names: childrenOf(names)
        .filter((piece) => typeof piece === 'object')
        .map(textOf),
      purpose,
      lifetime,
      kind,
    }
  })
