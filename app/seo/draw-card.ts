import { withoutEnd } from '../../worker/kernel/rules/text/trim.ts'
import { lettering, lineWidth } from '../art/lettering.ts'
import { drawScene } from '../art/scene/scene-file.ts'
import { wordmark, wordmarkWidth } from '../art/wordmark.ts'
import type { ShareCard } from './share-card.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 56
const GAP = 40
/** The scene is 16:9: some of its sky is cropped. */
const SCENE = `x="0" y="-45" width="${WIDTH}" height="675"`
const MARK = { scale: 1.3, size: 40 }
const BAND = { y: 448, ground: '#10182f', muted: '#b9c0d4', price: '#f5a81c' }

/** The text, truncated to the width, at whole words where possible. */
export function shorten(text: string, size: number, width: number): string {
  if (lineWidth(text, size) <= width) return text
  let short = text
  while (short && lineWidth(`${short}...`, size) > width) short = short.slice(0, -1)
  const word = short.lastIndexOf(' ')
  return `${withoutEnd(word > short.length / 2 ? short.slice(0, word) : short, /[\s,.·-]/)}...`
}

/** A share card as SVG, 1200 × 630: the scene, the name of the platform, and a dark band with name, location and price. */
export function drawCard({ title, place, price, scene }: ShareCard, platform: string): string {
  const [media = '', look = '', file = ''] = scene.split('/').slice(3)
  const drawing = drawScene({ media, look, file })?.replace('<svg ', `<svg ${SCENE} `) ?? ''
  const priceWidth = lineWidth(price, 36)
  const right = WIDTH - MARGIN
  const mark = shorten(platform, MARK.size, right - 2 * MARGIN)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    drawing,
    `<path d="M0 ${BAND.y}h${WIDTH}V${HEIGHT}H0z" fill="${BAND.ground}"/>`,
    `<rect x="${MARGIN - 16}" y="36" width="${Math.ceil(wordmarkWidth(mark) * MARK.scale) + 35}" height="68" rx="16" fill="${BAND.ground}"/>`,
    wordmark(MARGIN, 49, MARK.scale, mark),
    lettering(MARGIN, 526, 56, '#fff', shorten(title, 56, right - MARGIN), false),
    lettering(MARGIN, 590, 32, BAND.muted, shorten(place, 32, right - MARGIN - priceWidth - GAP), false),
    lettering(right - priceWidth, 590, 36, BAND.price, price, false),
    '</svg>',
  ].join('')
}
