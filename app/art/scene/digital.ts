import { advert } from './advert.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt } from './medium.ts'
import type { Pen } from './pen.ts'

const LAYOUTS = ['banner', 'video', 'skyscraper'] as const

function draw(pen: Pen): string {
  const [background, spot] = pen.pick([
    ['#DCE7E6', '#C6D8D6'],
    ['#F4DDBF', '#EBCBA0'],
    ['#1E3448', '#162838'],
    ['#E6E1EA', '#D5CDDC'],
    ['#CFE0EC', '#B8D0E2'],
    ['#F0CFC4', '#E6B8A9'],
    ['#24443F', '#1B3531'],
  ])
  const layout = pen.layout(LAYOUTS)
  const lineColour = '#CBD2DA'
  const x = 44
  const accent = pen.pick(['#0D6C70', '#D23F2B', '#21418F', '#2C7A4F'])
  const textLines = (x: number, y: number, w: number, lines: number) =>
    stroke(
      Array.from({ length: lines }, (_, line) => `M${x} ${y + line * 9}h${line === lines - 1 ? w * 0.6 : w}`).join(''),
      lineColour,
      4,
      ROUND_CAP,
    )
  const thumbnail = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, pen.pick(['#DDE5EA', '#EBDDCB', '#D6E3DA', '#E8D4D0']), 3)
  const ring = (x: number, y: number, w: number, h: number) =>
    rect(x - 4, y - 4, w + 8, h + 8, 'none', 6, ` stroke="#F5A81C" stroke-width="2.500" stroke-dasharray="6 4"`)
  const page = {
    banner: () =>
      advert(pen, x + 14, 76, 214, 48) +
      ring(x + 14, 76, 214, 48) +
      thumbnail(x + 14, 138, 66, 50) +
      thumbnail(x + 88, 138, 66, 50) +
      thumbnail(x + 162, 138, 66, 50) +
      textLines(x + 16, 202, 60, 4) +
      textLines(x + 90, 202, 60, 4) +
      textLines(x + 164, 202, 60, 4),
    video: () =>
      advert(pen, x + 14, 76, 214, 112) +
      rect(x + 14, 174, 214, 14, '#0d0f16') +
      shape(`M${x + 19} 177l8 4-8 4z`, '#fff') +
      rect(x + 32, 179, 190, 4, '#fff', 0, opacity(0.3)) +
      rect(x + 32, 179, pen.int(50, 160), 4, '#D23F2B') +
      rect(x + 178, 84, 44, 15, '#000', 3, opacity(0.65)) +
      letters(x + 183, 95, 10, '#fff', 'Skip 5s') +
      textLines(x + 16, 204, 200, 3),
    skyscraper: () =>
      textLines(x + 16, 84, 110, 5) +
      thumbnail(x + 14, 134, 116, 62) +
      textLines(x + 16, 210, 110, 4) +
      advert(pen, x + 146, 76, 82, 160) +
      ring(x + 146, 76, 82, 160),
  }[layout]()
  const phoneX = 288
  return (
    rect(-70, 0, 540, 300, background) +
    circle(pen.int(260, 380), pen.int(40, 120), pen.int(90, 130), spot) +
    circle(pen.int(-20, 60), 270, 80, spot) +
    rect(x + 6, 46, 242, 216, '#000', 10, opacity(0.14)) +
    rect(x, 36, 242, 216, '#fff', 9) +
    shape(`M${x} 62V45a9 9 0 0 1 9-9h224a9 9 0 0 1 9 9v17z`, '#E9EDF1') +
    circle(x + 14, 49, 4, '#E2654F') +
    circle(x + 27, 49, 4, '#F5B335') +
    circle(x + 40, 49, 4, '#5FA66F') +
    rect(x + 58, 43, 150, 12, '#fff', 6) +
    page +
    rect(phoneX + 6, 76, 92, 192, '#000', 16, opacity(0.18)) +
    rect(phoneX, 68, 92, 192, '#14161d', 16) +
    rect(phoneX + 5, 73, 82, 182, '#fff', 12) +
    rect(phoneX + 5, 73, 82, 20, accent, 10) +
    rect(phoneX + 5, 84, 82, 10, accent) +
    circle(phoneX + 20, 106, 6, '#DDE5EA') +
    stroke(`M${phoneX + 31} 104h30m-30 6h18`, lineColour, 3.5, ROUND_CAP) +
    advert(pen, phoneX + 5, 120, 82, 92) +
    stroke(`M${phoneX + 14} 224h.1m14 0h.1m14 0h.1`, accent, 8, ROUND_CAP) +
    textLines(phoneX + 14, 238, 60, 2) +
    shape(
      `M${pen.int(190, 250)} ${pen.int(150, 190)}l4 26 7-8 9 14 6-4-9-13 10-2z`,
      '#14161d',
      ' stroke="#fff" stroke-width="2"',
    ) +
    rect(x - 30, 194, 84, 52, '#1C2747', 9) +
    stroke(
      `M${x - 20} 238l14-${pen.int(5, 9)} 12 4 16-${pen.int(6, 10)} 16 2`,
      '#F5B335',
      3,
      `${ROUND_CAP} stroke-linejoin="round"`,
    ) +
    letters(x - 20, 210, 10, '#fff', `CTR ${(pen.int(8, 46) / 10).toFixed(1)}%`)
  )
}

export const digital: MediumArt = { variants: LAYOUTS, draw }
