import { circle, opacity, ROUND_CAP, rect, round, shape, stroke } from './marks.ts'
import type { Pen } from './pen.ts'

/** Colours of the outdoors: the sky, three layers behind one another, the ground, and lit windows ('' by day). */
export interface Light {
  top: string
  horizon: string
  sun: string
  far: string
  middle: string
  near: string
  ground: string
  windows: string
}

export type TimeOfDay = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon' | 'teal'

const MOON = '#EEF2FA'

export const LIGHTS: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    top: '#8FBBD3',
    horizon: '#FCDDBB',
    sun: '#FFF3DC',
    far: '#C3BCC4',
    middle: '#938FA6',
    near: '#5B6280',
    ground: '#4B5268',
    windows: '',
  },
  noon: {
    top: '#5AA5D1',
    horizon: '#DCEFF5',
    sun: '#fff',
    far: '#B5CDD8',
    middle: '#85A6B6',
    near: '#4F7286',
    ground: '#5D6973',
    windows: '',
  },
  golden: {
    top: '#EFA257',
    horizon: '#FEE7B8',
    sun: '#FFF7E0',
    far: '#DFAE83',
    middle: '#B4765C',
    near: '#75474A',
    ground: '#503A42',
    windows: '',
  },
  dusk: {
    top: '#2B3768',
    horizon: '#F2916A',
    sun: '#FFCB86',
    far: '#82597A',
    middle: '#533F69',
    near: '#302C52',
    ground: '#242141',
    windows: '#FFD98A',
  },
  night: {
    top: '#0A1430',
    horizon: '#2D4E80',
    sun: MOON,
    far: '#22386A',
    middle: '#182A50',
    near: '#0F1B3A',
    ground: '#0B142D',
    windows: '#FFE2A0',
  },
  monsoon: {
    top: '#66848E',
    horizon: '#D0DBD7',
    sun: '#E6ECE9',
    far: '#9CB0B3',
    middle: '#6F898E',
    near: '#435E65',
    ground: '#38484E',
    windows: '',
  },
  teal: {
    top: '#0E3B4D',
    horizon: '#F5BE6B',
    sun: '#FFE1A6',
    far: '#5B7F78',
    middle: '#305863',
    near: '#163A47',
    ground: '#102B37',
    windows: '#FFDE96',
  },
}

export const OUTDOORS = ['dawn', 'noon', 'golden', 'dusk', 'night', 'monsoon', 'teal'] as const
export const AFTER_DARK = ['dusk', 'night', 'teal'] as const

/** The light asked for, otherwise one of `times` by chance. */
export function lightOf(
  pen: Pen,
  { time }: { time?: TimeOfDay | undefined },
  times: readonly [TimeOfDay, ...TimeOfDay[]] = OUTDOORS,
): Light {
  const drawn = pen.pick(times)
  return LIGHTS[time ?? drawn]
}

export function sky(pen: Pen, light: Light): string {
  const hasMoon = light.sun === MOON
  const x = pen.int(30, 370)
  const y = hasMoon ? pen.int(36, 70) : pen.int(60, 150)
  const air = pen.gradient([
    [0, light.top],
    [0.75, light.horizon],
  ])
  return (
    rect(-70, 0, 540, 300, air) +
    circle(x, y, 70, pen.glow(light.sun, 0.5)) +
    circle(x, y, hasMoon ? 13 : 21, light.sun)
  )
}

/** Roofs between `lowest` and `highest` above y, some with a tank, an aerial or a gable; `windows` lights some of them. */
export function skyline(pen: Pen, y: number, lowest: number, highest: number, fill: string, windows = ''): string {
  let outline = 'M-70 300'
  let rows = ''
  let x = -70
  while (x < 470) {
    const width = pen.int(44, 94)
    const roof = y - pen.int(lowest, highest)
    outline += `V${roof}`
    const top = pen.chance()
    if (top < 0.25) outline += 'h5v-7h9v7'
    else if (top < 0.36) outline += 'h8v-15h1v15'
    else if (top < 0.44) outline += `h4l${(width - 8) / 2}-9`
    x += width
    outline += `H${x}`
    const isLit = pen.chance() < 0.5
    if (windows && isLit) {
      for (let row = roof + 8; row < y + 10 && row < roof + 28; row += 10) rows += `M${x - width + 5} ${row}H${x - 4}`
    }
  }
  const lit = rows && stroke(rows, windows, 3, ` stroke-dasharray="2.5 4.5 2.5 11"${opacity(0.55)}`)
  return shape(`${outline}V300Z`, fill) + lit
}

export function tree(x: number, y: number, height: number, fill: string): string {
  const [small, large] = [round(height * 0.34), round(height * 0.4)]
  const left = `M${round(x - height * 0.6)} ${round(y - height * 0.7)}a${small} ${small} 0 0 1 ${round(height * 0.22)}${round(-height * 0.55)}`
  const top = `a${large} ${large} 0 0 1 ${round(height * 0.76)} 0`
  const right = `a${small} ${small} 0 0 1 ${round(height * 0.22)} ${round(height * 0.55)}z`
  return stroke(`M${x} ${y}v${-height}`, fill, height / 8) + shape(left + top + right, fill)
}

export function palm(x: number, y: number, height: number, fill: string): string {
  const leaves = 'q-14-12-30 4m30-4q-18-2-22 16m22-16q14-12 30 4m-30-4q18-2 22 16m-22-16q-2-14-14-20m14 20q4-14 16-18'
  return (
    stroke(`M${x} ${y}q4${-height / 2} -3${-height}`, fill, 4) +
    stroke(`M${x - 3} ${y - height}${leaves}`, fill, 4, ROUND_CAP)
  )
}
