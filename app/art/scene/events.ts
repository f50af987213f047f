import { advert } from './advert.ts'
import { lightOf, sky } from './backdrop.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'

const LAYOUTS = ['concert', 'stadium', 'conference'] as const

const BEAMS = [
  ['#F5A81C', '#D23F2B'],
  ['#57C2B4', '#21418F'],
  ['#FF8A5B', '#98204C'],
  ['#FFD460', '#0D6C70'],
  ['#9BD3FF', '#2B4C9B'],
] as const

/** Rows of seats: where, their colour, the gaps between them. */
const STANDS = [
  [124, '#d8b08a', 2],
  [158, '#b9c7d6', 3],
] as const

/** A row of the crowd from behind; `raised` puts arms up. */
function crowd(pen: Pen, y: number, size: number, colour: string, raised = false): string {
  const shift = pen.int(0, 40)
  const dashes = ` stroke-dasharray="0 ${size * 2.3} 0 ${size * 2.8} 0 ${size * 2.1} 0 ${size * 2.5}"${ROUND_CAP}`
  return (
    stroke(`M${-80 - shift} ${y}H480`, colour, size * 1.2, dashes) +
    stroke(`M${-80 - shift} ${y + size * 1.5}H480`, colour, size * 2.1, dashes) +
    rect(-70, y + size * 1.6, 540, 60, colour) +
    (raised
      ? stroke(
          `M${pen.int(0, 90)} ${y + size}l4-${size * 2}m${pen.int(60, 120)} ${size * 2}l-5-${size * 2.2}m${pen.int(70, 120)} ${size * 2}l3-${size * 2}`,
          colour,
          size * 0.45,
          ROUND_CAP,
        )
      : '')
  )
}

function stadium(pen: Pen, options: SceneOptions): string {
  const person = personOf(pen)
  const light = lightOf(pen, options, ['golden', 'dusk', 'night', 'teal'])
  const screen = advert(pen, 146, 60, 108, 56)
  const boards =
    rect(40, 196, 150, 24, pen.adColours.ground) +
    rect(210, 196, 150, 24, pen.adColours.accent) +
    letters(50, 213, 15, pen.adColours.text, 'CHAUKA!') +
    letters(220, 213, 15, pen.adColours.form === pen.adColours.accent ? pen.adColours.text : '#1C2747', 'छक्का')
  return (
    sky(pen, light) +
    shape('M-70 130Q200 70 470 130V210H-70z', light.near) +
    STANDS.map(([y, colour, gap]) =>
      stroke(`M-70 ${y + 22}Q200 ${y - 30} 470 ${y + 22}`, colour, 7, ` stroke-dasharray="${gap} 3"${opacity(0.75)}`),
    ).join('') +
    stroke('M20 150V30M380 150V30', '#20232d', 5) +
    rect(0, 14, 40, 22, '#FFF6DC', 2) +
    rect(360, 14, 40, 22, '#FFF6DC', 2) +
    circle(20, 25, 70, pen.glow('#fff', 0.6)) +
    circle(380, 25, 70, pen.glow('#fff', 0.6)) +
    rect(140, 54, 120, 68, '#11131a', 3) +
    screen +
    shape('M-70 204Q200 190 470 204V300H-70z', '#4E9A4C') +
    shape('M-70 232Q200 214 470 232V262Q200 240 -70 262z', '#5BA858') +
    shape('M170 226h60l26 74H144z', '#D9BB86') +
    rect(36, 192, 158, 31, '#11131a', 2) +
    rect(206, 192, 158, 31, '#11131a', 2) +
    boards +
    person(200, 276, 54, '#1c3f8f') +
    stroke('M210 252l14 22', '#F0DCB0', 5) +
    person(120, 246, 30, '#F4F4F4')
  )
}

function stage(pen: Pen, isConference: boolean, [beam, otherBeam]: readonly [string, string]): string {
  const person = personOf(pen)
  const poster = advert(pen, 108, 70, 184, 96)
  let beamsOfLight = ''
  for (let lamp = 0; lamp < 6; lamp++) {
    const x = 40 + lamp * 64
    const foot = pen.int(-70, 470)
    beamsOfLight += shape(`M${x - 3} 40h6L${foot + 34} 300H${foot - 34}z`, lamp % 2 ? otherBeam : beam, opacity(0.26))
  }
  return (
    rect(
      -70,
      0,
      540,
      300,
      pen.gradient([
        [0, isConference ? '#14202b' : '#0c0a18'],
        [1, isConference ? '#2b4654' : '#2a1836'],
      ]),
    ) +
    circle(200, 130, 220, pen.glow(otherBeam, 0.8)) +
    beamsOfLight +
    stroke('M-70 36H470M-70 46H470', '#3a3d4a', 3) +
    stroke('M-70 41H470', '#3a3d4a', 9, ' stroke-dasharray="2 9"') +
    stroke('M40 50h.1m63 0h.1m63 0h.1m63 0h.1m63 0h.1m63 0h.1', '#fff', 12, ROUND_CAP) +
    stroke('M70 46V212M330 46V212', '#3a3d4a', 9, ' stroke-dasharray="4 3"') +
    rect(102, 64, 196, 108, '#07070d', 2) +
    poster +
    stroke('M40 92v100M360 92v100', '#11121a', 32) +
    stroke('M40 116h.1m320 0h.1m0 36h.1m-320 0h.1', '#2c2f3b', 24, ROUND_CAP) +
    shape('M-20 196H420l30 30H-50z', '#1b1c27') +
    rect(-50, 226, 500, 8, beam) +
    shape('M-50 234H450V262H-50z', '#101119') +
    (isConference
      ? person(200, 204, 66, '#0b0b12') + rect(214, 166, 26, 40, beam, 2)
      : person(160, 204, 56, '#0b0b12') +
        person(202, 204, 64, '#0b0b12') +
        person(244, 204, 56, '#0b0b12') +
        stroke('M194 168l20 14', '#0b0b12', 5)) +
    crowd(pen, 246, 12, '#1d1528') +
    crowd(pen, 268, 17, '#0b0812', true)
  )
}

function draw(pen: Pen, options: SceneOptions): string {
  const layout = pen.layout(LAYOUTS)
  const beams = pen.pick(BEAMS)
  return layout === 'stadium' ? stadium(pen, options) : stage(pen, layout === 'conference', beams)
}

export const events: MediumArt = { variants: LAYOUTS, draw }
