import { lineWidth } from '../lettering.ts'
import { advert } from './advert.ts'
import { lightOf, sky, skyline } from './backdrop.ts'
import { ROOMS } from './colours.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'

const LAYOUTS = ['news', 'cricket', 'film', 'music', 'advert'] as const

function draw(pen: Pen, options: SceneOptions): string {
  const person = personOf(pen)
  const room = pen.pick(ROOMS)
  const light = lightOf(pen, options)
  const layout = pen.layout(LAYOUTS)
  const x = pen.int(86, 112)
  const w = 216
  const h = 122
  const y = 62
  const lampOnLeft = pen.chance() < 0.5
  const windowX = lampOnLeft ? x + w + 30 : x - 96
  const anyChannel = pen.pick(['Aaj 9', 'Tara Gali', 'Dhoom', 'Khel+', 'Cine 1', 'Desh 24', 'Rang'])
  const channel = options.name ?? anyChannel
  const badge = Math.max(44, lineWidth(channel, 9) + 8)
  const screen = {
    news: () =>
      rect(0, 0, 216, 122, '#16294e') +
      shape('M0 0h216v70L0 100z', '#234a86') +
      circle(150, 60, 26, '#C98B66') +
      shape('M124 60a26 26 0 0 1 52 0q-10-20-26-18-16-2-26 18z', '#17131c') +
      shape('M100 122c0-30 20-36 50-36s50 6 50 36z', pen.pick(['#7b1f2c', '#1c6b63', '#333b57'])) +
      rect(10, 20, 70, 40, '#0e1c38', 3) +
      stroke('M18 50l14-12 12 6 24-18', '#F5B335', 3) +
      rect(0, 94, 216, 14, '#D8432D') +
      letters(8, 104.5, 9.5, '#fff', 'BREAKING · बजट 2026') +
      rect(0, 108, 216, 14, '#fff'),
    cricket: () =>
      rect(0, 0, 216, 122, '#86c5e8') +
      shape('M0 48q108-26 216 0v20H0z', '#3c5d86') +
      stroke('M0 52q108-22 216 0', '#e9d9b6', 5, ' stroke-dasharray="2 3"') +
      rect(0, 62, 216, 60, '#4f9a4c') +
      shape('M92 66h32l20 56H72z', '#d9bb86') +
      person(108, 112, 48, '#1c3f8f') +
      stroke('M118 92l12 18', '#e8c98d', 4) +
      person(70, 84, 20, '#f4f4f4') +
      rect(0, 106, 216, 16, '#12253F') +
      letters(8, 117, 9, '#FFD460', 'IND 182/3 · 17.2'),
    film: () =>
      rect(
        0,
        0,
        216,
        122,
        pen.gradient([
          [0, '#f08a4b'],
          [1, '#fde1a8'],
        ]),
      ) +
      circle(150, 70, 26, '#fff3d6') +
      shape('M0 88l50-30 44 24 40-34 82 46v28H0z', '#7a3b3f') +
      shape('M0 104l70-18 146 20v16H0z', '#42232c') +
      person(80, 108, 34, '#20131a') +
      person(98, 108, 31, '#20131a') +
      rect(0, 0, 216, 13, '#000') +
      rect(0, 109, 216, 13, '#000'),
    music: () =>
      rect(0, 0, 216, 122, '#1a1233') +
      circle(60, 40, 60, pen.glow('#F2447A', 0.7)) +
      circle(170, 60, 70, pen.glow('#2AB7CA', 0.7)) +
      stroke(
        'M20 122V80m16 42V60m16 62V88m16 34V50m16 72V70m16 52V40m16 82V66m16 56V84m16 38V56m16 66V76m16 46V92',
        '#FFD460',
        8,
      ) +
      person(108, 100, 62, '#0a0718'),
    advert: () => advert(pen, 0, 0, 216, 122),
  }[layout]()
  return (
    rect(-70, 0, 540, 300, room.wall) +
    rect(-70, 206, 540, 100, room.floor) +
    rect(-70, 200, 540, 7, room.skirting) +
    (windowX > -60 && windowX < 420
      ? rect(windowX - 4, 40, 78, 104, '#fff') +
        `<svg x="${windowX}" y="44" width="70" height="96" viewBox="40 40 160 220" preserveAspectRatio="none">${sky(pen, light) + skyline(pen, 210, 10, 80, light.middle, light.windows)}</svg>` +
        stroke(`M${windowX + 35} 44v96`, '#fff', 3)
      : '') +
    rect(x - 40, 212, w + 80, 40, '#000', 4, opacity(0.12)) +
    rect(x - 40, 204, w + 80, 40, pen.pick(['#7a4b2d', '#f1ece2', '#33413f', '#a9683c']), 3) +
    stroke(`M${x + 42} 206v36M${x + 176} 206v36M${x - 30} 244v14M${x + w + 30} 244v14`, '#000', 2.5, opacity(0.3)) +
    rect(x + 78, 184, 60, 20, '#20232b', 2) +
    circle(x + w / 2, y + h / 2, 170, pen.glow('#fff', 0.28)) +
    rect(x - 6, y - 6, w + 12, h + 14, '#14161c', 4) +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}">${screen}${rect(210 - badge, 6, badge, 13, '#fff', 3, opacity(0.92))}${letters(214 - badge, 15.5, 9, '#14161c', channel)}</svg>` +
    shape(`M${x} ${y}h80l-60 ${h}H${x}z`, '#fff', opacity(0.06)) +
    (lampOnLeft
      ? stroke(`M${x - 56} 258V100`, '#2a2a2e', 3) +
        shape(`M${x - 78} 108l10-36h24l10 36z`, room.accent) +
        circle(x - 56, 112, 60, pen.glow('#FFE2A0', 0.6))
      : stroke(`M${x + w + 58} 236v26`, room.accent, 26, ROUND_CAP) +
        shape(
          `M${x + w + 58} 236q-40-30-30-80 22 20 30 70-4-60 22-86 14 40-12 88 14-36 40-40-6 36-44 50z`,
          '#3e6b4a',
        )) +
    shape('M-70 276H470V300H-70z', '#000', opacity(0.12)) +
    rect(60, 268, 280, 60, room.accent, 10, opacity(0.75))
  )
}

export const tv: MediumArt = { variants: LAYOUTS, draw }
