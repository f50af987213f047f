import { AD_COLOURS, SKINS } from './colours.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt } from './medium.ts'
import type { Pen } from './pen.ts'

const LAYOUTS = ['long', 'bun', 'beard', 'bob', 'turban'] as const

function draw(pen: Pen): string {
  const [wall, spot] = pen.pick([
    ['#F2B84B', '#E9A227'],
    ['#C9DAD4', '#AFC8BF'],
    ['#F0A58F', '#E48B73'],
    ['#2C5560', '#23454E'],
    ['#E9D8C4', '#DCC5AA'],
    ['#B9C7DE', '#A0B3D0'],
    ['#8E3B46', '#7a303a'],
  ])
  const skin = pen.pick([...SKINS, '#C68F6A'])
  const hairColour = pen.pick(['#17131a', '#2a1b18', '#3a241c'])
  const colours = pen.pick(AD_COLOURS)
  const hairstyle = pen.layout(LAYOUTS)
  const x = pen.int(120, 150)
  const ringX = x > 134 ? 64 : 336
  const likes = pen.int(12, 98) / 10
  const hair = {
    long: () => shape('M30 150c-12-96 12-122 50-122s62 26 50 122z', hairColour),
    bun: () => circle(80, 66, 42, hairColour) + circle(80, 20, 18, hairColour),
    beard: () => shape('M42 84c-6-46 10-58 38-58s46 12 38 58z', hairColour),
    bob: () => shape('M34 110c-12-60 8-86 46-86s58 26 46 86c-6 10-14 4-14-6H48c0 10-8 16-14 6z', hairColour),
    turban: () => '',
  }[hairstyle]()
  const face =
    rect(68, 98, 24, 36, skin) +
    shape('M50 72q0-34 30-34t30 34q0 44-30 48-30-4-30-48z', skin) +
    (hairstyle === 'beard' ? shape('M50 84q4 40 30 40t30-40q-2 22-14 22-16-6-32 0-12 0-14-22z', hairColour) : '') +
    (hairstyle !== 'turban' ? shape('M50 74q-2-34 30-34 32 0 30 34-10-18-26-20-20 0-34 20z', hairColour) : '') +
    stroke('M62 80h9m18 0h9', hairColour, 3, ROUND_CAP) +
    stroke('M72 102q8 6 16 0', '#7d2b2b', 3, ROUND_CAP) +
    (hairstyle === 'turban'
      ? shape('M42 72q-12-48 38-50t38 50q-8 4-10-2-28-22-56 0-2 6-10 2z', colours.accent) +
        stroke('M46 66q30-40 66-30M48 52q20-22 48-24', '#000', 2, opacity(0.16)) +
        shape('M50 78q2 46 30 46t30-46q-4 16-14 18-16-4-32 0-10-2-14-18z', '#e9e4dc', opacity(0.95))
      : '') +
    (pen.chance() < 0.3
      ? stroke('M58 80a9 9 0 1 0 18 0 9 9 0 1 0-18 0m26 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0m-8 0h8', '#20202a', 2.2)
      : '') +
    shape('M0 220q2-84 62-92 18 16 36 0 60 8 62 92z', colours.text === '#fff' ? colours.ground : colours.form) +
    stroke('M62 128q18 34 36 0', colours.accent, 4)
  const prop = pen.pick(['M-14 0h28v26h-28z', 'M0-16a16 16 0 1 1-.1 0z', 'M-18 6h36l-6 18h-24z'])
  return (
    rect(-70, 0, 540, 300, wall) +
    circle(pen.int(40, 360), pen.int(60, 220), pen.int(90, 140), spot) +
    stroke(`M${ringX} 300V180m-34 120l34-60 34 60`, '#2b2b33', 5) +
    stroke(`M${ringX} 70a52 52 0 1 1-.1 0z`, '#fff', 15) +
    circle(ringX, 122, 90, pen.glow('#fff', 0.45)) +
    rect(x + 8, 28, 150, 262, '#000', 22, opacity(0.2)) +
    rect(x, 20, 150, 262, '#14161d', 22) +
    `<svg x="${x + 7}" y="27" width="136" height="248" viewBox="0 0 160 292" preserveAspectRatio="xMidYMid slice">` +
    rect(0, 0, 160, 292, colours.ground) +
    circle(80, 130, 92, colours.accent) +
    `<g transform="translate(0 74)">${hair}${face}</g>` +
    rect(
      0,
      0,
      160,
      62,
      pen.gradient([
        [0, '#000', 0.4],
        [1, '#000', 0],
      ]),
    ) +
    circle(20, 26, 9, '#fff') +
    rect(34, 21, 54, 5, '#fff', 2) +
    rect(34, 30, 32, 4, '#fff', 2, opacity(0.7)) +
    rect(8, 262, 108, 18, '#fff', 9, opacity(0.3)) +
    '</svg>' +
    rect(x + 116, 168, 84, 34, '#fff', 17) +
    shape(`M${x + 134} 195l-9-10a5.500 5.500 0 0 1 9-6 5.500 5.500 0 0 1 9 6z`, '#D8432D') +
    letters(x + 148, 191, 17, '#1C2747', `${likes.toFixed(1)}L`) +
    rect(x - 56, 84, 74, 30, '#1C2747', 15) +
    circle(x - 40, 99, 8, '#F5A81C') +
    stroke(`M${x - 26} 96h32m-32 7h22`, '#fff', 3.5, ROUND_CAP) +
    `<g transform="translate(${x > 134 ? 330 : 60} ${pen.int(240, 262)})">${shape(prop, colours.form)}</g>`
  )
}

export const influencer: MediumArt = { variants: LAYOUTS, draw }
