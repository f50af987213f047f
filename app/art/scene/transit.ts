import { advert } from './advert.ts'
import { type Light, lightOf, palm, sky, skyline, tree } from './backdrop.ts'
import { circle, letters, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import type { Pen } from './pen.ts'
import { personOf } from './people.ts'
import { autoRickshaw } from './traffic.ts'

const DARK = '#14161d'

/** Those who sit in the coach: where, their clothes, their skin. */
const PASSENGERS = [
  [30, '#6b3a3a', '#B87D58'],
  [158, '#2b5563', '#8D5B3F'],
  [242, '#8a5a17', '#D2A07A'],
  [366, '#2d3040', '#B87D58'],
] as const

interface Street {
  light: Light
  /** Sky and houses. */
  city: string
  /** Windows of vehicles, lit after dark. */
  glass: string
}

function coach(pen: Pen, { city }: Street): string {
  const person = personOf(pen)
  const paint = pen.pick(['#0D6C70', '#C8452F', '#2F5D8C', '#7A3F6A'])
  const poster = advert(pen, 16, 34, 176, 52)
  return (
    city +
    shape(
      'M-70 0H470V300H-70zM-30 100H96V204H-30zM112 100H288V204H112zM304 100H430V204H304z',
      '#E6EAEC',
      ' fill-rule="evenodd" stroke="#AEB8C0" stroke-width="4"',
    ) +
    rect(-70, 0, 540, 22, '#CBD3D8') +
    rect(60, 6, 280, 8, '#fff', 4) +
    rect(10, 28, 188, 64, DARK, 3) +
    poster +
    rect(202, 28, 188, 64, DARK, 3) +
    rect(208, 34, 176, 52, '#F4F6F7', 2) +
    stroke('M222 66h148', paint, 4) +
    stroke('M222 66h150', '#fff', 7, `${ROUND_CAP} stroke-dasharray="0 24.600"`) +
    letters(220, 53, 11, '#20232d', pen.pick(['Red Line', 'Blue Line', 'Line 2'])) +
    circle(296, 66, 7, '#F5B81C') +
    stroke('M-70 112H470', '#9aa5ad', 5) +
    stroke(
      [20, 70, 130, 176, 226, 272, 330, 380].map((x) => `M${x} 112v18m-8 8a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join(''),
      paint,
      3.5,
    ) +
    rect(-70, 236, 540, 70, '#8b959c') +
    rect(-70, 232, 540, 30, paint, 5) +
    rect(-70, 216, 540, 22, paint, 8) +
    stroke('M-20 239H470', '#fff', 42, ` stroke-dasharray="2 70"${opacity(0.35)}`) +
    stroke('M104 22V262M296 22V262', '#F5B81C', 6) +
    PASSENGERS.map(([x, clothes, head]) => person(x, 262, pen.int(92, 104), clothes, head)).join('') +
    person(100, 300, 150, '#2d3040', '#8D5B3F') +
    stroke('M104 190l6-44', '#2d3040', 9, ROUND_CAP)
  )
}

function rail(pen: Pen, { light, city, glass }: Street): string {
  const person = personOf(pen)
  const paint = pen.pick(['#2F5D8C', '#8a2f2f', '#2f6e5a', '#c56a2a'])
  const poster = advert(pen, 214, 84, 146, 86)
  return (
    city +
    rect(-70, 232, 540, 70, '#C9BFB0') +
    rect(-70, 232, 540, 8, '#F5B81C') +
    shape('M-70 98H120l34 120H-70z', paint) +
    shape('M-70 118H126l10 36H-70z', DARK) +
    stroke('M-66 136H128', glass, 28, ' stroke-dasharray="40 8"') +
    stroke('M-70 166H140', '#fff', 5, opacity(0.8)) +
    shape('M-70 218H160v14H-70z', DARK) +
    shape('M120 98l34 120h8L132 98z', '#000', opacity(0.3)) +
    circle(142, 200, 6, '#FFF3CF') +
    circle(142, 200, 34, pen.glow('#FFF3CF', 0.7)) +
    shape('M-70 0H470V34L-70 60z', light.near) +
    stroke('M-70 62L470 36', paint, 6) +
    stroke('M190 50V240M384 40V240', '#5b6470', 8) +
    rect(206, 76, 162, 102, DARK, 3) +
    poster +
    stroke('M236 178v56M338 178v56', DARK, 6) +
    stroke('M288 40v12', DARK, 3) +
    circle(288, 62, 13, '#fff') +
    circle(288, 62, 13, 'none', ` stroke="${DARK}" stroke-width="3"`) +
    stroke('M288 62v-8M288 62l6 3', DARK, 2.5, ROUND_CAP) +
    rect(10, 66, 96, 24, '#F5D547', 2) +
    letters(18, 83, 14, '#1b1b1b', pen.pick(['Kacheguda', 'Secunderabad', 'Egmore', 'Howrah'])) +
    person(200, 272, 100, '#7b3f3a', '#B87D58') +
    person(384, 268, 92, '#2b5563', '#8D5B3F') +
    person(150, 284, 108, '#2d3040') +
    rect(134, 262, 24, 22, '#C8452F', 3) +
    stroke('M300 240h74M306 240v24M368 240v24', '#6a4a34', 6)
  )
}

function metro(pen: Pen, { light, city, glass }: Street): string {
  const person = personOf(pen)
  const paint = pen.pick(['#0D6C70', '#C8452F', '#2F5D8C', '#7A3F6A', '#E0A030'])
  const poster = advert(pen, 60, 178, 214, 48)
  return (
    city +
    rect(-70, 236, 540, 70, light.ground) +
    shape('M-70 120H336c22 0 40 22 50 58l8 48v10H-70z', '#E9EDF0') +
    rect(-70, 120, 410, 10, '#BCC5CC') +
    rect(-70, 138, 440, 34, DARK, 3) +
    stroke('M-60 155H336', glass, 26, ' stroke-dasharray="52 10"') +
    shape('M346 138h14c6 8 10 20 13 34h-27z', glass) +
    rect(-70, 174, 462, 56, paint) +
    poster +
    stroke('M30 132v98M296 132v98M54 132v98M320 132v98', '#9aa5ad', 2) +
    circle(384, 206, 6, '#FFF3CF') +
    rect(-70, 234, 462, 8, DARK) +
    rect(-70, 252, 540, 60, '#C9BFB0') +
    rect(-70, 252, 540, 7, '#F5B81C') +
    [pen.int(-10, 20), pen.int(300, 330), pen.int(360, 384)]
      .map((x) => person(x, 292, pen.int(88, 104), pen.pick(['#2d3040', '#6b3a3a', '#2b5563'])))
      .join('') +
    shape('M-70 0H470V40L-70 60z', light.near) +
    stroke('M20 50V260M400 40V260', light.near, 9) +
    rect(150, 58, 120, 28, DARK, 3) +
    letters(160, 77, 14, '#F5B81C', `${pen.pick(['Raidurg', 'Ameerpet', 'Nagole', 'Miyapur'])} ${pen.int(1, 6)}m`)
  )
}

function bus(pen: Pen, { light, city, glass }: Street): string {
  const paint = pen.pick(['#C8352C', '#F0A020', '#1F6E6A', '#2F6EA8', '#4F8A4C'])
  const poster = advert(pen, 84, 148, 196, 68)
  return (
    city +
    palm(-20, 236, 110, light.near) +
    rect(-70, 232, 540, 70, light.ground) +
    stroke('M-70 280H470', '#fff', 4, ` stroke-dasharray="40 30"${opacity(0.45)}`) +
    shape('M20 250h370l14 12H6z', '#000', opacity(0.3)) +
    shape('M24 244V104c0-12 6-18 18-18h314c14 0 20 6 22 18l8 70v70z', paint) +
    rect(34, 100, 300, 40, DARK, 4) +
    stroke('M40 120H330', glass, 32, ' stroke-dasharray="44 7"') +
    shape('M342 100h20c6 0 8 3 9 9l7 63h-36z', glass) +
    poster +
    rect(292, 146, 40, 90, DARK, 2) +
    rect(296, 150, 15, 82, glass) +
    rect(313, 150, 15, 82, glass) +
    rect(346, 88, 30, 10, DARK, 2) +
    letters(349, 96.5, 8.5, '#F5B81C', pen.int(10, 290) + pen.pick(['A', 'K', 'D', ''])) +
    rect(24, 222, 362, 8, '#000', 0, opacity(0.2)) +
    [92, 256].map((x) => circle(x, 246, 25, DARK) + circle(x, 246, 13, '#8f97a3')).join('') +
    rect(374, 204, 12, 12, '#FFF3CF', 3)
  )
}

function shelter(pen: Pen, { light, city }: Street): string {
  const person = personOf(pen)
  const poster = advert(pen, 268, 102, 86, 130)
  return (
    city +
    tree(pen.int(-20, 30), 240, 90, light.near) +
    rect(-70, 238, 540, 70, light.ground) +
    rect(-70, 238, 540, 12, '#BDB4A6') +
    shape('M40 82h330l14-16H54z', pen.pick(['#0D6C70', '#C8452F', '#2F5D8C', '#E0A030'])) +
    rect(40, 82, 330, 9, DARK) +
    stroke('M54 90v152M252 90v152M364 90v152', DARK, 6) +
    rect(58, 96, 190, 130, '#dfeaf0', 0, opacity(0.35)) +
    shape('M58 96h60l-50 130H58z', '#fff', opacity(0.25)) +
    circle(311, 168, 120, pen.glow('#FFF1CF', light.windows ? 0.6 : 0.2)) +
    rect(260, 94, 102, 150, DARK, 3) +
    poster +
    rect(80, 206, 150, 8, '#8a6a4a', 2) +
    stroke('M92 214v28M218 214v28', DARK, 5) +
    person(120, 244, 92, '#7b3f3a') +
    person(158, 244, 84, '#2b5563') +
    person(204, 244, 96, '#2d3040') +
    rect(76, 100, 66, 18, DARK, 2) +
    letters(82, 113, 11, '#F5B81C', pen.pick(['Chowk Rd', 'MG Road', 'Tank Bund', 'Lal Darwaza'])) +
    stroke('M-70 280H470', '#fff', 4, ` stroke-dasharray="40 30"${opacity(0.45)}`) +
    autoRickshaw(20, 284, 1)
  )
}

/** Two pictures of five are inside a coach or at a station. */
const RAILWAY: Readonly<Record<number, string>> = { 3: 'coach', 4: 'rail' }

function draw(pen: Pen, options: SceneOptions): string {
  const light = lightOf(pen, options)
  const drawn = pen.pick(['metro', 'bus', 'shelter'])
  const city =
    sky(pen, light) + skyline(pen, 206, 24, 96, light.far) + skyline(pen, 218, 6, 48, light.middle, light.windows)
  const street = { light, city, glass: light.windows ? '#FFE9B8' : '#BFD9E6' }

  switch (pen.variant ?? RAILWAY[pen.seed % 5] ?? drawn) {
    case 'coach':
      return coach(pen, street)
    case 'rail':
      return rail(pen, street)
    case 'metro':
      return metro(pen, street)
    case 'bus':
      return bus(pen, street)
    default:
      return shelter(pen, street)
  }
}

export const transit: MediumArt = { variants: ['metro', 'bus', 'shelter', 'coach', 'rail'], draw }
