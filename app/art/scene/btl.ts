import { advert } from './advert.ts'
import { LIGHTS, sky, tree } from './backdrop.ts'
import { AD_COLOURS, SKINS } from './colours.ts'
import { circle, letters, opacity, ROUND_CAP, rect, round, shape, stroke } from './marks.ts'
import type { MediumArt } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'

const LAYOUTS = ['mall', 'apartment', 'market'] as const

const AWNING = { x: 88, y: 50, width: 226, stripes: 8 }

/** Every other stripe of the awning, from the first or the second on. */
function awning(first: 0 | 1, fill: string): string {
  const width = AWNING.width / AWNING.stripes
  let outline = ''
  for (let i = first; i < AWNING.stripes; i += 2)
    outline += `M${round(AWNING.x + i * width)} ${AWNING.y}h${round(width)}v22a${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(-width)} 0z`
  return shape(outline, fill)
}

function draw(pen: Pen): string {
  const person = personOf(pen)
  const [wall, pillar, moulding] = pen.pick([
    ['#EDE7DC', '#DCD2C2', '#CFC2AE'],
    ['#DCE6E8', '#C5D4D8', '#B2C4C9'],
    ['#F0DED0', '#E2C8B4', '#D3B49C'],
    ['#DDE3D6', '#C8D2BE', '#B5C2A9'],
  ])
  const layout = pen.layout(LAYOUTS)
  const colours = pen.pick(AD_COLOURS)
  const steel = '#2d3040'
  const [stripe, otherStripe] = pen.pick([
    ['#D23F2B', '#fff'],
    ['#0D6C70', '#F8EBCF'],
    ['#F5A81C', '#fff'],
    ['#21418F', '#FFD460'],
    ['#2C7A4F', '#fff'],
  ])
  const background =
    layout === 'mall'
      ? rect(-70, 0, 540, 240, wall) +
        rect(-70, 40, 540, 12, moulding) +
        rect(-70, 120, 540, 8, moulding) +
        stroke('M-50 52V120M20 52V120M90 52V120M310 52V120M380 52V120M450 52V120', pillar, 26) +
        circle(40, 20, 40, pen.glow('#fff', 0.9)) +
        circle(360, 20, 40, pen.glow('#fff', 0.9))
      : layout === 'apartment'
        ? sky(pen, LIGHTS[pen.pick(['noon', 'dawn', 'golden'])]) +
          shape('M-50 40h76v200h-76zM300 40h76v200h-76z', '#E8D8C3') +
          shape('M60 64h76v200H60zM400 64h76v200h-76z', '#D7B49E') +
          stroke(
            'M-42 70h60M-42 104h60M-42 138h60M308 70h60M308 104h60M308 138h60M68 94h60M408 94h60M408 128h60',
            '#6d8795',
            14,
            ' stroke-dasharray="12 12"',
          ) +
          tree(372, 240, 70, '#3f6f52')
        : rect(-70, 0, 540, 240, '#F2E3CC') +
          stroke('M-70 168H470', '#fff', 144, ` stroke-dasharray="100 10"${opacity(0.5)}`) +
          ['#C8553D', '#2F6E8F', '#E0A030', '#4F7F5A', '#8a4a5a']
            .map((shop, index) => rect(-70 + index * 110, 66, 100, 30, shop))
            .join('') +
          stroke('M-70 20Q60 60 200 26T470 30', '#6b4a3a', 1.5) +
          shape('M-20 32h22l-11 22zM112 38h22l-11 22zM244 32h22l-11 22z', stripe) +
          shape('M46 40h22l-11 22zM310 36h22l-11 22zM376 32h22l-11 22z', '#F5A81C')
  const floor =
    layout === 'mall'
      ? shape('M-70 236H470V300H-70z', pillar) + stroke('M200 236L40 300M200 236L360 300M-70 262H470', moulding, 1.5)
      : rect(-70, 236, 540, 64, layout === 'apartment' ? '#A7B08C' : '#C9A98A') +
        rect(-70, 236, 540, 6, '#000', 0, opacity(0.1))
  return (
    background +
    floor +
    shape('M96 250h210l24 20H70z', '#000', opacity(0.15)) +
    rect(104, 70, 8, 184, steel) +
    rect(290, 70, 8, 184, steel) +
    advert(pen, 116, 84, 170, 90) +
    rect(96, 190, 210, 66, colours.ground, 3) +
    rect(96, 190, 210, 9, '#fff', 2) +
    letters(201, 236, 25, colours.text, pen.pick(['Try me!', 'Free taste', 'Spin & win', 'चख के देखो', 'Say hello']), {
      centred: true,
    }) +
    awning(0, stripe) +
    awning(1, otherStripe) +
    rect(88, 44, 226, 8, steel, 2) +
    rect(116, 180, 170, 10, '#000', 0, opacity(0.12)) +
    stroke('M130 184h.1m22 0h.1m88 0h.1m22 0h.1', stripe, 13, ROUND_CAP) +
    stroke('M141 184h.1m110 0h.1', '#F5A81C', 11, ROUND_CAP) +
    [pen.int(18, 44), pen.int(60, 80), pen.int(326, 344), pen.int(362, 392)]
      .map((x, index) =>
        person(
          x,
          284 + (index % 2) * 10,
          112 - index * 4,
          pen.pick(['#2d3040', '#7b3f3a', '#2b5563', '#5a4a6a', '#8a6a2a']),
          pen.pick(SKINS),
        ),
      )
      .join('') +
    stroke('M300 100q14-20 12-44m-12 44q22-26 26-58m-26 58q30-20 40-44', '#8a8a90', 1) +
    circle(312, 44, 13, stripe) +
    circle(326, 30, 13, '#F5A81C') +
    circle(340, 44, 13, '#2F6E8F')
  )
}

export const btl: MediumArt = { variants: LAYOUTS, draw }
