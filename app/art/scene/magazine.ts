import { advert } from './advert.ts'
import { AD_COLOURS, SKINS } from './colours.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'

const LAYOUTS = ['cover', 'spread', 'pair'] as const

function draw(pen: Pen, options: SceneOptions): string {
  const background = pen.pick(['#E8C7B7', '#C9D8D3', '#F0B952', '#27465A', '#D8D3E0', '#8FA98F', '#C8553D', '#ECE6DA'])
  const layout = pen.layout(LAYOUTS)
  const anyName = pen.pick(['SAAJ', 'PARVAAZ', 'THALI', 'URBAN', 'GADDI', 'KHEL', 'NIVESH', 'rang'])
  const name = options.name?.toUpperCase() ?? anyName
  const tilt = pen.int(-8, 8)
  const skin = pen.pick(SKINS)
  const colours = pen.pick(AD_COLOURS)
  const hair = '#1b1418'
  const cover = (x: number, y: number, w: number, h: number) =>
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 150 200">` +
    rect(0, 0, 150, 200, colours.ground) +
    circle(pen.int(50, 100), 100, 62, colours.accent) +
    pen.pick([
      () => shape('M38 108c-8-60 20-72 38-72s44 14 36 74l10 30H30z', hair),
      () => circle(75, 84, 38, hair) + circle(102, 50, 16, hair),
      () => shape('M44 92c-4-40 14-50 32-50s34 12 30 48z', hair),
    ])() +
    rect(64, 112, 22, 34, skin) +
    shape('M48 84q0-34 27-34t27 34q0 42-27 44-27-2-27-44z', skin) +
    shape('M48 84q2-32 30-30 24 0 24 30-12-18-26-18-18 0-28 18z', hair) +
    shape('M10 200q4-60 54-62 11 12 22 0 50 2 54 62z', colours.form) +
    stroke('M60 92h9m13 0h9', hair, 2.5, ROUND_CAP) +
    stroke('M67 112q8 6 16 0', '#8d2f2f', 3, ROUND_CAP) +
    letters(75, 34, 168 / Math.max(name.length, 4.6), colours.text, name, { centred: true, maxWidth: 136 }) +
    stroke('M10 150h38m-38 9h26M10 174h34', colours.text, 3.5, opacity(0.85)) +
    rect(112, 178, 28, 14, '#fff') +
    stroke('M115 185h22', '#222', 9, ' stroke-dasharray="1 1.500 2 1"') +
    '</svg>'
  const rightPage = layout === 'spread' ? advert(pen, 200, 44, 150, 206) : ''
  const backCover = layout === 'pair' ? advert(pen, 0, 0, 150, 204) : ''
  const pageBehind = layout === 'cover' ? advert(pen, 222, 44, 150, 200) : ''
  const shadow = (x: number, y: number, w: number, h: number) => rect(x + 9, y + 11, w, h, '#000', 3, opacity(0.18))
  return (
    rect(-70, 0, 540, 300, background) +
    shape(`M-70 300L${pen.int(60, 200)} 0H470V300z`, '#fff', opacity(0.1)) +
    `<g transform="rotate(${tilt} 200 150)">` +
    {
      cover: () =>
        shadow(222, 44, 150, 200) +
        pageBehind +
        shadow(108, 34, 166, 222) +
        rect(111, 36, 166, 222, '#fff', 2) +
        cover(108, 34, 166, 222) +
        shape('M108 34h12v222h-12z', '#fff', opacity(0.18)),
      spread: () =>
        shadow(50, 44, 300, 206) +
        rect(50, 44, 300, 206, '#faf8f3', 2) +
        letters(66, 78, 20, '#222', pen.pick(['Monsoon plates', 'Ghar, quietly', 'नए शहर', 'Slow looms'])) +
        stroke('M66 92h54m-54 7h50m-50 7h54m-54 7h44m-44 7h54m-54 7h50m-50 7h54m-54 7h40', '#a8a49b', 2) +
        `<svg x="130" y="90" width="62" height="144" viewBox="20 30 110 150" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 150, 200, colours.ground) + circle(75, 90, 50, colours.accent) + shape('M10 200q4-60 54-62h22q50 2 54 62z', colours.form) + circle(75, 96, 30, skin) + shape('M44 96a31 34 0 0 1 62 0q-30-26-62 0z', hair) + stroke('M61 96h9m12 0h9', hair, 2.5, ROUND_CAP) + stroke('M69 112q7 5 14 0', '#8d2f2f', 3, ROUND_CAP)}</svg>` +
        stroke('M66 164h52m-52 7h48m-48 7h52m-52 7h30', '#a8a49b', 2) +
        rightPage +
        shape(
          'M180 44h20v206h-20z',
          pen.gradient(
            [
              [0, '#000', 0],
              [1, '#000', 0.2],
            ],
            'right',
          ),
        ) +
        shape(
          'M200 44h16v206h-16z',
          pen.gradient(
            [
              [0, '#000', 0.16],
              [1, '#000', 0],
            ],
            'right',
          ),
        ),
      pair: () =>
        shadow(40, 40, 150, 204) +
        cover(40, 42, 150, 200) +
        shadow(212, 52, 150, 204) +
        `<g transform="translate(212 50)">${backCover}</g>` +
        shape('M212 50h10v204h-10z', '#fff', opacity(0.2)),
    }[layout]() +
    '</g>' +
    circle(pen.int(-10, 20), pen.int(20, 270), 24, '#fff', opacity(0.25))
  )
}

export const magazine: MediumArt = { variants: LAYOUTS, draw }
