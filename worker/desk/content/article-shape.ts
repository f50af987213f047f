import type { fromHtml } from 'hast-util-from-html'

// One form for variants of editors: a list item with or without a paragraph, a table with or without a head.

export type Root = ReturnType<typeof fromHtml>
export type Node = Root['children'][number]
export type Element = Extract<Node, { type: 'element' }>

export const isElement = (node: Node | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName)

const isBlank = (node: Node) => node.type === 'text' && node.value.trim() === ''

/** Elements whose only paragraph is taken for its text. */
const HOLDERS = ['li', 'td', 'th', 'blockquote']

/** Normalises the parts of an article. Normalised parts stay unchanged. */
export function tidy(parent: { children: Node[] }): void {
  for (const node of parent.children) if (node.type === 'element') tidy(node)
  // Empty paragraphs, which an editor adds below a table or a picture to write on.
  parent.children = parent.children.filter((node) => !isElement(node, 'p') || !node.children.every(isBlank))
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    if (HOLDERS.includes(node.tagName)) unwrapParagraph(node)
    if (isElement(node, 'th', 'td')) dropSingleSpans(node)
    if (isElement(node, 'table')) headTable(node)
  }
}

/** `<li><p>One</p></li>` is `<li>One</li>`; with lists after it, too. */
function unwrapParagraph(holder: Element) {
  const paragraphs = holder.children.filter((child) => isElement(child, 'p'))
  const [only] = paragraphs
  const others = holder.children.filter((child) => child !== only && !isBlank(child))
  if (paragraphs.length !== 1 || !only || !isElement(only, 'p')) return
  if (
    !others.every((child) => isElement(child, 'ul', 'ol')) ||
    holder.children.find((child) => !isBlank(child)) !== only
  )
    return
  holder.children = [...only.children, ...others]
}

function dropSingleSpans({ properties }: Element) {
  for (const name of ['colSpan', 'rowSpan'] as const) if (Number(properties[name]) === 1) delete properties[name]
}

/** Rows of headings before the body become the head of a table, with the scope of their headings. */
function headTable(table: Element) {
  const bodies = table.children.filter((child) => isElement(child, 'tbody'))
  const [body] = bodies
  if (!isElement(body, 'tbody') || bodies.length > 1) return
  const rows = body.children.filter((child): child is Element => isElement(child, 'tr'))
  const hasHead = table.children.some((child) => isElement(child, 'thead'))
  const first = rows.findIndex((row) => !isHeadRow(row))
  const head = hasHead || first <= 0 ? [] : rows.slice(0, first)
  if (head.length > 0) {
    const moved = new Set<Node>(head)
    body.children = body.children.filter((child) => !moved.has(child))
    table.children.splice(table.children.indexOf(body), 0, {
      type: 'element',
      tagName: 'thead',
      properties: {},
      children: head,
    })
  }
  for (const part of table.children) {
    if (!isElement(part, 'thead', 'tbody')) continue
    for (const cell of cellsOf(part)) if (isElement(cell, 'th')) cell.properties.scope ??= part === body ? 'row' : 'col'
  }
}

const cellsOf = (part: Element): Node[] =>
  part.children.flatMap((row) =>
    isElement(row, 'tr') ? row.children.filter((cell) => isElement(cell, 'th', 'td')) : [],
  )

function isHeadRow(row: Element): boolean {
  const cells = row.children.filter((cell) => isElement(cell, 'th', 'td'))
  return cells.length > 0 && cells.every((cell) => isElement(cell, 'th') && cell.properties.scope !== 'row')
}
