import { advert } from './advert.ts'
import { type Light, lightOf, palm, sky, skyline, tree } from './backdrop.ts'
import { opacity, rect, round, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { autoRickshaw, car } from './traffic.ts'

const LAYOUTS = ['flyover', 'road', 'rooftop', 'waterfront'] as const

const BOARDS = [
  { posts: 'single', w: 214, h: 107, y: 46 },
  { posts: 'braced', w: 236, h: 94, y: 44 },
  { posts: 'single', w: 176, h: 118, y: 36 },
  { posts: 'tall', w: 250, h: 84, y: 62 },
] as const

/** Each tree of the road as x, y and height. */
const ROADSIDE_TREES = [
  [14, 276, 74],
  [84, 252, 42],
  [322, 254, 46],
  [392, 280, 80],
] as const

/** What the four places have in common. */
interface Street {
  light: Light
  /** Sky and houses. */
  far: string
  post: string
  board: string
  x: number
  w: number
  /** Of the board: its middle, and where its posts or feet begin. */
  middle: number
  foot: number
  carX: number
  autoX: number
  carColour: string
  carGlass: string
}

function road({ light, far, post, board, carX, autoX, carColour, carGlass }: Street): string {
  return (
    far +
    rect(-70, 226, 540, 80, light.near) +
    shape('M176 228h48L420 300H-20z', light.ground) +
    stroke('M200 234V300', '#fff', 4, ` stroke-dasharray="7 6 12 9 20 12"${opacity(0.5)}`) +
    stroke('M178 228L-20 300M222 228L420 300', '#fff', 1.5, opacity(0.35)) +
    ROADSIDE_TREES.map(([x, y, height]) => tree(x, y, height, height > 60 ? light.ground : light.middle)).join('') +
    post +
    board +
    car(carX + 20, 282, 0.8, carColour, carGlass) +
    autoRickshaw(autoX - 20, 262, 0.6)
  )
}

function rooftop({ light, far, board, x, w, middle, foot, carX, autoX, carColour, carGlass }: Street): string {
  return (
    far +
    rect(x - 26, foot + 22, w + 52, 220, light.near) +
    stroke(
      `M${x - 10} ${foot + 48}h${w + 20}M${x - 10} ${foot + 78}h${w + 20}M${x - 10} ${foot + 108}h${w + 20}`,
      light.windows || light.far,
      14,
      ` stroke-dasharray="16 13"${opacity(light.windows ? 0.7 : 0.55)}`,
    ) +
    rect(x - 32, foot + 18, w + 64, 7, light.ground) +
    stroke(
      `M${x + 14} ${foot}v20M${middle} ${foot}v20M${x + w - 14} ${foot}v20M${x + 14} ${foot}l26 20M${x + w - 14} ${foot}l-26 20`,
      light.ground,
      4,
    ) +
    rect(x - 22, foot - 6, 24, 26, light.middle, 4) +
    board +
    rect(-70, 268, 540, 40, light.ground) +
    stroke('M-70 286H470', '#fff', 2.5, ` stroke-dasharray="22 16"${opacity(0.4)}`) +
    tree(x > 110 ? 26 : 372, 270, 78, light.middle) +
    car(carX, 280, 0.9, carColour, carGlass) +
    autoRickshaw(autoX, 284, 0.8)
  )
}

function waterfront(pen: Pen, { light, far, post, board, x, carX, autoX, carColour, carGlass }: Street): string {
  return (
    far +
    rect(
      -70,
      224,
      540,
      44,
      pen.gradient([
        [0, light.horizon],
        [1, light.middle],
      ]),
    ) +
    stroke('M-40 236h180m60 0h200M20 250h160m60 0h120', '#fff', 1.5, opacity(0.4)) +
    post +
    board +
    rect(-70, 262, 540, 40, light.ground) +
    stroke('M-70 254H470', light.near, 2.5) +
    stroke('M-70 258H470', light.near, 9, ' stroke-dasharray="2.5 15"') +
    palm(x > 110 ? 34 : 360, 266, 104, light.near) +
    stroke('M-70 284H470', '#fff', 2.5, ` stroke-dasharray="22 16"${opacity(0.4)}`) +
    car(carX, 280, 0.85, carColour, carGlass) +
    autoRickshaw(autoX, 282, 0.75)
  )
}

function flyover(pen: Pen, { light, far, post, board, carX, autoX, carColour, carGlass }: Street): string {
  return (
    far +
    post +
    board +
    shape('M-70 236Q200 206 470 226V300H-70z', light.middle) +
    shape('M-70 254Q200 228 470 246V250Q200 236 -70 262z', '#000', opacity(0.18)) +
    shape('M-70 228Q200 198 470 218V246Q200 228 -70 256z', light.ground) +
    stroke('M-70 227Q200 197 470 217', '#fff', 1.2, opacity(0.35)) +
    car(carX, 220, 0.62, carColour, carGlass) +
    autoRickshaw(autoX, 214, 0.52) +
    shape('M-70 278H470V300H-70z', light.near) +
    shape([-30, 92, 214, 336, 440].map((x) => `M${x - 24} 240h48l-14 14v46h-20v-46z`).join(''), light.ground) +
    [pen.int(-40, 20), pen.int(140, 190), pen.int(360, 440)]
      .map((x) => tree(x, 304, pen.int(34, 52), light.near))
      .join('')
  )
}

function draw(pen: Pen, options: SceneOptions): string {
  const light = lightOf(pen, options)
  const { posts, w, h, y } = pen.pick(BOARDS)
  const x = pen.int(52, 340 - w)
  const middle = x + w / 2
  const post =
    posts === 'braced'
      ? rect(x + 26, y + h, 8, 160, light.ground) +
        rect(x + w - 34, y + h, 8, 160, light.ground) +
        stroke(
          `M${x + 30} ${y + h + 8}L${x + w - 30} ${y + h + 70}M${x + w - 30} ${y + h + 8}L${x + 30} ${y + h + 70}`,
          light.ground,
          2.5,
        )
      : posts === 'tall'
        ? rect(x + 8, y - 8, 7, 220, light.ground) + rect(x + w - 15, y - 8, 7, 220, light.ground)
        : rect(middle - 8, y + h, 16, 150, light.ground) + rect(middle - 8, y + h, 5, 150, '#fff', 0, opacity(0.12))
  const board =
    rect(x - 5, y - 5, w + 10, h + 14, light.ground, 2) +
    advert(pen, x, y, w, h) +
    (light.windows
      ? shape(
          `M${x} ${y + h}L${round(x + w * 0.2)} ${y}H${round(x + w * 0.8)}L${x + w} ${y + h}z`,
          pen.gradient([
            [0, '#fff', 0],
            [1, '#FFF2CF', 0.35],
          ]),
        )
      : shape(`M${x} ${y}h${w * 0.5}l-46 ${h}H${x}z`, '#fff', opacity(0.07)))
  const carColour = pen.pick(['#E8E4DA', '#C8452F', '#2F6E8F', '#F0B323'])
  const carGlass = light.windows || '#DDEAF0'
  const place = pen.layout(LAYOUTS)
  const carX = pen.int(10, 120)
  const autoX = pen.int(220, 360)
  const foot = y + h + 8
  const far =
    sky(pen, light) +
    (place === 'waterfront'
      ? shape('M-70 216Q30 140 150 196T330 178T470 204V240H-70z', light.far) +
        skyline(pen, 226, 2, 26, light.middle, light.windows)
      : (place === 'flyover' ? skyline(pen, 214, 10, 62, light.far) : '') +
        skyline(pen, 226, 8, 58, place === 'flyover' ? light.middle : light.far, light.windows))
  const street = { light, far, post, board, x, w, middle, foot, carX, autoX, carColour, carGlass }
  switch (place) {
    case 'road':
      return road(street)
    case 'rooftop':
      return rooftop(street)
    case 'waterfront':
      return waterfront(pen, street)
    case 'flyover':
      return flyover(pen, street)
  }
}

export const ooh: MediumArt = { variants: LAYOUTS, draw }
