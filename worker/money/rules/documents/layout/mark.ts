import type { Letterhead } from '../document-layout.ts'
import type { PageNode, RectNode } from './page.ts'
import { textBox } from './text.ts'

const QUARTER = 'M5 2h8.75v6.85a7.5 7.5 0 0 0-4.9 4.9H2V5a3 3 0 0 1 3-3z'
// The other quarters, mirrored, as the transforms in app/public/favicon.svg do.
const PLATFORM = [
  QUARTER,
  'M27 2h-8.75v6.85a7.5 7.5 0 0 1 4.9 4.9H30V5a3 3 0 0 0-3-3z',
  'M5 30h8.75v-6.85a7.5 7.5 0 0 1-4.9-4.9H2V27a3 3 0 0 0 3 3z',
  'M27 30h-8.75v-6.85a7.5 7.5 0 0 0 4.9-4.9H30V27a3 3 0 0 1-3 3z',
]
const CENTER = 'M11.6 16a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z'
const MAX_LOGO_RATIO = 3

/** Logo of the issuer, `size` px high, and its width. */
export function markNodes(
  mark: Letterhead['mark'],
  at: { x: number; y: number; size: number },
): { nodes: PageNode[]; width: number } {
  const { x, y, size } = at
  if (mark.kind === 'platform') {
    const shapes = PLATFORM.map((path) => ({ path, fill: 'ink' as const }))
    return {
      nodes: [
        {
          kind: 'drawing',
          x,
          y,
          width: size,
          size: 32,
          shapes: [...shapes, { path: CENTER, fill: 'accent' }],
          alt: null,
        },
      ],
      width: size,
    }
  }
  if (mark.kind === 'logo') {
    const ratio = Math.min(mark.ratio, MAX_LOGO_RATIO)
    const [width, height] =
      mark.ratio > MAX_LOGO_RATIO ? [size * ratio, (size * ratio) / mark.ratio] : [size * ratio, size]
    return { nodes: [{ kind: 'image', x, y: y + (size - height) / 2, width, height, src: mark.src }], width }
  }
  const isSmall = size < 40
  const tile: RectNode = { kind: 'rect', x, y, width: size, height: size, fill: 'ink', radius: isSmall ? 5 : 9 }
  const letters = textBox(mark.text, 'span', isSmall ? 'initialsSmall' : 'initials', {
    x: x + size / 2,
    y,
    align: 'center',
  })
  return { nodes: [tile, letters.node], width: size }
}
