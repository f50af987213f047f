import { type Light, lightOf, sky, skyline, tree } from './backdrop.ts'
import { ROOMS } from './colours.ts'
import { circle, letters, opacity, ROUND_CAP, rect, round, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { autoRickshaw, car as drawCar } from './traffic.ts'

/** The wall (or dashboard), the foam on it, an accent. */
const COLOURS = [
  ['#2b2f3a', '#3a3f4d', '#D8432D'],
  ['#39302b', '#4d4038', '#F0A020'],
  ['#1f3a40', '#2b4d54', '#F5B335'],
  ['#3a2430', '#50333f', '#57C2B4'],
] as const

interface Look {
  light: Light
  colours: readonly [wall: string, foam: string, accent: string]
  /** In MHz, with one decimal. */
  frequency: string
}

function car(pen: Pen, { light, colours: [dashboard, trim, accent], frequency }: Look): string {
  const carColour = pen.pick(['#c8452f', '#e9edf0', '#2f6ea8'])
  const level = pen.int(4, 12)
  return (
    sky(pen, light) +
    skyline(pen, 172, 30, 110, light.far) +
    skyline(pen, 184, 8, 60, light.middle, light.windows) +
    rect(-70, 180, 540, 60, light.ground) +
    shape('M176 180h48l90 70H86z', '#000', opacity(0.16)) +
    stroke('M200 182v40', '#fff', 4, ` stroke-dasharray="9 8"${opacity(0.5)}`) +
    drawCar(126, 204, 1.1, carColour, light.windows || '#dfeaf0') +
    autoRickshaw(262, 210, 1.25) +
    shape('M-70 0H470V12Q200 34 -70 12zM-70 0h66L-70 176zM470 0h-66l66 176z', '#14161c') +
    rect(146, 16, 112, 30, '#22252f', 11) +
    rect(152, 21, 100, 20, light.horizon, 8, opacity(0.8)) +
    stroke('M202 46v20', '#2a2a2c', 1.5) +
    circle(202, 71, 7, '#F2D13A') +
    stroke('M196 80q6 5 12-1M196 85q6 5 12-1M196 90q6 5 12-1', '#3E8E41', 3, ROUND_CAP) +
    shape('M-70 214Q200 184 470 214V300H-70z', dashboard) +
    stroke('M-70 222Q200 194 470 222', trim, 5) +
    stroke('M-8 306a84 84 0 0 1 168 0', '#0b0c11', 15) +
    stroke('M2 300a74 74 0 0 1 148 0', '#3d4250', 2) +
    shape('M40 300a36 36 0 0 1 72 0z', '#15171e') +
    rect(188, 214, 176, 74, '#0b0c11', 9) +
    rect(196, 222, 160, 36, '#121b26', 5) +
    letters(206, 248, 25, accent, frequency) +
    letters(268, 234, 10, '#aeb4c2', 'FM') +
    stroke(
      `M290 252v-${level}m9 ${level}v-18m9 18v-${24 - level}m9 ${24 - level}v-20m9 20v-9m9 9v-${level + 6}`,
      accent,
      5,
      ROUND_CAP,
    ) +
    stroke('M232 273h92', '#3a3f4d', 9, ' stroke-dasharray="17 8"') +
    circle(210, 273, 9, '#d8dbe2') +
    circle(342, 273, 9, '#d8dbe2') +
    stroke('M210 273v-6M342 273l4-5', '#15171e', 2.5, ROUND_CAP) +
    rect(384, 226, 80, 28, '#0b0c11', 8) +
    stroke('M388 233h74m-74 7h74m-74 7h74', '#3a3f4d', 2.5)
  )
}

function mast(pen: Pen, { light, colours: [, , accent], frequency }: Look): string {
  const x = pen.int(130, 270)
  const tower = `M${x - 34} 214L${x} 44L${x + 34} 214`
  const waves = (radius: number) =>
    `M${x - radius * 0.8} ${52 - radius * 0.6}a${radius} ${radius} 0 0 0 0 ${round(radius * 1.2)}M${x + radius * 0.8} ${52 - radius * 0.6}a${radius} ${radius} 0 0 1 0 ${round(radius * 1.2)}`
  return (
    sky(pen, light) +
    skyline(pen, 206, 12, 60, light.far) +
    skyline(pen, 222, 6, 40, light.middle, light.windows) +
    shape(`M-70 250Q${x - 90} 176 ${x} 196T470 240V300H-70z`, light.near) +
    shape(`M-70 270Q${x} 228 470 268V300H-70z`, light.ground) +
    stroke(waves(26) + waves(44) + waves(62), accent, 4, ROUND_CAP + opacity(0.9)) +
    stroke(tower, '#E9EDF0', 4) +
    stroke(
      `M${x - 30} 196L${x + 20} 146L${x - 17} 128L${x + 11} 96L${x - 8} 84L${x + 4} 66M${x + 30} 196L${x - 20} 146L${x + 17} 128L${x - 11} 96L${x + 8} 84L${x - 4} 66`,
      '#E9EDF0',
      2,
    ) +
    stroke(
      `M${x - 27} 178L${x - 22} 154M${x + 27} 178L${x + 22} 154M${x - 15} 122L${x - 10} 96M${x + 15} 122L${x + 10} 96`,
      '#D8432D',
      5,
    ) +
    stroke(`M${x} 46V26`, '#D8432D', 3) +
    circle(x, 25, 22, pen.glow('#FF6A4A', 0.7)) +
    circle(x, 25, 4, '#FFD2C2') +
    rect(x + 52, 196, 96, 52, '#F3E6CB', 2) +
    shape(`M${x + 44} 198l12-20h88l12 20z`, accent) +
    rect(x + 62, 208, 22, 16, light.windows || '#5b7686') +
    rect(x + 92, 208, 22, 16, light.windows || '#5b7686') +
    rect(x + 122, 210, 16, 38, '#5a3a2a') +
    rect(x + 58, 228, 58, 16, '#20222b', 2) +
    letters(x + 63, 240, 11, '#FFD98A', `FM ${frequency}`) +
    tree(x - 92, 262, 66, light.near) +
    tree(x - 132, 270, 48, light.middle)
  )
}

function set(pen: Pen, options: SceneOptions, frequency: string): string {
  const room = pen.pick(ROOMS)
  const [cabinet, dial] = pen.pick([
    ['#C8452F', '#F6E9D2'],
    ['#0D6C70', '#F3E6CB'],
    ['#E0A030', '#FFF6E2'],
    ['#7A4B2D', '#F0E2C6'],
    ['#2F4F6E', '#EFE9DC'],
    ['#E8DFCF', '#6b4a33'],
  ])
  const view = lightOf(pen, options)
  const x = pen.int(84, 118)
  const needle = pen.int(20, 120)
  return (
    rect(-70, 0, 540, 300, room.wall) +
    rect(96, 10, 236, 150, '#fff') +
    `<svg x="102" y="14" width="224" height="140" viewBox="60 60 280 176" preserveAspectRatio="none">${sky(pen, view) + skyline(pen, 206, 14, 80, view.far) + skyline(pen, 226, 6, 50, view.middle, view.windows)}</svg>` +
    stroke('M214 14v140', '#fff', 4) +
    shape('M40 0h76q-6 90-36 164H40zM388 0h-76q6 90 36 164h40z', room.accent, opacity(0.9)) +
    stroke('M62 0v164M86 0q-2 90-12 164M366 0v164M342 0q2 90 12 164', '#000', 2, opacity(0.12)) +
    rect(-70, 232, 540, 70, room.floor) +
    rect(-70, 226, 540, 8, room.skirting) +
    rect(x - 4, 252, 218, 12, '#000', 6, opacity(0.22)) +
    stroke(`M${x + 180} 122L${x + 228} 34`, '#8c929c', 3, ROUND_CAP) +
    stroke(`M${x + 30} 120v-14q0-10 10-10h130q10 0 10 10v14`, '#20222b', 6) +
    rect(x, 116, 210, 138, cabinet, 18) +
    rect(x + 10, 126, 190, 118, '#000', 10, opacity(0.14)) +
    circle(x + 66, 185, 48, '#20222b') +
    stroke(
      `M${x + 24} 185h84m-80-12h76m-76 24h76m-70-36h64m-64 48h64`,
      dial,
      4,
      ` stroke-dasharray="4 4"${opacity(0.8)}`,
    ) +
    rect(x + 122, 136, 72, 42, dial, 5) +
    stroke(`M${x + 128} 166h60`, '#20222b', 8, ' stroke-dasharray="1.5 4.5"') +
    stroke(`M${x + 128 + needle / 2.2} 140v34`, '#D8432D', 2.5) +
    letters(x + 129, 156, 16, dial === '#6b4a33' ? '#fff' : '#20222b', frequency) +
    circle(x + 138, 212, 15, dial) +
    circle(x + 178, 212, 15, dial) +
    stroke(`M${x + 138} 212l8-9M${x + 178} 212l${pen.int(-10, 10)}-10`, '#20222b', 3, ROUND_CAP) +
    circle(x > 100 ? 50 : 350, 244, 18, '#fff') +
    rect(x > 100 ? 34 : 334, 226, 32, 30, '#fff', 5) +
    shape(`M${x > 100 ? 36 : 336} 228h28v8h-28z`, '#a8612d') +
    circle(200, 120, 190, pen.glow('#fff', 0.16))
  )
}

function studio(pen: Pen, { light, colours: [wall, , accent], frequency }: Look, micX: number, foam: string): string {
  // The arm of the microphone and the headphones are where there is more room.
  const side = micX > 200 ? -1 : 1
  return (
    rect(-70, 0, 540, 300, wall) +
    rect(-70, 0, 540, 200, `url(#${foam})`) +
    rect(36, 44, 328, 128, '#11131a', 4) +
    `<svg x="42" y="50" width="316" height="116" viewBox="30 70 316 170" preserveAspectRatio="none">${sky(pen, light) + skyline(pen, 216, 20, 90, light.far) + skyline(pen, 232, 10, 70, light.near, light.windows || '#FFD98A')}</svg>` +
    stroke('M146 50v116M254 50v116', '#11131a', 4) +
    shape('M42 50h70l-40 116H42z', '#fff', opacity(0.07)) +
    rect(side > 0 ? 272 : 32, 14, 96, 24, '#14161c', 4) +
    circle(side > 0 ? 320 : 80, 26, 46, pen.glow(accent, 0.5)) +
    letters(side > 0 ? 280 : 40, 32, 15, accent, `ON AIR ${frequency}`) +
    shape('M-70 196H470V300H-70z', '#171920') +
    shape('M-70 204H470L500 300H-100z', '#262a35') +
    stroke('M-40 218H470', accent, 9, `${ROUND_CAP} stroke-dasharray="0 34"`) +
    stroke('M-42 258H470', '#0d0e13', 36, ' stroke-dasharray="4 30"') +
    [0, 1, 2, 3]
      .map((index) =>
        stroke(
          `M${-45 + index * 34} ${pen.int(244, 270)}H470`,
          index !== 1 ? '#d8dbe2' : accent,
          13,
          ' stroke-dasharray="10 126"',
        ),
      )
      .join('') +
    stroke('M-60 291H470', accent, 4, ` stroke-dasharray="${pen.int(14, 40)} 4 8 4"${opacity(0.9)}`) +
    stroke(
      `M${micX - side * 190} 210L${micX - side * 130} 70L${micX} 86`,
      '#0c0d12',
      8,
      `${ROUND_CAP} stroke-linejoin="round"`,
    ) +
    stroke(`M${micX - side * 186} 206L${micX - side * 128} 72`, '#5b6070', 2) +
    rect(micX - 30, 62, 60, 106, '#1b1d25', 30) +
    rect(
      micX - 30,
      62,
      60,
      58,
      pen.gradient(
        [
          [0, '#aeb4c2'],
          [0.5, '#e9ecf2'],
          [1, '#8a90a0'],
        ],
        'right',
      ),
      28,
    ) +
    stroke(`M${micX - 28} 82h56m-56 10h56m-56 10h56`, '#5b6070', 2) +
    rect(micX - 32, 112, 64, 9, accent) +
    letters(micX - 15, 146, 15, '#fff', frequency.replace(/\..*/, '')) +
    stroke(`M${micX} 168v30`, '#0c0d12', 9) +
    circle(micX + side * 84, 214, 38, '#0c0d12') +
    circle(micX + side * 84, 214, 27, accent) +
    circle(micX + side * 84, 214, 21, '#20232d') +
    stroke(`M${micX + side * 84 - 46} 216a46 46 0 0 1 92 0`, '#3d4250', 8)
  )
}

/** Half of the pictures are outside, by the last two bits of their seed. */
const OUTSIDE: Readonly<Record<number, string>> = { 2: 'car', 3: 'mast' }

function draw(pen: Pen, options: SceneOptions): string {
  const light = lightOf(pen, options, ['dusk', 'night', 'teal', 'golden', 'monsoon'])
  const colours = pen.pick(COLOURS)
  const frequency = (87.5 + pen.int(1, 19) + pen.pick([0.1, 0.3, 0.5, 0.8])).toFixed(1)
  const look = { light, colours, frequency }
  const micX = pen.int(150, 250)
  const foam = `${pen.prefix}f`
  pen.defs += `<pattern id="${foam}" width="33" height="33" patternUnits="userSpaceOnUse"><path d="M0 0l16 16L33 0zM0 33l16-17 17 17z" fill="${colours[1]}"/></pattern>`
  const indoors = pen.chance() < 0.4 ? 'set' : 'studio'

  switch (pen.variant ?? OUTSIDE[pen.seed & 3] ?? indoors) {
    case 'car':
      return car(pen, look)
    case 'mast':
      return mast(pen, look)
    case 'set':
      return set(pen, options, frequency)
    default:
      return studio(pen, look, micX, foam)
  }
}

export const radio: MediumArt = { variants: ['studio', 'set', 'car', 'mast'], draw }
