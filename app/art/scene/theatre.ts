import { advert } from './advert.ts'
import { circle, letters, opacity, ROUND_CAP, rect, round, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'
import { autoRickshaw } from './traffic.ts'

const HALLS = ['wide', 'flat', 'scope'] as const

/** Each screen as x, y, width and height. */
const SCREENS = { wide: [62, 44, 276, 118], flat: [84, 40, 232, 128], scope: [44, 54, 312, 106] } as const

/** Deep, bright and pale: the front of the house. */
const FRONT_COLOURS = [
  ['#7d1f2a', '#F2B33D', '#F7E7C8'],
  ['#1f4e5a', '#F0A53A', '#E9F0EC'],
  ['#3a2f78', '#F5B335', '#EFE9FA'],
  ['#5a2148', '#F29B6B', '#FBE9E0'],
] as const
type FrontColours = (typeof FRONT_COLOURS)[number]
const DARK = '#120f18'

const popcorn = (x: number, y: number) =>
  shape(`M${x} ${y}h26l-4 30h-18z`, '#fff') +
  stroke(`M${x + 5} ${y}l2 30M${x + 13} ${y}v30M${x + 21} ${y}l-2 30`, '#D23F2B', 4) +
  stroke(`M${x + 3} ${y - 3}h20M${x + 8} ${y - 9}h11`, '#FFE9A8', 9, `${ROUND_CAP} stroke-dasharray="0 7"`)

function foyer(pen: Pen, [deep, bright, pale]: FrontColours): string {
  const person = personOf(pen)
  const poster = advert(pen, 24, 56, 96, 152)
  return (
    rect(
      -70,
      0,
      540,
      300,
      pen.gradient([
        [0, '#1a1420'],
        [1, deep],
      ]),
    ) +
    stroke('M-70 18H470', bright, 6, `${ROUND_CAP} stroke-dasharray="0 16"`) +
    rect(-70, 232, 540, 70, pale) +
    stroke('M-70 244H470M-70 262H470M-70 284H470', deep, 1.5, opacity(0.3)) +
    stroke('M200 232V300M110 232L60 300M290 232l50 68M20 232l-90 50M380 232l90 50', deep, 1.5, opacity(0.3)) +
    circle(72, 130, 120, pen.glow('#fff', 0.35)) +
    rect(16, 48, 112, 196, DARK, 4) +
    poster +
    letters(28, 228, 13, bright, 'NOW') +
    rect(288, 62, 94, 116, DARK, 3) +
    rect(296, 70, 78, 100, bright) +
    circle(335, 118, 27, pale) +
    shape('M296 170q20-34 39-30t39 30z', deep) +
    letters(302, 89, 14, DARK, pen.pick(['Kal Subah', 'Aakhri Bus', 'Do Khat', 'Nau Baje'])) +
    rect(146, 154, 136, 90, deep, 4) +
    rect(140, 146, 148, 12, bright, 3) +
    rect(150, 52, 124, 34, DARK, 4) +
    letters(162, 75, 19, bright, 'POPCORN') +
    rect(156, 166, 116, 34, '#fff', 3, opacity(0.18)) +
    popcorn(162, 116) +
    popcorn(196, 116) +
    popcorn(244, 116) +
    person(222, 152, 62, '#2b5563', '#8D5B3F') +
    rect(140, 190, 148, 54, deep) +
    stroke('M146 200h136', bright, 3) +
    person(118, 268, 96, '#7b3f3a', '#B87D58') +
    person(326, 272, 100, '#2d3040', '#8D5B3F') +
    person(360, 270, 82, '#8a5a17', '#D2A07A')
  )
}

function facade(pen: Pen, options: SceneOptions, [deep, bright]: FrontColours): string {
  const person = personOf(pen)
  const poster = advert(pen, 74, 40, 252, 112)
  const anyName = pen.pick(['RAJMAHAL', 'SARGAMI', 'TARAMAHAL', 'MANORAG'])
  const name = options.name?.toUpperCase() ?? anyName
  return (
    rect(
      -70,
      0,
      540,
      300,
      pen.gradient([
        [0, '#0d1230'],
        [1, '#4a3566'],
      ]),
    ) +
    stroke('M20 24h.1M-30 60h.1M374 30h.1M430 70h.1M60 16h.1M350 12h.1', '#fff', 2.5, ROUND_CAP) +
    shape('M40 300V30h40V16h240v14h40v270z', '#3a2a4a') +
    rect(66, 32, 268, 128, DARK, 3) +
    poster +
    stroke('M62 30H340M62 162H340', '#FFD98A', 5, `${ROUND_CAP} stroke-dasharray="0 10"`) +
    rect(86, 170, 228, 34, '#FFF3D2', 3) +
    letters(200, 195, 25, deep, name, { centred: true, maxWidth: 214 }) +
    rect(-70, 258, 540, 50, '#1b1730') +
    shape('M20 214h360l16 14H4z', bright) +
    [60, 286].map((x) => rect(x, 230, 52, 38, '#171326', 2) + rect(x + 6, 236, 40, 18, '#FFE3A6')).join('') +
    rect(150, 230, 100, 40, '#FFE3A6', 1, opacity(0.85)) +
    stroke('M200 230v40', DARK, 3) +
    circle(200, 250, 110, pen.glow('#FFC982', 0.45)) +
    person(132, 286, 74, '#0b0a12') +
    person(176, 288, 66, '#2b5563', '#B87D58') +
    person(232, 290, 76, '#7b3f3a', '#8D5B3F') +
    person(300, 286, 70, '#0b0a12') +
    person(326, 290, 62, '#3a2f55') +
    autoRickshaw(16, 288, 1.1)
  )
}

/** A row of seats from behind: heads of the backs, and the backs. */
const seatRow = (y: number, size: number, colour: string, shift: number) =>
  stroke(`M${-70 - shift} ${y}H480`, colour, size, ` stroke-dasharray="${size * 0.45} ${size * 1.05}"${ROUND_CAP}`) +
  stroke(
    `M${-70 - shift} ${y + size * 0.7}H480`,
    colour,
    size * 1.3,
    ` stroke-dasharray="${round(size * 1.4)} ${round(size * 0.1)}" stroke-dashoffset="${round(size * 0.47)}"`,
  )

function hall(pen: Pen): string {
  const person = personOf(pen)
  const [front, back] = pen.pick([
    ['#7d1f2a', '#4d1019'],
    ['#1f4e5a', '#102c35'],
    ['#2c3672', '#181f49'],
    ['#8a5a17', '#50330b'],
    ['#5a2148', '#33112a'],
  ])
  const layout = pen.layout(HALLS)
  const [x, y, w, h] = SCREENS[layout]
  const poster = advert(pen, x, y, w, h)
  const seats =
    seatRow(216, 20, back, 4) +
    rect(-70, 232, 540, 70, '#07060b') +
    seatRow(238, 26, front, 0) +
    rect(-70, 262, 540, 40, '#07060b') +
    seatRow(272, 34, front, 12) +
    rect(-70, 290, 540, 12, '#07060b')
  let heads = ''
  for (let seat = 0; seat < 5; seat++)
    heads += person(-40 + seat * 104 + pen.int(0, 60), pen.int(338, 350), 92, '#0b0a10')
  return (
    rect(
      -70,
      0,
      540,
      300,
      pen.gradient([
        [0, '#0d0c14'],
        [1, back],
      ]),
    ) +
    stroke('M-52 20V210M-24 20V210M4 24V206M396 24V206M424 20V210M452 20V210', front, 9, opacity(0.55)) +
    circle(0, 110, 34, pen.glow('#FFCE86', 0.55)) +
    circle(400, 110, 34, pen.glow('#FFCE86', 0.55)) +
    circle(200, 100, 230, pen.glow(pen.adColours.ground, 0.42)) +
    rect(x - 6, y - 6, w + 12, h + 12, '#050509') +
    poster +
    shape(
      `M${x} ${y + h}h${w}l60 66H${x - 60}z`,
      pen.gradient([
        [0, pen.adColours.ground, 0.35],
        [1, pen.adColours.ground, 0],
      ]),
    ) +
    shape(
      `M${x + w * 0.5} 330L${x} ${y}H${x + w}z`,
      pen.gradient([
        [0, '#fff', 0.02],
        [1, '#fff', 0.16],
      ]),
    ) +
    seats +
    heads
  )
}

/** Two pictures of five show the front of the house. */
const FRONT: Readonly<Record<number, string>> = { 3: 'foyer', 4: 'facade' }

function draw(pen: Pen, options: SceneOptions): string {
  switch (pen.variant ?? FRONT[pen.seed % 5]) {
    case 'foyer':
      return foyer(pen, pen.pick(FRONT_COLOURS))
    case 'facade':
      return facade(pen, options, pen.pick(FRONT_COLOURS))
    default:
      return hall(pen)
  }
}

export const theatre: MediumArt = { variants: [...HALLS, 'foyer', 'facade'], draw }
