import { advert } from './advert.ts'
import { tree } from './backdrop.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import { Pen } from './pen.ts'
import { personOf } from './people.ts'
import { autoRickshaw, car } from './traffic.ts'

/** Lit windows of the street at dusk. */
const GLASS = '#FFE3A6'
const DARK = '#12172b'

/** Houses of the background as wide as the panorama, their roofs between `lowest` and `highest` above y. */
function houses(
  pen: Pen,
  y: number,
  { lowest, highest, fill, isLit }: { lowest: number; highest: number; fill: string; isLit: boolean },
): string {
  let outline = 'M-20 640'
  let windows = ''
  let x = -20
  while (x < 1620) {
    const width = pen.int(34, 84)
    const roof = y - pen.int(lowest, highest)
    outline += `V${roof}${pen.chance() < 0.3 ? 'h6v-9h12v9' : pen.chance() < 0.15 ? 'h10v-24h2v24' : ''}`
    x += width
    outline += `H${x}`
    if (isLit && pen.chance() < 0.6)
      for (let row = roof + 10; row < roof + 70 && row < y; row += 13) windows += `M${x - width + 7} ${row}H${x - 6}`
  }
  const lit = windows && stroke(windows, GLASS, 4, ' stroke-dasharray="3 6 3 15" opacity=".5"')
  return shape(`${outline}V640z`, fill) + lit
}

/** Moves what is drawn around or from 0, 0 to its place. */
const at = (x: number, y: number, content: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}">${content}</g>`

/** The home page's street corner at dusk where every medium meets, 1600 × 640; anchor it to the bottom. */
export function chowk(seed = 'home'): string {
  const pen = new Pen(`chowk:${seed}`)
  const person = personOf(pen)
  const shade = '#2f2c56'
  const stars = Array.from({ length: 34 }, () => `M${pen.int(0, 1600)} ${pen.int(10, 250)}h.1`).join('')
  const framed = (x: number, y: number, w: number, h: number, frame = 6) =>
    rect(x - frame, y - frame, w + frame * 2, h + frame * 2, DARK, 3) + advert(pen, x, y, w, h)
  const glow = (x: number, y: number, radius: number, colour: string, share: number) =>
    circle(x, y, radius, pen.glow(colour, share))
  const bus =
    rect(0, 0, 300, 118, '#C8352C', 16) +
    rect(10, 14, 250, 36, DARK, 4) +
    stroke('M16 32H256', GLASS, 27, ' stroke-dasharray="38 7"') +
    shape('M266 14h18c6 0 9 4 10 10l5 52h-33z', GLASS) +
    advert(pen, 40, 54, 178, 46) +
    rect(226, 54, 34, 58, DARK, 2) +
    rect(230, 58, 12, 50, GLASS) +
    rect(245, 58, 12, 50, GLASS) +
    rect(262, 4, 32, 9, DARK, 2) +
    circle(62, 118, 21, DARK) +
    circle(62, 118, 11, '#8f97a3') +
    circle(238, 118, 21, DARK) +
    circle(238, 118, 11, '#8f97a3') +
    shape(
      'M298 92l120-10v44z',
      pen.gradient(
        [
          [0, '#FFE9B0', 0.5],
          [1, '#FFE9B0', 0],
        ],
        'right',
      ),
    )
  const kiosk =
    rect(6, 34, 5, 92, DARK) +
    rect(119, 34, 5, 92, DARK) +
    advert(pen, 14, 40, 102, 46) +
    rect(0, 92, 130, 44, '#F8EBCF', 2) +
    letters(65, 120, 19, '#1C2747', 'Free taste', { centred: true }) +
    stroke('M-4 26H134', '#D23F2B', 22, ' stroke-dasharray="17.25 17.25"') +
    stroke('M13.250 26H134', '#fff', 22, ' stroke-dasharray="17.25 17.25"') +
    rect(-4, 12, 138, 5, DARK, 2)
  const cinema =
    shape('M0 290V40h40V0h180v40h40v250z', '#3c2748') +
    rect(20, 150, 220, 40, '#FFF3D2', 3) +
    letters(130, 178, 25, '#8f2330', 'RAJMAHAL', { centred: true }) +
    stroke('M20 148H242M20 193H242', '#FFD98A', 5, ` stroke-dasharray="0 9"${ROUND_CAP}`) +
    framed(60, 26, 140, 104) +
    rect(30, 206, 48, 66, DARK) +
    advert(pen, 33, 209, 42, 60) +
    rect(182, 206, 48, 66, DARK) +
    advert(pen, 185, 209, 42, 60) +
    rect(96, 206, 68, 84, GLASS, 2, opacity(0.85)) +
    stroke('M130 206v84', DARK, 4)
  const tower =
    shape('M0 330V30L20 0h130l20 30v300z', '#221f45') +
    stroke('M14 250H156M14 266H156M14 282H156M14 298H156', GLASS, 6, ' stroke-dasharray="12 6" opacity=".55"') +
    framed(16, 44, 138, 184)
  const shelter =
    shape('M-6 8h190l10-14H6z', '#0D6C70') +
    rect(-6, 8, 190, 6, DARK) +
    stroke('M4 14v92M104 14v92M182 14v92', DARK, 5) +
    framed(114, 24, 60, 80, 5) +
    person(34, 106, 66, '#7b3f3a', '#B87D58') +
    person(64, 106, 60, '#2b5563', '#8D5B3F')
  const stall =
    rect(0, 20, 84, 60, '#2C5560', 2) +
    shape('M-6 22l10-22h76l10 22z', '#F0A020') +
    rect(8, 30, 68, 20, '#F6F3EA') +
    stroke('M12 35h16m-16 5h16m-16 5h10M34 35h16m-16 5h16M56 35h16m-16 5h16', '#777', 2) +
    rect(6, 58, 72, 5, DARK) +
    letters(42, 76, 13, '#fff', 'अख़बार', { centred: true })
  const mast =
    stroke(
      'M0 0l-22 240M0 0l22 240M-4 40h8M-8 80h16M-11 120h22M-15 160h30M-18 200h36M-4 40l12 40-19 40 26 40-33 40',
      '#1b2144',
      3,
    ) +
    stroke(
      'M-16-14a22 22 0 0 1 0-30M16-14a22 22 0 0 0 0-30M-28-4a40 40 0 0 1 0-52M28-4a40 40 0 0 0 0-52',
      '#F5A81C',
      3.5,
      ROUND_CAP,
    ) +
    circle(0, -28, 5, '#F5A81C')
  const body =
    rect(
      0,
      0,
      1600,
      640,
      pen.gradient([
        [0, '#0f1735'],
        [0.34, '#28305f'],
        [0.6, '#8a5577'],
        [0.78, '#F2916A'],
        [0.86, '#FFCB86'],
      ]),
    ) +
    stroke(stars, '#fff', 2, ROUND_CAP + opacity(0.5)) +
    glow(820, 500, 430, '#FF9A62', 0.8) +
    circle(820, 446, 46, '#FFE2AE') +
    at(
      1290,
      128,
      shape('M-66 8c-8-2-8-8 0-10l18-4h62l18-26h10l-6 26c12 2 15 5 15 8 0 5-6 7-16 7z', '#F4F6F8') +
        shape('M32-6l18-26h10l-7 30z', '#F5A81C') +
        stroke('M-420 14Q-240 6-80 6', '#fff', 2, opacity(0.25)),
      0.9,
    ) +
    houses(pen, 486, { lowest: 20, highest: 110, fill: '#8b5c7c', isLit: false }) +
    houses(pen, 508, { lowest: 6, highest: 96, fill: '#584168', isLit: true }) +
    at(1476, 250, mast) +
    glow(380, 280, 230, '#9fb4ff', 0.35) +
    rect(372, 340, 13, 230, shade) +
    at(262, 222, framed(0, 0, 236, 118, 7)) +
    glow(148, 330, 230, '#8FD6FF', 0.45) +
    at(64, 214, tower) +
    shape('M0 432H1600V452H0z', shade) +
    shape([560, 760, 960, 1160].map((x) => `M${x - 36} 452h72l-22 20v90h-28v-90z`).join(''), shade) +
    at(
      560,
      380,
      shape('M0 8q0-8 8-8h392c20 0 34 16 42 52H0z', '#E9EDF0') +
        rect(0, 12, 404, 20, DARK, 2) +
        stroke('M6 22H398', GLASS, 14, ' stroke-dasharray="30 7"') +
        rect(0, 34, 438, 14, '#0D6C70') +
        letters(120, 46, 13, '#F8EBCF', 'Thanda nimbu · ठंडा मीठा'),
    ) +
    rect(0, 428, 1600, 5, '#463f74') +
    glow(1260, 400, 260, '#FFB46B', 0.55) +
    at(1130, 272, cinema) +
    shape('M0 562H1600V640H0z', '#191b38') +
    shape('M0 556H1600V564H0z', '#3a3663') +
    stroke('M0 606H1600', '#fff', 4, ' stroke-dasharray="60 46" opacity=".28"') +
    at(468, 452, shelter) +
    at(992, 482, stall) +
    glow(1490, 480, 150, '#FFD98A', 0.45) +
    at(1424, 428, kiosk) +
    person(1070, 566, 70, '#2d3040', '#8D5B3F') +
    person(1100, 568, 64, '#7b3f3a', '#D2A07A') +
    person(1404, 570, 72, '#2b5563', '#6F4630') +
    person(1394, 572, 50, '#8a6a2a', '#B87D58') +
    person(270, 568, 70, '#5a4a6a', '#B87D58') +
    person(300, 570, 66, '#2d3040', '#8D5B3F') +
    tree(20, 566, 90, '#1d2343') +
    shape('M690 604h330l20 14H676z', '#000', opacity(0.35)) +
    at(700, 478, bus) +
    autoRickshaw(340, 616, 1.25) +
    car(1230, 612, 1.3, '#E9E4DA', GLASS) +
    shape(
      'M1266 596l110-10v34z',
      pen.gradient(
        [
          [0, '#FFE9B0', 0.5],
          [1, '#FFE9B0', 0],
        ],
        'right',
      ),
    ) +
    stroke('M120 624h120m30 0h40', '#FF6B55', 3, ROUND_CAP + opacity(0.6))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>${pen.defs}</defs>${body}</svg>`
}
