import { advert } from './advert.ts'
import { AFTER_DARK, lightOf, sky, skyline } from './backdrop.ts'
import { circle, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'

const LAYOUTS = ['landscape', 'tower', 'ribbon'] as const

/** Each screen as x, y, width and height. */
const SCREENS = { landscape: [92, 40, 216, 122], tower: [146, 26, 108, 162], ribbon: [66, 62, 268, 96] } as const

function draw(pen: Pen, options: SceneOptions): string {
  const person = personOf(pen)
  const light = lightOf(pen, options, AFTER_DARK)
  const layout = pen.layout(LAYOUTS)
  const glowColour = pen.pick(['#7FD0FF', '#FFC27A', '#FF9E8C', '#9BE3C8'])
  const [x, y, w, h] = SCREENS[layout]
  const building =
    layout === 'tower' ? rect(128, 12, 144, 240, light.near) : rect(x - 34, y - 26, w + 68, 240, light.near)
  const floors = stroke(
    `M${x - 26} ${y + h + 18}H${x + w + 26}M${x - 26} ${y + h + 30}H${x + w + 26}`,
    light.windows || '#FFE2A0',
    5,
    ` stroke-dasharray="9 4"${opacity(0.5)}`,
  )
  const grid = `${pen.prefix}d`
  pen.defs += `<pattern id="${grid}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 0h3v1H1v2H0z" fill="#000" opacity=".16"/></pattern>`
  const poster = advert(pen, x, y, w, h)
  return (
    sky(pen, light) +
    skyline(pen, 222, 40, 120, light.far, light.windows) +
    building +
    floors +
    circle(x + w / 2, y + h / 2, w * 0.82, pen.glow(glowColour, 0.5)) +
    rect(x - 5, y - 5, w + 10, h + 10, '#090d18', 2) +
    poster +
    rect(x, y, w, h, `url(#${grid})`) +
    skyline(pen, 246, 0, 22, light.near, light.windows) +
    rect(-70, 244, 540, 60, light.ground) +
    shape(
      `M${x + 10} 246h${w - 20}l26 56H${x - 16}z`,
      pen.gradient([
        [0, pen.adColours.ground, 0.75],
        [1, pen.adColours.ground, 0.05],
      ]),
    ) +
    stroke('M-70 262H470M-70 283H470', '#fff', 1.5, ` stroke-dasharray="26 22"${opacity(0.25)}`) +
    stroke(`M${pen.int(-60, 60)} 272h90m40 6h120`, '#FF5B4A', 2.5, ROUND_CAP + opacity(0.8)) +
    stroke(`M${pen.int(180, 260)} 254h70m20 4h60`, '#FFF1C9', 2, ROUND_CAP + opacity(0.8)) +
    [pen.int(20, 70), pen.int(84, 120), pen.int(290, 330), pen.int(350, 380)]
      .map((x) => person(x, 292, pen.int(40, 50), '#060a16'))
      .join('')
  )
}

export const dooh: MediumArt = { variants: LAYOUTS, draw }
