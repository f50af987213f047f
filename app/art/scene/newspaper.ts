import { advert } from './advert.ts'
import { LIGHTS, OUTDOORS } from './backdrop.ts'
import { circle, letters, opacity, ROUND_CAP, rect, round, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'

const LAYOUTS = ['half', 'jacket', 'quarter', 'column', 'strip'] as const

function draw(pen: Pen, options: SceneOptions): string {
  const [table, grain] = pen.pick([
    ['#8a5a3a', '#7a4d30'],
    ['#26474f', '#1f3b42'],
    ['#c9b79c', '#b8a488'],
    ['#a33b2e', '#8f3126'],
    ['#4b5563', '#3e4753'],
    ['#e2a33a', '#cf9230'],
  ])
  const layout = pen.layout(LAYOUTS)
  const tilt = pen.int(-9, 7)
  const anyMasthead = pen.pick([
    'The Deccan Post',
    'Nav Prabhat',
    'दैनिक चौक',
    'City Ledger',
    'Market Today',
    'जन वाणी',
    'The Coromandel',
  ])
  const masthead = options.name ?? anyMasthead
  const ink = '#2a2a2c'
  const paper = pen.chance() < 0.25 ? '#F9DCC4' : '#F6F3EA'
  const column = (x: number, y: number, w: number, lines: number) =>
    stroke(
      Array.from({ length: lines }, (_, line) => `M${x} ${y + line * 5.5}h${line === lines - 1 ? w * 0.6 : w}`).join(
        '',
      ),
      '#8d8b86',
      1.6,
    )
  const photo = (x: number, y: number, w: number, h: number) => {
    const light = LIGHTS[pen.pick(OUTDOORS)]
    return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 120 400 ${round((400 * h) / w)}">${rect(-70, 0, 540, 400, light.horizon) + shape('M0 260l90-70 60 40 80-90 170 120v300H0z', light.middle)}</svg>`
  }
  const headline = (x: number, y: number, w: number) => rect(x, y, w, 7, ink) + rect(x, y + 10, w * 0.7, 7, ink)
  const body = {
    half: () =>
      headline(12, 62, 120) +
      column(12, 86, 58, 12) +
      column(76, 86, 58, 12) +
      photo(140, 62, 88, 60) +
      column(140, 130, 88, 4) +
      advert(pen, 12, 156, 216, 104),
    jacket: () => advert(pen, 12, 60, 216, 200),
    quarter: () =>
      headline(12, 62, 216) + column(12, 86, 62, 30) + photo(82, 86, 146, 62) + advert(pen, 82, 154, 146, 106),
    column: () =>
      headline(12, 62, 140) + column(12, 86, 66, 30) + column(86, 86, 66, 30) + advert(pen, 160, 60, 68, 200),
    strip: () =>
      photo(12, 62, 216, 78) +
      headline(12, 146, 160) +
      column(12, 168, 50, 5) +
      column(68, 168, 50, 5) +
      column(124, 168, 50, 5) +
      column(180, 168, 48, 5) +
      advert(pen, 12, 202, 216, 58),
  }[layout]()
  const cupX = pen.int(326, 350)
  const cupY = pen.int(70, 200)
  return (
    rect(-70, 0, 540, 300, table) +
    stroke('M-70 60H470M-70 140H470M-70 220H470', grain, 2) +
    `<g transform="translate(${pen.int(74, 92)} 18) rotate(${tilt} 120 130)">` +
    rect(8, 10, 240, 276, '#000', 2, opacity(0.22)) +
    rect(4, -2, 240, 280, '#dcd7ca', 1) +
    rect(0, 0, 240, 278, paper, 1) +
    letters(120, 36, masthead.length > 12 ? 25 : 31, ink, masthead, { centred: true, maxWidth: 216 }) +
    stroke('M12 44h216M12 54h216', ink, 1) +
    letters(12, 52, 6, ink, `HYDERABAD · शुक्रवार · ₹${pen.int(4, 9)}`) +
    body +
    shape('M0 0h120v278H0z', '#000', opacity(0.04)) +
    '</g>' +
    circle(cupX + 5, cupY + 7, 33, '#000', opacity(0.2)) +
    circle(cupX, cupY, 33, '#f4f0e8') +
    circle(cupX, cupY, 25, '#fff') +
    circle(cupX, cupY, 20, '#a8612d') +
    shape(`M${cupX - 12} ${cupY - 8}a15 15 0 0 1 18-5l-6 6z`, '#fff', opacity(0.35)) +
    stroke(`M${pen.int(6, 30)} ${pen.int(180, 240)}l60 34`, '#1C2747', 7, ROUND_CAP)
  )
}

export const newspaper: MediumArt = { variants: LAYOUTS, draw }
