import { advert } from './advert.ts'
import { lightOf, sky, skyline } from './backdrop.ts'
import { SKINS } from './colours.ts'
import { letters, opacity, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'

const LAYOUTS = ['totem', 'wall', 'hanging'] as const

/** Each poster as x, y, width and height. */
const BOXES = { totem: [44, 58, 104, 168], wall: [196, 70, 176, 112], hanging: [76, 36, 250, 74] } as const

function draw(pen: Pen, options: SceneOptions): string {
  const person = personOf(pen)
  const light = lightOf(pen, options)
  const layout = pen.layout(LAYOUTS)
  const floor = light.windows ? '#28324a' : '#d5dce0'
  const metal = light.windows ? '#1a2338' : '#aab6bd'
  const planeX = pen.int(210, 330)
  const plane =
    `<g transform="translate(${layout === 'wall' ? 60 : planeX} 134)scale(${layout === 'wall' ? 0.8 : 0.92})">` +
    shape('M-88 18c-10-2-10-10 0-13l22-6h84l22-34h13l-8 34c14 2 18 6 18 10 0 6-8 9-20 9z', '#F4F6F8') +
    shape('M40-1l22-34h13l-9 38z', pen.pick(['#D8432D', '#F0A020', '#0D6C70', '#21418F'])) +
    stroke('M-60 5H30', '#5a7389', 3, ' stroke-dasharray="3 5"') +
    shape('M-24 12h40l-28 20h-12z', '#C6D0D8') +
    '</g>'
  const outside =
    sky(pen, light) +
    skyline(pen, 168, 2, 22, light.far) +
    rect(-70, 160, 540, 40, light.middle) +
    stroke('M-70 172H470', '#fff', 2, ` stroke-dasharray="30 20"${opacity(0.4)}`) +
    plane
  const mullions = stroke(
    'M-30 20V206M50 20V206M130 20V206M210 20V206M290 20V206M370 20V206M450 20V206M-70 76H470',
    metal,
    3.5,
  )
  const [x, y, w, h] = BOXES[layout]
  const box =
    layout === 'hanging'
      ? stroke('M110 0V36M292 0V36', '#39424f', 4)
      : rect(x - 7, y - 7, w + 14, h + 60 - (layout === 'wall' ? 16 : 34), '#2b3240', 4)
  const poster = advert(pen, x, y, w, h)
  return (
    outside +
    mullions +
    shape('M-70 0H470V34L-70 20z', metal) +
    stroke('M-70 8H470', '#fff', 2.5, opacity(0.5)) +
    shape(
      'M-70 204H470V300H-70z',
      pen.gradient([
        [0, metal],
        [0.25, floor],
        [1, floor],
      ]),
    ) +
    stroke('M200 204L60 300M200 204L340 300M200 204L-60 280M200 204L460 280', metal, 1.5) +
    shape(
      `M${x} ${layout === 'hanging' ? 204 : y + h + 24}h${w}l14 90H${x - 14}z`,
      pen.gradient([
        [0, pen.adColours.ground, 0.5],
        [1, pen.adColours.ground, 0],
      ]),
    ) +
    box +
    rect(x - 5, y - 5, w + 10, h + 10, '#11151d', 3) +
    poster +
    shape(`M${x} ${y}h${w * 0.4}l-30 ${h}H${x}z`, '#fff', opacity(0.1)) +
    rect(layout !== 'totem' ? 14 : 318, layout === 'hanging' ? 128 : 40, 66, 24, '#F5B81C', 3) +
    letters(
      layout !== 'totem' ? 24 : 328,
      layout === 'hanging' ? 145 : 57,
      15,
      '#1b1f2a',
      `${pen.pick(['A', 'B', 'C', 'D']) + pen.int(2, 48)} ↗`,
    ) +
    [
      layout !== 'totem' ? pen.int(30, 60) : pen.int(190, 220),
      layout !== 'totem' ? pen.int(110, 150) : pen.int(260, 290),
      pen.int(340, 380),
    ]
      .map(
        (x, index) =>
          person(
            x,
            280 - index * 10,
            84 - index * 8,
            light.windows ? '#0c1222' : '#2a3142',
            light.windows ? '' : pen.pick(SKINS),
          ) +
          (index < 2
            ? rect(x + 13, 252 - index * 10, 15, 22, pen.pick(['#C8452F', '#F0A020', '#3d6e86']), 3) +
              stroke(`M${x + 20} ${252 - index * 10}v-12`, '#2a3142', 1.5)
            : ''),
      )
      .join('')
  )
}

export const airport: MediumArt = { variants: LAYOUTS, draw }
