import { advert } from './advert.ts'
import { lightOf, palm, sky, skyline, tree } from './backdrop.ts'
import { circle, letters, opacity, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'

const LAYOUTS = ['cab', 'truck', 'auto', 'van'] as const

function draw(pen: Pen, options: SceneOptions): string {
  const light = lightOf(pen, options)
  const layout = pen.layout(LAYOUTS)
  const glass = '#BFD6E2'
  const dark = '#171922'
  const axle = 246
  const wheel = (x: number, radius: number) =>
    circle(x, axle, radius, dark) + circle(x, axle, radius * 0.55, '#8f97a3') + circle(x, axle, radius * 0.22, dark)
  const road =
    rect(-70, 236, 540, 70, light.ground) +
    stroke('M-70 272H470', '#fff', 4, ` stroke-dasharray="40 30"${opacity(0.5)}`) +
    rect(-70, 232, 540, 6, light.near)
  const body = {
    cab: () => {
      const poster = advert(pen, 128, 186, 140, 46)
      return (
        shape(
          'M52 240c-4-34 2-44 34-50l44-44c6-6 12-8 22-8h86c12 0 20 4 28 12l36 38c36 6 46 16 46 50z',
          pen.pick(['#F4F2EC', '#F5B81C', '#fff', '#DADFE4']),
        ) +
        shape('M126 184l28-30c4-4 8-6 14-6h32v36zM210 148h28c8 0 12 2 18 8l26 28h-72z', glass) +
        poster +
        rect(172, 122, 56, 16, '#F5A81C', 3) +
        letters(184, 134, 11, dark, 'TAXI') +
        rect(52, 222, 294, 8, dark, 0, opacity(0.2)) +
        wheel(112, 27) +
        wheel(288, 27) +
        rect(52, 204, 14, 10, '#FFE9B0', 3) +
        rect(334, 204, 12, 12, '#D8432D', 3)
      )
    },
    truck: () => {
      const poster = advert(pen, 36, 100, 214, 112)
      const paint = pen.pick(['#D8702D', '#1F6E6A', '#B8352C', '#2F5D8C'])
      return (
        rect(30, 94, 226, 124, '#2b2e38', 3) +
        poster +
        shape('M262 122h52c10 0 16 4 20 14l18 40c4 6 6 12 6 20v40h-96z', paint) +
        shape('M280 134h30c6 0 10 2 12 8l12 30h-54z', glass) +
        rect(262, 112, 60, 12, '#F5B81C', 3) +
        letters(268, 121.5, 9, dark, pen.pick(['HORN OK PLEASE', 'AWAAZ DO', 'MERA BHARAT'])) +
        rect(24, 216, 336, 18, dark) +
        wheel(70, 24) +
        wheel(122, 24) +
        wheel(316, 24) +
        rect(348, 200, 12, 12, '#FFE9B0', 3) +
        stroke('M262 196h94', '#F5B81C', 5, ' stroke-dasharray="9 5"')
      )
    },
    auto: () => {
      const poster = advert(pen, 92, 168, 112, 56)
      return (
        shape('M76 236V140c0-28 14-40 44-40h96c14 0 20 4 28 14l44 62 16 20c6 8 6 14 6 26v14z', '#1D5E45') +
        shape('M76 150c0-36 14-50 44-50h96c14 0 20 4 28 14l22 34H76z', '#F0B323') +
        shape('M226 116l38 52h-38zM98 154v-30h110v30z', glass) +
        poster +
        stroke('M216 120v112M264 170l10 62', '#123d2d', 3) +
        shape('M270 232h50l-6-24h-34z', '#123d2d') +
        wheel(122, 22) +
        wheel(294, 20) +
        circle(306, 196, 8, '#FFE9B0') +
        letters(118, 116, 10, dark, 'IN SERVICE')
      )
    },
    van: () => {
      const poster = advert(pen, 58, 112, 178, 88)
      return (
        shape(
          'M44 240V112c0-10 6-14 14-14h198c14 0 22 4 30 16l32 50 26 10c12 6 16 14 16 28v38z',
          pen.pick(['#F6F6F3', '#E6ECEF', '#FFF4DC']),
        ) +
        shape('M252 112h6c10 0 14 2 20 12l26 40h-52z', glass) +
        poster +
        stroke('M246 104v132', '#000', 1.5, opacity(0.25)) +
        rect(44, 224, 316, 8, dark, 0, opacity(0.2)) +
        wheel(102, 25) +
        wheel(298, 25) +
        rect(346, 196, 13, 12, '#FFE9B0', 3)
      )
    },
  }[layout]()
  return (
    sky(pen, light) +
    skyline(pen, 210, 20, 90, light.far) +
    skyline(pen, 222, 6, 50, light.middle, light.windows) +
    palm(pen.int(-30, 10), 236, pen.int(80, 120), light.near) +
    tree(pen.int(370, 430), 236, pen.int(60, 90), light.near) +
    road +
    `<g transform="translate(${pen.int(-6, 10)} 4)">` +
    shape('M30 252h340l20 12H14z', '#000', opacity(0.3)) +
    body +
    '</g>' +
    (light.windows ? shape('M356 214l120-14v50z', '#FFE9B0', opacity(0.3)) : '')
  )
}

export const vehicle: MediumArt = { variants: LAYOUTS, draw }
